"""The environment's pieces: mended after a move, and complaints of installers understood."""

from pathlib import Path

import pytest

from tools.environment import mend_scripts, tells_of_no_network


def test_scripts_follow_a_moved_folder(tmp_path: Path) -> None:
    environment = tmp_path / "nova casa" / ".venv"
    script = environment / "bin" / "pytest"
    script.parent.mkdir(parents=True)
    script.write_text("#!/casa velha/.venv/bin/python\nrun()\n")
    mend_scripts(environment, "/casa velha")
    assert script.read_text() == f"#!{environment}/bin/python\nrun()\n"


def test_scripts_of_another_folder_stay_as_they_are(tmp_path: Path) -> None:
    script = tmp_path / ".venv" / "bin" / "tool"
    script.parent.mkdir(parents=True)
    script.write_bytes(b"\x7fELF /casa/.venvelho \xff")
    mend_scripts(tmp_path / ".venv", "/outra")
    assert script.read_bytes() == b"\x7fELF /casa/.venvelho \xff"


@pytest.mark.parametrize(
    "trouble",
    [
        "WARNING: Retrying after connection broken by 'NewConnectionError'",
        "Temporary failure in name resolution",
        "error: Failed to fetch: `x`\n  Caused by: dns error",
        "[Errno 101] Network is unreachable",
        "Read timed out.",
    ],
)
def test_complaints_about_the_network_are_known(trouble: str) -> None:
    assert tells_of_no_network(trouble)


@pytest.mark.parametrize(
    "trouble",
    [
        "THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE",
        "[Errno 28] No space left on device",
    ],
)
def test_other_complaints_are_not_blamed_on_the_network(trouble: str) -> None:
    assert not tells_of_no_network(trouble)
