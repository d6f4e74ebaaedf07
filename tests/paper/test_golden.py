"""What a kept print is compared by."""

import zlib

from tests.paper.golden import PRINTS, unpacked

WORDS = b"BT (Kallias) Tj ET " * 40


def print_of(words: bytes, level: int) -> bytes:
    packed = zlib.compress(words, level)
    head = b"%%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode /Length %d >>\nstream\n" % len(packed)
    return head + packed + b"\nendstream\nendobj\nstartxref\n%d\n%%%%EOF\n" % (len(head) + len(packed))


def test_a_print_packed_by_another_zlib_is_the_same() -> None:
    assert print_of(WORDS, 1) != print_of(WORDS, 9)
    assert unpacked(print_of(WORDS, 1)) == unpacked(print_of(WORDS, 9))


def test_a_letter_that_differs_makes_another_print() -> None:
    assert unpacked(print_of(WORDS, 9)) != unpacked(print_of(WORDS.replace(b"K", b"C", 1), 9))


def test_what_a_kept_print_draws_is_compared() -> None:
    assert b" Tj" in unpacked((PRINTS / "sheet.pdf").read_bytes())
