"""405, 603.3, 601, 602, 608: how spells and abilities get on the stack, and what happens as they leave it."""
