"""The program's entry: `gmscreen`, or `python -m gmscreen`."""

import sys

from gmscreen.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
