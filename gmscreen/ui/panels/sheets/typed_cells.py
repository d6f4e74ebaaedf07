"""Fields of the sheet that are typed in by themselves, made once for each path."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.typed_field import TypedField


class TypedCells:
    """`by_path` has the fields that were made."""

    def __init__(self, look: Look, editor: SheetEditor, *, figures: bool = False) -> None:
        self._look, self._editor, self._figures = look, editor, figures
        self.by_path: dict[FieldPath, TypedField] = {}

    def show_fields(self, views: Sequence[FieldView], *, fresh: bool) -> list[TypedField]:
        """The fields in this order, with what they say now; `fresh` for another sheet than before."""
        return [self._show(view, fresh=fresh) for view in views]

    def _show(self, view: FieldView, *, fresh: bool) -> TypedField:
        field = self.by_path.get(view.path)
        if field is None:
            keep = partial(self._editor.typed, view.path)
            field = TypedField(self._look, view.caption, keep, figure=self._figures)
            self.by_path[view.path] = field
        if fresh:
            field.line.show_new(view.typed)
        field.follow(view.typed, view.note, view.tone)
        if view.derivation is not None:
            field.explain(view.derivation)
        return field
