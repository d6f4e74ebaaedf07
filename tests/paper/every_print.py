"""One print of each kind, for what must hold for all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.card_format import Backs, CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.full_sheet.blank import blank_full_sheet
from gmscreen.paper.full_sheet.content import FullSheet
from gmscreen.paper.full_sheet.of_sheet import full_sheet_of
from gmscreen.paper.full_sheet.sheet_format import SheetFormat
from gmscreen.paper.full_sheet.sheet_pdf import sheet_print
from gmscreen.paper.handouts.handout import Handout, HandoutFormat, HandoutPaper
from gmscreen.paper.handouts.handout_pdf import handouts_print
from gmscreen.paper.inserts.insert_pages import insert_pages
from gmscreen.paper.inserts.inserts_format import InsertsFormat
from gmscreen.paper.inserts.inserts_pdf import inserts_print
from gmscreen.paper.ledger_slip import LedgerSlip, slip_pdf
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CardSize
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import read_sheet
from tests.session.ledgers import two_thousand

HANDOUT = """---
título: O livro da ponte
campanha: A Garganta
data: 12 de dezembro
---

Quem desce pela *Garganta* aprende que **a ponte não é de ninguém**: o ofício é da flâmula, ½ ⅔ ≥ → −3,
λόγος incluído; o `portão de baixo` fecha ao pôr do sol. Leia o [edital](https://exemplo.org/edital).

## O que se sabe

1. A ponte tem quarenta e dois vãos.
2. O guarda-mor bebe:
   - vinho, nunca cerveja;
   - e dorme de dia.

### Pendências

- [x] Pagar o pedágio
- [ ] Achar o sino

:::mestre
O sino está **debaixo** da cama.
:::

> A pedra lembra o que o homem esquece.
>
> > — inscrição do terceiro vão

| Vão | Estado | Passagem (kg) | Observação |
|---|:-:|--:|---|
| 1–12 | inteiro | 900 | Guarda de dia; de noite, **ninguém** |
| 13 | caído | 0 | Corda fina, ½ dos testes com −3 |

```
portão de baixo   fecha às 18 h
    (chave: sob a pedra)
```

---

Fim ~~riscado~~.
"""


def sheet_named(name: str) -> Sheet:
    """One of the sample sheets."""
    return read_sheet(sample_sheets() / f"{name}.toml").sheet


def some_cards() -> list[CardContent]:
    """A character's card and a creature's."""
    return [card_of(sheet_named(name)) for name in ("kallias", "murador")]


def some_sheet() -> FullSheet:
    """A character's full sheet."""
    return full_sheet_of(sheet_named("kallias"))


def _slip() -> bytes:
    now = datetime(2026, 11, 30, 21, 5, tzinfo=UTC)
    return slip_pdf(LedgerSlip("A Garganta", two_thousand()[-1].head, 3, now))


def _handout(*, for_master: bool, paper: HandoutPaper) -> bytes:
    chosen = HandoutFormat(paper, for_master=for_master, lacking=("Ana",))
    return handouts_print([Handout("ponte", HANDOUT)], chosen).data


def _card(size: CardSize, backs: Backs) -> bytes:
    return cards_print(some_cards(), replace(CardFormat(size), backs=backs)).data


EVERY_PRINT: dict[str, Callable[[], bytes]] = {
    "cards": lambda: _card(CardSize.POKER, Backs.EMBLEM),
    "large cards": lambda: _card(CardSize.HALF_A4, Backs.TITLE),
    "slip": _slip,
    "sheet": lambda: sheet_print([some_sheet()], SheetFormat()).data,
    "plain sheet": lambda: sheet_print([some_sheet()], SheetFormat(ink=InkStyle.PLAIN)).data,
    "blank sheet": lambda: sheet_print([blank_full_sheet()], SheetFormat()).data,
    "inserts": lambda: inserts_print(insert_pages(), InsertsFormat()).data,
    "handout": lambda: _handout(for_master=False, paper=HandoutPaper.A4),
    "master's handout": lambda: _handout(for_master=True, paper=HandoutPaper.A5),
}
"""Each makes its print anew."""
