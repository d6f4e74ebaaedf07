"""Headings, names and the lines that say whose sheet it is (06, 07a, 08, 13, 18)."""

from __future__ import annotations

import re

from gmscreen.sheets.exchange.creature_lines import labelled
from gmscreen.sheets.exchange.escapes import escaped, unescaped
from gmscreen.sheets.exchange.figures import figure, told_points, whole
from gmscreen.sheets.exchange.found import Found, Put, Scene
from gmscreen.sheets.exchange.noise import Line
from gmscreen.sheets.exchange.parts import Tree, signed_whole
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Label, Section, any_of, member, word, words
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import DASH

LONGEST_PLAIN_NAME = 100

_MODEL = re.compile(r"[0-9]{1,3} · (?P<city>[^—·]{1,60}) — (?P<name>.+)")
_POST = re.compile(r"(?P<name>[^—]{1,200}) — (?P<post>.+)")
_PARTICLES = {"de", "da", "do", "das", "dos", "e", "que", "o", "a"}
_ARTICLES = {"o", "a", "os", "as"}
_COUNT = re.compile(r"\s*\([^()]*\)\s*$")


def is_capitals(written: str) -> bool:
    """Whether it is a title in capitals, as the bestiary's names are."""
    return written.isupper() and sum(map(str.isalpha, written)) > 1


def starts_sheet(line: Line) -> bool:
    """Whether a new sheet begins with this heading: one of the first level, or a name in capitals."""
    if not line.heading or member("section", _COUNT.sub("", line.bare)):
        return False
    return line.heading == 1 or is_capitals(line.bare.partition(" — ")[0])


def told_title(name: str) -> str:
    """The name as a title, so written that it is not taken for a section's heading or for another's form."""
    told = escaped(name)
    is_plain = not (member("section", _COUNT.sub("", name)) or is_capitals(name.partition(" — ")[0]))
    return told if is_plain or "&#" in told else f"&#{ord(told[0])};{told[1:]}"


def read_heading(line: Line, scene: Scene) -> Found | None:
    """The heading of a section, marked or alone in its line, or the title of a sheet; others are kept."""
    section = member("section", _COUNT.sub("", line.bare))
    if not line.heading and (line.is_item or section is None):
        return None
    if section:
        return Found(LineKind.HEADING, section=Section(section), keeps=section == Section.PUBLIC)
    if scene.has("name") or not starts_sheet(line):
        return Found(LineKind.NOTE, section=Section.PUBLIC, keeps=True)
    return _title(line.bare)


def _title(written: str) -> Found:
    """`6 · AMARAVATI — O Mago de Agni`, `FUNMILAYO — Batedora`, `MURADOR`, or any name."""
    if "&#" in written:
        return Found(LineKind.NAME, (Put(("name",), unescaped(written)),))
    model, post = _MODEL.fullmatch(written), _POST.fullmatch(written)
    if model and is_capitals(model["city"]):
        return _model(model)
    if post and is_capitals(post["name"]):
        return _person(post["name"], post["post"])
    name = sentence_case(written) if is_capitals(written) else unescaped(written)
    return Found(LineKind.NAME, (Put(("name",), name),))


def _model(found: re.Match[str]) -> Found:
    name = unescaped(found["name"])
    puts = (Put(("name",), name), Put(("origin",), proper_case(found["city"])), Put(("kind",), "pc"))
    return Found(LineKind.NAME, puts)


def _person(name: str, post: str) -> Found:
    puts = (Put(("name",), proper_case(name)), Put(("kind",), "named_npc"))
    return Found(LineKind.NAME, puts, (post,))


def sentence_case(capitals: str) -> str:
    """`BOCA-DE-POÇO` as `Boca-de-poço`; after an article alone the noun has its capital: `O Prumo`."""
    first, *others = capitals.lower().split(" ")
    if first in _ARTICLES and len(others) == 1:
        others = [others[0].capitalize()]
    return " ".join([first.capitalize(), *others])


def proper_case(capitals: str) -> str:
    """`KORVAS DE ANÉIS` as `Korvas de Anéis`."""
    first, *others = capitals.lower().split(" ")
    return " ".join([first.capitalize(), *(one if one in _PARTICLES else one.capitalize() for one in others)])


