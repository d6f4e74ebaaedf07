"""What is the master's alone, parted from what players may read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.paper.handouts.master_only import parted


def public(written: str) -> list[str]:
    return parted(written).public.split()


def secret(written: str) -> list[str]:
    return [word for passage in parted(written).passages if passage.secret for word in passage.text.split()]


@pytest.mark.parametrize(
    "written",
    [
        "antes\n:::mestre\nsegredo\n:::\ndepois",
        "antes\n::: mestre\nsegredo\n:::\ndepois",
        "antes\n:::: MESTRE ::\nsegredo\n::::\ndepois",
        "antes\n   :::mestre\nsegredo\n  :::  \ndepois",
        "antes\n> :::mestre\n> segredo\n> :::\ndepois",
        "antes\n- :::mestre\n  segredo\n  :::\ndepois",
        "antes\n::: {.mestre}\nsegredo\n:::\ndepois",
        "antes\r\n:::mestre\r\nsegredo\r\n:::\r\ndepois",
        "antes\r:::mestre\rsegredo\r:::\rdepois",
        "antes\n:::mestre segredo :::\ndepois",
        "antes :::mestre segredo\n:::\ndepois",
        "antes\n:::mestre\n:::mestre\nsegredo\n:::\nsegredo\n:::\ndepois",
        "antes\n:::mestre\n```\nsegredo\n```\n:::\ndepois",
        "antes\n```\n:::mestre\nsegredo\n:::\n```\ndepois",
        "antes\n\N{FULLWIDTH COLON}::mestre\nsegredo\n:::\ndepois",
        "antes\n:\u200b::mes\u00adtre\nsegredo\n:::\ndepois",
        "antes\n\\:::mestre\nsegredo\n:::\ndepois",
    ],
    ids=ascii,
)
def test_a_block_is_the_master_s_however_its_fences_are_written(written: str) -> None:
    assert "segredo" not in public(written)
    assert {"antes", "depois"} <= set(public(written))
    assert "segredo" in secret(written)


def test_a_block_that_is_not_closed_goes_to_the_end_and_is_told() -> None:
    found = parted("a\n:::mestre\nsegredo\n\n# Segredo")
    assert found.public.split() == ["a"]
    assert found.notices == ("linha 2: o bloco do mestre não foi fechado; vai até o fim do texto.",)


def test_a_block_within_another_does_not_end_it() -> None:
    assert public(":::mestre\n:::mestre\na\n:::\nb\n:::\nc") == ["c"]


def test_an_unknown_word_opens_a_block_too_and_is_told() -> None:
    found = parted("a\n:::meste\nsegredo\n:::\nb")
    assert found.public.split() == ["a", "b"]
    assert found.notices == ("linha 2: não conheço o bloco “:::meste”; fica só para o mestre.",)


def test_a_fence_without_a_block_is_told_and_not_printed() -> None:
    found = parted("a\n:::\nb")
    assert found.public.split() == ["a", "b"]
    assert found.notices == ("linha 2: “:::” sem bloco aberto.",)


def test_lines_keep_their_numbers() -> None:
    assert parted("a\n:::mestre\nb\n:::\nc").public.split("\n") == ["a", "", "", "", "c"]
    passages = parted("a\n:::mestre\nb\n:::\nc").passages
    assert [passage.text.count("\n") for passage in passages] == [1, 3, 4]


def test_public_words_before_a_fence_are_kept_for_the_master_too() -> None:
    assert [passage.text.strip() for passage in parted("a :::mestre b :::\nc").passages] == ["a", "b", "c"]


PIECES = st.sampled_from(["segredo", ":::mestre", ":::", "> ", "- ", "```", "\n", "    ", ":", "x", "::: y "])


@given(st.lists(PIECES, max_size=30).map("".join))
def test_no_line_between_a_fence_and_its_end_is_public(written: str) -> None:
    open_blocks = 0
    kept = parted(written).public.split("\n")
    for line, shown in zip(written.split("\n"), kept, strict=True):
        if open_blocks and shown:
            pytest.fail(f"{line!r} is shown within a block")
        stripped = line.strip("> \t")
        if ":::mestre" in line and not line.split(":::mestre", 1)[1].strip().endswith(":::"):
            open_blocks += 1
        elif stripped and not stripped.strip(":") and len(stripped) > 2:
            open_blocks = max(0, open_blocks - 1)
        elif "::: y" in line and not line.split("::: y", 1)[1].strip().endswith(":::"):
            open_blocks += 1
