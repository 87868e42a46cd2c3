"""722.3: permanents with a prepare spell become prepared, and a copy of that spell is in exile to be cast."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.continuous import Duration
from engine.abilities.faces import Prepare
from engine.bindings import Bindings
from engine.citations import cite, not_implemented
from engine.game import Game
from engine.instructions.lasting import add_effect
from engine.instructions.registry import carries, there
from engine.objects import GameObject
from engine.terms import NOBODY, Designation, Kind, ObjectId, PlayerId, Zone
from engine.trace import Facts, StepKind
from engine.transaction import Transaction

not_implemented("722.3c", "permanenti che appaiono già preparati")
not_implemented("722.3b", "effetti per cui un permanente non è più preparato")
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
        place = (Zone.EXILE, NOBODY)
        tx.game.change(
            objects={**tx.game.objects, new: made}, places={**tx.game.places, place: (*tx.game.zone(*place), new)}
        )
        facts: Facts = {"copy": tx.mention(new), "copy of": tx.mention(one)}
        tx.note(StepKind.COPIED, [cite("722.3c")], facts=facts, player=player, cause=bound.source)
    return bound


def prepared_by(game: Game, found: GameObject) -> ObjectId | None:
    """722.3c: of a copy in exile, the prepared permanent whose prepare spell it is, for as long as that is prepared and there."""
    if found.kind is not Kind.COPY_OF_CARD or found.zone is not Zone.EXILE or found.linked_to is None:
        return None
    holder = game.objects.get(found.linked_to)
    if holder is None or holder.zone is not Zone.BATTLEFIELD or holder.phased_out:
        return None
    return holder.id if game.designated(holder.id, Designation.PREPARED) else None


def no_longer_prepared(tx: Transaction, one: ObjectId, player: PlayerId) -> None:
    """722.3c: as the copy becomes cast, the permanent loses the designation."""
    kept = []
    for effect in tx.game.effects:
        if Designation.PREPARED not in effect.marks or one not in effect.objects:
            kept.append(effect)
            continue
        left = tuple(other for other in effect.objects if other != one)
        if left:
            kept.append(replace(effect, objects=left))
    tx.game.change(effects=tuple(kept))
    facts: Facts = {"objects": (tx.mention(one),), "no longer": Designation.PREPARED.value}
    tx.note(StepKind.INSTRUCTION, [cite("722.3c")], facts=facts, player=player, cause=one)
