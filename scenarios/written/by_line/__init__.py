"""A situation as it is said at a table, a line for each thing: read from lines, and written as lines, without loss."""
