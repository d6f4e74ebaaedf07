"""PDF from a snapshot: stat cards, and later sheets, inserts and handouts."""
