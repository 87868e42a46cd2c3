"""704: state-based actions. Every condition is judged on one board; what applies happens at once, as one event (704.3).

One small function a sub-rule, in one table in the order of the rule. Each proposes changes, and asks what the rule lets a
player choose; nothing has happened while they look. Reading is all they do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from engine import events as e
from engine.applying import joined
from engine.attachment import attachment_fault
from engine.characteristics import Characteristics
from engine.citations import Citation, cite, not_implemented
from engine.counters import DEFENSE, LORE, LOYALTY, MINUS, PLUS
from engine.decisions import Purpose, Undecided
from engine.ending import exile_left_behind, loses
from engine.game import Game
from engine.layers import Board
from engine.objects import GameObject, PlayerTarget
from engine.pipeline import happen
from engine.replacement import can_be_saved
from engine.terms import NOBODY, CardType, Kind, ObjectId, PlayerId, Reason, Relation, Supertype, TurnStep, Zone
from engine.trace import Change, Facts, StepKind
from engine.transaction import Transaction

not_implemented("704.5t", "dungeon: il segnalino avventura sull'ultima stanza")
not_implemented("704.5u", "scultore spaziale: i settori")
not_implemented("704.5z", "Ruoli")
not_implemented("704.5aa", "avviate i motori! e la velocità")
not_implemented("704.6e", "intrighi di Archenemy")
not_implemented("704.6f", "fenomeni di Planechase")

LETHAL_POISON = 10
LETHAL_TEAM_POISON = 15
LETHAL_COMMANDER_DAMAGE = 21


def check(tx: Transaction) -> bool:
    """704.3: one check. All that applies is performed as a single event; whether anything was.

    514.3a: in a cleanup step, whatever was performed gives players priority and makes another such step follow.
    """
    exile_left_behind(tx)
    proposals = _merged(tx, [change for action in TABLE for change in action.propose(tx)])
    recent = _since_last_check(tx.game)
    performed = bool(proposals) and bool(
        happen(tx, proposals, kind=StepKind.STATE_BASED_ACTIONS, rules=[cite("704.3")])
    )
    _checked(tx.game, recent)
    if performed and tx.game.turn.step is TurnStep.CLEANUP:
        tx.game.change(turn=replace(tx.game.turn, cleanup_again=True))
    return performed


def applies(tx: Transaction) -> bool:
    """514.3a: whether any must be performed now; nothing is, and nothing is asked that would only be asked then.

    A commander's return (704.6d) is its owner's choice, which only the check itself asks for.
    """
    try:
        return any(True for action in TABLE for _ in action.propose(tx))
    except Undecided as undecided:
        return undecided.question.purpose is not Purpose.COMMANDER_ZONE


def _merged(tx: Transaction, proposals: list[Change]) -> list[Change]:
    """704.7: what has the same result at the same time is one change with all its rules and facts."""
    merged: dict[object, Change] = {}
    for change in proposals:
        result = _result(tx, change)
        known = merged.get(result)
        if known is None:
            merged[result] = change
        else:
            event = max(known.event, change.event, key=_telling)
            merged[result] = replace(joined(known, change), event=event)
    return list(merged.values())


def _result(tx: Transaction, change: Change) -> object:
    """What a change comes to, the same for changes that come to the same: a loss of the game, a way to the graveyard.

    A destruction that something can replace is a result of its own: being put into the graveyard is not replaced by that.
    """
    match change.event:
        case e.PlayerLost(player=player):
            return "loses", player
        case e.Destruction(object=one) as event:
            return event if can_be_saved(tx, change, event) else ("leaves", one)
        case e.ZoneChange(object=one):
            return "leaves", one
        case e.CountersRemoved(on=on, counter=counter):
            return "removed", on, counter
        case event:
            return event


def _telling(event: e.Event) -> int:
    """Which of two changes with one result says more: a sacrifice or destruction is also a move, more counters hold fewer."""
    match event:
        case e.ZoneChange(reason=Reason.SACRIFICED):
            return 2
        case e.Destruction():
            return 1
        case e.CountersRemoved(count=count):
            return count
        case _:
            return 0


@dataclass(frozen=True, slots=True)
class _Recent:
    """704.5b, 704.5h, 704.6d: what has happened since the last check, as far as state-based actions look at that."""

    objects: tuple[ObjectId, ...]
    players: tuple[PlayerId, ...]


def _since_last_check(game: Game) -> _Recent:
    return _Recent(
        tuple(one.id for one in game.objects.values() if one.deathtouched or one.arrived_unchecked),
        tuple(player.id for player in game.players if player.failed_draw),
    )


def _checked(game: Game, recent: _Recent) -> None:
    """What was recent as the check looked no longer is; what the check itself made happen stays so for the next one."""
    known = [game.objects[one] for one in recent.objects if one in game.objects]
    if known:
        fresh = {one.id: replace(one, deathtouched=False, arrived_unchecked=False) for one in known}
        game.change(objects={**game.objects, **fresh})
    if recent.players:
        game.change(
            players=tuple(
                replace(player, failed_draw=False) if player.id in recent.players else player for player in game.players
            )
        )


def life(tx: Transaction) -> Iterator[Change]:
    """704.5a: a player with 0 or less life loses; in a shared total 704.6a applies instead."""
    for player in tx.game.players:
        total = tx.game.side(player.id).life
        if player.in_game and total <= 0 and not tx.game.side(player.id).shared:
            yield from loses(tx, player.id, cite("704.5a"), {"life": total})


def failed_draw(tx: Transaction) -> Iterator[Change]:
    """704.5b: a player who tried to draw from an empty library since the last check loses."""
    for player in tx.game.players:
        if player.in_game and player.failed_draw:
            yield from loses(tx, player.id, cite("704.5b"), {"library": 0})


def poison(tx: Transaction) -> Iterator[Change]:
    """704.5c: a player with ten or more poison counters loses; in Two-Headed Giant 704.6b applies instead."""
    for player in tx.game.players:
        count = tx.game.side(player.id).poison
        if player.in_game and count >= LETHAL_POISON and not tx.game.side(player.id).shared:
            yield from loses(tx, player.id, cite("704.5c"), {"poison": count})


def tokens(tx: Transaction) -> Iterator[Change]:
    """704.5d: a token anywhere but on the battlefield is no more."""
    for one in tx.game.objects.values():
        if one.kind is Kind.TOKEN and one.zone is not Zone.BATTLEFIELD:
            yield Change(event=e.Ceased(object=one.id), rules=(cite("704.5d"),), facts={"zone": one.zone.value})


def copies(tx: Transaction) -> Iterator[Change]:
    """704.5e: a copy of a spell off the stack, or of a card off stack and battlefield, ceases to exist."""
    for one in tx.game.objects.values():
        spell = one.kind is Kind.COPY_OF_SPELL and one.zone is not Zone.STACK
        card = one.kind is Kind.COPY_OF_CARD and one.zone not in (Zone.STACK, Zone.BATTLEFIELD)
        if spell or card:
            yield Change(event=e.Ceased(object=one.id), rules=(cite("704.5e"),), facts={"zone": one.zone.value})


def toughness(tx: Transaction) -> Iterator[Change]:
    """704.5f: a creature with toughness 0 or less goes to its owner's graveyard; regeneration does not help."""
    for one, value in _creatures(tx.board):
        if value is not None and value <= 0:
            yield _to_graveyard(one.id, cite("704.5f"), {"toughness": value})


