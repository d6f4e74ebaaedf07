"""Any text makes a file that neither runs nor reaches anything, and whose tags are right."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.paper.handouts.printing import PLAIN, read
from tests.paper.pdf_objects import reached
from tests.paper.pdf_tags import check_tags

NASTY = st.sampled_from(
    [
        "/JS (app.alert(1))",
        "<< /OpenAction 1 0 R >>",
        "endobj 1 0 obj",
        "endstream",
        ") Tj ET /X Do (",
        "<script>alert(1)</script>",
        "[a](javascript:alert(1))",
        "[a](JaVaScRiPt:alert(1))",
        "[a](data:text/html,x)",
        "[a](https://a.b)",
        "[a](https://a.b/%28\\)?q=<x>)",
        "<https://a.b/é>",
        "<http://a.b>",
        "[a][b]\n\n[b]: file:///etc/passwd",
        "%d %s %%",
        "\u202egpj.exe",
        "\ud800",
        "🐉👩\u200d🚀",
        "\n\n# ",
        "\n- ",
        "\n> ",
        "\n1. ",
        "\n```\n",
        "\n|a|b|\n|-|-|\n|",
        "|",
        "**",
        "*",
        "~~",
        "`",
        "\n\n---\n",
        "\n:::mestre\n",
        "\n:::\n",
        "    ",
        "\\",
        "ofício ",
    ]
)
TEXTS = st.lists(st.one_of(NASTY, st.text(max_size=8)), max_size=25).map("".join)


@settings(deadline=None, max_examples=40)
@given(TEXTS, st.booleans(), TEXTS)
def test_nothing_runs_and_only_https_is_linked(text: str, for_master: bool, name: str) -> None:
    chosen = replace(PLAIN, for_master=for_master, campaign=name, date=name, lacking=(name,))
    reader = read(text, chosen)
    assert all(address.startswith("https://") for address in reached(reader))
    check_tags(reader)