def read_first_line(line: Line, scene: Scene) -> Found | None:
    """A short first line without a heading's mark is taken for the name."""
    is_short = len(line.bare) <= LONGEST_PLAIN_NAME and not line.bare.endswith((".", ":"))
    if scene.tree or scene.section or not is_short or "·" in line.bare:
        return None
    return _title(line.bare)


def read_mark(line: Line, _scene: Scene) -> Found | None:
    """`Marcada por Agni. …` (08): the divinity; the sentence after it goes to the notes."""
    phrases = any_of(text("written.phrase.marked_by").split("|"))
    found = re.fullmatch(
        rf"(?:{phrases}) (?P<mark>[^.]{{1,100}})(?:\.(?P<rest>.*))?", line.bare, re.IGNORECASE
    )
    if found is None:
        return None
    rest = (found["rest"] or "").strip()
    return Found(LineKind.IDENTITY, (Put(("mark",), unescaped(found["mark"])),), (rest,) if rest else ())


_TEXTS = {
    Label.NAME: "name",
    Label.PEOPLE: "people",
    Label.ORIGIN: "origin",
    Label.MARK: "mark",
    Label.SOURCE: "source",
}
_CHOICES = {Label.KIND: "kind", Label.SCALE: "scale"}


def read_identity(line: Line, scene: Scene) -> Found | None:
    """`Cidade: Ônfalos`, a row of a table the same; a label with nothing behind it, or `___`, is blank."""
    split = labelled(line.bare)
    label = member("label", split[0]) if split else None
    if split is None or label is None or scene.section not in (None, Section.IDENTITY, Section.PUBLIC):
        return None
    told = split[1].strip()
    if not told.strip("_ ") or (told == DASH and label not in _TEXTS):
        return Found(LineKind.BLANK)
    if label == Label.MASTER_NOTE:
        return Found(LineKind.IDENTITY, (Put(("private_notes",), unescaped(told)),))
    if label == Label.REMARK:
        return Found(LineKind.IDENTITY, keeps=True)
    put = _identity(Label(label), told)
    return Found(LineKind.IDENTITY, (put,)) if put else None


def _identity(label: Label, told: str) -> Put | None:
    if label in _TEXTS:
        return Put((_TEXTS[label],), unescaped(told))
    if label in _CHOICES:
        chosen = member(_CHOICES[label], told)
        return Put((_CHOICES[label],), chosen) if chosen else None
    value = figure(told) if label is Label.POINTS else whole(told) if label is Label.RACIAL_MOVE else None
    return None if value is None else Put((label.value,), value)


def told_identity(tree: Tree) -> list[str]:
    """The lines that say whose sheet it is."""
    told = [f"{word('label', Label.KIND)}: {word('kind', tree['kind'])}"]
    for label in (Label.PEOPLE, Label.ORIGIN, Label.MARK):
        name = words("label", label)[-1 if tree["kind"] == "creature" and label is Label.ORIGIN else 0]
        told += [f"{name}: {escaped(tree[label.value])}"] if label.value in tree else []
    if "scale" in tree:
        told.append(f"{word('label', Label.SCALE)}: {word('scale', tree['scale'])}")
    if "racial_move" in tree:
        told.append(f"{word('label', Label.RACIAL_MOVE)}: {signed_whole(tree['racial_move'])}")
    if "points" in tree:
        told.append(f"{word('label', Label.POINTS)}: {told_points(tree['points'])}")
    if "source" in tree:
        told.append(f"{word('label', Label.SOURCE)}: {escaped(tree['source'])}")
    return told


_HEADER = re.compile(r"(titulo|versao|atualizado|fonte):\s*(.+)", re.IGNORECASE)


def header_source(lines: list[Line]) -> str:
    """Title, version and date of a document of the canon, from the lines above its text; or empty."""
    said = {found[1].lower(): found[2].strip() for line in lines if (found := _header(line))}
    version = f"v{said['versao']}" if "versao" in said else ""
    told = [said.get("titulo", ""), version, said.get("atualizado", ""), said.get("fonte", "")]
    return " · ".join(one for one in told if one)


def is_header(line: Line) -> bool:
    """Whether it is one of the four lines above a document of the canon."""
    return _header(line) is not None


def _header(line: Line) -> re.Match[str] | None:
    plain = folded(line.bare)
    return _HEADER.fullmatch(line.bare) if _HEADER.fullmatch(plain) else None
