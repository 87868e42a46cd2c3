"""What people say in clauses that cards put otherwise, a file for each thing that they speak of; ``table.py`` has all of it."""
