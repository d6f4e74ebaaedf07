"""PV: the ladder of one wounded, what he lost and healed, and which tests that asks."""
