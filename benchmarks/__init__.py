"""The project's figures, each a ratio in one run: start them with ./bench."""
