"""The sheet says whether its player answered the Cartão de Entrada."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sheets.making import sheet_of


@pytest.mark.parametrize(
    ("fields", "lacks"),
    [
        ({}, True),
        ({"entry_card": {}}, True),
        ({"entry_card": {"limits": "aranhas"}}, True),
        ({"entry_card": {"answered": True}}, False),
        ({"kind": "named_npc"}, False),
        ({"kind": "creature"}, False),
    ],
)
def test_only_a_players_character_without_an_answer_lacks_it(fields: dict[str, Any], lacks: bool) -> None:
    assert sheet_of(**fields).lacks_entry_card is lacks