def lethal_damage(tx: Transaction) -> Iterator[Change]:
    """704.5g: a creature with damage marked of at least its toughness, which is above 0, is destroyed."""
    for one, value in _creatures(tx.board):
        if value is not None and 0 < value <= one.damage and _destructible(tx.board, one):
            facts = {"damage": one.damage, "toughness": value}
            yield Change(event=e.Destruction(object=one.id), rules=(cite("704.5g"),), facts=facts)


def deathtouch(tx: Transaction) -> Iterator[Change]:
    """704.5h: so is one with toughness above 0 that a source with deathtouch has damaged since the last check."""
    for one, value in _creatures(tx.board):
        if value is not None and value > 0 and one.deathtouched and _destructible(tx.board, one):
            facts = {"deathtouch": True, "toughness": value}
            yield Change(event=e.Destruction(object=one.id), rules=(cite("704.5h"), cite("702.2b")), facts=facts)


def loyalty(tx: Transaction) -> Iterator[Change]:
    """704.5i: a planeswalker with loyalty 0 goes to its owner's graveyard."""
    for one in tx.game.permanents():
        if tx.board.characteristics(one.id).is_type(CardType.PLANESWALKER) and not one.count(LOYALTY):
            yield _to_graveyard(one.id, cite("704.5i"), {"loyalty": 0})


