"""Costs and mana: 106, 107.4, 118, 601.2f-h."""
