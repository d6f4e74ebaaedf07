"""`gmscreen batch`: requests in, answers out, one line each, in order."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO

from gmscreen.calc.answer_text import refusal, success
from gmscreen.calc.answering import answered
from gmscreen.calc.request_error import RequestError
from gmscreen.calc.request_line import LONGEST_LINE, NO_ID, read_request

WENT_WRONG = 1


def run(_: object) -> int:
    """Answer every line of standard input; 0 when all went well, 1 otherwise."""
    return answer_lines(sys.stdin.buffer, sys.stdout.buffer)


def answer_lines(requests: BinaryIO, answers: BinaryIO) -> int:
    """An answer for each line, written out before the next is read; gives the exit status."""
    status = 0
    for line in bounded_lines(requests):
        answer, good = answer_line(line)
        answers.write(f"{answer}\n".encode())
        answers.flush()
        status = status if good else WENT_WRONG
    return status


def bounded_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines without their ends; of one that is too long only enough is kept to show it."""
    while line := stream.readline(LONGEST_LINE + 2):
        rest = line
        while not rest.endswith(b"\n") and (rest := stream.readline(LONGEST_LINE)):
            pass
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def answer_line(line: bytes) -> tuple[str, bool]:
    """The answer to one line, as JSON, and whether it is a good one."""
    id_ = NO_ID
    try:
        request = read_request(line)
        id_ = request.id
        return success(answered(request.calc, request.fields), id_), True
    except RequestError as error:
        return refusal(error, id_), False
    except Exception as error:  # a bug costs this line its answer, never the next one
        from gmscreen.cli.failures import bug_sentence  # only for a failure

        return refusal(RequestError(None, bug_sentence(error)), id_), False
