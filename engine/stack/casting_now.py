"""608.2g, 707.12: casting a card, or a copy of one, while a spell or ability resolves."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.asking import Refused, Transaction
from engine.board.copiable import copiable_values
from engine.board.matching import describe_failure
from engine.board.prohibitions import forbids_player
from engine.board.said import aura_targets, spell_ability
from engine.board.targets import can_choose
from engine.board.values import players, settled
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import Characteristics, symbols
from engine.costs.mana_sources import could_make_mana
from engine.costs.open_ways import FREE
from engine.costs.permissions import require_not_forbidden
from engine.costs.ways import Way, additional_costs, mandatory_costs
from engine.happening.carrying import carries
from engine.happening.face_down import turned_up_in_exile
from engine.happening.instructed import remember, there
from engine.happening.writing.objects import look_at_as, put_there
from engine.stack.casting import announce_and_pay
from engine.stack.lands import may_play_a_land, put_land
from engine.stack.split_cards import choose_half, ways_to_cast
from engine.state.bindings import Bindings, Chosen
from engine.state.faces import front_up, is_hidden, is_modal, turned_over
from engine.state.facts.decided import SaysYes
from engine.state.facts.nothing import NotCast, Nothing, WhyNothing
from engine.state.objects import GameObject
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Option, Purpose
from engine.words.record import replace
from engine.words.terms import CardType, Kind, ObjectId, PlayerId, Zone

not_implemented(
    "712.12", "l'altra faccia di una bifronte modale con una terra, che si gioca mentre qualcosa si risolve"
)
not_implemented("718.3", "lanciare come prototipo mentre qualcosa si risolve")

FRONT, BACK = "front", "back"
"""712.11b: which face of a modal double-faced card is cast."""


@carries(CastNow)
def cast_now(tx: Transaction, effect: CastNow, bound: Bindings) -> Bindings:
    """608.2g, 707.12a: one after the other the player may cast them; timing that follows from their types does not matter."""
    cast: list[ObjectId] = []
    if effect.such is not None:
        effect = replace(effect, such=settled(effect.such, tx.board, bound))
    for player in players(effect.who, tx.board, bound):
        for one in there(tx, effect.what, bound):
            if effect.lands and _is_land(tx, one):
                _offer_land(tx, player, one, bound)
            elif castable(tx, player, one, effect, bound.source):
                cast += _offer(tx, player, one, effect, bound)
    return remember(bound, effect.keep_as, cast)


def castable(tx: Transaction, player: PlayerId, one: ObjectId, effect: CastNow, source: ObjectId) -> bool:
    """601.3: no land, nothing forbidden, with a legal choice for every target; without a mana cost only where none is paid.

    ``source``: what 'this' is in the words of the effect.
    """
    found = tx.board.objects[one]
    if found.zone is Zone.BATTLEFIELD or forbids_player(tx.board, Prohibition.CAST, player) is not None:
        return False
    if _several(tx, found, effect):
        return bool(_castable_ways(tx, player, found, effect, source))
    return _castable_so(tx, player, found, effect, source)


def _castable_so(tx: Transaction, player: PlayerId, found: GameObject, effect: CastNow, source: ObjectId) -> bool:
    """601.3: of one way to cast it: whether there is one; 601.3e: as a spell that the effect lets be cast."""
    one, looks = found.id, _looks(tx, found, effect)
    if looks is None or not looks.types or looks.is_type(CardType.LAND):
        return False
    such = effect.such
    if such is not None and describe_failure(such, tx.board, found, looks, found.owner, source=source, you=player):
        return False
    if not effect.free and effect.cost is None and looks.mana_cost is None:
        return False
    bound = Bindings(source=one, you=player)
    if "Aura" in looks.subtypes:
        return can_choose(aura_targets(looks), tx.board, bound, one)
    ability = spell_ability(looks)
    if ability.modes:
        possible = [mode for mode in ability.modes if can_choose(mode.targets, tx.board, bound, one)]
        return len(possible) >= (1 if ability.repeat_modes else ability.choose_modes[0])
    return can_choose(ability.targets, tx.board, bound, one)


def _several(tx: Transaction, found: GameObject, effect: CastNow) -> bool:
    """709.3, 712.11b, 715.3, 720.3: whether it is chosen what of the card is cast: a half, its inset frame, a modal face."""
    if effect.transformed:
        return False
    looks = _looks(tx, found, effect)
    return (is_modal(found) and effect.cost is None) or (looks is not None and looks.several_ways)


def _ways(tx: Transaction, found: GameObject) -> Iterator[tuple[str, Transaction, GameObject]]:
    """709.3a, 712.11c, 715.3a, 720.3a: each way to cast it, in a game in which the card is that and nothing else."""
    if not is_modal(found):
        yield from ways_to_cast(tx, found)
        return
    yield FRONT, tx, found
    trial, back = tx.aside(), turned_over(found)
    look_at_as(trial.game, back)
    yield BACK, trial, back


def _castable_ways(
    tx: Transaction, player: PlayerId, found: GameObject, effect: CastNow, source: ObjectId
) -> list[str]:
    """709.3a, 712.11c: the halves of a split card, or the faces, that could be cast, each looked at by itself (702.127a)."""
    possible = []
    for which, trial, half in _ways(tx, found):
        if not _castable_so(trial, player, half, effect, source):
            continue
        try:
            require_not_forbidden(trial, player, half, trial.board.characteristics(half.id))
        except Refused:
            continue
        possible.append(which)
    return possible


def _looks(tx: Transaction, found: GameObject, effect: CastNow) -> Characteristics | None:
    """712.11c: of a double-faced card, the face that the spell will show."""
    if effect.transformed:
        return found.printed if found.transformed else found.other_face
    if is_hidden(found):
        return found.printed  # 406.3b: judged as what the player sees in it
    return copiable_values(tx, found.id) if effect.copy else tx.board.characteristics(found.id)


def _is_land(tx: Transaction, one: ObjectId) -> bool:
    return tx.board.objects[one].printed.is_type(CardType.LAND)


def _offer_land(tx: Transaction, player: PlayerId, one: ObjectId, bound: Bindings) -> None:
    """305.3, 305.2b: a land is played, not cast, and only in the player's own turn with a land to play left."""
    if player not in tx.game.together(tx.game.turn.active):
        facts = (Nothing(WhyNothing.TURN_OF_ANOTHER, (tx.mention(one),)),)
        tx.note(StepKind.NOTHING, [cite("305.3")], facts=facts, player=player, cause=bound.source)
        return
    if not may_play_a_land(tx, player):
        return
    yes = tx.ask_yes(Purpose.MAY, player, cite("305.3"), tx.mention(one))
    tx.note(StepKind.DECIDED, [cite("305.3")], player=player, cause=bound.source, facts=(SaysYes(yes),))
    if yes:
        put_land(tx, player, turned_up_in_exile(tx, tx.board.objects[one]))


