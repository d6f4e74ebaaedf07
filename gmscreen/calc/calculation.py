"""What a calculation is: a name, a typed request, a typed result, and the function between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict

from gmscreen.rules.derivation import Derivation


class Request(BaseModel):
    """The fields of a request: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Result(BaseModel):
    """The fields of a result; one that was not set does not apply, and is left out of the answer."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Q = TypeVar("Q", bound=Request)
R = TypeVar("R", bound=Result)


class Answer(NamedTuple, Generic[R]):
    """A result, and the derivation of each of its computed numbers by the path of its field."""

    result: R
    derivations: tuple[tuple[str, Derivation], ...] = ()


class Calculation(NamedTuple, Generic[Q, R]):
    """One named calculation; `run` raises RuleError for what the rules refuse."""

    name: str
    request: type[Q]
    result: type[R]
    run: Callable[[Q], Answer[R]]
