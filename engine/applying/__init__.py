"""Primitive events become state, all of one batch at once. Called by the pipeline alone."""

from engine.applying.batch import apply, joined
from engine.applying.draft import place_of

__all__ = ["apply", "joined", "place_of"]
