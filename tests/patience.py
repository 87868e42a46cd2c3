"""How long a test waits for another program: as long as it takes, for a machine may have ten other things to do."""

PATIENCE = 300.0
"""Seconds after which something that should have happened never will. No test measures time; this only ends one that hangs."""
