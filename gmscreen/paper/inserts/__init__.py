"""The inserts of a physical screen: four landscape pages of the tables that a master needs at hand."""
