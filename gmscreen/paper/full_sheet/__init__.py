"""The full sheet: all that a sheet says and all that follows from it, on a page or two."""
