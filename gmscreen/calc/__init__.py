"""The registry of named calculations: typed request, typed result, steps, sources."""
