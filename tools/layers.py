"""Checks the import contracts of pyproject.toml: python -m tools.layers."""

from importlinter.cli import lint_imports_command

if __name__ == "__main__":
    lint_imports_command()
