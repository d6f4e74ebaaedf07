"""The ledger in Markdown: the fields of a hidden roll, the log of all of it."""

from __future__ import annotations

import json
import re
from hashlib import sha256

import pytest

from gmscreen.session.ledger import LedgerEntry, Reveal
from gmscreen.session.ledger_row import canonical
from gmscreen.session.ledger_words import hidden_rolls, plain, whole_log
from gmscreen.session.rolls import RollFacts, RollRequest
from tests.session.ledgers import BLOW, SECRET, SEEN, THREE, chained, ledger

HIDDEN = RollFacts(
    RollRequest(THREE, "Percepção | <b>", "Kállias", 11, (("Penumbra", -3), ("Alerta", 1))),
    (4, 5, 1),
    hidden=True,
)


def document(*facts: RollFacts) -> str:
    ((_, words),) = hidden_rolls(ledger(chained(facts)))
    return words


def field(words: str, name: str) -> str:
    found = re.search(rf"^- \*\*{name}:\*\* (.*)$", words, re.MULTILINE)
    assert found
    return found[1]


def log(entries: tuple[LedgerEntry, ...], *undone: int) -> list[str]:
    return list(whole_log(ledger(entries, undone)))


def row(lines: list[str], sequence: int) -> list[str]:
    (line,) = (line for line in lines if line.startswith(f"| {sequence} |"))
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def test_a_hidden_roll_begins_with_its_status() -> None:
    assert document(HIDDEN).splitlines()[0] == "STATUS: ENVIADO"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Teste", r"Percepção \| \<b\>"),
        ("Quem", "Kállias"),
        ("Nível", "13"),
        ("Modificadores", "Penumbra −3; Alerta +1"),
        ("Alvo efetivo", "11"),
        ("Dados", "3d: 4 + 5 + 1 = 10"),
        ("Resultado", "sucesso por 1"),
        ("Registro", "nº 1, 30/11/2026 21:05:00 UTC"),
    ],
)
def test_a_hidden_roll_has_the_fields_that_the_house_asks_for(name: str, value: str) -> None:
    assert field(document(HIDDEN), name) == value


def test_a_hidden_roll_without_a_level_leaves_what_it_has_not() -> None:
    words = document(RollFacts(RollRequest(THREE, ""), (1, 2, 3), hidden=True))
    told = [field(words, name) for name in ("Teste", "Quem", "Nível", "Modificadores", "Alvo efetivo")]
    assert told == ["—", "—", "—", "nenhum", "—"]


def test_typed_dice_say_so() -> None:
    assert field(document(SECRET), "Dados").endswith("(dados da mesa)")


def test_the_row_in_a_document_hashes_to_its_commitment() -> None:
    words = document(HIDDEN)
    values = json.loads(words.split("```json\n")[1].split("\n```")[0])
    body = canonical({name: value for name, value in values.items() if name != "hash"})
    assert f"`{sha256(body).hexdigest()}`" == field(words, "Compromisso")


def test_documents_are_numbered_within_their_week() -> None:
    first = chained([SEEN, HIDDEN, HIDDEN], week=3)
    rest = chained([HIDDEN], start=first[-1].head, week=12)
    names = [name for name, _ in hidden_rolls(ledger((*first, *rest)))]
    assert names == [
        "semana-03-rolagem-01.md",
        "semana-03-rolagem-02.md",
        "semana-12-rolagem-01.md",
    ]


def test_a_document_stays_the_same_whatever_becomes_of_its_roll() -> None:
    entries = chained([HIDDEN])
    later = chained([Reveal(1)], start=entries[-1].head)
    assert [*hidden_rolls(ledger(entries))] == [*hidden_rolls(ledger((*entries, *later), undone=[1]))]


def test_the_log_tells_each_roll_on_a_line() -> None:
    assert row(log(chained([SEEN])), 1) == [
        *("1", "21:05:00", "Kállias", "Percepção", "3d ≤ 12 (Penumbra −2): 4 + 1 + 3 = 8"),
        *("sucesso por 4", "aberta", "`136481ec4876`"),
    ]


def test_the_log_strikes_out_what_was_undone_and_keeps_it() -> None:
    cells = row(log(chained([SEEN]), 1), 1)
    assert (cells[3], cells[6]) == ("~~Percepção~~", "aberta, desfeita")


def test_the_log_says_where_a_hidden_roll_was_revealed() -> None:
    lines = log(chained([SECRET, BLOW, Reveal(1)]))
    assert row(lines, 1)[6] == "escondida, revelada no nº 3, dados da mesa"
    assert row(lines, 3)[3] == "revela o nº 1"


def test_the_log_counts_what_is_still_hidden() -> None:
    words = "\n".join(log(chained([SECRET, SECRET, Reveal(1)])))
    assert field(words, "Escondidas ainda não reveladas") == "1"


def test_the_log_goes_by_week_and_day() -> None:
    first = chained([SEEN], week=3)
    lines = log((*first, *chained([BLOW], start=first[-1].head, week=4)))
    assert [line.strip() for line in lines if "#" in line] == [
        "# Livro de rolagens: A Garganta",
        "## Semana 3",
        "### 30/11/2026",
        "## Semana 4",
        "### 30/11/2026",
    ]


def test_an_empty_log_is_a_heading() -> None:
    assert log(())[0] == "# Livro de rolagens: A Garganta"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("a\n b\tc", "a b c"),
        ("<img src=x>", r"\<img src=x\>"),
        ("*a* _b_ `c` [d] ~e~ |f| &g; \\", r"\*a\* \_b\_ \`c\` \[d\] \~e\~ \|f\| \&g; \\"),
        ("a\u202eb\x00\x1b[31m", "ab\\[31m"),
        ("👩‍🚀 Rato-Gigante 3", "👩‍🚀 Rato-Gigante 3"),
    ],
)
def test_a_person_s_text_is_plain_in_markdown(written: str, shown: str) -> None:
    assert plain(written) == shown
