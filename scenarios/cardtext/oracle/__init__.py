"""English card text, read by the entries of both languages and resolved as the Italian text of the same card is."""
