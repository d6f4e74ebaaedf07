"""A conta, the gains of each week and what was spent (24 §4), and the purse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from gmscreen.sheets.exchange.escapes import escaped, fields_of, unescaped
from gmscreen.sheets.exchange.figures import NUMBER, figure, told_points
from gmscreen.sheets.exchange.found import Found, Put, Scene
from gmscreen.sheets.exchange.noise import Line
from gmscreen.sheets.exchange.parts import SEPARATOR, Number, Part, Tree, read_parts, told_parts
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Section, member, word
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import MINUS

HEADINGS = ("attributes", "advantages", "skills", "spells", "disadvantages", "quirks")

_TERM = re.compile(
    rf"(?P<sign>^|[+\-−‐‑])\s*(?P<points>{NUMBER})\s*(?P<label>[^\W\d_]+)?\s*(?:\([^()]{{0,200}}\))?\s*"
)
_TOTAL = re.compile(rf"(?P<total>{NUMBER})(?:\s+(?P<rest>.*))?")


def told_account(account: Tree) -> Iterator[str]:
    """The lines of the account: its terms, then each gain and each spending."""
    terms = [(heading, account[heading]) for heading in HEADINGS if heading in account]
    told = "".join(
        _told_term(heading, points, first=not index) for index, (heading, points) in enumerate(terms)
    )
    total = f" = **{told_points(account['total'])}** {_phrase('of_creation')}" if "total" in account else ""
    if told or total:
        yield f"> **{_phrase('account')}:** {told}{total}".replace(":**  =", ":** =")
    parts = told_parts(account, _EXTRA)
    if parts:
        yield f"> **{_phrase('left_over')}:** {SEPARATOR.join(parts)}"
    for gain in account.get("gains") or []:
        yield _told_gain(gain)
    for spending in account.get("spendings") or []:
        yield _told_spending(spending)


def _phrase(key: str) -> str:
    return text(f"written.phrase.{key}").split("|")[0]


def _told_term(heading: str, points: Decimal, *, first: bool) -> str:
    label = word("section", heading).lower()
    if first:
        return f"{told_points(points)} {label}"
    sign = MINUS if points < 0 else "+"
    return f" {sign} {told_points(abs(points))} {label}"


def _told_gain(gain: Tree) -> str:
    reason = f", {escaped(gain['reason'])}" if "reason" in gain else ""
    points = f"{'' if gain['points'] < 0 else '+'}{told_points(gain['points'])}"
    return f"> **{_phrase('gains')}:** {points} ({_phrase('week')} {gain['week']}{reason})"


def _told_spending(spending: Tree) -> str:
    note = f"{SEPARATOR}{escaped(spending['note'])}" if "note" in spending else ""
    told = f"{told_points(spending['points'])} {_phrase('points_on')} {escaped(spending['name'], ',')}"
    return f"> **{_phrase('week')} {spending['week']}:** {told}{note}"


_EXTRA: tuple[Part, ...] = (
    Number(("unspent",), "unspent", exact=True),
    Number(("creation",), "creation", exact=True),
)


def read_account(line: Line, _scene: Scene) -> Found | None:
    """`A conta: 95 atributos + 40 vantagens … − 35 − 5 = 150`; terms without a label go by their order."""
    label, colon, told = line.bare.partition(":")
    if not colon or label.strip().casefold() != _phrase("account").casefold():
        return None
    terms, equals, result = told.partition("=")
    puts, rest = _terms(terms)
    total = _TOTAL.match(result.strip()) if equals else None
    value = figure(total["total"]) if total else None
    if total and value is not None:
        puts.append(Put(("account", "total"), value))
    left = (total["rest"] or "") if total else result
    unused = left.strip() not in ("", _phrase("of_creation")) or (equals and value is None)
    return Found(LineKind.ACCOUNT, tuple(puts), (line.bare,) if rest or unused else ())


def _terms(told: str) -> tuple[list[Put], bool]:
    """The terms in order, and whether something else stands among them."""
    puts: list[Put] = []
    position, told = 0, told.strip()
    while position < len(told) and (found := _TERM.match(told, position)):
        heading = member("section", found["label"]) if found["label"] else _next_heading(puts)
        points = figure(found["points"])
        if heading not in HEADINGS or points is None:
            break
        puts.append(Put(("account", str(heading)), -points if found["sign"] in tuple("-−‐‑") else points))
        position = found.end()
    return puts, position < len(told)


def _next_heading(puts: list[Put]) -> str | None:
    """Where no label is written: the last two terms are disadvantages and quirks (08)."""
    written = {put.path[-1] for put in puts}
    order = HEADINGS if not puts else ("disadvantages", "quirks") if "skills" in written else HEADINGS
    return next((heading for heading in order if heading not in written), None)


_GAIN = re.compile(
    rf"\+?(?P<points>{NUMBER}) \((?P<week_word>[^\W\d_]+) (?P<week>[0-9]{{1,4}})(?:, (?P<reason>.*?))?\)"
    rf"(?P<totals> = (?P<total>{NUMBER}) totais, (?P<unspent>{NUMBER}) não gastos\.?)?"
)
_SPENT = re.compile(rf"(?P<points>{NUMBER}) (?:pontos?|pts?) em (?P<name>.+)")


def read_gains(line: Line, _scene: Scene) -> Found | None:
    """`Ganhos: +3 (Semana 2, motivo) = 153 totais, 3 não gastos`."""
    label, colon, told = line.bare.partition(":")
    found = (
        _GAIN.fullmatch(told.strip()) if colon and label.casefold() == _phrase("gains").casefold() else None
    )
    points = figure(found["points"]) if found else None
    if found is None or points is None:
        return None
    gain: dict[str, Any] = {"week": int(found["week"]), "points": points}
    gain |= {"reason": unescaped(found["reason"])} if found["reason"] else {}
    puts = [Put(("account", "gains"), gain)]
    if found["unspent"]:
        puts.append(Put(("account", "unspent"), figure(found["unspent"])))
        puts.append(Put(("points",), figure(found["total"])))
    return Found(LineKind.ACCOUNT, tuple(puts))


def read_spending(line: Line, _scene: Scene) -> Found | None:
    """`Semana 3: 4 pontos em Lança, DX+2 → DX+3 (8 → 12 pts). Sobra 1.`"""
    label, colon, told = line.bare.partition(":")
    week = re.fullmatch(rf"{_phrase('week')} ([0-9]{{1,4}})", label, re.IGNORECASE)
    found = _SPENT.fullmatch(told.strip()) if colon and week else None
    points = figure(found["points"]) if found else None
    if found is None or week is None or points is None:
        return None
    name, *notes = fields_of(found["name"])
    if not notes:
        name, _, detail = name.partition(", ")
        notes = [detail] if detail else []
    spending: dict[str, Any] = {"week": int(week[1]), "points": points, "name": unescaped(name)}
    spending |= {"note": unescaped(" · ".join(notes))} if notes else {}
    return Found(LineKind.ACCOUNT, (Put(("account", "spendings"), spending),))


def read_left_over(line: Line, _scene: Scene) -> Found | None:
    """What is left, and what there was to spend at the start where it is not the usual sum."""
    label, colon, told = line.bare.partition(":")
    if not colon or label.casefold() != _phrase("left_over").casefold():
        return None
    tree, rest = read_parts(fields_of(told.strip()), _EXTRA)
    return Found(
        LineKind.ACCOUNT, tuple(Put(("account", key), value) for key, value in tree.items()), tuple(rest)
    )


_WEALTH: tuple[Part, ...] = (
    Number(("initial_g",), "initial", exact=True),
    Number(("spent_g",), "spent", exact=True),
    Number(("balance_g",), "balance", exact=True),
)


_NEAR_WEALTH = (None, Section.IDENTITY, Section.EQUIPMENT, Section.ACCOUNT, Section.ATTRIBUTES)


def told_wealth(wealth: Tree) -> str:
    """The purse in one line."""
    level = escaped(wealth["level"]) if "level" in wealth else "—"
    return f"{word('label', 'wealth')}: {SEPARATOR.join([level, *told_parts(wealth, _WEALTH)])}"


def read_wealth(line: Line, scene: Scene) -> Found | None:
    """`Riqueza: Confortável · recebeu 2000 g · gastou 1441 g · restam 559 g`."""
    label, colon, told = line.bare.partition(":")
    if not colon or scene.section not in _NEAR_WEALTH or member("label", label) != "wealth":
        return None
    level, *fields = fields_of(told.strip())
    if any(member("place", field) for field in fields):
        return None  # a piece of that name
    tree, rest = read_parts(fields, _WEALTH)
    tree |= {} if level == "—" else {"level": unescaped(level)}
    return Found(
        LineKind.WEALTH, tuple(Put(("wealth", key), value) for key, value in tree.items()), tuple(rest)
    )
