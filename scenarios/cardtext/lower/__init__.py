"""Trees to the vocabulary of ``engine.cards.abilities``: each word is used, or the whole reading is refused with its place."""
