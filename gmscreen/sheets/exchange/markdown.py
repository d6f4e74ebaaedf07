"""A sheet as the canon's Markdown: the homologated sheet of 24, which the same program reads back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gmscreen.sheets.exchange.account_lines import told_account, told_wealth
from gmscreen.sheets.exchange.attack_lines import told_attack
from gmscreen.sheets.exchange.creature_lines import told_obstacle, told_spoils
from gmscreen.sheets.exchange.derived_lines import told_derived
from gmscreen.sheets.exchange.equipment_lines import told_piece
from gmscreen.sheets.exchange.escapes import escaped
from gmscreen.sheets.exchange.figures import told_dice
from gmscreen.sheets.exchange.identity_lines import told_identity, told_title
from gmscreen.sheets.exchange.number_lines import told_qualifier
from gmscreen.sheets.exchange.parts import SEPARATOR, Tree
from gmscreen.sheets.exchange.reading import understood
from gmscreen.sheets.exchange.skill_lines import told_magic_head, told_magic_iq, told_skill, told_spell
from gmscreen.sheets.exchange.trait_lines import told_advantage, told_bond, told_disadvantage
from gmscreen.sheets.exchange.words import Figure, Label, Section, word
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.native_writer import plain
from gmscreen.sheets.traits import EffectKind
from gmscreen.texts.numbers import number
from gmscreen.texts.validation import field_path

_ATTRIBUTES = ("st", "dx", "iq", "ht")
_PRINTED = {
    "pv": Figure.PV,
    "fatigue": Figure.FATIGUE,
    "basic_speed": Figure.BASIC_SPEED,
    "move": Figure.MOVE,
    "dodge": Figure.DODGE,
}
_NATURAL = {"pd": Figure.PD, "dr": Figure.DR, "head_dr": Figure.HEAD_DR}


@dataclass(frozen=True, slots=True)
class Markdown:
    """The written sheet, and the paths of the fields that this form does not carry."""

    text: str
    left_out: tuple[str, ...]


def markdown_of(sheet: Sheet) -> Markdown:
    """The sheet in the canon's Markdown. What it leaves out is found by reading it back."""
    written = told_sheet(sheet)
    before, after = dict(_leaves((), plain(sheet))), dict(_leaves((), plain(understood(written)[0].sheet)))
    left = [path for path, value in before.items() if after.get(path) != value]
    return Markdown(written, tuple(field_path(path, first=1) for path in left))


def told_sheet(sheet: Sheet) -> str:
    """The text alone."""
    tree: Mapping[str, Any] = plain(sheet)
    blocks = [[f"# {told_title(sheet.name)}"], [f"- {line}" for line in told_identity(tree)]]
    blocks += [lines for section in _SECTIONS if (lines := list(section(sheet, tree)))]
    return "\n\n".join("\n".join(lines) for lines in blocks) + "\n"


def _heading(section: Section) -> str:
    return f"## {word('section', section)}\n"


def _numbers(_sheet: Sheet, tree: Tree) -> Iterator[str]:
    attributes = tree.get("attributes", {})
    told = [f"**{word('figure', name)}** {attributes[name]}" for name in _ATTRIBUTES if name in attributes]
    printed = tree.get("printed", {})
    told += [_told_printed(key, figure, printed) for key, figure in _PRINTED.items() if key in printed]
    natural = tree.get("natural", {})
    told += [
        f"**{word('figure', figure)}** {natural[key]}" for key, figure in _NATURAL.items() if key in natural
    ]
    damage = tree.get("damage", {})
    dice = [
        f"{word} {told_dice(damage[key])}"
        for key, word in (("thrust", "GdP"), ("swing", "GeB"))
        if key in damage
    ]
    if told or dice:
        yield _heading(Section.ATTRIBUTES)
    if told:
        yield f"- {SEPARATOR.join(told)}"
    if dice:
        yield f"- {word('label', Label.DAMAGE)}: {SEPARATOR.join(dice)}"


def _told_printed(key: str, figure: Figure, printed: Tree) -> str:
    note = f" {told_qualifier(printed['move_note'])}" if key == "move" and "move_note" in printed else ""
    return f"{word('figure', figure)} {number(printed[key])}{note}"


