"""704: state-based actions, a family of sub-rules a file. Each has what applies, what just does not, and what happens at once."""
