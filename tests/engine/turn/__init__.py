"""Priority, turns and steps: 117, 500-514."""
