"""601: casting spells: what is legal, and what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.board.asking import Refused, Transaction
from engine.board.copiable import copiable_values
from engine.board.exiled import FORETOLD, allowed_by, may_look_at
from engine.board.prepared import prepared_by
from engine.board.said import modes_to_choose, rules_of_targets, spell_ability, targets_of
from engine.board.targets import became_targets, no_target
from engine.board.x_value import of_spell, rule_of, with_x
from engine.cards.abilities.continuous import CopyOf, Part
from engine.cards.abilities.quantities import Quantity
from engine.cards.characteristics import symbols
from engine.cards.keywords.numbers import defined_by
from engine.cards.prototypes import PROTOTYPE, prototype_of
from engine.costs.assisting import payers
from engine.costs.changes import about_spell, why_changed
from engine.costs.colors_spent import expended, keep_colors_spent
from engine.costs.mana_costs import Use
from engine.costs.modes import by_modes, with_costs_of_modes
from engine.costs.next_spell import rules_begun, use_up
from engine.costs.paid_with import exiled_with_spell, remember_payment_of_spell
from engine.costs.paying import note_unpaid
from engine.costs.permissions import note_used, permissions, require_not_forbidden, require_sorcery_timing
from engine.costs.spell_costs import bendable_of, pay_for, total_cost
from engine.costs.spent_mana import mana_was_spent
from engine.costs.ways import Way, choose_way, may_be_cast, require_x
from engine.happening.face_down import turned_up_in_exile
from engine.happening.lasting import no_longer
from engine.happening.writing.objects import look_at_as
from engine.stack.announcing import announce
from engine.stack.choosing import target_facts, x_facts
from engine.stack.split_cards import choose_half, rules_of, ways_to_cast
from engine.state import events as e
from engine.state.actions import Cast
from engine.state.bindings import Bindings, Chosen
from engine.state.faces import is_hidden, is_modal, turned_over
from engine.state.facts.announced import CastFrom, CommanderTax, CostsChosen, PermittedBy, Spliced
from engine.state.facts.fact import Fact
from engine.state.merged import MUTATE
from engine.state.objects import GameObject
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.record import replace
from engine.words.terms import CardType, Designation, FaceDown, ObjectId, PlayerId, Zone

not_implemented("601.5", "bersagli che dipendono da come si pagheranno i costi")
not_implemented("601.7b", "costi e istruzioni che un altro giocatore esegue mentre si lancia una magia")
not_implemented("610.5", "abilità che un effetto statico dà alle magie che un giocatore lancia")
not_implemented("400.7b", "abilità date a una magia, e poi al permanente che diventa")

SAID_BY_PAYING: Mapping[str, tuple[Citation, ...]] = {
    "overload": (cite("702.96b"), cite("702.96c")),
    "cleave": (cite("702.148b"),),
    "awaken": (cite("702.113b"),),
    "emerge": (cite("702.119c"),),
    "offering": (cite("702.48b"), cite("702.48c")),
    "gift": (cite("702.174k"),),
}
"""601.2b: what having chosen a cost makes of the spell, by the name of the cost."""


def cast(tx: Transaction, action: Cast) -> None:
    """601.2: a card becomes a spell with its choices made; 601.2i: it becomes cast. Refused where a rule forbids it."""
    card = tx.board.objects.get(action.object)
    if card is None:
        raise Refused("not there", cite("601.2a"))
    tx.priced = action.priced
    card = _turned_up(tx, action.player, card)
    if action.back:
        card = with_back_up(tx, card, cite("712.11b"))
    if action.half or card.printed.several_ways:
        card = choose_half(tx, action.player, card, action.half, _castable_halves(tx, action.player, card))
    way = choose_way(tx, action.player, card, free=action.free)
    if way.permitted is not None:
        note_used(tx, way.permitted)
    require_x(way, card.printed.mana_cost, action.x)
    over = way.alternative is not None and way.alternative.transformed
    unpaid_x = action.free and "X" in symbols(card.printed.mana_cost or "")
    x, because = (0, [cite("107.3b")]) if unpaid_x else (action.x, [])
    if action.free:
        because.append(cite("118.9"))
    announce_and_pay(tx, action.player, card, way, x, transformed=action.back or over, because=because)


def _turned_up(tx: Transaction, player: PlayerId, card: GameObject) -> GameObject:
    """406.3a: a card exiled face down as it is looked at from here on. Raises Refused where only its qualities would let the player
    cast it (601.3f)."""
    asked = _may_be_asked_of(tx, player, card)
    up = turned_up_in_exile(tx, card)
    if not asked and permissions(tx, player, up):
        raise Refused("may not look", cite("601.3f"))
    return up


def _may_be_asked_of(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """601.3f: whether what a card is can matter to whether a player may cast it: one exiled face down they must be able to look at,
    but where something lets them cast it whatever it is."""
    if card.zone is not Zone.EXILE or not is_hidden(card):
        return True
    return may_look_at(tx.game, tx.board, card, player) or bool(permissions(tx, player, card))


def _castable_halves(tx: Transaction, player: PlayerId, card: GameObject) -> list[str]:
    """709.3a: the halves that could be cast, each looked at by itself."""
    return [which for which, trial, half in ways_to_cast(tx, card) if may_be_cast(trial, player, half)]


def with_back_up(tx: Transaction, card: GameObject, rule: Citation) -> GameObject:
    """712.11b-c, 712.12: of a modal double-faced card the player takes either face, and only that one is looked at.

    Raises Refused for any other card.
    """
    if not is_modal(card):
        raise Refused("no such face", rule)
    back = turned_over(card)
    look_at_as(tx.game, back)
    return back


def _as_prototype(tx: Transaction, card: GameObject, way: Way) -> tuple[Part, ...]:
    """718.3b, 718.2a: the spell, and the permanent that it becomes, has these as its copiable values."""
    small = prototype_of(copiable_values(tx, card.id)) if way.prototyped else None
    return () if small is None else (CopyOf(small),)


def announce_and_pay(
    tx: Transaction,
    player: PlayerId,
    card: GameObject,
    way: Way,
    x: int | None,
    *,
    transformed: bool = False,
    because: Sequence[Citation] = (),
) -> None:
    """601.2a-i: the card becomes a spell, in the way that was chosen, with its choices made and its costs paid.

    ``because``: by which rules something of it was settled already. Raises Refused where it cannot.
    """
    holder = prepared_by(tx.game, card)
    before, early, defined = tx.mention(card.id), _early(tx, player, card), of_spell(card.printed)
    begun = _begun(tx, player, card.id, way, x, defined)
    spell, chosen = _on_the_stack(tx, player, card, way, begun, transformed=transformed)
    way = with_costs_of_modes(tx, player, spell, way, chosen)
    proposed = tx.board.objects[spell]
    require_not_forbidden(tx, player, proposed, tx.board.characteristics(spell))
    changes = [
        Change(event=e.SpellCast(object=spell, player=player, origin=before.zone), rules=(cite("601.2i"),)),
        *became_targets(chosen, spell, announced=True),
        *way.added.revealed(player),
    ]
    rules = [
        *_rules_of_choices(tx, spell, chosen, way, defined),
        *early,
        *_rules_of_its_face(tx, spell, way, transformed=transformed),
        *rules_of(proposed),
        *rules_begun(tx, spell),
        *_rules_of_the_way(tx, card.id, way),
    ]
    facts = _told_of_casting(tx, chosen, way, before.zone, begun.x)
    cost = total_cost(tx, player, spell, way, begun.x)
    changed = _rules_of_changed_cost(tx, player, spell, way)
    use_up(tx, player, spell)
    rules += changed
    raised = (*_rules_of_more(way), *changed, *by_modes(tx, spell, chosen))
    changes += exiled_with_spell(tx, spell, pay_for(tx, player, spell, way, cost, begun.x, because=raised))
    remember_payment_of_spell(tx, spell, changes)
    keep_colors_spent(tx, player, spell, cost, changes)
    for payer in payers(player, changes):
        changes += expended(tx, payer, spell, cost, changes, bendable_of(way, begun.x))
    tx.happen(
        changes,
        kind=StepKind.CAST,
        rules=[*rules, *because],
        player=player,
        cause=spell,
        facts=facts,
        untold=way.added.untold,
    )
    mana_was_spent(tx, player, changes, Use(spell=spell))
    if holder is not None:
        no_longer(tx, Designation.PREPARED, (holder,), cite("722.3c"), player=player, cause=holder)
    note_unpaid(tx, player, None if cost == "{0}" else cost, spell)


def _begun(
    tx: Transaction, player: PlayerId, card: ObjectId, way: Way, x: int | None, defined: Quantity | None
) -> Chosen:
    """601.2b: what is settled before the card is a spell: X, which costs are paid, and where it is cast from."""
    origin = tx.mention(card).zone
    begun = with_x(tx, player, card, replace(way.chosen, x=x, cast_from=origin, cast_by=player), defined)
    if way.prototyped:
        begun = replace(begun, paid=(*begun.paid, PROTOTYPE))
    if tx.game.designated(card, Designation.FORETOLD):  # 702.143c: whatever it is cast for
        begun = replace(begun, paid=(*begun.paid, FORETOLD))
    return begun


def _on_the_stack(
    tx: Transaction, player: PlayerId, card: GameObject, way: Way, begun: Chosen, *, transformed: bool
) -> tuple[ObjectId, Chosen]:
    """601.2a-d: the spell on the stack, with all that is chosen for it. Raises Refused where its targets cannot be chosen."""
    spell, chosen = announce(
        tx,
        player,
        card.id,
        begun,
        face_down=way.face_down,
        transformed=transformed,
        bestowed=way.bestowed,
        added=(
            *_as_prototype(tx, card, way),
            *way.added.parts,
            *(way.permitted.how.gives if way.permitted is not None else ()),
        ),
    )
    if chosen is None:
        bound, looks = Bindings(source=spell, you=player, chosen=begun), tx.board.characteristics(spell)
        refused = no_target(targets_of(looks, begun), tx.board, bound)
        if "Aura" in looks.subtypes and refused.rule == cite("601.2c"):
            refused.by = (*refused.by, cite("702.5a"))
        if MUTATE in begun.paid and refused.rule == cite("601.2c"):
            refused.by = (*refused.by, cite("702.140a"))
        raise refused
    return spell, chosen


def _rules_of_choices(
    tx: Transaction, spell: ObjectId, chosen: Chosen, way: Way, defined: Quantity | None
) -> list[Citation]:
    """601.2a-c, 601.2i: by which rules its costs, targets, modes and X were chosen."""
    return [
        cite("601.2a"),
        *rules_of_targets(tx, spell, chosen),
        *([cite("601.2b")] if chosen.paid else []),
        cite("601.2i"),
        *rule_of(defined),
        *([cite("702.160a"), cite("718.3b")] if way.prototyped else []),
        *_by_choices(tx, spell, chosen, way),
        *by_modes(tx, spell, chosen),
        *(rule for name in chosen.paid for rule in SAID_BY_PAYING.get(name, ())),
    ]


def _rules_of_its_face(tx: Transaction, spell: ObjectId, way: Way, *, transformed: bool) -> list[Citation]:
    """702.5a, 708.4, 712.11: what the spell is by what is up of its card."""
    rules = [cite("702.5a")] if "Aura" in tx.board.characteristics(spell).subtypes else []
    if way.face_down is not None:
        rules += [cite("708.4"), cite("702.168b") if way.face_down is FaceDown.DISGUISE else cite("702.37c")]
    if transformed:
        rules.append(cite("712.11b") if is_modal(tx.board.objects[spell]) else cite("712.11a"))
    return rules


def _rules_of_the_way(tx: Transaction, card: ObjectId, way: Way) -> list[Citation]:
    """118.9, 601.3, 702, 903.8: by which rules it is cast in this way, from there, and with what is added to it."""
    rules = _rules_of_more(way)
    if way.bestowed:
        rules += [cite("702.103b")]
    if way.added.cards:
        rules += [cite("702.47a"), cite("702.47c"), cite("612.10")]
    if way.permitted is not None:
        rules += [cite("601.3"), *([cite("701.18b")] if way.permitted.how.lands else [])]
        rules += [*defined_by(way.permitted.ability), *([cite("611.3d")] if way.permitted.how.gives else [])]
        rules += allowed_by(tx.game, card)
    return rules


def _rules_of_more(way: Way) -> list[Citation]:
    """903.8, 118.8-118.9: by which rules something else is paid than its mana cost alone."""
    tax = [cite("903.8")] if way.tax else []
    return [*tax, *(rule for paid in way.keyword_costs for rule in defined_by(paid))]


def _rules_of_changed_cost(tx: Transaction, player: PlayerId, spell: ObjectId, way: Way) -> list[Citation]:
    """601.2f: by which rules it costs more, or less, or something else."""
    changing = about_spell(tx, player, spell)
    if not changing:
        return []
    return [
        cite("601.2f"),
        *why_changed(changing, alternative=way.alternative is not None),
        *(rule for said in changing for rule in defined_by(said.ability)),
        *(cite("118.7e") for question, _ in tx.asked[-1:] if question.rule == cite("118.7e")),
    ]


def _told_of_casting(tx: Transaction, chosen: Chosen, way: Way, origin: Zone, x: int | None) -> tuple[Fact, ...]:
    """601.2: what there is to say of the spell as it becomes cast."""
    facts: list[Fact] = [CastFrom(origin), *x_facts(x), *target_facts(tx, chosen)]
    if chosen.paid:
        facts.append(CostsChosen(chosen.paid))
    if way.tax:
        facts.append(CommanderTax(way.tax))
    if way.added.cards:
        facts.append(Spliced(tuple(tx.mention(one) for one in way.added.cards)))
    if way.permitted is not None:
        facts.append(PermittedBy(tx.mention(way.permitted.source)))
    return tuple(facts)


def _by_choices(tx: Transaction, spell: ObjectId, chosen: Chosen, way: Way) -> list[Citation]:
    """601.4, 702.33g, 702.174m: modes that only a cost lets the player choose, targets for what only a kicked spell does, or one
    whose gift was promised; 701.67b: paid by waterbending."""
    ability = spell_ability(tx.board.characteristics(spell))
    by_cost = bool(ability.modes) and modes_to_choose(ability, chosen) != ability.choose_modes
    bending = any(cost.cost.waterbend for cost in way.every_cost)
    if_paid = {spec.if_paid for spec in ability.targets}
    if_kicked = any("kicker" in cost for cost in if_paid)
    return [
        *([cite("601.4")] if by_cost else []),
        *([cite("702.33g")] if if_kicked else []),
        *([cite("702.174m")] if "gift" in if_paid else []),
        *([cite("701.67b")] if bending else []),
    ]


def _early(tx: Transaction, player: PlayerId, card: GameObject) -> list[Citation]:
    """702.8a: flash, where a sorcery could not be cast now."""
    looks = tx.board.characteristics(card.id)
    if looks.is_type(CardType.INSTANT) or not looks.has("flash"):
        return []
    try:
        require_sorcery_timing(tx, player, cite("117.1a"))
    except Refused:
        return [cite("702.8a")]
    return []


def may_begin_to_cast(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """601.3: whether the player could begin to cast a card now, had they priority; targets and mana are not looked at."""
    if is_hidden(card) and card.zone is Zone.EXILE:
        tx = tx.aside()
    up = turned_up_in_exile(tx, card) if _may_be_asked_of(tx, player, card) else card
    return bool(_castable_halves(tx, player, up)) if up.printed.several_ways else may_be_cast(tx, player, up)
