"""611.2: what lasts begins."""

from __future__ import annotations

from engine.state.lasting import ContinuousEffect
from engine.words.record import Record


class EffectBegins(Record, kw_only=True):
    """611.2: a continuous effect of a resolution begins, on the objects that were fixed for it (611.2c)."""

    effect: ContinuousEffect
