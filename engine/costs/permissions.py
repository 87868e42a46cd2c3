"""601.3: who may cast what: what rules and effects allow, what they forbid ('can't' wins, 101.2), and when."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.asking import Refused, Transaction
from engine.board.counting import done_this_turn
from engine.board.criteria import related
from engine.board.holding import holds
from engine.board.matching import describe_failure, failure
from engine.board.prepared import prepared_by
from engine.board.prohibitions import concerns
from engine.board.standing import Standing
from engine.board.values import players, settled
from engine.cards.abilities.ability import Ability, Cannot, Prohibition
from engine.cards.abilities.casting import AsThoughFlash, CastOnlyIf, LetCast, MayCast, MoreLoyalty, Permission
from engine.cards.abilities.player_rules import CastLimit, CastTimes
from engine.cards.characteristics import Characteristics, symbols
from engine.cards.keywords.numbers import defined_by
from engine.happening.carrying import carries
from engine.happening.instructed import there
from engine.happening.lasting import begin, effect_of
from engine.happening.writing.lasting import keep_effects, note_uses
from engine.state.bindings import Bindings
from engine.state.faces import is_inset
from engine.state.facts.lasting import CastingAllowed, Lasts
from engine.state.facts.refused import Hindered
from engine.state.game import Used
from engine.state.objects import GameObject
from engine.words.citations import Citation, cite, not_implemented
from engine.words.record import Record, replace
from engine.words.speaking import words
from engine.words.terms import CardType, Deed, ObjectId, PlayerId, Supertype, Zone

not_implemented("304.5", "quel che si può fare «solo come un istantaneo»")
not_implemented("602.5e", "abilità che si attivano solo come un istantaneo")
not_implemented("307.5a", "magie lanciate quando non si potrebbe lanciare una stregoneria, che un effetto riconosce")
not_implemented("503.2", "magie che si possono lanciare solo dopo il mantenimento")


class Permitted(Record):
    """One permission that applies to a card: how, by whose ability or effect, and what is kept of using it."""

    how: Permission
    source: ObjectId
    use: Used | None = None
    ends: int | None = None
    """611.2: by its timestamp, the effect that is over as it was used."""
    ability: MayCast | None = None
    """The static ability that allows it; none where an effect does."""


@carries(LetCast)
def let_cast(tx: Transaction, effect: LetCast, bound: Bindings) -> Bindings:
    """601.3, 611.2c: the cards are fixed as the effect begins; it is gone for a card that leaves the zone (400.7)."""
    found = there(tx, effect.what, bound)
    if not found:
        return bound
    how = effect.how
    if how.such is not None:
        how = replace(how, such=settled(how.such, tx.board, bound))
    for player in players(effect.who, tx.board, bound):
        made = effect_of(
            tx.game.take_id(),
            bound,
            effect.until,
            objects=found,
            you=player,
            permits=how,
            since_turn=tx.game.turn.number if how.later else 0,
            marks=effect.marks,
        )
        facts = (CastingAllowed(tuple(tx.mention(one) for one in found), how.free), Lasts(effect.until))
        rules = [cite("608.2c"), cite("601.3")]
        begin(tx, [made], rules, facts, bound.source)
    return bound


def permissions(
    tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics | None = None
) -> tuple[Permitted, ...]:
    """601.3: what lets a player cast a card from where it is, or play it, besides the rules.

    ``looks``: how the card would be as a spell, where that is not how it is (601.3e).
    """
    seen = tx.board.characteristics(card.id) if looks is None else looks
    return tuple(
        one for one in _found(tx, player, card, seen) if one.use is None or one.use not in tx.game.used_this_turn
    )


def require_not_used_up(
    tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics, rule: Citation, *, land: bool = False
) -> None:
    """601.3, 305.1: raises Refused where what would let a player cast or play it holds once in each turn, and was used in this."""
    used = (one for one in _found(tx, player, card, looks) if one.use is not None and one.use in tx.game.used_this_turn)
    if any(one.how.lands or not land for one in used):
        raise Refused("permitted once each turn", rule)


def note_used(tx: Transaction, permitted: Permitted) -> None:
    """601.3, 611.2: what holds once in each turn, or for one card of several, was used."""
    if permitted.use is not None:
        note_uses(tx.game, permitted.use)
    if permitted.ends is not None:
        keep_effects(tx.game, [one for one in tx.game.effects if one.timestamp != permitted.ends])


def as_though_yours(tx: Transaction, player: PlayerId, card: GameObject) -> GameObject:
    """609.4, 609.4a: a card of another player as one of the player's own, where an effect lets them cast it as though it were."""
    if card.owner == player:
        return card
    every = _all_found(tx, player, card, tx.board.characteristics(card.id))
    return replace(card, owner=player) if any(one.how.as_though_yours for one in every) else card


