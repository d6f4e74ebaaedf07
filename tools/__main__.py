"""What ./run, ./test and ./bench start: python tools run|test|bench ARGS."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools.start import main  # noqa: E402 the path comes first

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
