"""Primitive events become state, all of one batch at once. Called by the pipeline alone."""