def _found(tx: Transaction, player: PlayerId, card: GameObject, seen: Characteristics) -> Iterator[Permitted]:
    return (one for one in _all_found(tx, player, card, seen) if not one.how.as_though_yours)


def _all_found(tx: Transaction, player: PlayerId, card: GameObject, seen: Characteristics) -> Iterator[Permitted]:
    board = tx.board
    for said in board.in_force.casting_rules(MayCast):
        ability, source = said.ability, said.source
        if ability.cards.zone is not card.zone or not related(board, player, said.you, ability.who, source=source):
            continue
        if ability.top and board.game.zone(Zone.LIBRARY, card.owner)[:1] != (card.id,):
            continue
        if describe_failure(ability.cards, board, card, seen, card.owner, source=source, you=player) is None:
            which = said.index if said.effect is None else said.effect.timestamp
            use = (source, (ability, which)) if ability.how.once_each_turn else None
            yield Permitted(ability.how, source, use, ability=ability)
    holder = prepared_by(tx.game, card)
    if holder is not None and board.controller(holder) == player:
        yield Permitted(Permission(), holder)
    for effect in tx.game.effects:
        how = effect.permits
        if how is None or effect.you != player or card.id not in effect.objects:
            continue
        if (how.normally and is_inset(card)) or not _is_such(tx, how, card, seen, effect.source, player):
            continue
        if not how.later or effect.since_turn < board.game.turn.number:
            yield Permitted(how, effect.source, ends=effect.timestamp if how.one_of_them else None)


def _is_such(
    tx: Transaction, how: Permission, card: GameObject, seen: Characteristics, source: ObjectId, you: PlayerId
) -> bool:
    """601.3e: whether the card, as it would be as a spell, is what may be cast so."""
    return how.such is None or (
        describe_failure(how.such, tx.board, card, seen, card.owner, source=source, you=you) is None
    )


