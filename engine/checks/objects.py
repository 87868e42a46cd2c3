"""704.5d-y, 704.6d: the state-based actions that are about objects, one function a sub-rule, in the order of the rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board.asking import Transaction
from engine.board.attachment import attachment_fault
from engine.board.board import Board
from engine.board.criteria import related
from engine.board.prepared import prepared_by
from engine.board.reach import is_reached
from engine.cards.characteristics import Characteristics
from engine.cards.sorting import sorted_abilities
from engine.state import events as e
from engine.state.bestowed import is_bestowed
from engine.state.changes import alike
from engine.state.dungeons import dungeons, is_bottommost, waits_for
from engine.state.facts.checks import (
    AttachmentFault,
    ChaptersDone,
    CounterPairs,
    CountersAllowed,
    LegendKept,
    LethalDamage,
    NobodyProtects,
    NoToughness,
    TiedWorlds,
)
from engine.state.facts.fact import Fact, Facts
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.game import Game
from engine.state.objects import GameObject, PlayerTarget
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.counters import DEFENSE, LORE, LOYALTY, MINUS, PLUS
from engine.words.decisions import Purpose
from engine.words.metrics import METER
from engine.words.terms import NOBODY, CardType, Kind, ObjectId, PlayerId, Reason, Relation, Supertype, Zone


def tokens(tx: Transaction) -> Iterator[Change]:
    """704.5d: a token anywhere but on the battlefield is no more."""
    for one, count in tx.board.unchecked_objects():
        if one.kind is Kind.TOKEN and one.zone is not Zone.BATTLEFIELD:
            yield alike(Change(event=e.Ceased(object=one.id), rules=(cite("704.5d"),)), count)


def copies(tx: Transaction) -> Iterator[Change]:
    """704.5e: a copy of a spell off the stack, or of a card off stack and battlefield, ceases to exist."""
    for one in tx.board.copies():
        there = (Zone.STACK,) if one.kind is Kind.COPY_OF_SPELL else (Zone.STACK, Zone.BATTLEFIELD)
        if one.zone not in there and prepared_by(tx.game, one) is None:
            yield Change(event=e.Ceased(object=one.id), rules=(cite("704.5e"),))


def toughness(tx: Transaction) -> Iterator[Change]:
    """704.5f: a creature with toughness 0 or less goes to its owner's graveyard; regeneration does not help."""
    for one, value, count in _creatures(tx.board):
        if value is not None and value <= 0:
            yield alike(_to_graveyard(one.id, cite("704.5f"), NoToughness(value)), count)


def lethal_damage(tx: Transaction) -> Iterator[Change]:
    """704.5g: a creature with damage marked of at least its toughness, which is above 0, is destroyed."""
    for one, value, count in _creatures(tx.board):
        if value is not None and 0 < value <= one.damage and _destructible(tx.board, one):
            facts = (LethalDamage(one.damage, value),)
            yield alike(Change(event=e.Destruction(object=one.id), rules=(cite("704.5g"),), facts=facts), count)


def deathtouch(tx: Transaction) -> Iterator[Change]:
    """704.5h: so is one with toughness above 0 that a source with deathtouch has damaged since the last check."""
    for one, value, count in _creatures(tx.board):
        if value is not None and value > 0 and one.deathtouched and _destructible(tx.board, one):
            yield alike(Change(event=e.Destruction(object=one.id), rules=(cite("704.5h"), cite("702.2b"))), count)


def indestructible(tx: Transaction) -> Iterator[tuple[ObjectId, Facts]]:
    """702.12b: what ignores 704.5g or 704.5h, with the damage that does nothing to it."""
    for one, _ in tx.board.unchecked_permanents():
        if (one.damage or one.deathtouched) and not _destructible(tx.board, one):
            seen = tx.board.characteristics(one.id)
            if not seen.creature or not seen.toughness or seen.toughness < 0:
                continue
            if seen.toughness <= one.damage:
                yield one.id, (Nothing(WhyNothing.SURVIVES), LethalDamage(one.damage, seen.toughness))
            elif one.deathtouched:
                yield one.id, (Nothing(WhyNothing.SURVIVES),)


