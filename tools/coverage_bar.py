"""The bar that the tests' coverage must clear, package by package."""

import json
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

BAR = 98
"""Percent of lines, and of branches, that the tests must take in each package."""
PACKAGES = ("rules", "canon", "calc", "sheets")


@dataclass(frozen=True, slots=True)
class Coverage:
    """Lines and branches of a package: how many, and how many the tests took."""

    lines: int
    lines_taken: int
    branches: int
    branches_taken: int

    @property
    def clears_the_bar(self) -> bool:
        """Lines and branches each; a package without any clears it."""
        return self.lines_taken * 100 >= self.lines * BAR and self.branches_taken * 100 >= self.branches * BAR


def holds() -> bool:
    """Whether the tests' last run clears the bar in every package; prints the figures and what is untaken."""
    with TemporaryDirectory() as folder:
        report = Path(folder, "coverage.json")
        subprocess.run([sys.executable, "-m", "coverage", "json", "-q", "-o", str(report)], check=True)
        files = json.loads(report.read_text("utf-8"))["files"]
    found = {package: package_coverage(files, package) for package in PACKAGES}
    for package, coverage in found.items():
        print(
            f"{package:8} linhas {coverage.lines_taken}/{coverage.lines}"
            f"  ramos {coverage.branches_taken}/{coverage.branches}"
        )
    below = [package for package, coverage in found.items() if not coverage.clears_the_bar]
    _show_untaken(below)
    return not below


def package_coverage(files: Mapping[str, Mapping[str, Mapping[str, int]]], package: str) -> Coverage:
    """The sum over a package's files in coverage's own report."""
    prefix = f"gmscreen/{package}/"
    summaries = [file["summary"] for name, file in files.items() if name.startswith(prefix)]
    return Coverage(
        _total(summaries, "num_statements"),
        _total(summaries, "covered_lines"),
        _total(summaries, "num_branches"),
        _total(summaries, "covered_branches"),
    )


def _total(summaries: Iterable[Mapping[str, int]], key: str) -> int:
    return sum(summary[key] for summary in summaries)


def _show_untaken(packages: Iterable[str]) -> None:
    for package in packages:
        print(f"{package}: abaixo de {BAR} %", flush=True)
        include = f"--include=gmscreen/{package}/*"
        subprocess.run([sys.executable, "-m", "coverage", "report", include], check=False)
