"""Trees to the vocabulary of ``engine.abilities``: each word is used, or the whole reading is refused with its place."""
