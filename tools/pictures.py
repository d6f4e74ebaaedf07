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

CARDS = "cards"
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
CARDS_DPI = 100


def main(names: Sequence[str]) -> int:
    """Draw the pictures of these names, or all; gives the exit status."""
    known = (*PANELS, CARDS)
    wanted = names or known
    if not set(wanted) <= set(known):
        print(f"There are pictures of: {', '.join(known)}", file=sys.stderr)
        return 2
    if CARDS in wanted and shutil.which("pdftoppm") is None:
        print("pdftoppm is missing: apt-get install poppler-utils", file=sys.stderr)
        return 1
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name in wanted:
        draw_cards() if name == CARDS else draw_panel(name)
    return 0


def draw_panel(name: str) -> None:
    """A panel as the window shows it, with a sheet on the desk."""
    _run("./run", "screenshot", "--out", IMAGES, "--panel", name, "--theme", PANELS[name], "--sheet", SHEET)


def draw_cards() -> None:
    """A sheet of small cards."""
    sheets = [f"sheets/{name}.toml" for name in ON_CARDS]
    with TemporaryDirectory() as folder:
        pdf = Path(folder, "cards.pdf")
        _run("./run", "cards", *sheets, "--size", "small", "-o", pdf)
        page = ("-r", str(CARDS_DPI), "-f", "1", "-singlefile")
        _run("pdftoppm", "-png", *page, pdf, IMAGES / CARDS)


def _run(*words: str | Path) -> None:
    subprocess.run([*map(str, words)], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
