"""722.3: permanents with a prepare spell become prepared, and a copy of that spell is in exile to be cast."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.preparing import NoLongerPrepared, Prepare
from engine.happening.carrying import carries
from engine.happening.instructed import there
from engine.happening.lasting import add_effect, no_longer
from engine.happening.writing.objects import put_there
from engine.state.bindings import Bindings
from engine.state.facts.announced import CopyInExile
from engine.state.objects import GameObject
from engine.state.trace import StepKind
from engine.words.citations import cite, not_implemented
from engine.words.terms import Designation, Kind, ObjectId, Zone

not_implemented("722.3c", "permanenti che appaiono già preparati")
not_implemented("722.3d", "effetti che parlano di magie di preparazione")


@carries(Prepare)
def prepare(tx: Transaction, effect: Prepare, bound: Bindings) -> Bindings:
    """722.3a: only a permanent that has a prepare spell, and is not prepared already."""
    for one in there(tx, effect.what, bound):
        found = tx.board.objects[one]
        spell = tx.board.copiable(one).prepare
        if not found.on_battlefield or spell is None or tx.game.designated(one, Designation.PREPARED):
            continue
        add_effect(tx, (), (one,), Duration.ENDLESS, bound, cite("722.3a"), marks=(Designation.PREPARED,))
        player = tx.board.controller(one)
        new = ObjectId(tx.game.take_id())
        made = GameObject(
            id=new,
            label=spell.name,
            printed=spell,
            kind=Kind.COPY_OF_CARD,
            owner=player,
            controller=player,
            zone=Zone.EXILE,
            timestamp=new,
            linked_to=one,
        )
        put_there(tx.game, made)
        facts = (CopyInExile(tx.mention(new), tx.mention(one)),)
        tx.note(StepKind.INSTRUCTION, [cite("722.3c")], facts=facts, player=player, cause=bound.source)
    return bound


@carries(NoLongerPrepared)
def no_longer_prepared(tx: Transaction, effect: NoLongerPrepared, bound: Bindings) -> Bindings:
    """722.3b: the designation is removed; without it the copy in exile stays no longer (722.3c)."""
    rules = (cite("608.2c"), cite("722.3b"))
    no_longer(tx, Designation.PREPARED, there(tx, effect.what, bound), *rules, player=bound.you, cause=bound.source)
    return bound
