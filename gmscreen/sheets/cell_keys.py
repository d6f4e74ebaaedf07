"""Keys of cells that only the window has, each for two fields of the sheet."""

TERMS = "terms"
"""Type and difficulty of a skill."""

PROTECTION = "protection"
"""PD and RD of a piece."""

WEAPON, SHIELD = "weapon", "shield"
"""How a piece is used: the skill and the kind, or the skill and the size."""

GROUP, OBSTACLE, WORTH = "group", "obstacle", "worth"
"""How many creatures come together, the wall that one raises, and what a carcass brings."""
