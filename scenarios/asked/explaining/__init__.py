"""Why a step happened, why something did not, and where two runs part."""
