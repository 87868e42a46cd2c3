"""702: keyword abilities."""
