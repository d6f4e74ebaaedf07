"""Setting up a checkout and checking it, with the standard library alone."""
