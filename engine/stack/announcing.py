"""601.2a-d: a card becomes a spell on the stack."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.said import aura_targets, modes_of_spell, spell_ability, targets_of_keywords
from engine.board.targets import choose_targets
from engine.cards.abilities.continuous import Part
from engine.costs.next_spell import begin_with
from engine.happening.applying.batch import apply
from engine.happening.lasting import as_cast
from engine.stack.choosing import choose, modes_if_so, record_choice
from engine.state import events as e
from engine.state.bestowed import BESTOWED
from engine.state.bindings import Bindings, Chosen
from engine.state.trace import Change
from engine.words.terms import Designation, FaceDown, ObjectId, PlayerId, Reason, Zone


def announce(
    tx: Transaction,
    player: PlayerId,
    card: ObjectId,
    begun: Chosen,
    *,
    face_down: FaceDown | None = None,
    transformed: bool = False,
    bestowed: bool = False,
    added: tuple[Part, ...] = (),
) -> tuple[ObjectId, Chosen | None]:
    """601.2a-d: the card becomes a spell on the stack; its modes and targets are chosen. ``None`` where they cannot be.

    708.4, 712.11a: turned face down, or with its back face up, before it is put there; 702.103b, 702.47c: bestowed, or with text
    of other cards added to it.

    The move is not a step of its own: it is taken back if the casting turns out illegal (733.1).
    """
    move = e.ZoneChange(
        object=card,
        to=Zone.STACK,
        reason=Reason.CAST,
        controller=player,
        face_down=face_down,
        transformed=transformed,
    )
    moved = Change(event=move)
    happened = apply(tx.game, tx.board, [moved])
    event = happened[0].event
    assert isinstance(event, e.ZoneChange)
    spell = event.became
    begun_with = [as_cast(tx, player, spell, BESTOWED, (Designation.BESTOWED,))] if bestowed else []
    begun_with += [as_cast(tx, player, spell, added)] if added else []
    apply(tx.game, tx.board, [Change(event=e.EffectBegins(effect=one)) for one in begun_with])
    begin_with(tx, player, spell)
    if begun.paid:  # 702.96a, 702.148a: what its text is may depend on that
        record_choice(tx, spell, begun)
    printed = tx.board.characteristics(spell)
    bound = Bindings(source=spell, you=player, chosen=begun)
    if "Aura" in printed.subtypes:
        chosen = choose_targets(tx, aura_targets(printed), bound, bound.chosen, spell)
    else:
        ability = spell_ability(printed)
        how_many = modes_if_so(tx, ability.modes_if, bound) or modes_of_spell(printed, ability, begun)
        further = targets_of_keywords(printed, begun)
        repeat = ability.repeat_modes
        chosen = choose(
            tx, ability.modes, how_many, ability.targets, bound, bound.chosen, spell, further, repeat=repeat
        )
    if chosen is not None:
        record_choice(tx, spell, chosen)
    return spell, chosen
