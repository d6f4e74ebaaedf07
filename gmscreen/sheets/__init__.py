"""What a character or creature sheet is: the record, its file, its two lines and what it still lacks."""