def _derived(sheet: Sheet, _tree: Tree) -> Iterator[str]:
    """Both lines; a creature that carries nothing has one alone, which its numbers have told."""
    if sheet.kind is SheetKind.CREATURE and not sheet.equipment:
        return
    yield _heading(Section.DERIVED)
    yield from (f"- {line}" for line in told_derived(sheet))
    magery = sum(bonus.amount for bonus in sheet.bonuses(EffectKind.MAGERY))
    if sheet.spells and magery > 0 and sheet.attributes.iq is not None:
        yield f"- {told_magic_iq(sheet.attributes.iq, magery)}"


def _creature(_sheet: Sheet, tree: Tree) -> Iterator[str]:
    creature = tree.get("creature")
    if creature is None:
        return
    yield _heading(Section.CREATURE)
    if floors := creature.get("floors"):
        yield f"- {word('label', Label.FLOORS)}: {', '.join(map(str, floors))}"
    if group := creature.get("group"):
        yield f"- **{word('label', Label.GROUP)}:** {group['least']} a {group['most']}"
    for label in (Label.TRADITION, Label.MORALE, Label.SPECIAL, Label.TACTICS):
        if label.value in creature:
            yield f"- **{word('label', label)}:** {escaped(creature[label.value])}"
    if obstacle := creature.get("obstacle"):
        yield f"- **{word('label', Label.OBSTACLE)}:** {told_obstacle(obstacle)}"
    if spoils := creature.get("spoils"):
        yield f"- **{word('label', Label.SPOILS)}:** {told_spoils(spoils)}"


def _list(section: Section, told: Callable[[Any], str]) -> Callable[[Sheet, Tree], Iterator[str]]:
    def lines(_sheet: Sheet, tree: Tree) -> Iterator[str]:
        items = tree.get(section.value) or []
        if items:
            yield _heading(section)
            yield from (f"- {told(item)}" for item in items)

    return lines


def _equipment(sheet: Sheet, tree: Tree) -> Iterator[str]:
    wealth = tree.get("wealth")
    if wealth:
        yield _heading(Section.EQUIPMENT)
        yield f"- {told_wealth(wealth)}"
    pieces = list(_list(Section.EQUIPMENT, told_piece)(sheet, tree))
    yield from pieces[1:] if wealth else pieces


def _spells(sheet: Sheet, tree: Tree) -> Iterator[str]:
    head = told_magic_head(tree.get("magic") or {})
    lines = list(_list(Section.SPELLS, told_spell)(sheet, tree))
    if head:
        yield _heading(Section.SPELLS)
        yield "\n".join(f"- {line}" for line in head) + ("\n" if lines else "")
    yield from lines[1:] if head else lines


def _account(_sheet: Sheet, tree: Tree) -> Iterator[str]:
    lines = list(told_account(tree.get("account") or {}))
    if lines:
        yield _heading(Section.ACCOUNT)
        yield "\n>\n".join(lines)


def _notes(sheet: Sheet, _tree: Tree) -> Iterator[str]:
    """The notes, their lines as they are; nothing in them is taken for a part of the sheet."""
    if sheet.notes:
        yield _heading(Section.NOTES)
        yield "\n".join(_note_line(line) for line in sheet.notes.split("\n"))


def _note_line(line: str) -> str:
    return escaped(line, "#") if line else ""


_SECTIONS: tuple[Callable[[Sheet, Tree], Iterator[str]], ...] = (
    _numbers,
    _derived,
    _creature,
    _equipment,
    _list(Section.ATTACKS, told_attack),
    _list(Section.SKILLS, told_skill),
    _spells,
    _list(Section.ADVANTAGES, told_advantage),
    _list(Section.DISADVANTAGES, told_disadvantage),
    _list(Section.QUIRKS, escaped),
    _list(Section.BONDS, told_bond),
    _account,
    _notes,
)


def _leaves(path: tuple[int | str, ...], value: Any) -> Iterator[tuple[tuple[int | str, ...], Any]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _leaves((*path, key), inner)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _leaves((*path, index), inner)
    else:
        yield path, value