def loyalty(tx: Transaction) -> Iterator[Change]:
    """704.5i: a planeswalker with loyalty 0 goes to its owner's graveyard."""
    for one in tx.board.permanents_with(CardType.PLANESWALKER):
        if not one.count(LOYALTY):
            yield _to_graveyard(one.id, cite("704.5i"))


def legends_apart(tx: Transaction) -> Iterator[tuple[ObjectId, Facts]]:
    """704.5j: what has a legendary namesake under another player alone, to which the rule does nothing; the latest of each name."""
    fresh = {one.id for one, _ in tx.board.unchecked_permanents()}
    named: dict[str, list[GameObject]] = {}
    for one in tx.board.permanents_with(Supertype.LEGENDARY) if fresh else ():
        if name := tx.board.characteristics(one.id).whole_name:
            named.setdefault(name, []).append(one)
    for several in named.values():
        whose = [tx.board.controller(one.id) for one in several]
        last = max(several, key=lambda one: one.timestamp)
        if len({*whose}) == len(whose) > 1 and not fresh.isdisjoint(one.id for one in several):
            yield last.id, (Nothing(WhyNothing.LEGENDS_APART),)


def legend_rule(tx: Transaction) -> Iterator[Change]:
    """704.5j: of legendary permanents with one name under one player, that player keeps one; the rest go to graveyards."""
    groups: dict[tuple[PlayerId, str], list[ObjectId]] = {}
    for one in tx.board.permanents_with(Supertype.LEGENDARY):
        seen = tx.board.characteristics(one.id)
        if seen.name:
            groups.setdefault((tx.board.controller(one.id), seen.whole_name), []).append(one.id)
    seats = {player: place for place, player in enumerate(tx.game.seats())}
    for (player, _), several in sorted(groups.items(), key=lambda group: seats.get(group[0][0], len(seats))):
        if len(several) < 2:
            continue
        kept = tx.ask_objects(Purpose.LEGEND_RULE, player, cite("704.5j"), several, minimum=1, maximum=1)
        for other in several:
            if other not in kept:
                yield _to_graveyard(other, cite("704.5j"), LegendKept(tx.mention(_object(kept[0]))))


def world_rule(tx: Transaction) -> Iterator[Change]:
    """704.5k: of world permanents only the one that became so last stays; those that tie for it all go.

    801.12: each is held against those in the range of influence of its own controller.
    """
    worlds = tx.board.permanents_with(Supertype.WORLD)
    if len(worlds) < 2:
        return
    since = {one.id: _world_since(tx, one, worlds) for one in worlds}
    for one in worlds:
        you = tx.board.controller(one.id)
        near = [since[other.id] for other in worlds if is_reached(tx.board, other.id, of=you)]
        latest = max(near)
        tied = near.count(latest) > 1
        if tied or since[one.id] != latest:
            limited = (cite("801.12"),) if len(near) < len(worlds) else ()
            yield _to_graveyard(one.id, cite("704.5k"), *([TiedWorlds()] if tied else []), because=limited)


def _world_since(tx: Transaction, one: GameObject, worlds: Sequence[GameObject]) -> int:
    """704.5k: since when a permanent is world: since an effect made it so, or since it arrived, with those that did so with it."""
    arrival = max(other.id for other in worlds if other.arrived == one.arrived)
    return max(arrival, tx.board.worldly_since(one.id))


def auras(tx: Transaction) -> Iterator[Change]:
    """704.5m: an Aura attached to nothing, or illegally, goes to its owner's graveyard; 702.103f: a bestowed one does not, but
    becomes unattached and is bestowed no longer.

    303.4d: one that is also a creature (310.10: or a battle) first becomes unattached by 704.5p, then it goes.
    """
    for one in tx.board.permanents_with("Aura"):
        seen = tx.board.characteristics(one.id)
        if one.attached_to is not None and _never_attached(seen):
            continue
        fault = "not attached" if one.attached_to is None else attachment_fault(tx.board, one.id, one.attached_to)
        if fault is None:
            continue
        if one.attached_to is not None and is_bestowed(tx.game, one.id):
            event = e.Unattached(object=one.id, was=one.attached_to)
            yield Change(event=event, rules=(cite("702.103f"),), facts=(AttachmentFault(fault),))
        else:
            because = {"protection": (cite("702.16c"),), "out of reach": (cite("801.8"),)}.get(fault, ())
            yield _to_graveyard(one.id, cite("704.5m"), AttachmentFault(fault), because=because)