def legend_rule(tx: Transaction) -> Iterator[Change]:
    """704.5j: of legendary permanents with one name under one player, that player keeps one; the rest go to graveyards."""
    groups: dict[tuple[PlayerId, str], list[ObjectId]] = {}
    for one in tx.game.permanents():
        seen = tx.board.characteristics(one.id)
        if Supertype.LEGENDARY in seen.supertypes and seen.name:
            groups.setdefault((tx.board.controller(one.id), seen.name), []).append(one.id)
    seats = {player: place for place, player in enumerate(tx.game.seats())}
    for (player, name), several in sorted(groups.items(), key=lambda group: seats.get(group[0][0], len(seats))):
        if len(several) < 2:
            continue
        kept = tx.ask_objects(Purpose.LEGEND_RULE, player, cite("704.5j"), several, minimum=1, maximum=1)
        for other in several:
            if other not in kept:
                yield _to_graveyard(other, cite("704.5j"), {"name": name, "kept": tx.mention(_object(kept[0]))})


def world_rule(tx: Transaction) -> Iterator[Change]:
    """704.5k: of world permanents only the one that became so last stays; those that tie for it all go."""
    worlds = [one for one in tx.game.permanents() if Supertype.WORLD in tx.board.characteristics(one.id).supertypes]
    if len(worlds) < 2:
        return
    latest = max(one.arrived for one in worlds)
    stays = [one for one in worlds if one.arrived == latest]
    for one in worlds:
        if one.arrived != latest or len(stays) > 1:
            yield _to_graveyard(one.id, cite("704.5k"), {"tie": len(stays) > 1})


def auras(tx: Transaction) -> Iterator[Change]:
    """704.5m: an Aura attached to nothing, or illegally, goes to its owner's graveyard.

    303.4d: one that is also a creature (310.10: or a battle) first becomes unattached by 704.5p, then it goes.
    """
    for one in tx.game.permanents():
        seen = tx.board.characteristics(one.id)
        if "Aura" not in seen.subtypes or (one.attached_to is not None and _never_attached(seen)):
            continue
        fault = "not attached" if one.attached_to is None else attachment_fault(tx.board, one.id, one.attached_to)
        if fault is not None:
            yield _to_graveyard(one.id, cite("704.5m"), {"fault": fault})


def equipment(tx: Transaction) -> Iterator[Change]:
    """704.5n: an Equipment or Fortification attached illegally becomes unattached and stays."""
    for one in tx.game.permanents():
        if one.attached_to is None or not _is_gear(tx.board, one.id):
            continue
        fault = attachment_fault(tx.board, one.id, one.attached_to)
        if fault is not None:
            event = e.Unattached(object=one.id, was=one.attached_to)
            yield Change(event=event, rules=(cite("704.5n"),), facts={"fault": fault})


def other_attached(tx: Transaction) -> Iterator[Change]:
    """704.5p: a battle or creature, or what is neither Aura, Equipment nor Fortification, becomes unattached."""
    for one in tx.game.permanents():
        if one.attached_to is None:
            continue
        seen = tx.board.characteristics(one.id)
        if _never_attached(seen) or not (_is_gear(tx.board, one.id) or "Aura" in seen.subtypes):
            event = e.Unattached(object=one.id, was=one.attached_to)
            yield Change(event=event, rules=(cite("704.5p"),))


def opposite_counters(tx: Transaction) -> Iterator[Change]:
    """704.5q: +1/+1 and -1/-1 counters are removed in pairs."""
    for one in tx.game.permanents():
        pairs = min(one.count(PLUS), one.count(MINUS)) if one.counters else 0
        if pairs:
            for kind in (PLUS, MINUS):
                event = e.CountersRemoved(on=one.id, counter=kind, count=pairs)
                yield Change(event=event, rules=(cite("704.5q"),), facts={"pairs": pairs})


def counter_limits(tx: Transaction) -> Iterator[Change]:
    """704.5r: counters above the number that the permanent's own ability allows are removed."""
    for one in tx.game.permanents():
        if not one.counters:
            continue
        allowed: dict[str, int] = {}
        for limit in tx.board.limits(one.id):
            allowed[limit.counter] = min(limit.most, allowed.get(limit.counter, limit.most))
        for kind, most in allowed.items():
            if one.count(kind) > most:
                event = e.CountersRemoved(on=one.id, counter=kind, count=one.count(kind) - most)
                yield Change(event=event, rules=(cite("704.5r"),), facts={"most": most})


def sagas(tx: Transaction) -> Iterator[Change]:
    """704.5s: a Saga with its final chapter reached, none of whose chapter abilities is under way, is sacrificed."""
    for one in tx.game.permanents():
        seen = tx.board.characteristics(one.id)
        if "Saga" not in seen.subtypes:
            continue
        chapters = [ability.chapter for _, ability in seen.sorted_abilities.triggered if ability.chapter is not None]
        if chapters and one.count(LORE) >= max(chapters) and not _under_way(tx.game, one.id, chapters_only=True):
            event = e.ZoneChange(object=one.id, to=Zone.GRAVEYARD, reason=Reason.SACRIFICED)
            facts = {"lore": one.count(LORE), "final chapter": max(chapters)}
            yield Change(event=event, rules=(cite("704.5s"), cite("714.4")), facts=facts)


