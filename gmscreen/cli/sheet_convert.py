"""`gmscreen sheet convert IN OUT`: sheets from one form into another, by their suffixes."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath

from gmscreen.session.whole_file import write_whole
from gmscreen.sheets.exchange.incoming import NATIVE, Incoming, Taken, read_any
from gmscreen.sheets.exchange.markdown import markdown_of
from gmscreen.sheets.exchange.reading import slug
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.validation import printable

MARKDOWN = ".md"
FAILED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Where from, where to, and what may be overwritten."""
    parser.set_defaults(refuse=parser.error)
    for name in ("source", "target"):
        shown, told = text(f"convert.{name}_name"), text(f"convert.{name}")
        parser.add_argument(name, type=Path, metavar=shown, help=told)
    parser.add_argument("--to", choices=["toml", "md"], help=text("convert.to"))
    parser.add_argument("--force", action="store_true", help=text("convert.force"))


def run(options: Namespace) -> int:
    """Convert all of the sheets, or, where anything is wrong, none; gives the exit status."""
    incoming = read_any(options.source)
    _tell([*incoming.problems, *incoming.skipped])
    if incoming.problems or not incoming.sheets:
        _tell([] if incoming.problems else [text("convert.nothing", file=printable(options.source.name))])
        return FAILED
    targets = _targets(options, incoming)
    there = [] if options.force else [target for target, _ in targets if target.exists()]
    if there:
        _tell(text("convert.exists", file=target) for target in there)
        return FAILED
    files = [(target, _data(target, taken)) for target, taken in targets]
    for target, data in files:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(target, [data])
    print(plural("convert.done", len(targets), target=options.target))
    return 0


def _targets(options: Namespace, incoming: Incoming) -> list[tuple[Path, Taken]]:
    """Each sheet with the file that it goes to: one file, or a folder for many or for a folder."""
    suffix = options.target.suffix.lower()
    is_one = len(incoming.sheets) == 1 and not options.source.is_dir() and not options.target.is_dir()
    if is_one and suffix in (NATIVE, MARKDOWN):
        return [(options.target, incoming.sheets[0])]
    if suffix and not options.target.is_dir():
        options.refuse(text("convert.bad_target"))
    return list(_in_folder(options.target, incoming.sheets, _suffix(options, incoming.sheets)))


def _suffix(options: Namespace, sheets: Sequence[Taken]) -> str:
    """What was asked for; else Markdown from sheets' own files, and these from anything else."""
    if options.to:
        return f".{options.to}"
    return MARKDOWN if all(taken.origin.lower().endswith(NATIVE) for taken in sheets) else NATIVE


def _in_folder(folder: Path, sheets: Sequence[Taken], suffix: str) -> Iterator[tuple[Path, Taken]]:
    """Names from outside become slugs, and stay in the folder; the second of a name is numbered."""
    used: set[Path] = set()
    for taken in sheets:
        inner = folder.joinpath(*(slug(part) for part in PurePosixPath(taken.folder).parts))
        alone = sum(other.origin == taken.origin for other in sheets) == 1
        name = slug(PurePosixPath(taken.origin).stem) if alone else taken.sheet.id
        target, number = inner / f"{name}{suffix}", 1
        while target in used:
            number += 1
            target = inner / f"{name}-{number}{suffix}"
        used.add(target)
        yield target, taken


def _data(target: Path, taken: Taken) -> bytes:
    """The bytes of one file; what was guessed, and what its form leaves out, is told."""
    _tell(f"{printable(taken.sheet.name)}: {warning}" for warning in _warnings(taken))
    if target.suffix.lower() == NATIVE:
        return taken.written.data
    markdown = markdown_of(taken.sheet)
    if left := [path for path in (*markdown.left_out, *taken.unknown) if path != "id"]:
        shown = ", ".join(dict.fromkeys(left))
        _tell([text("convert.left_out", name=printable(taken.sheet.name), fields=shown)])
    return markdown.text.encode()


def _warnings(taken: Taken) -> Iterator[str]:
    yield from taken.warnings
    for line in taken.lines:
        for warning in line.warnings:
            yield text("convert.line", line=line.number, warning=warning)


def _tell(sentences: Iterable[str]) -> None:
    for sentence in sentences:
        print(sentence, file=sys.stderr)