def equipment(tx: Transaction) -> Iterator[Change]:
    """704.5n: an Equipment or Fortification attached illegally becomes unattached and stays."""
    for one in tx.board.attaching():
        if one.attached_to is None or not _is_gear(tx.board, one.id):
            continue
        fault = attachment_fault(tx.board, one.id, one.attached_to)
        if fault is not None:
            event = e.Unattached(object=one.id, was=one.attached_to)
            far = (cite("801.9"),) if fault == "out of reach" else ()
            yield Change(event=event, rules=(cite("704.5n"), *far), facts=(AttachmentFault(fault),))


def other_attached(tx: Transaction) -> Iterator[Change]:
    """704.5p: a battle or creature, or what is neither Aura, Equipment nor Fortification, becomes unattached."""
    for one in tx.board.attaching():
        if one.attached_to is None:
            continue
        seen = tx.board.characteristics(one.id)
        if _never_attached(seen) or not (_is_gear(tx.board, one.id) or "Aura" in seen.subtypes):
            event = e.Unattached(object=one.id, was=one.attached_to)
            yield Change(event=event, rules=(cite("704.5p"),))


def opposite_counters(tx: Transaction) -> Iterator[Change]:
    """704.5q: +1/+1 and -1/-1 counters are removed in pairs, as 122.3 says of them too."""
    for one in _with_counters(tx.board):
        pairs = min(one.count(PLUS), one.count(MINUS))
        if pairs:
            for kind in (PLUS, MINUS):
                event = e.CountersRemoved(on=one.id, counter=kind, count=pairs)
                yield Change(event=event, rules=(cite("704.5q"), cite("122.3")), facts=(CounterPairs(pairs),))


def counter_limits(tx: Transaction) -> Iterator[Change]:
    """704.5r: counters above the number that the permanent's own ability allows are removed."""
    for one in _with_counters(tx.board):
        allowed: dict[str, int] = {}
        for limit in tx.board.limits(one.id):
            allowed[limit.counter] = min(limit.most, allowed.get(limit.counter, limit.most))
        for kind, most in allowed.items():
            if one.count(kind) > most:
                event = e.CountersRemoved(on=one.id, counter=kind, count=one.count(kind) - most)
                yield Change(event=event, rules=(cite("704.5r"),), facts=(CountersAllowed(most),))


def sagas(tx: Transaction) -> Iterator[Change]:
    """704.5s: a Saga with its final chapter reached, none of whose chapter abilities is under way, is sacrificed."""
    for one in tx.board.permanents_with("Saga"):
        seen = tx.board.characteristics(one.id)
        last = _last_chapter(seen)
        if last and one.count(LORE) >= last and not _under_way(tx.game, one.id, chapters_only=True):
            event = e.ZoneChange(object=one.id, to=Zone.GRAVEYARD, reason=Reason.SACRIFICED)
            facts = (ChaptersDone(one.count(LORE), last),)
            yield Change(event=event, rules=(cite("704.5s"), cite("714.4")), facts=facts)


def without_chapters(tx: Transaction) -> Iterator[tuple[ObjectId, Facts]]:
    """714.4: a Saga that has as many lore counters as its last printed chapter asks for, and no chapter ability any more."""
    for one, _ in tx.board.unchecked_permanents():
        asked = _last_chapter(one.printed) if one.count(LORE) else 0
        if not asked or one.count(LORE) < asked:
            continue
        seen = tx.board.characteristics(one.id)
        if "Saga" in seen.subtypes and not _last_chapter(seen):
            yield one.id, (Nothing(WhyNothing.NO_CHAPTERS),)


