"""What every print is made with: typeface, inks, measures, marks, the canvas and the file."""
