"""A Garganta, the house's third-edition game: one concept a file."""
