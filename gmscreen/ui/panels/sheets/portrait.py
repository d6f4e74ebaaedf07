"""The picture of whose sheet it is: chosen from a file, shown small, taken off again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget

from gmscreen.rules.errors import RuleError
from gmscreen.session.pictures import read_picture
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import text
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.background import Background
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.file_dialog import file_dialog
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip

_SIDE, _BELOW_CAPTIONS = 60, 21


def small_image(data: bytes, side: int) -> QImage:
    """A picture as large as fits into a square of this many pixels; none for what can't be drawn."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and (size.width() > side or size.height() > side):
        reader.setScaledSize(size.scaled(QSize(side, side), Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


class Portrait(QWidget):
    """`choose` asks for a file; a picture is drawn in the background, since it may be a large one."""

    def __init__(self, look: Look, editor: SheetEditor) -> None:
        super().__init__()
        self._look, self._editor = look, editor
        self._shown = ""
        self._background = Background(self)
        self.picture = PlainLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setAccessibleName(text("sheets_panel.portrait.title"))
        self.choose = secondary_button(look, text("sheets_panel.portrait.choose"), self.ask)
        words = text("sheets_panel.portrait.remove")
        self.remove = Button(look, "", icon_name="close", name=words)
        set_plain_tooltip(self.remove, words)
        self.remove.clicked.connect(self._take)
        for button in (self.choose, self.remove):
            button.setProperty("small", "true")
        self.error = InlineError(look)
        buttons = row(look, self.choose, self.remove, gap=4)
        beside = column(look, buttons, self.error, 1, gap=4, margins=(0, _BELOW_CAPTIONS, 0, 0))
        self.setLayout(row(look, self.picture, beside, gap=8))
        self.follow()

    def dress(self, theme: Theme) -> None:
        """Draw it again at another scale."""
        self._shown = ""
        self.follow()

    def follow(self) -> None:
        """Show the picture that the sheet in hand has now."""
        record = self._editor.portrait
        self.picture.setVisible(record is not None)
        self.remove.setVisible(record is not None)
        wanted = "" if record is None else record.sha256
        if wanted == self._shown or self._background.is_busy:
            return
        self._shown = wanted
        self.error.say("")
        self.picture.clear()
        if record is None:
            return
        try:
            data = self._editor.picture(record)
        except StoreError as error:
            self.error.say(str(error))
            return
        side = round(self._side * self.devicePixelRatioF())
        self._background.do(lambda: small_image(data, side), self._draw)

    @property
    def _side(self) -> int:
        return self._look.theme.px(_SIDE)

    def _draw(self, image: QImage) -> None:
        """Draw what came of it, and look whether another one is wanted by now."""
        if image.isNull():
            self.error.say(text("sheets_panel.portrait.broken"))
        else:
            drawn = QPixmap.fromImage(image)
            drawn.setDevicePixelRatio(self.devicePixelRatioF())
            self.picture.setPixmap(drawn)
        self.follow()

    def ask(self) -> None:
        """Ask for a picture."""
        title, kinds = text("sheets_panel.portrait.title"), text("sheets_panel.portrait.filter")
        dialog = file_dialog(self.window(), title, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.take_file(Path(name)))
        dialog.open()

    def take_file(self, path: Path) -> None:
        """Give the sheet the picture of a file; what is wrong with it is said under the button."""
        try:
            problem = self._editor.give_portrait(path.name, read_picture(path))
        except RuleError as error:
            problem = rule_problem(error)
        self.error.say(problem)

    def _take(self) -> None:
        self.error.say(self._editor.take_portrait())