def sieges(tx: Transaction) -> Iterator[Change]:
    """704.5v: a Siege with defense 0 goes to its owner's graveyard once no ability that it triggered is under way."""
    for one in _battles(tx.board):
        if _is_siege(tx.board, one.id) and _defeated(tx, one):
            yield _to_graveyard(one.id, cite("704.5v"), {"defense": 0})


def other_battles(tx: Transaction) -> Iterator[Change]:
    """704.5w: any other battle with defense 0 goes to its owner's graveyard at once."""
    for one in _battles(tx.board):
        if not _is_siege(tx.board, one.id) and _defeated(tx, one):
            yield _to_graveyard(one.id, cite("704.5w"), {"defense": 0})


def missing_protector(tx: Transaction) -> Iterator[Change]:
    """704.5x: a battle without a protector that nobody attacks gets one, chosen by its controller, or is put away.

    Nobody is asked for the protector of a battle that this very check puts into a graveyard.
    """
    attacked = tuple(attacker.defender for attacker in tx.game.combat.attackers) if tx.game.combat else ()
    for one in _battles(tx.board):
        nobody = one.protector == NOBODY or not tx.game.player(one.protector).in_game
        if nobody and one.id not in attacked and not _defeated(tx, one):
            yield _new_protector(tx, one, cite("704.5x"))


def wrong_protector(tx: Transaction) -> Iterator[Change]:
    """704.5y: a battle whose protector cannot be it gets another one, chosen by its controller, or is put away."""
    for one in _battles(tx.board):
        somebody = one.protector != NOBODY and tx.game.player(one.protector).in_game
        wrong = somebody and one.protector not in possible_protectors(tx, one)
        if wrong and not _defeated(tx, one):
            yield _new_protector(tx, one, cite("704.5y"))


def team_life(tx: Transaction) -> Iterator[Change]:
    """704.6a: in Two-Headed Giant a team with 0 or less life loses."""
    for side in tx.game.sides:
        if side.shared and side.life <= 0:
            for member in side.members:
                if tx.game.player(member).in_game:
                    yield from loses(tx, member, cite("704.6a"), {"life": side.life})


def team_poison(tx: Transaction) -> Iterator[Change]:
    """704.6b: in Two-Headed Giant a team with fifteen or more poison counters loses; 810.11: five more for each further head."""
    for side in tx.game.sides:
        needed = LETHAL_TEAM_POISON + 5 * max(0, len(side.members) - 2)
        if side.shared and side.poison >= needed:
            for member in side.members:
                if tx.game.player(member).in_game:
                    yield from loses(tx, member, cite("704.6b"), {"poison": side.poison})


def commander_damage(tx: Transaction) -> Iterator[Change]:
    """704.6c: in Commander, 21 or more combat damage by one commander over the game."""
    if "commander" not in tx.game.variant:
        return
    for player in tx.game.players:
        worst = max(player.commander_damage.values(), default=0)
        if player.in_game and worst >= LETHAL_COMMANDER_DAMAGE:
            yield from loses(tx, player.id, cite("704.6c"), {"commander damage": worst})


def commander_zone(tx: Transaction) -> Iterator[Change]:
    """704.6d: in Commander, a commander put into a graveyard or exile since the last check may go to the command zone."""
    if "commander" not in tx.game.variant:
        return
    for one in tx.game.objects.values():
        fell = one.commander and one.arrived_unchecked and one.zone in (Zone.GRAVEYARD, Zone.EXILE)
        if fell and tx.ask_yes(Purpose.COMMANDER_ZONE, one.owner, cite("704.6d"), tx.mention(one.id)):
            event = e.ZoneChange(object=one.id, to=Zone.COMMAND, reason=Reason.COMMANDER)
            yield Change(event=event, rules=(cite("704.6d"), cite("903.9a")), facts={"zone": one.zone.value})


@dataclass(frozen=True, slots=True)
class StateBasedAction:
    """One sub-rule: its number, and the function that looks whether it applies."""

    rule: Citation
    propose: Callable[[Transaction], Iterator[Change]]


