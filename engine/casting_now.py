"""608.2g, 707.12: casting a card, or a copy of one, while a spell or ability resolves."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.ability import Prohibition
from engine.abilities.casting import CastingCost
from engine.abilities.faces import CastNow
from engine.applying import place_of
from engine.bindings import Bindings, Chosen
from engine.casting import announce_and_pay
from engine.characteristics import Characteristics, symbols
from engine.citations import cite
from engine.copiable import copiable_values
from engine.decisions import Purpose
from engine.faces import front_up
from engine.instructions.registry import carries, remember, there
from engine.objects import GameObject
from engine.prohibitions import forbids_player
from engine.stack import aura_targets, spell_ability
from engine.targets import can_choose
from engine.terms import CardType, Kind, ObjectId, PlayerId, Zone
from engine.trace import Facts, StepKind
from engine.transaction import Refused, Transaction
from engine.values import players
from engine.ways import FREE, Way, additional_costs


@carries(CastNow)
def cast_now(tx: Transaction, effect: CastNow, bound: Bindings) -> Bindings:
    """608.2g, 707.12a: one after the other the player may cast them; timing that follows from their types does not matter."""
    cast: list[ObjectId] = []
    for player in players(effect.who, tx.board, bound):
        for one in there(tx, effect.what, bound):
            if castable(tx, player, one, effect):
                cast += _offer(tx, player, one, effect, bound)
    return remember(bound, effect.keep_as, cast)


def castable(tx: Transaction, player: PlayerId, one: ObjectId, effect: CastNow) -> bool:
    """601.3: no land, nothing forbidden, with a legal choice for every target; without a mana cost only where none is paid."""
    found = tx.board.objects[one]
    if found.zone is Zone.BATTLEFIELD or forbids_player(tx.board, Prohibition.CAST, player) is not None:
        return False
    looks = _looks(tx, found, effect)
    if looks is None or not looks.types or looks.is_type(CardType.LAND):
        return False
    if not effect.free and effect.cost is None and looks.mana_cost is None:
        return False
    bound = Bindings(source=one, you=player)
    if "Aura" in looks.subtypes:
        return can_choose(aura_targets(looks), tx.board, bound, one)
    ability = spell_ability(looks)
    if ability.modes:
        possible = [mode for mode in ability.modes if can_choose(mode.targets, tx.board, bound, one)]
        return len(possible) >= ability.choose_modes[0]
    return can_choose(ability.targets, tx.board, bound, one)


def _looks(tx: Transaction, found: GameObject, effect: CastNow) -> Characteristics | None:
    """712.11c: of a double-faced card, the face that the spell will show."""
    if effect.transformed:
        return found.printed if found.transformed else found.other_face
    return copiable_values(tx, found.id) if effect.copy else tx.board.characteristics(found.id)


def _offer(tx: Transaction, player: PlayerId, one: ObjectId, effect: CastNow, bound: Bindings) -> list[ObjectId]:
    """The spell that it became, if it was cast."""
    rule = cite("707.12") if effect.copy else cite("608.2g")
    yes = tx.ask_yes(Purpose.MAY, player, rule, tx.mention(one))
    facts: Facts = {"yes": yes, "cast": True}
    tx.note(StepKind.DECIDED, [rule], player=player, cause=bound.source, facts=facts)
    if not yes:
        return []
    card = _copied(tx, tx.board.objects[one], player) if effect.copy else tx.board.objects[one]
    before, steps = tx.game.fork(), len(tx.steps)
    try:
        alternative = FREE if effect.free else None
        if effect.cost is not None:
            alternative = CastingCost(cost=effect.cost, alternative=True)
        way = Way(alternative=alternative, additional=additional_costs(tx, player, card))
        announce_and_pay(tx, player, card, way, _x(tx, card, effect), transformed=effect.transformed)
    except Refused as refused:  # 733.1: a casting that turns out illegal is taken back
        tx.game = before
        del tx.steps[steps:]
        tx.note(StepKind.NOTHING, [refused.rule], facts={"why": refused.why}, player=player, cause=bound.source)
        return []
    spell = tx.game.stack_top
    return [] if spell is None else [spell.id]


def _x(tx: Transaction, card: GameObject, effect: CastNow) -> int | None:
    """107.3b: with {X} in a mana cost that is not paid, 0 is the only number for it."""
    looks = _looks(tx, card, effect)
    return 0 if effect.free and looks is not None and "X" in symbols(looks.mana_cost or "") else None


def _copied(tx: Transaction, found: GameObject, player: PlayerId) -> GameObject:
    """707.12: the copy is created in the zone in which the object is, and is no card."""
    one = ObjectId(tx.game.take_id())
    front = front_up(found)
    made = replace(
        front,
        id=one,
        label=f"{found.label}~",
        printed=copiable_values(tx, found.id) if found is front else front.printed.but(front_cost=None),
        kind=Kind.COPY_OF_CARD,
        owner=player,
        controller=player,
        timestamp=one,
        commander=False,
        chosen=Chosen() if found.chosen is not None else None,
    )
    place = place_of(found.zone, player)
    tx.game.change(
        objects={**tx.game.objects, one: made}, places={**tx.game.places, place: (*tx.game.zone(*place), one)}
    )
    return made
