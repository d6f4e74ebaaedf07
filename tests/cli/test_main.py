"""The command line: which command, which status, and never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from types import ModuleType

import pytest

import gmscreen.__main__ as entry
from gmscreen import __version__
from gmscreen.canon.errors import CanonError
from gmscreen.cli import failures
from gmscreen.cli import main as command_line
from gmscreen.cli.main import COMMANDS, main
from gmscreen.cli.parser import in_portuguese
from gmscreen.cli.start_up import PLUGIN_LOADER, leave_out_plugins, quick_imports
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.errors import refusal
from gmscreen.texts.catalogue import has_text

ROOT = Path(__file__).parents[2]


def run(*words: str) -> int:
    try:
        return main(words)
    except SystemExit as left:
        return int(left.code or 0)


def command(monkeypatch: pytest.MonkeyPatch, error: BaseException | None = None, status: int = 0) -> None:
    """The command `batch` does this instead."""

    def run_instead(_: object) -> int:
        if error is not None:
            raise error
        return status

    module = ModuleType("instead")
    vars(module)["run"] = run_instead
    monkeypatch.setitem(COMMANDS, "batch", "instead")
    monkeypatch.setitem(sys.modules, "instead", module)


Opened = list[tuple[Path | None, list[Path]]]


def window(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """The window notes what it is opened with instead of opening."""
    opened: Opened = []
    module = ModuleType("gmscreen.cli.window")
    vars(module)["run"] = lambda campaign, sheets: opened.append((campaign, sheets)) or 0
    monkeypatch.setitem(sys.modules, "gmscreen.cli.window", module)
    return opened


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out == f"{__version__}\n"


def test_help_lists_every_command_in_portuguese(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    told = capsys.readouterr().out
    assert told.startswith("uso: gmscreen")
    assert all(f"  {name}" in told for name in COMMANDS)
    assert all(has_text(f"cli.command.{name}") for name in COMMANDS)


def test_without_a_word_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = window(monkeypatch)
    assert run() == 0
    assert opened == [(None, [])]


def test_sheets_named_on_the_command_line_open_in_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = window(monkeypatch)
    assert run("sheets/kallias.toml", "nova.toml") == 0
    assert opened == [(None, [Path("sheets/kallias.toml"), Path("nova.toml")])]


def test_a_file_without_an_ending_opens_when_it_exists(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened = window(monkeypatch)
    monkeypatch.chdir(tmp_path)
    Path("ficha").touch()
    assert run("ficha") == 0
    assert opened == [(None, [Path("ficha")])]


def test_a_campaign_named_on_the_command_line_opens_in_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = window(monkeypatch)
    assert run("--campaign", "Mesa.escudo", "nova.toml") == 0
    assert opened == [(Path("Mesa.escudo"), [Path("nova.toml")])]


def test_a_mistyped_command_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bacth") == 2
    assert "“bacth” não é comando nem arquivo" in capsys.readouterr().err


def test_an_unknown_option_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--nada") == 2
    assert capsys.readouterr().err == "Não conheço: --nada. Veja “gmscreen --help”.\n"


def test_a_command_without_options_refuses_one_and_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("batch", "--nada") == 2
    assert run("batch", "--help") == 0
    assert "uso: gmscreen batch" in capsys.readouterr().out


def test_the_status_of_a_command_is_that_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    command(monkeypatch, status=7)
    assert run("batch") == 7


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (RuleError("level_not_rolled", "level", level=3), "NH 3 não se rola"),
        (CanonError(Path("load.toml"), "Está rasgada."), "load.toml: Está rasgada."),
        (refusal(Path("x.toml"), "missing_file"), "x.toml: O arquivo não existe."),
        (FileNotFoundError(2, "no such file", "a.json"), "a.json: não existe."),
        (PermissionError(13, "denied", "a.json"), "a.json: sem permissão."),
        (FileNotFoundError(2, "no such file", "nada/a.pdf"), "nada/a.pdf: a pasta desse arquivo não existe."),
        (OSError(28, "no space left", "a.json"), "a.json: o disco está cheio."),
        (OSError(30, "read-only", "a.pdf"), "a.pdf: a pasta só permite leitura."),
        (OSError(5, "input/output error", "a.json"), "a.json: não pôde ser lido nem gravado."),
        (OSError("?"), "não pôde ser lido nem gravado."),
    ],
)
def test_an_error_that_people_can_mend_is_one_plain_line(
    error: Exception, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command(monkeypatch, error)
    assert run("batch") == 1
    shown = capsys.readouterr().err
    assert told in shown
    assert shown.count("\n") == 1


def test_a_bug_is_one_plain_line_that_names_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command(monkeypatch, ZeroDivisionError("de propósito"))
    assert run("batch") == 1
    shown = capsys.readouterr().err
    assert "Traceback" not in shown
    log = Path(shown.partition("Detalhes: ")[2].partition(". Com")[0])
    assert "de propósito" in log.read_text(encoding="utf-8")
    assert log.stat().st_mode & 0o077 == 0


def test_a_bug_without_a_place_to_log_is_still_one_plain_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "gmscreen").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    command(monkeypatch, ZeroDivisionError())
    assert run("batch") == 1
    assert "não pôde ser gravado" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--debug", "batch"], ["batch", "--debug"]])
def test_debug_shows_the_traceback(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command(monkeypatch, ZeroDivisionError())
    assert run(*words) == 1
    assert "Traceback" in capsys.readouterr().err


def test_an_interruption_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command(monkeypatch, KeyboardInterrupt())
    assert run("batch") == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_is_gone_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[bool] = []
    monkeypatch.setattr(command_line, "_forget_standard_output", lambda: forgotten.append(True))
    command(monkeypatch, BrokenPipeError())
    assert run("batch") == 141
    assert forgotten == [True]


def test_standard_output_can_be_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "saída").open("w", encoding="utf-8") as file:
        monkeypatch.setattr("sys.stdout", file)
        command_line._forget_standard_output()
        file.write("para ninguém")
        file.flush()
    assert (tmp_path / "saída").read_text(encoding="utf-8") == ""


def test_a_terminal_that_lacks_a_character_shows_another(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = TextIOWrapper(BytesIO(), encoding="latin-1")
    monkeypatch.setattr("sys.stdout", terminal)
    assert run("calc", "load", "--st", "12", "--weight-kg", "25") == 0
    terminal.flush()
    shown = terminal.buffer.getvalue().decode("latin-1")  # type: ignore[attr-defined]
    assert "Média" in shown
    assert "?2" in shown


def test_json_is_utf_8_on_any_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = TextIOWrapper(BytesIO(), encoding="latin-1")
    monkeypatch.setattr("sys.stdout", terminal)
    assert run("calc", "load", "--st", "12", "--weight-kg", "25", "--json") == 0
    terminal.flush()
    assert "Média" in terminal.buffer.getvalue().decode("utf-8")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("english", "portuguese"),
    [
        ("unrecognized arguments: a b", "Não conheço: a b."),
        ("the following arguments are required: x, y", "Falta: x, y."),
        ("one of the arguments --a --b is required", "Falta um destes: --a --b."),
        ("argument --st: expected one argument", "--st: espera um valor."),
        ("argument --st: expected at least one argument", "--st: espera ao menos um valor."),
        ("argument --st: expected 2 arguments", "--st: espera 2 valores."),
        ("argument x: invalid choice: 'a' (choose from 'b', 'c')", "x: a não serve; escolha entre b, c."),
        ("argument x: invalid choice: 'a' (choose from b, c)", "x: a não serve; escolha entre b, c."),
        ("argument x: invalid int value: 'a'", "x: a não serve."),
        ("argument --a: not allowed with argument --b", "--a: não combina com --b."),
        ("argument --a: ignored explicit argument 'x'", "--a: não leva valor, e veio x."),
        ("ambiguous option: --a could match --ab, --ac", "--a pode ser --ab, --ac."),
        ("argument --st: Nada feito.", "--st: Nada feito."),
        ("something new in Python 3.20", "As opções não estão certas."),
        ("argument --st: something new", "As opções não estão certas."),
    ],
)
def test_the_complaints_of_the_standard_library_are_told_in_portuguese(english: str, portuguese: str) -> None:
    assert in_portuguese(english) == portuguese


def test_the_entry_runs_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry, "run", lambda: 5)
    monkeypatch.setattr(entry.gc, "freeze", lambda: None)
    assert entry.main() == 5


def test_the_module_can_be_started() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gmscreen", "--version"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.strip() == __version__


def test_ctrl_c_while_batch_waits_is_quiet() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "gmscreen", "batch"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b'{"calc": "odds", "level": 10}\n')
        process.stdin.flush()
        process.stdout.readline()
        os.kill(process.pid, 2)
        assert process.stderr.read() == b""
    assert process.returncode == 130


def test_garbage_is_looked_for_again_after_the_imports() -> None:
    import gc

    with quick_imports():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_plugins_are_left_out_of_a_known_pydantic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, PLUGIN_LOADER, raising=False)
    leave_out_plugins()
    assert sys.modules[PLUGIN_LOADER].get_plugins() == ()


def test_a_pydantic_that_is_not_known_keeps_its_loader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, PLUGIN_LOADER, raising=False)
    monkeypatch.setattr("pydantic.VERSION", "2.99.0")
    leave_out_plugins()
    assert PLUGIN_LOADER not in sys.modules


def test_a_window_imports_without_reading_the_sources_of_what_it_imports() -> None:
    start = "from gmscreen.cli.start_up import leave_out_features as start; start(); "
    imports = "import PySide6.QtWidgets, gmscreen.session.session, linecache; "
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            start + imports + "print(any('gmscreen' in file for file in linecache.cache))",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "False\n"


def test_a_failure_that_is_known_has_a_sentence_and_a_bug_has_none() -> None:
    assert failures.known_sentence(ZeroDivisionError()) is None
