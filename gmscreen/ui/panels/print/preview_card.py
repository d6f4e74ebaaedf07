"""How it comes out: the pages, small and large."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.print.artist import Artist
from gmscreen.ui.panels.print.page_view import PageView
from gmscreen.ui.panels.print.press_run import Made, Outcome, Refused, Stopped
from gmscreen.ui.panels.print.thumbnails import Thumbnails
from gmscreen.ui.panels.print.zoom_bar import ZoomBar
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel

_LEAST_HEIGHT = 220


class PreviewCard(Card):
    """Shows the pages of a print, or says why there are none."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._look = look
        self.artist = Artist(self)
        self.thumbnails = Thumbnails(look, self.artist)
        self.view = PageView(look, self.artist)
        self.place = PlainLabel(tone=Tone.MUTED)
        self.zoom_bar = ZoomBar(look)
        self.notice = Notice(look)
        self.nothing = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out(look)
        self._listen()
        self.dress(look.theme)
        self.show_outcome(None)

    def _lay_out(self, look: Look) -> None:
        self._tools = row(look, self.zoom_bar, self.place, gap=12)
        self._tools.setStretch(0, 1)
        self._pages = QWidget()
        self._pages.setLayout(row(look, self.thumbnails, self.view, gap=10))
        self.add(self._tools)
        self.add(self.notice)
        self.add(self._pages, self.nothing, stretch=1)

    def _listen(self) -> None:
        self.zoom_bar.fitted.connect(self.view.set_fit)
        self.zoom_bar.stepped.connect(self.view.zoom_by)
        self.view.paged.connect(self._tell_page)
        self.view.relaid.connect(self._tell_zoom)
        self.thumbnails.chosen.connect(self._go_to_page)

    def dress(self, theme: Theme) -> None:
        """Keep enough of a page in sight."""
        self._pages.setMinimumHeight(theme.px(_LEAST_HEIGHT))

    @property
    def is_ready(self) -> bool:
        """Whether all that one sees is drawn."""
        return self.view.is_ready and self.thumbnails.is_ready and self.artist.is_ready

    def show_outcome(self, outcome: Outcome, *, fresh: bool = False) -> None:
        """Show a print, from its beginning where it is fresh, or why there is none."""
        document = outcome.document if isinstance(outcome, Made) else None
        self.artist.show(document)
        for column in (self.view, self.thumbnails):
            column.show_document(document, fresh=fresh)
        has_pages = document is not None
        for part in (self._pages, self.zoom_bar, self.place):
            part.setVisible(has_pages)
        self.thumbnails.setVisible(has_pages and len(self.view.sizes) > 1)
        self.nothing.setText(
            text(f"print_panel.{'stopped' if isinstance(outcome, Stopped) else 'nothing_picked'}")
        )
        self.nothing.setVisible(outcome is None or isinstance(outcome, Stopped))
        self.notice.say(outcome.reason if isinstance(outcome, Refused) else "", Tone.BAD)
        self._tell_page(self.view.current)
        self._tell_zoom()

    def _go_to_page(self, page: int) -> None:
        self.view.go_to_page(page)
        self._tell_page(page)

    def _tell_page(self, page: int) -> None:
        self.thumbnails.mark(page)
        self.place.setText(text("print_panel.page_of", page=page + 1, pages=max(1, len(self.view.sizes))))

    def _tell_zoom(self) -> None:
        self.zoom_bar.show_zoom(self.view.zoom, self.view.percent)
