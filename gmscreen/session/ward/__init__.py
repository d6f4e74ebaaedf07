"""The list of the wounded: who they are, what happened to them, and the acts on it."""
