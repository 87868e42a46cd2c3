"""What a proposed event comes to: replaced (614-616), forbidden (101.2), or unfolded into primitive events (120.3, 701.8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Afterwards, Transaction, mention_of
from engine.board.damage import damage_results, lifelink_gain
from engine.board.matching import related
from engine.board.prohibitions import forbids_player
from engine.board.reach import deals_that_far
from engine.board.spoken_of import is_spoken_of
from engine.board.standing import Standing
from engine.board.stickered import kept_by
from engine.board.team_totals import where_shared
from engine.board.values import number
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.player_rules import InsteadOfLosing
from engine.cards.abilities.references import LastOf
from engine.cards.tokens import named_by_subtypes
from engine.happening.changing.damage import can_be_dealt, changed_damage
from engine.happening.changing.gains import LIFELINK, gather
from engine.happening.changing.life import changed_life, would_change
from engine.happening.changing.numbers import (
    changed_counters,
    changed_tokens,
    draws_left,
    entering_counters,
    too_few_to_dredge,
)
from engine.happening.face_down import can_be_flipped, can_be_put_transformed, turned
from engine.happening.graveyards import READS_ORDER
from engine.happening.landing import landed
from engine.happening.library import top_cards
from engine.happening.lookahead import kept_from_entering
from engine.happening.mana_changes import changed_mana
from engine.happening.out_of_range import out_of_range
from engine.happening.replacement.choosing import Possible, choose_first, is_used_up, meant, use_up
from engine.happening.replacement.moves import replaced_creation, replaced_move
from engine.happening.replacement.saving import not_regenerated, replaced_destruction
from engine.happening.returning import waits_for_leaving
from engine.happening.together import worked_out_together
from engine.state import events as e
from engine.state.changes import first_of
from engine.state.faces import is_hidden
from engine.state.facts.nothing import Kept, Nothing, WhyNothing
from engine.state.game import Game
from engine.state.objects import GameObject, PlayerTarget
from engine.state.trace import Alike, Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.counters import POISON, STUN
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import replace
from engine.words.terms import Kind, ObjectId, PlayerId, Reason, Relation, Zone


def consequences(tx: Transaction, change: Change) -> list[Change]:
    """The primitive changes that a proposal comes to, in order; none where it does not happen at all."""
    if isinstance(change, Alike):
        return _of_many(tx, change)
    event = change.event
    match event:
        case e.Destruction():
            return _destruction(tx, change, event)
        case e.ZoneChange():
            return _move(tx, change, event)
        case e.Damage():
            return _damage(tx, change, event)
        case e.LifeChange():
            return _life(tx, change, event)
        case e.DrawCard():
            return _draw(tx, change, event)
        case e.CountersPut() | e.CountersRemoved():
            return _counters(tx, change, event)
        case e.Tapped() | e.Untapped():
            return _status(tx, change, event)
        case e.TokenCreated(owner=owner):
            return _created(tx, change, event) if tx.game.player(owner).in_game else []
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
            return _drawn(tx, change, event)
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


def _with(change: Change, event: e.Event, *rules: Citation) -> Change:
    """The same change as another event, with more rules."""
    return Change(event=event, rules=(*change.rules, *rules), facts=change.facts)


def _destruction(tx: Transaction, change: Change, event: e.Destruction) -> list[Change]:
    """701.8: a move to the graveyard, unless it is indestructible (702.12b), shielded (122.1c) or regenerated (701.19)."""
    found = tx.board.objects.get(event.object)
    if found is None or not found.on_battlefield:
        return []
    if tx.board.characteristics(event.object).has("indestructible"):
        facts = (Nothing(WhyNothing.INDESTRUCTIBLE),)
        tx.note(StepKind.NOTHING, [cite("702.12b")], facts=facts, cause=event.object)
        return []
    instead = replaced_destruction(tx, change, event)
    if instead is not None:
        never = e.ZoneChange(object=event.object, to=Zone.GRAVEYARD, reason=Reason.DESTROYED, origin=Zone.BATTLEFIELD)
        tx.event.replaced.append(never)
        return [
            after
            for one in instead
            for after in (_destruction(tx, one, one.event) if isinstance(one.event, e.Destruction) else [one])
        ]
    to = Zone.GRAVEYARD if event.instead_to is None else event.instead_to
    move = e.ZoneChange(object=event.object, to=to, reason=Reason.DESTROYED)
    own = () if event.instead_to is None else (cite("614.15"), cite("616.1a"))
    rules = (*change.rules, cite("701.8a"), *own, *not_regenerated(tx, event))
    return _move(tx, replace(change, event=move, rules=rules), move)


def _move(tx: Transaction, change: Change, event: e.ZoneChange) -> list[Change]:
    """400: a move of an object that is there, as replacement effects leave it (614.1, 614.6).

    800.4b: nothing comes under the control of a player who has left; it stays where it is.
    """
    found = tx.board.objects.get(event.object)
    if found is None:
        return []
    if found.kind is Kind.TOKEN and found.zone is not Zone.BATTLEFIELD:
        tx.owed += [cite("111.8")] if cite("111.8") not in tx.owed else []  # it has left, and goes nowhere else
        return []
    if event.controller is not None and not tx.game.player(event.controller).in_game:
        return []
    if event.transformed and not can_be_put_transformed(found, event.to):
        return []
    if event.melded_with is not None and event.melded_with not in tx.board.objects:
        return []
    if (
        is_hidden(found)
        and found.zone is not Zone.EXILE
        and not (found.zone is Zone.STACK and event.to is Zone.BATTLEFIELD)
    ):
        change = replace(change, rules=(*change.rules, cite("708.9")))
    if found.stickers:
        change = replace(change, rules=(*change.rules, *kept_by(found, event.to)))
    spell = found.chosen if found.zone is Zone.STACK else None
    if spell is not None and spell.exile_after and event.to not in (Zone.BATTLEFIELD, Zone.EXILE):
        event = replace(event, to=Zone.EXILE)
        after = cite("702.127a") if tx.board.characteristics(found.id).has("aftermath") else cite("702.34a")
        change = replace(change, event=event, rules=(*change.rules, after))
    moves = [after for moved in replaced_move(tx, change, event) for after in _let_in(tx, found, moved)]
    if found.cards:
        moves = [_come_apart(tx, found, move) for move in moves]
    if found.commander and "commander" in tx.game.variant:
        return [after for move in moves for after in _commanders_move(tx, found, move)]
    return moves


def _let_in(tx: Transaction, found: GameObject, moved: Change) -> list[Change]:
    """A move as it can happen: 101.2: nothing enters that can't; 303.4g, 303.4i: nor an Aura that can't enchant anything, which
    goes to the graveyard from the stack."""
    event = moved.event
    assert isinstance(event, e.ZoneChange)
    if _kept_out(tx, event):
        return []
    if _front_up(found, event):
        moved = _with(moved, event, cite("712.14"))
    landing = landed(tx, moved, event)
    if landing is not None:
        return [entering_counters(tx, landing)]
    if found.zone is not Zone.STACK:
        return []
    unmade = e.ZoneChange(object=found.id, to=Zone.GRAVEYARD, reason=event.reason)
    return _move(tx, _with(moved, unmade, cite("303.4g")), unmade)


def _front_up(found: GameObject, event: e.ZoneChange) -> bool:
    """712.14: whether a double-faced card enters from a zone other than the stack, and nobody said with which face up."""
    enters = event.to is Zone.BATTLEFIELD and found.zone is not Zone.STACK and event.melded_with is None
    return enters and found.other_face is not None and not event.transformed and event.face_down is None


def _come_apart(tx: Transaction, found: GameObject, move: Change) -> Change:
    """712.21, 712.21d: what replaces the move moves both cards; 712.21a-b: in an order that its owner arranges, or whoever
    exiles it determines, where something could read it (404.3)."""
    event = move.event
    if not isinstance(event, e.ZoneChange) or event.to is Zone.BATTLEFIELD:
        return move
    move = replace(move, rules=(*move.rules, cite("712.21")))
    if found.stickers and not event.to.hidden:
        options = tuple(
            Option(key=f"c{number}", mention=mention_of(card, card.printed.name, card.owner))
            for number, card in enumerate(found.cards)
        )
        key = tx.ask_one(Purpose.CHOICE, found.owner, cite("123.5c"), options, about=tx.mention(found.id))
        event = replace(event, stickers_with=int(key[1:]))
        move = replace(move, event=event, rules=(*move.rules, cite("123.5c")))
    unknown = event.shuffled_in or event.random
    if event.to is Zone.EXILE and is_spoken_of(tx, LastOf.__name__):
        who, rule, purpose = found.owner if event.mover is None else event.mover, cite("712.21b"), Purpose.ENTRY_ORDER
    elif event.to is Zone.LIBRARY and not unknown:
        who, rule, purpose = found.owner, cite("712.21a"), Purpose.LIBRARY_ORDER
    elif event.to is Zone.GRAVEYARD and is_spoken_of(tx, READS_ORDER):
        who, rule, purpose = found.owner, cite("712.21a"), Purpose.GRAVEYARD_ORDER
    else:
        return move
    options = tuple(
        Option(key=f"c{number}", mention=mention_of(card, card.printed.name, card.owner))
        for number, card in enumerate(found.cards)
    )
    question = Question(
        form=Form.ORDER,
        purpose=purpose,
        decider=who,
        chooser=who,
        rule=rule,
        options=options,
        about=tx.mention(found.id),
    )
    order = tuple(int(key[1:]) for key in tx.ask(question).keys)
    if event.to is Zone.LIBRARY and event.position >= 0:
        order = order[::-1]
    return replace(move, event=replace(event, apart=order), rules=(*move.rules, rule))


def _commanders_move(tx: Transaction, found: GameObject, move: Change) -> list[Change]:
    """903.9b: a commander that would go to its owner's hand or library may go to the command zone instead, if they want."""
    event = move.event
    if not (isinstance(event, e.ZoneChange) and event.to in (Zone.HAND, Zone.LIBRARY)):
        return [move]
    if not tx.ask_yes(Purpose.COMMANDER_ZONE, found.owner, cite("903.9b"), tx.mention(found.id)):
        return [move]
    instead = replace(event, to=Zone.COMMAND, position=0)
    return replaced_move(tx, replace(move, event=instead, rules=(*move.rules, cite("903.9b"))), instead)


