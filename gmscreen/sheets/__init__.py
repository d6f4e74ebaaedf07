"""What a sheet is: model, native file, and the two lines derived from it."""
