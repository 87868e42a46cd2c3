"""Italian card text to abilities. Text is consumed to the last word or refused with its place: better not understood than wrong."""
