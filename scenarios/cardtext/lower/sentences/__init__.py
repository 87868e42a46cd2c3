"""608.2c: one sentence of instructions: its clauses, who does them, when, for how long, and where what is so."""
