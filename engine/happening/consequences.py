"""What a proposed event comes to: replaced (614-616), forbidden (101.2), or unfolded into primitive events (120.3, 701.8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.damage import damage_results, lifelink_gain
from engine.board.doors import can_be_turned
from engine.board.event_in_hand import Afterwards
from engine.board.reach import deals_that_far
from engine.board.standing import Standing
from engine.board.values import number
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.player_rules import InsteadOfLosing
from engine.happening.changing.damage import can_be_dealt, changed_damage
from engine.happening.changing.gains import LIFELINK, gather
from engine.happening.consequences_for_players import come_of_counters, come_of_draw, come_of_drawn_for, come_of_life
from engine.happening.consequences_of_moves import come_of_destruction, come_of_move, come_of_token
from engine.happening.face_down import can_be_flipped, turned
from engine.happening.kept_from import changed_into, keeps_from
from engine.happening.mana_changes import changed_mana
from engine.happening.out_of_range import out_of_range
from engine.happening.replacement.choosing import Possible, choose_first, is_used_up, meant, use_up
from engine.happening.returning import waits_for_leaving
from engine.happening.together import worked_out_together
from engine.state import events as e
from engine.state.changes import first_of
from engine.state.game import Game
from engine.state.objects import PlayerTarget
from engine.state.trace import Alike, Change
from engine.words.citations import Citation, cite
from engine.words.counters import STUN
from engine.words.record import replace
from engine.words.terms import PlayerId, Reason, Relation, Zone


def consequences(tx: Transaction, change: Change) -> list[Change]:
    """The primitive changes that a proposal comes to, in order; none where it does not happen at all."""
    if isinstance(change, Alike):
        return _of_many(tx, change)
    event = change.event
    match event:
        case e.Destruction():
            return come_of_destruction(tx, change, event)
        case e.ZoneChange():
            return come_of_move(tx, change, event)
        case e.Damage():
            return _damage(tx, change, event)
        case e.LifeChange():
            return come_of_life(tx, change, event)
        case e.DrawCard():
            return come_of_draw(tx, change, event)
        case e.CountersPut() | e.CountersRemoved():
            return come_of_counters(tx, change, event)
        case e.Tapped() | e.Untapped():
            return _status(tx, change, event)
        case e.TokenCreated(owner=owner):
            return come_of_token(tx, change, event) if tx.game.player(owner).in_game else []
        case e.PlayerLost():
            return _loss(tx, change, event)
        case e.PhasedOut(object=one) | e.PhasedIn(object=one):
            found = tx.board.objects.get(one)
            if found is None or found.zone is not Zone.BATTLEFIELD:
                return []
            if found.phased_out is not isinstance(event, e.PhasedIn):
                return []
            stays = isinstance(event, e.PhasedOut) and waits_for_leaving(tx, one)
            return [replace(change, rules=(*change.rules, cite("702.26d"))) if stays else change]
        case e.TurnedFaceUp() | e.TurnedFaceDown() | e.Transformed():
            return turned(tx, change, event)
        case e.Flipped(object=one):
            return [change] if can_be_flipped(tx.board.objects.get(one)) else []
        case e.DoorUnlocked() | e.DoorLocked():
            return [change] if can_be_turned(tx.board, event) else []
        case e.DayNightChanged(night=night):
            return [] if tx.game.night is night else [change]
        case e.MonarchChanged(player=player):
            return [] if tx.game.monarch == player or not tx.game.player(player).in_game else [change]
        case e.ManaAdded():
            return [changed_mana(tx, change, event)]
        case e.InitiativeTaken(player=player) | e.SpeedChanged(player=player) | e.DungeonEntered(player=player):
            return [change] if tx.game.player(player).in_game else []
        case e.RoomEntered(object=one) | e.DungeonCompleted(object=one):
            return [change] if one in tx.board.objects else []
        case e.PlayerWon(player=player):
            return _victory(tx, change, player)
        case e.DrawnFor():
            return come_of_drawn_for(tx, change, event)
        case _:
            return [change]


def without_losers(changes: Sequence[Change]) -> list[Change]:
    """104.3f: of what is about to happen at once: who would win and lose loses, and does not win."""
    lost = [change.event.player for change in changes if isinstance(change.event, e.PlayerLost)]
    both = [one.event.player for one in changes if isinstance(one.event, e.PlayerWon) and one.event.player in lost]
    found = []
    for change in changes:
        match change.event:
            case e.PlayerWon(player=player) if player in both:
                continue
            case e.PlayerLost(player=player) if player in both:
                found.append(replace(change, rules=(*change.rules, cite("104.3f"))))
            case _:
                found.append(change)
    return found


def _of_many(tx: Transaction, change: Alike) -> list[Change]:
    """704.3: what so many equal changes come to."""
    first, event = first_of(change), change.event
    if isinstance(event, e.TokenCreated):
        return come_of_token(tx, first, event, change.count) if tx.game.player(event.owner).in_game else []
    return worked_out_together(tx, first, change.count, lambda one: consequences(tx, one))


def _loss(tx: Transaction, change: Change, event: e.PlayerLost) -> list[Change]:
    """104.3: of players still in the game; 810.8a: with a player whose team shares its life the whole team loses;
    104.3i, 809.5b: and with its emperor.

    Not of one who can't lose (101.2); conceding and penalties are out of any effect's reach (104.3a).
    """
    free = (cite("104.3a"), cite("104.3k"))
    if event.why not in free and keeps_from(tx, Prohibition.LOSE_GAME, event.player):
        return _owing_that_nobody_can(tx)
    instead = None if event.why in free else _instead_of_losing(tx, change, event)
    if instead is not None:
        return instead
    losing, rules = _losing_with(tx.game, event.player)
    return [
        change if member == event.player else changed_into(change, replace(event, player=member), *rules)
        for member in losing
        if tx.game.player(member).in_game
    ]


def _owing_that_nobody_can(tx: Transaction) -> list[Change]:
    """101.2: nothing happens, and the step that says so cites that what can't happen prevails."""
    tx.owed += [cite("101.2")] if cite("101.2") not in tx.owed else []
    return []