def _offer(tx: Transaction, player: PlayerId, one: ObjectId, effect: CastNow, bound: Bindings) -> list[ObjectId]:
    """The spell that it became, if it was cast."""
    rule = cite("707.12") if effect.copy else cite("608.2g")
    forced = effect.must and not _needs_hidden_cards(tx, player, tx.board.objects[one])
    if not forced:
        because = [cite("118.8c")] if effect.must else []
        yes = tx.ask_yes(Purpose.MAY, player, rule, tx.mention(one))
        tx.note(StepKind.DECIDED, [rule, *because], player=player, cause=bound.source, facts=(SaysYes(yes),))
        if not yes:
            return []
    card = _copied(tx, tx.board.objects[one], player) if effect.copy else tx.board.objects[one]
    before, steps = tx.game.fork(), len(tx.steps)
    try:
        alternative = FREE if effect.free else None
        if effect.cost is not None:
            alternative = CastingCost(cost=effect.cost, alternative=True, name=effect.name)
        card = turned_up_in_exile(tx, card)
        over, because = effect.transformed, list[Citation]()
        if _several(tx, card, effect):
            because += [cite("601.3e")] if effect.such is not None else []
            card, over = _choose_way(tx, player, card, _castable_ways(tx, player, card, effect, bound.source))
        way = Way(alternative=alternative, additional=additional_costs(tx, player, card))
        x = _x(tx, card, effect)
        because += [] if x is None else [cite("107.3b")]
        announce_and_pay(tx, player, card, way, x, transformed=over, because=because)
    except Refused as refused:  # 733.1: a casting that turns out illegal is taken back
        tx.owed.clear()
        tx.game = before
        del tx.steps[steps:]
        rules = [refused.rule]
        if refused.why == "cannot pay" and could_make_mana(tx, player):
            rules.append(cite("118.3c"))
        facts = (NotCast(tx.mention(one), refused.why),)
        tx.note(StepKind.NOTHING, rules, facts=facts, player=player, cause=bound.source)
        return []
    spell = tx.game.stack_top
    return [] if spell is None else [spell.id]


def _choose_way(tx: Transaction, player: PlayerId, card: GameObject, possible: list[str]) -> tuple[GameObject, bool]:
    """709.3, 712.11b, 715.3, 720.3: the card as what of it is cast, and whether that is its modal back face."""
    if not is_modal(card):
        return choose_half(tx, player, card, "", possible), False
    back = turned_over(card)
    names = {FRONT: card.printed.name, BACK: back.printed.name}
    options = [Option(key=key, text=names[key]) for key in possible]
    which = tx.ask_one(Purpose.HALF, player, cite("712.11b"), options, about=tx.mention(card.id))
    if which == FRONT:
        return card, False
    look_at_as(tx.game, back)
    return back, True


def _needs_hidden_cards(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """118.8c: whether a mandatory additional cost asks for cards of a stated quality in a hidden zone: nobody has to show them."""
    return any(
        cost.cost.discard_such is not None or _is_hidden_quality(cost.cost.exile)
        for cost in mandatory_costs(tx, player, card)
    )


def _is_hidden_quality(wanted: Filter | None) -> bool:
    return wanted is not None and wanted.zone.hidden and wanted != Filter(zone=wanted.zone)


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
    put_there(tx.game, made)
    return made
