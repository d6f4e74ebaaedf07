"""`gmscreen inserts -o OUT.pdf`: the tables of a physical screen on four pages."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from gmscreen.cli.print_options import add_print_options, require_pdf
from gmscreen.cli.print_report import tell_pages
from gmscreen.paper.inserts.inserts_format import InsertsFormat
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize
from gmscreen.paper.press.pdf_file import write_pdf


def add_arguments(parser: ArgumentParser) -> None:
    """The PDF, the paper and the inks."""
    add_print_options(parser)


def run(options: Namespace) -> int:
    """Print the inserts; gives the exit status."""
    require_pdf(options)
    from gmscreen.paper.inserts.insert_pages import insert_pages  # not for a wrong use, nor for the help
    from gmscreen.paper.inserts.inserts_pdf import inserts_print

    made = inserts_print(insert_pages(), InsertsFormat(PaperSize(options.paper), InkStyle(options.ink)))
    write_pdf(options.output, made.data)
    tell_pages(options.output, made.report, as_json=options.json)
    return 0
