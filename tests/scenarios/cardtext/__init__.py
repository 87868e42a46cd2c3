"""Italian card text to abilities. All texts and names are invented."""
