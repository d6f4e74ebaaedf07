"""The pictures of README.md, drawn anew: `python3 -m tools.pictures`, or `… cards` and the like for some."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"

SHEET = "sheets/kallias.toml"
PANELS = {"sheets": "dark", "blows": "dark", "defenses": "light"}
"""Panels that README.md shows, each with its theme."""

ON_CARDS = (
    "murador",
    "jiangshi",
    "draugr",
    "casca-de-osso",
    "rakshasa-menor",
    "juntador",
    "falsa-corda",
    "boca-de-poco",
    "kallias",
)
PRINTS: dict[str, tuple[int, tuple[str, ...]]] = {
    "cards": (100, ("cards", *(f"sheets/{name}.toml" for name in ON_CARDS), "--size", "small")),
    "full-sheet": (75, ("sheet", "pdf", SHEET)),
    "inserts": (70, ("inserts",)),
}
"""Prints whose first page README.md shows: dots to the inch, and the command."""


def main(names: Sequence[str]) -> int:
    """Draw the pictures of these names, or all; gives the exit status."""
    known = (*PANELS, *PRINTS)
    wanted = names or known
    if not set(wanted) <= set(known):
        print(f"There are pictures of: {', '.join(known)}", file=sys.stderr)
        return 2
    if set(PRINTS) & set(wanted) and shutil.which("pdftoppm") is None:
        print("pdftoppm is missing: apt-get install poppler-utils", file=sys.stderr)
        return 1
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name in wanted:
        draw_print(name) if name in PRINTS else draw_panel(name)
    return 0


def draw_panel(name: str) -> None:
    """A panel as the window shows it, with a sheet on the desk."""
    _run("./run", "screenshot", "--out", IMAGES, "--panel", name, "--theme", PANELS[name], "--sheet", SHEET)


def draw_print(name: str) -> None:
    """The first page of a print."""
    dots, words = PRINTS[name]
    with TemporaryDirectory() as folder:
        pdf = Path(folder, "print.pdf")
        _run("./run", *words, "-o", pdf)
        page = ("-r", str(dots), "-f", "1", "-singlefile")
        _run("pdftoppm", "-png", *page, pdf, IMAGES / name)


def _run(*words: str | Path) -> None:
    subprocess.run([*map(str, words)], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
