"""A situation played: the script carried out, answers found, expectations checked."""
