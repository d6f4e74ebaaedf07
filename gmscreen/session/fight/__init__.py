"""A fight of A Garganta: who fights, whose turn it is, what a blow does, and what is told of it."""
