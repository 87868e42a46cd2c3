"""700.3: objects that a player separates into two piles, of which another one chooses one."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.cards.abilities import piles as k
from engine.happening.carrying import carries
from engine.happening.instructed import deciding, remember, there
from engine.state.bindings import Bindings
from engine.state.facts.decided import PilesMade, PileTaken
from engine.state.objects import only_objects
from engine.state.trace import StepKind
from engine.words.citations import cite
from engine.words.decisions import Option, Purpose


@carries(k.Piles, beyond=("by", "chooser"))
def piles(tx: Transaction, effect: k.Piles, bound: Bindings) -> Bindings:
    """700.3, 700.3a, 700.3c-d: each object in one of the two piles, which may be empty, and all of them where they are; then one
    pile is chosen."""
    found = there(tx, effect.what, bound)
    about = tx.mention(bound.source)
    dividing, choosing = deciding(tx, effect.by, bound), deciding(tx, effect.chooser, bound)
    if not dividing or not choosing:
        return bound
    picked = tx.ask_objects(Purpose.PILE, dividing[0], cite("700.3"), found, minimum=0, maximum=len(found), about=about)
    first = only_objects(picked)
    second = tuple(one for one in found if one not in first)
    facts = (PilesMade(tuple(tx.mention(one) for one in first), tuple(tx.mention(one) for one in second)),)
    rules = [cite("700.3"), cite("700.3a"), *([cite("700.3d")] if not (first and second) else []), cite("700.3c")]
    tx.note(StepKind.DECIDED, rules, facts=facts, player=dividing[0], cause=bound.source)
    options = tuple(Option(key=key, text=key) for key in ("1", "2"))
    taken = tx.ask_one(Purpose.PILE, choosing[0], cite("700.3"), options, about=about)
    one, other = (first, second) if taken == "1" else (second, first)
    tx.note(StepKind.DECIDED, [cite("700.3")], facts=(PileTaken(int(taken)),), player=choosing[0], cause=bound.source)
    return remember(remember(bound, effect.keep_as, one), effect.keep_rest_as, other)
