"""Dataclasses that are made quickly do all that those of the standard library do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec, module_from_spec
from types import CodeType, ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.cli import quick_classes
from gmscreen.cli.quick_classes import make_classes_quickly

needs_quick = pytest.mark.skipif(sys.version_info >= (3, 13), reason="this Python compiles them at once")

VALUES = st.one_of(st.integers(-2, 2), st.text(max_size=1), st.none())


def own_dataclasses() -> ModuleType:
    """The standard library's file once more, as if nobody had touched it."""
    spec = find_spec("dataclasses")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def standard() -> ModuleType:
    return own_dataclasses()


@pytest.fixture(scope="module")
def quick() -> ModuleType:
    module = own_dataclasses()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(quick_classes, "dataclasses", module)
        make_classes_quickly()
    return module


def pair(module: ModuleType, **options: bool) -> type:
    class Pair:
        a: Any
        b: Any = 7

    return made(module, Pair, **options)


def single(module: ModuleType, **options: bool) -> type:
    class Single:
        a: Any

    return made(module, Single, **options)


def empty(module: ModuleType, **options: bool) -> type:
    class Empty:
        pass

    return made(module, Empty, **options)


def partial(module: ModuleType, **options: bool) -> type:
    class Partial:
        a: Any
        b: Any = module.field(default=7, repr=False, compare=False)

    return made(module, Partial, **options)


def made(module: ModuleType, cls: type, **options: bool) -> type:
    result: type = module.dataclass(frozen=True, **options)(cls)
    return result


SHAPES = (pair, single, empty, partial)
Shape = Callable[..., type]


def of(cls: Any, a: object) -> Any:
    return cls(a) if cls.__match_args__ else cls()


@needs_quick
def test_what_is_replaced_is_as_this_python_has_it(quick: ModuleType) -> None:
    assert quick._hash_fn is quick_classes._hash


def test_a_python_that_is_otherwise_keeps_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    other = own_dataclasses()
    monkeypatch.setattr(other, "_frozen_get_del_attr", lambda cls, fields, builder: None)
    before = {name: value for name, value in vars(other).items() if name in quick_classes._REPLACED}
    monkeypatch.setattr(quick_classes, "dataclasses", other)
    make_classes_quickly()
    assert {name: vars(other)[name] for name in before} == before


def test_what_python_compiles_for_them_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Kept:
        def of(self, text: str, filename: str) -> CodeType:
            asked.append(text)
            return compile(text, filename, "exec")

    own = own_dataclasses()
    monkeypatch.setattr(quick_classes, "dataclasses", own)
    monkeypatch.setattr(quick_classes, "kept_code", Kept)
    make_classes_quickly()
    assert pair(own)(1).b == 7
    assert any("__init__" in text for text in asked)


@needs_quick
@pytest.mark.parametrize("shape", SHAPES)
@given(a=VALUES, b=VALUES)
def test_equal_ones_are_equal(
    standard: ModuleType, quick: ModuleType, shape: Shape, a: object, b: object
) -> None:
    theirs, ours = shape(standard), shape(quick)
    assert (of(ours, a) == of(ours, b)) is (of(theirs, a) == of(theirs, b))


@needs_quick
@pytest.mark.parametrize("shape", SHAPES)
@given(a=VALUES)
def test_hashes_are_the_same(standard: ModuleType, quick: ModuleType, shape: Shape, a: object) -> None:
    assert hash(of(shape(quick), a)) == hash(of(shape(standard), a))


@needs_quick
@pytest.mark.parametrize("shape", SHAPES)
@given(a=VALUES)
def test_they_are_written_alike(standard: ModuleType, quick: ModuleType, shape: Shape, a: object) -> None:
    assert repr(of(shape(quick), a)) == repr(of(shape(standard), a))


@needs_quick
@pytest.mark.parametrize("sign", ["__lt__", "__le__", "__gt__", "__ge__"])
@given(a=st.integers(-2, 2), b=st.integers(-2, 2))
def test_ordered_ones_have_the_same_order(
    standard: ModuleType, quick: ModuleType, sign: str, a: int, b: int
) -> None:
    theirs, ours = pair(standard, order=True), pair(quick, order=True)
    assert getattr(ours(a), sign)(ours(b)) is getattr(theirs(a), sign)(theirs(b))


@needs_quick
def test_one_is_never_equal_to_another_class(quick: ModuleType) -> None:
    assert pair(quick)(1) != single(quick)(1)
    assert pair(quick)(1).__eq__((1, 7)) is NotImplemented


@needs_quick
@pytest.mark.parametrize("slots", [False, True])
@pytest.mark.parametrize("module", ["standard", "quick"])
def test_no_field_can_be_set_or_deleted(request: pytest.FixtureRequest, module: str, slots: bool) -> None:
    one = pair(request.getfixturevalue(module), slots=slots)(1)
    with pytest.raises(AttributeError, match="cannot assign to field 'a'"):
        one.a = 2
    with pytest.raises(AttributeError, match="cannot delete field 'b'"):
        del one.b
    assert one.a == 1


@needs_quick
@pytest.mark.parametrize("module", ["standard", "quick"])
def test_a_class_below_that_is_none_may_have_attributes_of_its_own(
    request: pytest.FixtureRequest, module: str
) -> None:
    class Below(pair(request.getfixturevalue(module))):  # type: ignore[misc]
        pass

    one = Below(1)
    one.more = 2
    del one.more
    with pytest.raises(AttributeError, match="cannot assign to field 'a'"):
        one.a = 2
    assert not hasattr(one, "more")


@needs_quick
def test_one_that_holds_itself_can_be_written(quick: ModuleType) -> None:
    held: list[object] = []
    one = single(quick)(held)
    held.append(one)
    assert repr(one).endswith("Single(a=[...])")


@needs_quick
@pytest.mark.parametrize("name", ["__repr__", "__eq__", "__hash__", "__setattr__", "__delattr__"])
def test_functions_are_named_as_theirs(standard: ModuleType, quick: ModuleType, name: str) -> None:
    theirs, ours = getattr(pair(standard), name), getattr(pair(quick), name)
    assert (ours.__name__, ours.__qualname__) == (theirs.__name__, theirs.__qualname__)
