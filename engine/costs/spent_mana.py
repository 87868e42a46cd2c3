"""106.6: what comes of mana that was spent, where what made it says so."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.spending import WhenSpent
from engine.cards.abilities.triggers import When
from engine.cards.mana import Mana
from engine.costs.mana_costs import Use, described
from engine.happening.lasting import add_effect
from engine.happening.triggers import notice_reflexive
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.trace import Change, StepKind
from engine.words.citations import cite
from engine.words.terms import ObjectId, PlayerId


def mana_was_spent(tx: Transaction, player: PlayerId, paid: Sequence[Change], use: Use) -> None:
    """106.6, 106.6a: of each mana by itself: an effect on what it was spent on, and a delayed ability that triggers."""
    for change in paid:
        for mana in change.event.mana if isinstance(change.event, e.ManaSpent) else ():
            does = None if mana.spending is None else mana.spending.when_spent
            if does is None or mana.made_by is None:
                continue
            on = _spent_on(tx, player, does, use, mana)
            if on is not None:
                source, you = mana.made_by
                _comes_of(tx, does, on, Bindings(source=source, you=you, it=on, event_player=player))


def _spent_on(tx: Transaction, player: PlayerId, does: WhenSpent, use: Use, mana: Mana) -> ObjectId | None:
    """The spell, or the object of the ability, that the mana was spent on, if it is as described."""
    for one, wanted in ((use.spell, does.spells), (use.ability_of, does.abilities_of)):
        if wanted is not None and described(tx, player, one, wanted, mana):
            return one
    return None


def _comes_of(tx: Transaction, does: WhenSpent, on: ObjectId, bound: Bindings) -> None:
    if does.gives and on in tx.board.objects:
        add_effect(tx, does.gives, (on,), does.until, bound, cite("106.6"))
    if does.effects:
        ability = Triggered(trigger=When(), effects=does.effects)
        triggered = notice_reflexive(tx, ability, bound, cite("106.6"))
        tx.note(
            StepKind.NOTHING, [cite("106.6"), cite("603.7a")], player=bound.you, cause=bound.source, triggered=triggered
        )
