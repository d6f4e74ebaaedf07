"""PDF from a snapshot: stat cards, several on a sheet of paper."""
