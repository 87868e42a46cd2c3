"""A situation as people write it: the file, its words, and every fault with its place."""
