"""The vocabulary that card text compiles to: data that the rules read. No code names a card."""
