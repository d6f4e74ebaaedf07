"""A TOML text changed where its values changed, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher

from gmscreen.sheets.toml_blocks import Block, Blocks, blocks_of, new_section
from gmscreen.sheets.toml_text import Table, is_section

_ABSENT = object()


class _UnusualLayoutError(Exception):
    """A field is laid out in a way that is not changed in place, but written anew."""


def edited(source: str, old: Table, new: Table) -> str:
    """The text of `old` with the values of `new`; a field that is laid out unusually is written anew."""
    crlf = "\r\n" in source
    blocks = blocks_of(source.replace("\r\n", "\n") if crlf else source)
    for key in _changed(old, new):
        try:
            _edit_field(blocks, key, old, new)
        except _UnusualLayoutError:
            _give_way(blocks, key)
            _state(blocks, key, new)
    return blocks.text.replace("\n", "\r\n") if crlf else blocks.text


def _changed(old: Table, new: Table) -> list[str]:
    keys = dict.fromkeys([*new, *old])
    return [key for key in keys if old.get(key, _ABSENT) != new.get(key, _ABSENT)]


def _edit_field(blocks: Blocks, key: str, old: Table, new: Table) -> None:
    stated, under = blocks.blocks[0].stating(key), blocks.under(key)
    if key not in new:
        _clear(blocks, key)
    elif stated and not under:
        _edit_statement(blocks.blocks[0], key, new)
    elif not stated and not under:
        _state(blocks, key, new)
    elif stated or under[0].path != (key,):
        raise _UnusualLayoutError
    elif under[0].is_item:
        _edit_items(blocks, key, _as_tables(old.get(key)), _as_tables(new[key]))
    else:
        _edit_block(under[0], under[1:], _as_table(old.get(key)), _as_table(new[key]))


def _as_table(value: object) -> Table:
    """A table of the text; a field that is all defaults is left out of the values, and is empty here."""
    if isinstance(value, Mapping | None):
        return value or {}
    raise _UnusualLayoutError


def _as_tables(value: object) -> list[Table]:
    if isinstance(value, list):
        return [_as_table(item) for item in value]
    raise _UnusualLayoutError


def _clear(blocks: Blocks, key: str) -> None:
    for statement in blocks.blocks[0].stating(key):
        statement.remove()
    _remove(blocks.under(key))


def _give_way(blocks: Blocks, key: str) -> None:
    for statement in blocks.blocks[0].stating(key):
        statement.give_way()
    for block in blocks.under(key):
        block.give_way()


def _remove(blocks: Iterable[Block]) -> None:
    for block in blocks:
        block.remove()


def _state(blocks: Blocks, key: str, new: Table) -> None:
    """Writes a field that is nowhere in the text, where the order of the sheet has it."""
    before = [*new][: [*new].index(key)]
    if not is_section(new[key]):
        blocks.blocks[0].insert(key, new[key], before)
        return
    earlier = [block for block in blocks.blocks if block.path and block.path[0] in before]
    blocks.put_after(earlier[-1] if earlier else blocks.blocks[0], [new_section(key, new[key])])


def _edit_statement(block: Block, key: str, new: Table) -> None:
    """Changes, removes or adds one key of a block."""
    stated = block.stating(key)
    if len(stated) > 1 or any(len(statement.key) > 1 for statement in stated):
        raise _UnusualLayoutError
    if not stated:
        block.insert(key, new[key], [*new][: [*new].index(key)])
    elif key in new:
        stated[0].replace(new[key])
    else:
        stated[0].remove()


def _edit_block(block: Block, below: Sequence[Block], old: Table, new: Table) -> None:
    """Changes a table key by key; `below` are the blocks of the tables within it."""
    for key in _changed(old, new):
        path = (*block.path, key)
        inner = [one for one in below if one.path[: len(path)] == path]
        if not inner:
            _edit_statement(block, key, new)
        elif key not in new:
            _remove(inner)
        elif inner[0].path == path and not inner[0].is_item:
            _edit_block(inner[0], inner[1:], _as_table(old.get(key)), _as_table(new[key]))
        else:
            raise _UnusualLayoutError


def _edit_items(blocks: Blocks, key: str, old: Sequence[Table], new: Sequence[Table]) -> None:
    """Changes a list of tables: items of the same name are the same, the others are paired in order."""
    items = _items(blocks.under(key))
    matcher = SequenceMatcher(None, _names(old), _names(new), autojunk=False)
    for _, first, end, new_first, new_end in matcher.get_opcodes():
        shared = min(end - first, new_end - new_first)
        for index in range(shared):
            item = items[first + index]
            _edit_block(item[0], item[1:], old[first + index], new[new_first + index])
        _remove(block for item in items[first + shared : end] for block in item)
        _add_items(blocks, key, items, first + shared, new[new_first + shared : new_end])


def _names(items: Sequence[Table]) -> list[str]:
    return [str(item.get("name")) for item in items]


def _items(under: Sequence[Block]) -> list[list[Block]]:
    """Each item of a list of tables with the blocks of the tables within it."""
    items: list[list[Block]] = []
    for block in under:
        if block.path == under[0].path:
            items.append([])
        items[-1].append(block)
    return items


def _add_items(
    blocks: Blocks, key: str, items: Sequence[Sequence[Block]], position: int, added: Sequence[Table]
) -> None:
    """Puts new items below the one before `position`; a first one takes over what stood above the old."""
    made = [new_section(key, [item]) for item in added]
    if made and not position:
        made[0].lead, items[0][0].lead = items[0][0].lead, made[0].lead
        blocks.put_before(items[0][0], made)
    elif made:
        blocks.put_after(items[position - 1][-1], made)