def _victory(tx: Transaction, change: Change, player: PlayerId) -> list[Change]:
    """104.2b: who is said to win does, unless an effect says that they can't (101.2); 104.3h, 801.14: where ranges of influence are
    limited those opponents lose instead who are in that player's range."""
    if not tx.game.table.reached:
        return _owing_that_nobody_can(tx) if keeps_from(tx, Prohibition.WIN_GAME, player) else [change]
    near = [one for one in tx.game.seats() if related(tx.board, one, player, Relation.OPPONENT)]
    why = cite("104.3h")
    losses = [e.PlayerLost(player=one, why=why) for one in near]
    return [after for loss in losses for after in _loss(tx, changed_into(change, loss, why, cite("801.14")), loss)]


def _losing_with(game: Game, player: PlayerId) -> tuple[tuple[PlayerId, ...], tuple[Citation, ...]]:
    """104.3i, 809.5b, 810.8a: who loses with a player, and by which rules."""
    if player in game.table.emperors:
        team = game.player(player).team
        return tuple(one.id for one in game.players if one.team == team), (cite("104.3i"), cite("809.5b"))
    return game.side(player).members, (cite("810.8a"),)


def _instead_of_losing(tx: Transaction, change: Change, event: e.PlayerLost) -> list[Change] | None:
    """614.1a, 704.7: one effect replaces the loss, however many reasons there are for it; its instructions follow the event."""
    found = {
        f"l{one.key}": one
        for one in tx.board.in_force.changing(InsteadOfLosing)
        if one.about(PlayerTarget(event.player))
        and related(tx.board, event.player, one.you, one.ability.who, source=one.source)
    }
    if not found or not tx.game.player(event.player).in_game:
        return None
    options = [Possible(key, one.source, one.ability.text, list, _what_instead(one)) for key, one in found.items()]
    chosen = found[choose_first(tx, event.player, options, None).key]
    source, rule = chosen.source, chosen.ability
    use_up(tx, chosen)
    bound = replace(chosen.bound, event_player=event.player)
    tx.event.afterwards.append(Afterwards(bound=bound, effects=rule.effects))
    rules = [cite("614.1a"), cite("614.6"), *([cite("704.7")] if len(change.rules) > 1 else [])]
    tx.event.replaced.append(event)
    replaced = changed_into(change, e.LossReplaced(player=event.player, by=source), *rules)
    return [
        replaced,
        *(after for one in _at_once(tx, chosen, event.player, rules) for after in consequences(tx, one)),
    ]


