"""Material Design Icons in the theme's colours, drawn sharp at any size."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from gmscreen.ui.theme.fonts import package_folder
from gmscreen.ui.theme.zip_member import zip_member


@lru_cache(maxsize=128)
def _drawing(name: str) -> bytes:
    return zip_member(package_folder("justmyresource_mdi") / "icons.zip", f"{name}.svg")


@lru_cache(maxsize=512)
def pixmap(name: str, color: str, pixels: int, ratio: float = 1) -> QPixmap:
    """An icon by its Material name, `pixels` wide, in a `#RRGGBB` colour; KeyError for no such icon."""
    drawing = _drawing(name).replace(b"<svg ", f'<svg fill="{color}" '.encode(), 1)
    image = QPixmap(round(pixels * ratio), round(pixels * ratio))
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(image.rect()))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def icon(name: str, color: str, pixels: int, selected: str | None = None) -> QIcon:
    """An icon in a colour, and in another for when it is switched on, sharp on the sharpest screen."""
    ratio = cast("QGuiApplication", QGuiApplication.instance()).devicePixelRatio()
    made = QIcon(pixmap(name, color, pixels, ratio))
    if selected:
        made.addPixmap(pixmap(name, selected, pixels, ratio), QIcon.Mode.Normal, QIcon.State.On)
    return made
