"""Everything that is looked up, as entries: a sentence, and the lines of the table that belongs to it."""
