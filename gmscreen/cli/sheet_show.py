"""`gmscreen sheet show FILE…`: a sheet as text, with both lines, or as JSON."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from gmscreen.calc.answer_text import written
from gmscreen.cli.sheet_figures import figure_rows, value
from gmscreen.cli.sheet_files import FAILED, INDENT, add_files, read_sheets
from gmscreen.cli.sheet_report import report
from gmscreen.cli.sheet_sums import account_lines, school_words, spells_heading
from gmscreen.sheets.fields import dice_of
from gmscreen.sheets.line_words import skill_words, spell_words, trait_words
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.secondary import secondary
from gmscreen.texts.catalogue import text
from gmscreen.texts.dice import dice_text
from gmscreen.texts.numbers import DASH, number

add_arguments = add_files


def run(options: Namespace) -> int:
    """Show every sheet that can be read; 1 where one could not."""
    status = 0
    for path, file in read_sheets(options.files):
        if file is None:
            status = FAILED
        elif options.json:
            print(written({"file": str(path), **report(file.sheet)}))
        else:
            print(shown(file.sheet))
    return status


def shown(sheet: Sheet) -> str:
    """The whole sheet in lines of text, ended by an empty one."""
    blocks = [_head(sheet), _both_lines(sheet), *_lists(sheet)]
    return "\n\n".join(blocks) + "\n"


def _head(sheet: Sheet) -> str:
    kind = text(f"sheets_panel.kind.{sheet.kind}")
    mark = text("sheets_panel.mark_of", name=sheet.mark) if sheet.mark else ""
    about = (sheet.name, kind, sheet.people, sheet.origin, mark)
    return "\n".join([" · ".join(part for part in about if part), " · ".join(_values(sheet))])


def _values(sheet: Sheet) -> Iterator[str]:
    """Attributes, what follows from them, and the dice of the strength."""
    for name in ("st", "dx", "iq", "ht"):
        attribute = getattr(sheet.attributes, name)
        yield f"{name.upper()} {DASH if attribute is None else number(attribute)}"
    known = secondary(sheet)
    derived = {"pv": known.pv, "fatigue": known.fatigue, "will": known.will, "speed": known.basic_speed}
    for key, derivation in derived.items():
        yield f"{text(f'sheets_panel.figure.{key}')} {value(derivation)}"
    for key in ("thrust", "swing"):
        if dice := dice_of(getattr(sheet.damage, key)):
            yield f"{text(f'sheets_panel.figure.{key}')} {dice_text(dice)}"


def _both_lines(sheet: Sheet) -> str:
    lines = lines_of(sheet)
    heads = [text(f"sheets_panel.line.{line.kind}") for line in (lines.in_scene, lines.on_march)]
    rows = [("", heads[0], heads[1]), *figure_rows(lines)]
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    table = [f"{name:<{widths[0]}}  {first:<{widths[1]}}  {second}".rstrip() for name, first, second in rows]
    return "\n".join([*table, text("sheet_command.legend")])


def _lists(sheet: Sheet) -> Iterator[str]:
    """Each list that has something in it, under its title."""
    listed = {
        text("sheets_panel.title.skills"): [*map(skill_words, sheet.skills)],
        spells_heading(sheet): [*map(spell_words, sheet.spells), *school_words(sheet)],
        text("sheets_panel.title.advantages"): [*map(trait_words, sheet.advantages)],
        text("sheets_panel.title.disadvantages"): [*map(trait_words, sheet.disadvantages)],
        text("sheets_panel.title.account"): [*account_lines(sheet)],
    }
    for title, words in listed.items():
        if words:
            yield "\n".join([title, *(f"{INDENT}{_on_one_line(line)}" for line in words)])


def _on_one_line(words: str) -> str:
    """Words with whatever breaks of line a name has in it made blanks."""
    return " ".join(words.split())
