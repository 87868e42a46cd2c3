"""What each instruction of a spell or ability does: 608.2c, 701."""
