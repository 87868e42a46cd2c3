"""500-514, 703: the turn, its phases and steps, and what the rules do by themselves as each begins and ends."""
