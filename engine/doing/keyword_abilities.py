"""122.5, 702, 716: what instructions of keyword abilities do."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.exiled import PERMITS
from engine.board.matching import describe_failure, matching
from engine.board.reach import closest_on_the_left
from engine.board.values import players, settled
from engine.cards.abilities import keyword_abilities as k
from engine.cards.abilities.ability import Cannot, Keyword, LandPlays, Prohibition, Triggered
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.combat import CombatEffect, CombatRule, MustAttack
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import Move, Sacrifice
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, OwnerOf, Remembered, This
from engine.cards.abilities.triggers import BeginningOf, DealsDamage
from engine.cards.keywords.parts import PAID_WITH
from engine.happening.blessing import has_enough
from engine.happening.carrying import carries, carry_out
from engine.happening.counters_off import taken_off
from engine.happening.instructed import amount, arrived, happening, on_battlefield, remember, there
from engine.happening.lasting import add_effect, begin, effect_of, set_apart_in_exile
from engine.happening.library import is_so, top_cards
from engine.happening.pairing import can_pair
from engine.happening.writing.lasting import delay_trigger
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.decided import SaysYes
from engine.state.facts.fact import Fact
from engine.state.facts.lasting import Forbidden, Lasts, ObjectsChange, PlayerGains
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.lasting import DelayedTrigger, Says
from engine.state.objects import PlayerTarget
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Purpose
from engine.words.known_object import Exactly
from engine.words.record import replace
from engine.words.terms import Action, CardType, Designation, Kind, ObjectId, Reason, Relation, TurnStep, Zone

not_implemented("702.85b", "azioni da compiere durante la cascata")

_FOUND, _REST = "\0cascaded", "\0not cast"
_LESS = Filter(zone=Zone.LIBRARY, not_types=(CardType.LAND,), mana_value_than_this="<")
_RULES: dict[Designation, Citation] = {
    Designation.RENOWNED: cite("702.112b"),
    Designation.SADDLED: cite("702.171b"),
    Designation.SOLVED: cite("719.3b"),
    Designation.TO_BE_EXILED: cite("702.84a"),
    Designation.FORETOLD: cite("702.143d"),
    Designation.PLOTTED: cite("702.170c"),
}


@carries(k.MoveCounters)
def move_counters(tx: Transaction, effect: k.MoveCounters, bound: Bindings) -> Bindings:
    """122.5: nothing moves between an object and itself, from what has no such counter, or to what is not there."""
    count = None if effect.count is None else amount(tx, effect.count, bound)
    onto, off = there(tx, effect.onto, bound), there(tx, effect.off, bound)
    possible = [one for one in off if onto and onto[0] != one and on_battlefield(tx, onto[0])]
    if not any(_has_such(tx, one, effect.counter) for one in possible):
        facts = (Nothing(WhyNothing.COUNTERS_STAY, tuple(map(tx.mention, onto))),)
        tx.note(StepKind.NOTHING, [cite("122.5")], facts=facts, player=bound.you, cause=bound.source)
    for one in possible:
        moved: list[e.Event] = []
        for kind, left in taken_off(tx, one, effect.counter, count, bound):
            moved += [
                e.CountersRemoved(on=one, counter=kind, count=left),
                e.CountersPut(on=onto[0], counter=kind, count=left),
            ]
        if not moved:
            continue
        happening(tx, moved, bound, cite("608.2c"), cite("122.5"))
    return bound


def _has_such(tx: Transaction, one: ObjectId, counter: str | None) -> bool:
    held = tx.board.objects[one]
    return bool(held.counters) if counter is None else held.count(counter) > 0


@carries(k.Designate)
def designate(tx: Transaction, effect: k.Designate, bound: Bindings) -> Bindings:
    """702.112b, 702.171b, 719.3b: it is a marker and no ability; only permanents have it."""
    found = tuple(
        one
        for one in there(tx, effect.what, bound)
        if on_battlefield(tx, one) and not tx.game.designated(one, effect.designation)
    )
    if found:
        rules = (_RULES[effect.designation],) if effect.designation in _RULES else ()
        add_effect(tx, (), found, effect.until, bound, *rules, marks=(effect.designation,))
    return bound


@carries(k.BecomeCrewed)
def become_crewed(tx: Transaction, effect: k.BecomeCrewed, bound: Bindings) -> Bindings:
    """702.122e: what triggers on it may ask about the creatures that paid for this ability, and about no others."""
    crew = tuple(one for one in bound.remembered.get(PAID_WITH, ()) if not isinstance(one, PlayerTarget))
    crewed = [
        e.Performed(action=Action.CREW, player=bound.you, object=one, amount=len(crew), crew=crew)
        for one in there(tx, effect.what, bound)
        if on_battlefield(tx, one)
    ]
    happening(tx, crewed, bound, cite("608.2c"), cite("702.122e"), cite("702.122c"))
    return bound


@carries(k.BecomeLevel)
def become_level(tx: Transaction, effect: k.BecomeLevel, bound: Bindings) -> Bindings:
    """716.2a-b: the designation stays, whatever else the permanent becomes."""
    found = [one for one in there(tx, effect.what, bound) if on_battlefield(tx, one)]
    levels = [e.LevelSet(object=one, level=effect.level) for one in found]
    happening(tx, levels, bound, cite("608.2c"), cite("716.2a"))
    return bound


@carries(k.Cascade)
def cascade(tx: Transaction, effect: k.Cascade, bound: Bindings) -> Bindings:
    """702.85a: until a nonland card whose mana value is less than that of the spell, which may be cast without paying."""
    size = len(tx.game.zone(Zone.LIBRARY, bound.you))
    cards: list[ObjectId] = []
    hit = False
    while len(cards) < size and not hit:
        cards.append(top_cards(tx, bound.you, len(cards) + 1)[-1])
        hit = _costs_less(tx, cards[-1], bound)
    exiled = [e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT) for one in cards]
    there_now = arrived(happening(tx, exiled, bound, cite("608.2c"), cite("702.85a")))
    kept = remember(remember(bound, _FOUND, there_now[-1:] if hit else ()), _REST, there_now)
    carry_out(tx, [CastNow(what=Remembered(_FOUND), such=_LESS)], kept)
    carry_out(tx, [Move(what=Remembered(_REST), to=Zone.LIBRARY, position=-1, random_order=True)], kept)
    return bound


def _costs_less(tx: Transaction, card: ObjectId, bound: Bindings) -> bool:
    found, looks = tx.board.objects[card], tx.board.characteristics(card)
    why = describe_failure(_LESS, tx.board, found, looks, found.owner, source=bound.source, you=bound.you)
    return is_so(tx, card, bound.you, why is None, cite("702.85a"))


@carries(k.Pair)
def pair(tx: Transaction, effect: k.Pair, bound: Bindings) -> Bindings:
    """702.95a-d: both or neither."""
    first, second = there(tx, effect.what, bound), there(tx, effect.other, bound)
    if first and second and can_pair(tx, first[0], second[0], bound.you):
        paired = e.Paired(object=first[0], to=second[0])
        happening(tx, [paired], bound, cite("608.2c"), cite("702.95b"))
    return bound


@carries(k.SetApart)
def set_apart(tx: Transaction, effect: k.SetApart, bound: Bindings) -> Bindings:
    """702.143d, 702.170c: by an effect, and not by the special action."""
    found = [one for one in there(tx, effect.what, bound) if tx.board.objects[one].zone is Zone.EXILE]
    how = None if effect.cost is None else replace(PERMITS[effect.designation], keyword="", cost=effect.cost)
    if found:
        facts = (ObjectsChange(tuple(tx.mention(one) for one in found), marks=(effect.designation,)),)
        rules = [cite("608.2c"), _RULES[effect.designation]]
        made = [
            e.EffectBegins(effect=set_apart_in_exile(tx, one, effect.designation, bound.source, how)) for one in found
        ]
        tx.happen(made, kind=StepKind.INSTRUCTION, rules=rules, facts=facts, player=bound.you, cause=bound.source)
    return bound


@carries(k.Ascend)
def ascend(tx: Transaction, effect: k.Ascend, bound: Bindings) -> Bindings:
    """702.131a: as the spell resolves, and not at another time."""
    if has_enough(tx, bound.you):
        happening(tx, [e.Blessed(player=bound.you)], bound, cite("608.2c"), cite("702.131a"))
    return bound


@carries(k.Forbid)
def forbid(tx: Transaction, effect: k.Forbid, bound: Bindings) -> Bindings:
    """101.2: it binds the players found now, whatever becomes of what said so."""
    return _on_players(tx, effect, bound, cite("101.2"), Forbidden(effect.what), forbids=(effect.what,))


@carries(k.GivePlayer)
def give_player(tx: Transaction, effect: k.GivePlayer, bound: Bindings) -> Bindings:
    """611.2, 613.10: a continuous effect on the players found now; 603.7: a triggered ability triggers for as long as it lasts."""
    ability = effect.ability
    gains = PlayerGains(ability.text or (ability.keyword if isinstance(ability, Keyword) else ""))
    match ability:
        case Keyword():
            return _on_players(tx, effect, bound, cite("613.10"), gains, gives=ability)
        case Triggered():
            return _triggering_for(tx, effect, ability, gains, bound)
        case Cannot(what=what, objects=None):
            return _on_players(tx, effect, bound, cite("101.2"), Forbidden(what), forbids=(what,))
        case Cannot(what=what, objects=Filter() as such):
            # 608.2h, 611.2d: what it speaks of is what that is now.
            said = replace(ability, objects=settled(such, tx.board, bound))
            return _on_players(
                tx, effect, bound, cite("101.2"), Forbidden(what, only_such=True), says=Says(ability=said)
            )
        case LandPlays(count=count):
            return _on_players(tx, effect, bound, cite("305.2"), gains, land_plays=count)
    if isinstance(ability, CombatRule):
        return _on_players(tx, effect, bound, cite("611.1"), gains, combat=ability)
    return _on_players(tx, effect, bound, cite("614.3"), gains, says=Says(ability=ability))


def _triggering_for(
    tx: Transaction, effect: k.GivePlayer, ability: Triggered, gains: PlayerGains, bound: Bindings
) -> Bindings:
    for player in players(effect.who, tx.board, bound):
        now = tx.game.take_id()
        bindings = replace(bound, you=player, since=now)
        made = DelayedTrigger(
            id=now, ability=ability, bindings=bindings, controller=player, until=effect.until, lasts_for=bound.you
        )
        delay_trigger(tx.game, made)
        rules = [cite("608.2c"), cite("113.10"), cite("603.7a")]
        facts = (gains, Lasts(effect.until))
        tx.note(StepKind.INSTRUCTION, rules, facts=facts, player=player, cause=bound.source)
    return bound


def _on_players(
    tx: Transaction,
    effect: k.Forbid | k.GivePlayer,
    bound: Bindings,
    rule: Citation,
    fact: Fact,
    *,
    forbids: tuple[Prohibition, ...] = (),
    gives: Keyword | None = None,
    combat: CombatRule | None = None,
    land_plays: int = 0,
    says: Says | None = None,
) -> Bindings:
    for player in players(effect.who, tx.board, bound):
        made = effect_of(
            tx.game.take_id(),
            replace(bound, you=player),
            effect.until,
            forbids=forbids,
            gives=gives,
            combat=combat,
            land_plays=land_plays,
            says=says,
            lasts_for=bound.you,
        )
        begin(tx, [made], [cite("608.2c"), rule], (fact, Lasts(effect.until)), bound.source)
    return bound


@carries(k.Encode)
def encode(tx: Transaction, effect: k.Encode, bound: Bindings) -> Bindings:
    """702.99a-c: a card, not a copy; as long as it stays in exile, and the creature where it is, that has the ability."""
    card = tx.board.objects.get(bound.source)
    creatures = matching(_MY_CREATURE, tx.board, source=bound.source, you=bound.you)
    if card is None or card.kind is not Kind.CARD or not creatures:
        return bound
    yes = tx.ask_yes(Purpose.MAY, bound.you, cite("702.99a"), tx.mention(card.id))
    tx.note(StepKind.DECIDED, [cite("702.99a")], facts=(SaysYes(yes),), player=bound.you, cause=bound.source)
    if not yes:
        return bound
    about = tx.mention(card.id)
    chosen = tx.ask_objects(Purpose.CHOICE, bound.you, cite("702.99b"), creatures, minimum=1, maximum=1, about=about)
    creature = next(one for one in chosen if not isinstance(one, PlayerTarget))
    move = e.ZoneChange(object=card.id, to=Zone.EXILE, reason=Reason.EFFECT, bond=creature)
    for one in arrived(happening(tx, [move], bound, cite("608.2c"), cite("702.99a"))):
        if tx.board.objects[one].zone is Zone.EXILE:
            given = Apply(
                to=Exactly(creature),
                parts=(GainAbility(_encoded(one)),),
                until=Duration.ENDLESS,
                as_long_as=Is(Exactly(one), Filter(zone=Zone.EXILE)),
            )
            carry_out(tx, [given], bound)
    return bound


_MY_CREATURE = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)


def _encoded(card: ObjectId) -> Triggered:
    """702.99a: what the creature has while the card is encoded on it."""
    hits = DealsDamage(source=Filter(this=True), to_player=Relation.ANY, combat=True)
    return Triggered(trigger=hits, effects=(CastNow(what=Exactly(card), copy=True),), text="cifrare")


@carries(k.Encore)
def encore(tx: Transaction, effect: k.Encore, bound: Bindings) -> Bindings:
    """702.141a: one for each opponent; they have haste, and are sacrificed together."""
    opponents = players(EachPlayer(Relation.OPPONENT), tx.board, bound)
    bound = carry_out(tx, [CreateCopies(of=This(), count=Fixed(len(opponents)), keep_as=_TOKENS)], bound)
    tokens = bound.remembered.get(_TOKENS, ())
    share = max(1, len(tokens) // max(1, len(opponents)))
    for n, opponent in enumerate(opponents):
        own = remember(replace(bound, you=opponent), _TOKENS, tokens[n * share : (n + 1) * share])
        rule = MustAttack(objects=CREATURE, whom=Relation.YOU)  # seen from the opponent: that player
        carry_out(tx, [CombatEffect(what=Remembered(_TOKENS), rule=rule)], own)
    haste = Apply(to=Remembered(_TOKENS), parts=(GainAbility(Keyword(keyword="haste")),), until=Duration.ENDLESS)
    gone = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(Sacrifice(what=Remembered(_TOKENS)),))
    return carry_out(tx, [haste, gone], bound) if tokens else bound


_TOKENS = "\0encore"


@carries(k.Craft)
def craft(tx: Transaction, effect: k.Craft, bound: Bindings) -> Bindings:
    """702.167a, 702.167c: found in exile as what it became there (400.7); a card with one face stays there (712.14a)."""
    itself = _exiled(tx, bound.source)
    if itself is None:
        return bound
    owner = OwnerOf(Exactly(itself))
    back = Move(what=Exactly(itself), to=Zone.BATTLEFIELD, transformed=True, under=owner, keep_as=_CRAFTED)
    bound = carry_out(tx, [back], bound)
    crafted = bound.remembered.get(_CRAFTED, ())
    used = [_exiled(tx, one) for one in bound.remembered.get(PAID_WITH, ()) if not isinstance(one, PlayerTarget)]
    linked = [
        e.Linked(object=one, to=now)
        for now in crafted
        if not isinstance(now, PlayerTarget)
        for one in used
        if one is not None
    ]
    happening(tx, linked, bound, cite("702.167c"))
    return bound


_CRAFTED = "\0crafted"


def _exiled(tx: Transaction, one: ObjectId) -> ObjectId | None:
    """400.7j: what an object became in exile as it was exiled, if it is still there."""
    known = tx.game.lki.get(one)
    found = None if known is None or known.became is None else tx.game.objects.get(known.became)
    return found.id if found is not None and found.zone is Zone.EXILE else None


@carries(k.GainBelow)
def gain_below(tx: Transaction, effect: k.GainBelow, bound: Bindings) -> Bindings:
    """702.165a, 702.165d: what stood below it as it was put on the stack, whatever its creature has become since."""
    top = tx.game.stack_top
    below = () if top is None else top.below
    if below:
        carry_out(tx, [Apply(to=effect.to, parts=tuple(GainAbility(one) for one in below))], bound)
    return bound


@carries(k.KeepInMind)
def keep_in_mind(tx: Transaction, effect: k.KeepInMind, bound: Bindings) -> Bindings:
    """608.2c: what is spoken of is found once; nothing happens to it by that."""
    return remember(bound, effect.keep_as, there(tx, effect.what, bound))


@carries(k.ChoosePlayer)
def choose_player(tx: Transaction, effect: k.ChoosePlayer, bound: Bindings) -> Bindings:
    """608.2d: chosen as it resolves, without targeting (115.10); of nobody, where there is none."""
    among = [
        PlayerTarget(one)
        for one in tx.game.seats()
        if related(tx.board, one, bound.you, effect.among, source=bound.source)
    ]
    if not among:
        # 801.5c: nobody in range can be chosen, and a choice that is required of that player falls to the closest one.
        far = (one for one in tx.game.seats() if tx.game.related(one, bound.you, effect.among))
        closest = closest_on_the_left(tx.board, far, of=bound.you)
        return remember(bound, effect.keep_as, () if closest is None else (PlayerTarget(closest),))
    about = tx.mention(bound.source)
    purpose = Purpose.CHANCE if effect.at_random else Purpose.CHOICE
    chosen = tx.ask_objects(purpose, bound.you, cite("608.2d"), among, minimum=1, maximum=1, about=about)
    return remember(bound, effect.keep_as, chosen)
