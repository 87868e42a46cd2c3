"""122, 700, 903: what is counted on objects and players, and what is noted of a player."""

from __future__ import annotations

from engine.cards.mana import Mana
from engine.happening.applying.draft import Draft
from engine.state import events as e
from engine.state.merged import commander_label
from engine.state.objects import Hit, PlayerTarget, Recipient
from engine.words.counters import POISON, with_counters
from engine.words.record import replace
from engine.words.terms import NOBODY, Fate, PlayerId, Zone


def change_counters(draft: Draft, on: Recipient, counter: str, difference: int) -> None:
    if isinstance(on, PlayerTarget):
        player = draft.players[on.player]
        if counter == POISON:
            side = draft.sides[player.side]
            draft.sides[player.side] = replace(side, poison=max(0, side.poison + difference))
        else:
            draft.players[on.player] = replace(player, counters=with_counters(player.counters, counter, difference))
        return
    if draft.has_left(on):
        return
    found = draft.objects[on]
    since = dict(found.counters_since)
    if difference > 0:
        since[counter] = draft.game.take_id()
    draft.put(on, counters=with_counters(found.counters, counter, difference), counters_since=since)


def befalls(draft: Draft, player: PlayerId, what: Fate) -> None:
    """What abilities may ask for later in the turn; 810.9: what a team loses, the player whom it was done to has lost."""
    found = draft.players[player]
    if what not in found.fates:
        draft.players[player] = replace(found, fates=tuple(one for one in Fate if one in (*found.fates, what)))


def upkeep(draft: Draft, active: PlayerId) -> None:
    """702.30a: which upkeep was the last one, and which the one before."""
    for player in draft.game.together(active):
        found = draft.players[player]
        draft.players[player] = replace(found, upkeep=draft.game.turn.number, upkeep_before=found.upkeep)


def commander_cast(draft: Draft, event: e.SpellCast) -> None:
    """903.8: counted for the player who casts it, whatever becomes of the spell."""
    found = draft.objects[event.object]
    if event.origin is Zone.COMMAND and found.commander:
        player = draft.players[event.player]
        casts = with_counters(player.commander_casts, found.label, 1)
        draft.players[event.player] = replace(player, commander_casts=casts)


def commander_damage(draft: Draft, event: e.Damage) -> None:
    """903.10a, 704.6c: combat damage by a commander is counted over the whole game."""
    seen = draft.before.last_seen(event.source)
    if seen is not None and seen[0].commander and isinstance(event.to, PlayerTarget):
        player = draft.players[event.to.player]
        dealt = with_counters(player.commander_damage, commander_label(seen[0]), event.amount)
        draft.players[event.to.player] = replace(player, commander_damage=dealt)


def spent(pool: tuple[Mana, ...], mana: tuple[Mana, ...]) -> tuple[Mana, ...]:
    """118.3a: the pool without the mana that leaves it."""
    left = list(pool)
    for one in mana:
        left.remove(one)
    return tuple(left)


def permanent_gone(draft: Draft, event: e.ZoneChange, count: int = 1) -> None:
    """702.69a: a permanent that is put into a graveyard is counted, whatever becomes of the card."""
    found = draft.objects[event.object]
    if found.zone is Zone.BATTLEFIELD and event.to is Zone.GRAVEYARD:
        owner = draft.players[found.owner]
        draft.players[found.owner] = replace(owner, permanents_gone=owner.permanents_gone + count)


def strike(draft: Draft, struck: PlayerId, event: e.Damage) -> None:
    """702.54b: damage to a player is added up; 702.76a, 702.173a: what dealt combat damage is noted as it was, with its
    controller."""
    player = draft.players[struck]
    draft.players[struck] = replace(player, damage_taken=player.damage_taken + event.amount)
    seen = draft.before.last_seen(event.source)
    if not event.combat or event.amount <= 0 or seen is None or seen[2] == NOBODY:
        return
    found, looks, controller = seen
    hit = Hit(looks.subtypes, looks.creature, found.commander)
    known = draft.players[controller]
    if hit not in known.hits:
        draft.players[controller] = replace(known, hits=(*known.hits, hit))
