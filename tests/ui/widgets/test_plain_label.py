"""Text is text: known trap 20."""

import pytest
from PySide6.QtCore import Qt

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.plain_label import PlainLabel, escaped, set_plain_tooltip

MARKUP = ["<b>Kallias</b>", "<img src=file:///etc/passwd>", "a < b & c", "&amp;"]


@pytest.mark.parametrize("name", MARKUP)
def test_a_name_with_markup_is_shown_as_those_characters(look: Look, qtbot, name: str) -> None:  # type: ignore[no-untyped-def]
    label = PlainLabel(name)
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == name


@pytest.mark.parametrize(("text", "told"), [("<b>", "&lt;b>"), ("a & b", "a &amp; b"), ("1\n2", "1<br>2")])
def test_a_tooltip_escapes_all_that_could_be_markup(look: Look, qtbot, text: str, told: str) -> None:  # type: ignore[no-untyped-def]
    label = PlainLabel("x")
    qtbot.addWidget(label)
    set_plain_tooltip(label, text)
    assert label.toolTip() == f"<qt>{told}</qt>"


def test_an_empty_tooltip_is_none() -> None:
    assert escaped("") == ""


def test_another_tone_is_written_in_its_colour(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    label = PlainLabel("x")
    qtbot.addWidget(label)
    label.set_tone(Tone.BAD)
    label.ensurePolished()
    assert label.palette().color(label.foregroundRole()) == look.theme.color(Tone.BAD)


def test_a_label_without_text_takes_no_room(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    label = PlainLabel("x")
    qtbot.addWidget(label)
    label.show_text("")
    assert label.isHidden()


def test_a_struck_chip_says_why(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    chip = Chip("Esq 11")
    qtbot.addWidget(chip)
    chip.strike("Ataque Total")
    assert chip.toolTip() == "<qt>Ataque Total</qt>"
    assert chip.accessibleName() == "Esq 11, indisponível: Ataque Total"
    chip.ensurePolished()
    assert chip.font().strikeOut()


def test_a_chip_made_whole_again_forgets_its_reason(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    chip = Chip("Esq 11")
    qtbot.addWidget(chip)
    chip.strike("Ataque Total")
    chip.strike("")
    assert (chip.toolTip(), chip.accessibleName()) == ("", "Esq 11")


def test_an_elided_label_asks_for_little_and_keeps_all_in_its_tooltip(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    label = ElidedLabel(least=4)
    qtbot.addWidget(label)
    label.setText("uma frase muito comprida")
    assert label.minimumSizeHint().width() < label.sizeHint().width()
    assert label.toolTip() == "<qt>uma frase muito comprida</qt>"
    label.resize(40, 20)
    assert not label.grab().isNull()
