"""How long a test waits for another program: as long as it takes, for a machine may have ten other things to do."""

import os

PATIENCE = float(os.environ.get("TEST_PATIENCE", "300"))
"""Seconds after which something that should have happened never will. No test measures time; this only ends one that hangs.

Whoever writes a test sets TEST_PATIENCE to a few seconds, and need not wait for what never comes."""
