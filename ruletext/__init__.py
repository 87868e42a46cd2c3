"""The rules as text: numbers, editions, references between rules, search."""