def _last_chapter(seen: Characteristics) -> int:
    """714.2d: the final chapter number; 0 without a chapter ability."""
    return max((one.chapter or 0 for _, one in sorted_abilities(seen).triggered), default=0)


def finished_dungeons(tx: Transaction) -> Iterator[Change]:
    """704.5t: the venture marker is in the last room of a dungeon, and no room ability of it waits or is on the stack."""
    for one in dungeons(tx.game):
        if is_bottommost(one) and not waits_for(tx.game, one.id):
            over = e.DungeonCompleted(object=one.id, player=one.owner)
            yield Change(event=over, rules=(cite("704.5t"), cite("309.6"), cite("309.7")))


def sieges(tx: Transaction) -> Iterator[Change]:
    """704.5v: a Siege with defense 0 goes to its owner's graveyard once no ability that it triggered is under way."""
    for one in _battles(tx.board):
        if _is_siege(tx.board, one.id) and _defeated(tx, one):
            yield _to_graveyard(one.id, cite("704.5v"))


def other_battles(tx: Transaction) -> Iterator[Change]:
    """704.5w: any other battle with defense 0 goes to its owner's graveyard at once."""
    for one in _battles(tx.board):
        if not _is_siege(tx.board, one.id) and _defeated(tx, one):
            yield _to_graveyard(one.id, cite("704.5w"))


def missing_protector(tx: Transaction) -> Iterator[Change]:
    """704.5x: a battle without a protector that nobody attacks gets one, chosen by its controller, or is put away.

    Nobody is asked for the protector of a battle that this very check puts into a graveyard.
    """
    for one in _battles(tx.board):
        nobody = one.protector == NOBODY or not tx.game.player(one.protector).in_game
        _, combat = tx.game.fight_of(one.id)
        attacked = combat is not None and any(attacker.defender == one.id for attacker in combat.attackers)
        if nobody and not attacked and not _defeated(tx, one):
            yield _new_protector(tx, one, cite("704.5x"))


def wrong_protector(tx: Transaction) -> Iterator[Change]:
    """704.5y: a battle whose protector cannot be it gets another one, chosen by its controller, or is put away."""
    for one in _battles(tx.board):
        somebody = one.protector != NOBODY and tx.game.player(one.protector).in_game
        wrong = somebody and not _can_protect(tx, one)
        if wrong and not _defeated(tx, one):
            yield _new_protector(tx, one, cite("704.5y"))


def roles(tx: Transaction) -> Iterator[Change]:
    """704.5z: (303.7a) of several Roles of one player on a permanent only the one with the latest timestamp stays."""
    groups: dict[tuple[object, PlayerId], list[GameObject]] = {}
    for one in tx.board.attaching():
        if "Role" in tx.board.characteristics(one.id).subtypes:
            groups.setdefault((one.attached_to, tx.board.controller(one.id)), []).append(one)
    for together in groups.values():
        latest = max(together, key=lambda one: one.timestamp)
        for one in together:
            if one is not latest:
                yield _to_graveyard(one.id, cite("704.5z"), because=(cite("303.7a"),))


def commander_zone(tx: Transaction) -> Iterator[Change]:
    """704.6d: in Commander, a commander put into a graveyard or exile since the last check may go to the command zone."""
    if "commander" not in tx.game.variant:
        return
    for one, _ in tx.board.unchecked_objects():
        fell = one.commander and one.arrived_unchecked and one.zone in (Zone.GRAVEYARD, Zone.EXILE)
        if fell and tx.ask_yes(Purpose.COMMANDER_ZONE, one.owner, cite("704.6d"), tx.mention(one.id)):
            event = e.ZoneChange(object=one.id, to=Zone.COMMAND, reason=Reason.COMMANDER)
            yield Change(event=event, rules=(cite("704.6d"), cite("903.9a")))