def only_normally(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """715.3d: whether the player may play a card, but not as the Adventure as which they would cast it."""
    return is_inset(card) and any(
        one.permits is not None and one.permits.normally and one.you == player and card.id in one.objects
        for one in tx.game.effects
    )


def as_though_flash(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> bool:
    """601.3b, 702.8a: whether an effect lets the player cast it whenever they could cast an instant."""
    for said in tx.board.in_force.casting_rules(AsThoughFlash):
        spells, source, you = said.ability.spells, said.source, said.you
        if related(tx.board, player, you, said.ability.who, source=source) and (
            describe_failure(spells, tx.board, card, looks, player, source=source, you=you) is None
        ):
            return True
    return False


def require_not_forbidden(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> None:
    """601.3, 601.3a, 101.2: nothing keeps the player from casting it; of a quality that depends on X they may choose X.

    Raises Refused. On the stack (601.2e) X is known, and the spell is looked at as it is. What is only priced is cast by nobody.
    """
    if tx.priced:
        return
    if any(Prohibition.CAST in effect.forbids and effect.you == player for effect in tx.game.effects):
        raise Refused("forbidden", cite("601.2e") if card.zone is Zone.STACK else cite("101.2"))
    _within_the_limit(tx, player, card, looks)
    _in_its_time(tx, player, card, looks)
    if _needs_a_legend(looks) and not _has_a_legend(tx, player):
        raise Refused("no legend", cite("205.4e"))
    for own in looks.abilities:
        if isinstance(own, CastOnlyIf) and not holds(own.condition, tx.board, Bindings(source=card.id, you=player)):
            raise Refused("cast condition", cite("506.7") if "CombatTime" in words(own.condition) else cite("601.3"))
    for said in tx.board.in_force.prohibitions():
        if said.ability.what is Prohibition.CAST and _forbids(tx, player, card, looks, said):
            general = cite("601.2e") if card.zone is Zone.STACK else cite("101.2")
            rule = next(iter(defined_by(said.ability)), general)
            raise Refused("forbidden", rule, (Hindered(by=tx.mention(said.source)),))


def _needs_a_legend(looks: Characteristics) -> bool:
    """205.4e: a legendary instant or sorcery."""
    return Supertype.LEGENDARY in looks.supertypes and any(map(looks.is_type, (CardType.INSTANT, CardType.SORCERY)))


def _has_a_legend(tx: Transaction, player: PlayerId) -> bool:
    """205.4e: whether the player controls a legendary creature or a legendary planeswalker."""
    board = tx.board
    return any(
        board.controller(one.id) == player
        and any(map(board.characteristics(one.id).is_type, (CardType.CREATURE, CardType.PLANESWALKER)))
        for one in board.permanents_with(Supertype.LEGENDARY)
    )


def _within_the_limit(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> None:
    """601.3: no more spells in a turn than an effect lets a player cast, or no more that are such as it says; those count that have
    been cast (601.2i), each as it was then."""
    for source, rule in tx.board.in_force.turn_rules(CastLimit):
        you = tx.board.controller(source)
        if not related(tx.board, player, you, rule.who, source=source):
            continue
        cast = tx.game.player(player).spells_cast
        if rule.spells is not None:
            if describe_failure(rule.spells, tx.board, card, looks, player, source=source, you=you) is not None:
                continue
            bound = Bindings(source=source, you=you)
            cast = done_this_turn(Deed.CAST, (player,), rule.spells, tx.board, bound)
        if cast >= rule.most:
            raise Refused("forbidden", cite("601.3"), (Hindered(by=tx.mention(source)),))


def _in_its_time(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> None:
    """601.3, 307.5: no spell when an effect keeps a player from casting it, not even as something resolves (608.2g)."""
    turn = tx.game.turn
    for source, rule in tx.board.in_force.turn_rules(CastTimes):
        you = tx.board.controller(source)
        if not related(tx.board, player, you, rule.who, source=source):
            continue
        own = player in tx.game.together(turn.active)
        busy = any(one.id != card.id for one in tx.game.stacked())
        if own and (not rule.as_sorcery or (turn.step.main and not busy)):
            continue
        such = rule.spells
        if such is None or describe_failure(such, tx.board, card, looks, player, source=source, you=you) is None:
            raise Refused("forbidden", cite("601.3"), (Hindered(by=tx.mention(source)),))


def _forbids(
    tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics, said: Standing[Cannot]
) -> bool:
    ability = said.ability
    if ability.players is not None and not concerns(tx.board, said.you, ability.players, player, said.source):
        return False
    if ability.objects is None:
        return ability.players is not None
    wanted = ability.objects
    of_mana_value = wanted.mana_value is not None or wanted.even_mana_value is not None
    if of_mana_value and card.zone is not Zone.STACK and "X" in symbols(looks.mana_cost or ""):
        return False
    return describe_failure(wanted, tx.board, card, looks, player, source=said.source, you=said.you) is None


def require_sorcery_timing(tx: Transaction, player: PlayerId, rule: Citation, by: tuple[Citation, ...] = ()) -> None:
    """117.1a, 307.5: a main phase of the player's own turn, and an empty stack. ``by``: what says that it is so of this.

    601.2f: what is only priced costs the same at any time.
    """
    if tx.priced:
        return
    turn = tx.game.turn
    if player not in tx.game.together(turn.active):
        raise Refused("not your turn", rule, by=by)
    if not turn.step.main:
        raise Refused("not a main phase", rule, by=by)
    if tx.game.stack_top is not None:
        raise Refused("stack not empty", rule, by=by)


def require_timing(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> None:
    """117.1a, 702.8a: instants, and what has flash or may be cast as though it had, at any time; anything else as a sorcery."""
    if looks.is_type(CardType.INSTANT) or looks.has("flash") or as_though_flash(tx, player, card, looks):
        return
    require_sorcery_timing(tx, player, cite("117.1a"))


def use_of_ability(abilities: tuple[Ability, ...], index: int) -> tuple[Ability, int]:
    """602.5b, 603.2h: an ability of an object by what it says, and which of those that say the same it is.

    What an object gains or loses before it in its text makes it no other ability.
    """
    ability = abilities[index]
    return ability, sum(1 for one in abilities[:index] if one == ability)


def loyalty_allowed(tx: Transaction, one: ObjectId) -> tuple[int, bool]:
    """606.3: how many loyalty abilities of a permanent may be activated each turn, and whether at any time."""
    times, any_time = 1, False
    for said in tx.board.in_force.casting_rules(MoreLoyalty):
        ability = said.ability
        if failure(ability.of, tx.board, one, source=said.source, you=said.you) is None:
            times, any_time = max(times, ability.times), any_time or ability.any_time
    return times, any_time