def _kept_out(tx: Transaction, event: e.Event) -> bool:
    """101.2: whether it is an entering of what can't enter the battlefield, as effects leave it."""
    if isinstance(event, e.ZoneChange):
        return event.to is Zone.BATTLEFIELD and kept_from_entering(tx, event)
    return isinstance(event, e.TokenCreated) and kept_from_entering(tx, event)


def _in_words(tx: Transaction, event: e.TokenCreated) -> e.TokenCreated:
    """111.4: the token as it is called in the language of the cards of this game, where its subtypes are its name."""
    called = named_by_subtypes(event.characteristics, tx.game.token_words)
    if called is event.characteristics:
        return event
    label = called.name if event.label == event.characteristics.name else event.label
    other = None if event.other_face is None else named_by_subtypes(event.other_face, tx.game.token_words)
    return replace(event, characteristics=called, label=label, other_face=other)


def _of_many(tx: Transaction, change: Alike) -> list[Change]:
    """704.3: what so many equal changes come to."""
    first, event = first_of(change), change.event
    if isinstance(event, e.TokenCreated):
        return _created(tx, first, event, change.count) if tx.game.player(event.owner).in_game else []
    return worked_out_together(tx, first, change.count, lambda one: consequences(tx, one))


def _created(tx: Transaction, change: Change, event: e.TokenCreated, count: int = 1) -> list[Change]:
    """614.16, 614.1c-d: as many tokens as effects make of them, each entering as effects have it enter."""
    event = _in_words(tx, event)
    change, factor = changed_tokens(tx, replace(change, event=event), event)

    def entering(one: Change) -> list[Change]:
        assert isinstance(one.event, e.TokenCreated)
        made = replaced_creation(tx, one, one.event)
        assert isinstance(made.event, e.TokenCreated)
        landing = None if _kept_out(tx, made.event) else landed(tx, made, made.event)
        return [] if landing is None else [entering_counters(tx, landing)]

    return worked_out_together(tx, change, count * factor, entering)


