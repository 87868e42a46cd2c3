"""608.2c, 701: what instructions make players and objects do, a file for each family; ``table.py`` knows every deed by its name."""
