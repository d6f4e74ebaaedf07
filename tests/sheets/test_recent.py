"""What was worked out lately is kept, the rest let go."""

from __future__ import annotations

from gmscreen.sheets.recent import Recent


def test_a_value_is_made_once() -> None:
    made: list[int] = []
    recent: Recent[int, int] = Recent(2)
    for _ in range(2):
        assert recent.of(3, lambda key: made.append(key) or key * 2) == 6  # type: ignore[func-returns-value]
    assert made == [3]


def test_what_nobody_asked_for_the_longest_goes_first() -> None:
    recent: Recent[str, str] = Recent(2)
    for key in "ab":
        recent.put(key, key)
    recent.get("a")
    recent.put("c", "c")
    assert [recent.get(key) for key in "abc"] == ["a", None, "c"]