def _loss(tx: Transaction, change: Change, event: e.PlayerLost) -> list[Change]:
    """104.3: of players still in the game; 810.8a: with a player whose team shares its life the whole team loses;
    104.3i, 809.5b: and with its emperor.

    Not of one who can't lose (101.2); conceding and penalties are out of any effect's reach (104.3a).
    """
    free = (cite("104.3a"), cite("104.3k"))
    if event.why not in free and _is_kept(tx, Prohibition.LOSE_GAME, event.player):
        return _owing_that_nobody_can(tx)
    instead = None if event.why in free else _instead_of_losing(tx, change, event)
    if instead is not None:
        return instead
    losing, rules = _losing_with(tx.game, event.player)
    return [
        change if member == event.player else _with(change, replace(event, player=member), *rules)
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
        return _owing_that_nobody_can(tx) if _is_kept(tx, Prohibition.WIN_GAME, player) else [change]
    near = [one for one in tx.game.seats() if related(tx.board, one, player, Relation.OPPONENT)]
    why = cite("104.3h")
    losses = [e.PlayerLost(player=one, why=why) for one in near]
    return [after for loss in losses for after in _loss(tx, _with(change, loss, why, cite("801.14")), loss)]


def _drawn(tx: Transaction, change: Change, event: e.DrawnFor) -> list[Change]:
    """104.4e-f: of players still in the game; 104.4h, 809.5c: the whole team of an emperor."""
    together: tuple[PlayerId, ...] = (event.player,)
    rules: tuple[Citation, ...] = ()
    if event.player in tx.game.table.emperors:
        team = tx.game.player(event.player).team
        together = tuple(one.id for one in tx.game.players if one.team == team)
        rules = (cite("104.4h"), cite("809.5c"))
    return [
        change if member == event.player else _with(change, replace(event, player=member), *rules)
        for member in together
        if tx.game.player(member).in_game
    ]


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
        for one in tx.board.changing(InsteadOfLosing)
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
    replaced = _with(change, e.LossReplaced(player=event.player, by=source), *rules)
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


def _life(tx: Transaction, change: Change, event: e.LifeChange) -> list[Change]:
    """119.7-119.9: a gain or loss of 0 is no event; one that an effect forbids does not happen."""
    if event.amount == 0 or not tx.game.player(event.player).in_game:
        return []
    what = Prohibition.GAIN_LIFE if event.amount > 0 else Prohibition.LOSE_LIFE
    if _is_kept(tx, what, event.player):
        rules = [cite("119.7") if event.amount > 0 else cite("119.8")]
        rules += where_shared(tx.game, cite("810.9g") if event.amount > 0 else cite("810.9h"))
        rules += [cite("614.17c")] if would_change(tx, event) else []  # what can't happen is not replaced either
        tx.owed += [rule for rule in rules if rule not in tx.owed]
        return []
    if tx.game.side(event.player).shared:
        change = _with(change, event, cite("810.9"))  # what happens to one player is applied to the life of the team
    changed = changed_life(tx, change, event)
    if changed.event == event:
        return [changed]
    assert isinstance(changed.event, e.LifeChange)
    if changed.event.amount == 0:
        return []
    turned = (changed.event.amount > 0) is not (event.amount > 0)
    return _life_after(tx, changed) if turned else [changed]


def _life_after(tx: Transaction, change: Change) -> list[Change]:
    """119.7-119.8: a gain that became a loss is forbidden as a loss is."""
    assert isinstance(change.event, e.LifeChange)
    what = Prohibition.GAIN_LIFE if change.event.amount > 0 else Prohibition.LOSE_LIFE
    return [] if _is_kept(tx, what, change.event.player) else [change]


def _is_kept(tx: Transaction, what: Prohibition, player: PlayerId) -> bool:
    """101.2: whether an effect forbids a player something; then the step says by which."""
    by = forbids_player(tx.board, what, player)
    tx.kept += [] if by is None else [Kept(what, PlayerTarget(player), tx.mention(by))]
    return by is not None


def _draw(tx: Transaction, change: Change, event: e.DrawCard) -> list[Change]:
    """121.1: the top card of the library; 121.4: without one the draw fails, which 704.5b looks at."""
    if _is_kept(tx, Prohibition.DRAW, event.player):
        return []
    if (left := draws_left(tx, event.player)) is not None and left <= 0:
        return []
    library = top_cards(tx, event.player, 1)
    if not library:
        return [_with(change, e.DrawFailed(player=event.player), cite("121.4"))]
    shown = _revealed_as_drawn(tx, event.player, library[0])
    move = e.ZoneChange(object=library[0], to=Zone.HAND, reason=Reason.DRAWN, revealed=shown)
    besides = [
        *([cite("702.94a")] if shown else []),
        *([cite("702.52b")] if too_few_to_dredge(tx, event.player) else []),
    ]
    return _move(tx, _with(change, move, cite("121.1"), *besides), move)


def _revealed_as_drawn(tx: Transaction, player: PlayerId, card: ObjectId) -> bool:
    """702.94a: a card with miracle, as the first one drawn in a turn; its player sees it before they decide."""
    if tx.game.player(player).cards_drawn or not tx.board.characteristics(card).has("miracle"):
        return False
    return tx.ask_yes(Purpose.MAY, player, cite("702.94a"), tx.mention(card))


def _no_poison(tx: Transaction, event: e.CountersPut | e.CountersRemoved, player: PlayerId) -> bool:
    """101.2, 810.10c: whether a player, or a member of the team that shares its poison, can't get the counters."""
    if not isinstance(event, e.CountersPut) or event.counter != POISON:
        return False
    if not _is_kept(tx, Prohibition.GET_POISON, player):
        return False
    rule = cite("810.10c") if tx.game.side(player).shared else cite("101.2")
    tx.owed += [rule] if rule not in tx.owed else []
    return True


def _counters(tx: Transaction, change: Change, event: e.CountersPut | e.CountersRemoved) -> list[Change]:
    """122: on objects that are there; no more are removed than there are."""
    if event.count <= 0:
        return []
    if isinstance(event.on, PlayerTarget):
        if not tx.game.player(event.on.player).in_game or _no_poison(tx, event, event.on.player):
            return []
        shared = event.counter == POISON and tx.game.side(event.on.player).shared
        return [_with(change, event, cite("810.10"))] if shared else [change]
    found = tx.board.objects.get(event.on)
    if found is None or found.phased_out:
        return []
    if isinstance(event, e.CountersRemoved):
        there = min(event.count, found.count(event.counter))
        return [replace(change, event=replace(event, count=there))] if there else []
    return [changed_counters(tx, change, event)]


def _status(tx: Transaction, change: Change, event: e.Tapped | e.Untapped) -> list[Change]:
    """701.26: only an untapped permanent becomes tapped, only a tapped one untapped; 122.1d: a stun counter is removed instead."""
    found = tx.board.objects.get(event.object)
    if found is None or not found.on_battlefield:
        return []
    if found.tapped is isinstance(event, e.Tapped):
        tx.event.already.append(event)
        return []
    if isinstance(event, e.Untapped) and found.count(STUN):
        return [_with(change, e.CountersRemoved(on=event.object, counter=STUN, count=1), cite("122.1d"))]
    return [change]
