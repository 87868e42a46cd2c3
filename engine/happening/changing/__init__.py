"""614-616: damage, life, counters, tokens and draws as replacement and prevention effects leave them."""
