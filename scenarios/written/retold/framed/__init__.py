"""A sentence understood by what its words are, in whatever order they stand: who, what is done, with what, to whom."""
