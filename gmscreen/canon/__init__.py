"""Published tables and catalogues: TOML in resources/, validated once into rules values."""