TABLE: tuple[StateBasedAction, ...] = (
    StateBasedAction(cite("704.5a"), life),
    StateBasedAction(cite("704.5b"), failed_draw),
    StateBasedAction(cite("704.5c"), poison),
    StateBasedAction(cite("704.5d"), tokens),
    StateBasedAction(cite("704.5e"), copies),
    StateBasedAction(cite("704.5f"), toughness),
    StateBasedAction(cite("704.5g"), lethal_damage),
    StateBasedAction(cite("704.5h"), deathtouch),
    StateBasedAction(cite("704.5i"), loyalty),
    StateBasedAction(cite("704.5j"), legend_rule),
    StateBasedAction(cite("704.5k"), world_rule),
    StateBasedAction(cite("704.5m"), auras),
    StateBasedAction(cite("704.5n"), equipment),
    StateBasedAction(cite("704.5p"), other_attached),
    StateBasedAction(cite("704.5q"), opposite_counters),
    StateBasedAction(cite("704.5r"), counter_limits),
    StateBasedAction(cite("704.5s"), sagas),
    StateBasedAction(cite("704.5v"), sieges),
    StateBasedAction(cite("704.5w"), other_battles),
    StateBasedAction(cite("704.5x"), missing_protector),
    StateBasedAction(cite("704.5y"), wrong_protector),
    StateBasedAction(cite("704.6a"), team_life),
    StateBasedAction(cite("704.6b"), team_poison),
    StateBasedAction(cite("704.6c"), commander_damage),
    StateBasedAction(cite("704.6d"), commander_zone),
)


def _to_graveyard(one: ObjectId, rule: Citation, facts: Facts) -> Change:
    event = e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.STATE_BASED)
    return Change(event=event, rules=(rule,), facts=facts)


def _creatures(board: Board) -> Iterator[tuple[GameObject, int | None]]:
    """The creatures on the battlefield with their toughness."""
    for one in board.game.permanents():
        seen = board.characteristics(one.id)
        if seen.creature:
            yield one, seen.toughness


def _destructible(board: Board, one: GameObject) -> bool:
    """702.12b: a permanent with indestructible ignores 704.5g and 704.5h."""
    return not board.characteristics(one.id).has("indestructible")


def _never_attached(seen: Characteristics) -> bool:
    return seen.creature or seen.is_type(CardType.BATTLE)


def _is_gear(board: Board, one: ObjectId) -> bool:
    seen = board.characteristics(one)
    return "Equipment" in seen.subtypes or "Fortification" in seen.subtypes


def _battles(board: Board) -> Iterator[GameObject]:
    return (one for one in board.game.permanents() if board.characteristics(one.id).is_type(CardType.BATTLE))


def _is_siege(board: Board, one: ObjectId) -> bool:
    return "Siege" in board.characteristics(one).subtypes


def _defeated(tx: Transaction, one: GameObject) -> bool:
    """704.5v-w: whether a battle goes away for want of defense; a Siege not while an ability of it is under way."""
    if one.count(DEFENSE):
        return False
    return not (_is_siege(tx.board, one.id) and _under_way(tx.game, one.id, chapters_only=False))


def possible_protectors(tx: Transaction, one: GameObject) -> tuple[PlayerId, ...]:
    """310.12a: of a Siege, an opponent of its controller; 310.9a: without a battle type, its controller."""
    controller = tx.board.controller(one.id)
    if _is_siege(tx.board, one.id):
        return tuple(p for p in tx.game.seats() if tx.game.related(p, controller, Relation.OPPONENT))
    return (controller,)


def _new_protector(tx: Transaction, one: GameObject, rule: Citation) -> Change:
    """310.10: chosen by the battle's controller; without a possible one the battle goes to its owner's graveyard."""
    possible = possible_protectors(tx, one)
    if not possible:
        return _to_graveyard(one.id, rule, {"protector": None})
    controller = tx.board.controller(one.id)
    among = [PlayerTarget(player) for player in possible]
    chosen = tx.ask_objects(Purpose.PROTECTOR, controller, rule, among, minimum=1, maximum=1, about=tx.mention(one.id))
    assert isinstance(chosen[0], PlayerTarget)
    return Change(event=e.ProtectorChosen(object=one.id, player=chosen[0].player), rules=(rule,))


def _under_way(game: Game, source: ObjectId, *, chapters_only: bool) -> bool:
    """Whether an ability of an object has triggered and not yet left the stack."""
    waiting = [one.ability for one in game.waiting if one.source == source]
    stacked = [one.ability for one in game.objects_in([(Zone.STACK, NOBODY)]) if one.source == source]
    triggered = [ability for ability in (*waiting, *stacked) if hasattr(ability, "trigger")]
    return any(not chapters_only or getattr(ability, "chapter", None) is not None for ability in triggered)


def _object(one: object) -> ObjectId:
    assert isinstance(one, int)
    return ObjectId(one)
