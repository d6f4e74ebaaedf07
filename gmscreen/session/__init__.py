"""The open table: who rolls, where rolls are kept, and what both must promise."""