def _what_instead(one: Standing[InsteadOfLosing]) -> object:
    """616.1: what an effect comes to; ``None`` where it is like no other, because of what becomes of its source or of itself."""
    return None if one.ability.this_to is not None or is_used_up(one) else meant(one, one.ability)


def _at_once(
    tx: Transaction, chosen: Standing[InsteadOfLosing], player: PlayerId, rules: Sequence[Citation]
) -> list[Change]:
    """614.6: what is part of the modified event itself, and so happens at the same time as all else of it."""
    source, rule = chosen.source, chosen.ability
    found: list[Change] = []
    if rule.this_to is not None:
        move = e.ZoneChange(object=source, to=rule.this_to, reason=Reason.EFFECT)
        found.append(Change(event=move, rules=tuple(rules)))
    if rule.life is not None:
        total = number(rule.life, tx.board, chosen.bound)
        life = e.LifeChange(player=player, amount=total - tx.game.side(player).life)
        found.append(Change(event=life, rules=(*rules, cite("119.5"))))
    return found


def _damage(tx: Transaction, change: Change, event: e.Damage) -> list[Change]:
    """120.4, 120.8: dealt, then turned into its results; 0 damage is none."""
    if event.amount <= 0 or not can_be_dealt(tx, event.to):
        return []
    parts, more = changed_damage(tx, change, event)
    found: list[Change] = []
    results: list[Change] = []
    for part in parts:
        assert isinstance(part.event, e.Damage)
        if part.event.amount > 0 and can_be_dealt(tx, part.event.to) and _deals_that_far(tx, part.event):
            found.append(replace(part, rules=(*part.rules, cite("120.4"))))
            results += damage_results(tx.board, part.event)
            gain = lifelink_gain(tx.board, part.event)
            if gain is not None:
                gather(tx, LIFELINK, part.event.source, gain)
    if not found:
        tx.event.replaced.append(event)
    more = [*results, *more]
    for result in more:
        found.extend(consequences(tx, result))
    return found


def _deals_that_far(tx: Transaction, event: e.Damage) -> bool:
    """801.2, 801.13a: what is out of the range of influence of the source's controller is dealt no damage; that is written down."""
    if deals_that_far(tx.board, event.source, event.to):
        return True
    seen = tx.board.last_seen(event.source)
    assert seen is not None
    out_of_range(tx, seen[2], (event.to,), event.source, cite("801.2"), cite("801.13a"))
    return False


def _status(tx: Transaction, change: Change, event: e.Tapped | e.Untapped) -> list[Change]:
    """701.26: only an untapped permanent becomes tapped, only a tapped one untapped; 122.1d: a stun counter is removed instead."""
    found = tx.board.objects.get(event.object)
    if found is None or not found.on_battlefield:
        return []
    if found.tapped is isinstance(event, e.Tapped):
        tx.event.already.append(event)
        return []
    if isinstance(event, e.Untapped) and found.count(STUN):
        return [changed_into(change, e.CountersRemoved(on=event.object, counter=STUN, count=1), cite("122.1d"))]
    return [change]
