"""Lines that nobody types as the guide has them, put into its words: only where a line is not understood, and always told."""
