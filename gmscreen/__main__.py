"""The program's entry: `gmscreen`, or `python -m gmscreen`."""

import gc
import sys

from gmscreen.cli.main import main as run


def main() -> int:
    """Run the command line; gives the exit status."""
    try:
        return run()
    finally:
        gc.freeze()  # the end of the process frees it all: what is left need not be searched for garbage


if __name__ == "__main__":
    sys.exit(main())