def _to_graveyard(one: ObjectId, rule: Citation, *facts: Fact, because: tuple[Citation, ...] = ()) -> Change:
    event = e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.STATE_BASED)
    return Change(event=event, rules=(rule, *because), facts=facts)


def _with_counters(board: Board) -> Iterator[GameObject]:
    """The permanents that a check looks at and that have counters: each by itself."""
    return (one for one, _ in board.unchecked_permanents() if one.counters)


def _creatures(board: Board) -> Iterator[tuple[GameObject, int | None, int]]:
    """The creatures that a check looks at, with their toughness, each with how many it stands for.

    208.5: 0 for what became a creature without having any.

    ``None`` for a creature card whose star no ability that is understood settles: nothing is said of what is not known.
    """
    for one, count in board.unchecked_permanents():
        METER.checked += 1
        seen = board.characteristics(one.id)
        if seen.creature:
            yield one, 0 if seen.toughness is None and not one.printed.creature else seen.toughness, count


def _destructible(board: Board, one: GameObject) -> bool:
    """702.12b: a permanent with indestructible ignores 704.5g and 704.5h."""
    return not board.characteristics(one.id).has("indestructible")


def _never_attached(seen: Characteristics) -> bool:
    return seen.creature or seen.is_type(CardType.BATTLE)


def _is_gear(board: Board, one: ObjectId) -> bool:
    seen = board.characteristics(one)
    return "Equipment" in seen.subtypes or "Fortification" in seen.subtypes


def _battles(board: Board) -> Sequence[GameObject]:
    return board.permanents_with(CardType.BATTLE)


def _is_siege(board: Board, one: ObjectId) -> bool:
    return "Siege" in board.characteristics(one).subtypes


def _defeated(tx: Transaction, one: GameObject) -> bool:
    """704.5v-w: whether a battle goes away for want of defense; a Siege not while an ability of it is under way."""
    if one.count(DEFENSE):
        return False
    return not (_is_siege(tx.board, one.id) and _under_way(tx.game, one.id, chapters_only=False))


def _can_protect(tx: Transaction, one: GameObject) -> bool:
    """310.12a, 310.9a: whether the protector that a battle has may be it; one out of range is only not chosen (801.5a)."""
    controller = tx.board.controller(one.id)
    if _is_siege(tx.board, one.id):
        return tx.game.related(one.protector, controller, Relation.OPPONENT)
    return one.protector == controller


def possible_protectors(tx: Transaction, one: GameObject) -> tuple[PlayerId, ...]:
    """310.12a: of a Siege, an opponent of its controller; 310.9a: without a battle type, its controller."""
    controller = tx.board.controller(one.id)
    if _is_siege(tx.board, one.id):
        return tuple(p for p in tx.game.seats() if related(tx.board, p, controller, Relation.OPPONENT))
    return (controller,)


def _new_protector(tx: Transaction, one: GameObject, rule: Citation) -> Change:
    """310.11: chosen by the battle's controller; without a possible one the battle goes to its owner's graveyard."""
    possible = possible_protectors(tx, one)
    if not possible:
        return _to_graveyard(one.id, rule, NobodyProtects())
    controller = tx.board.controller(one.id)
    among = [PlayerTarget(player) for player in possible]
    chosen = tx.ask_objects(Purpose.PROTECTOR, controller, rule, among, minimum=1, maximum=1, about=tx.mention(one.id))
    assert isinstance(chosen[0], PlayerTarget)
    return Change(event=e.ProtectorChosen(object=one.id, player=chosen[0].player), rules=(rule,))


def _under_way(game: Game, source: ObjectId, *, chapters_only: bool) -> bool:
    """Whether an ability of an object has triggered and not yet left the stack."""
    waiting = [one.ability for one in game.waiting if one.source == source]
    stacked = [one.ability for one in game.stacked() if one.source == source]
    triggered = [ability for ability in (*waiting, *stacked) if hasattr(ability, "trigger")]
    return any(not chapters_only or getattr(ability, "chapter", None) is not None for ability in triggered)


def _object(one: object) -> ObjectId:
    assert isinstance(one, int)
    return ObjectId(one)
