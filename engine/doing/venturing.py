"""309, 701.49, 701.54, 701.65, 702.179, 726: dungeons, the initiative, the Ring, speed, airbending."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.asking import Transaction
from engine.board.values import players
from engine.cards.abilities import venturing as v
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.casting import LetCast, Permission
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.references import One, Remembered
from engine.cards.abilities.triggers import EntersRoom
from engine.cards.sorting import sorted_abilities
from engine.happening.carrying import carries, carry_out
from engine.happening.instructed import amount, arrived, happening, remember, there
from engine.happening.lasting import add_effect
from engine.happening.ring import RING, emblem_of, without_bearer
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.dungeons import dungeon_of, is_bottommost
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import Dungeon, GameObject, PlayerTarget, only_objects
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import replace
from engine.words.terms import Action, Designation, Kind, PlayerId, Reason, Zone

_BENT = "\0airbent"
AIRBENT_COST = Cost(mana="{2}")
"""701.65a: for what the owner of an exiled card may cast it."""


# --- dungeons


@carries(v.Venture)
def venture(tx: Transaction, effect: v.Venture, bound: Bindings) -> Bindings:
    """701.49a-d: into a new dungeon, to the next room, or from the last room of one into another."""
    for player in players(effect.who, tx.board, bound):
        _venture(tx, player, effect.quality, bound)
    return bound


def _venture(tx: Transaction, player: PlayerId, quality: str, bound: Bindings) -> None:
    found = dungeon_of(tx.game, player)
    done = e.Performed(action=Action.VENTURE, player=player)
    if found is not None and not is_bottommost(found):
        room = _next_room(tx, player, found, bound)
        moved = e.RoomEntered(object=found.id, player=player, room=room)
        happening(tx, [moved, done], bound, cite("608.2c"), cite("701.49b"), cite("309.5a"))
        return
    rules: tuple[Citation, ...] = (cite("608.2c"), cite("701.49a"), cite("309.2a"))
    if found is not None:
        over = e.DungeonCompleted(object=found.id, player=player)
        rules = (cite("608.2c"), cite("701.49c"), cite("309.5b"))
        happening(tx, [over], bound, *rules, cite("309.7"))
    if quality:
        rules = (*rules, cite("701.49d"))
    chosen = _new_dungeon(tx, player, quality, bound)
    if chosen is None:
        facts = (Nothing(WhyNothing.NO_DUNGEON),)
        tx.note(StepKind.NOTHING, rules, facts=facts, player=player, cause=bound.source)
        return
    happening(tx, [e.DungeonEntered(player=player, dungeon=chosen), done], bound, *rules, cite("309.4a"))


def _next_room(tx: Transaction, player: PlayerId, found: GameObject, bound: Bindings) -> int:
    """309.5a: along one of the arrows that lead away from the room."""
    assert found.dungeon is not None
    among = found.dungeon.arrows[found.room]
    texts = dict(_rooms(found))
    options = tuple(Option(key=f"r{room + 1}", text=texts.get(room) or f"stanza {room + 1}") for room in among)
    return int(_one_of(tx, player, options, cite("309.5a"), bound)[1:]) - 1


def _rooms(found: GameObject) -> Iterator[tuple[int, str]]:
    """309.4c: the rooms with the text of their abilities."""
    for _, ability in sorted_abilities(found.printed).triggered:
        if isinstance(ability.trigger, EntersRoom):
            yield ability.trigger.room, ability.text


def _new_dungeon(tx: Transaction, player: PlayerId, quality: str, bound: Bindings) -> Dungeon | None:
    """701.49a, 701.49d: of those that the player owns outside the game, one that they choose."""
    among = [one for one in tx.game.player(player).dungeons if _fits(one, quality)]
    if not among:
        return None
    options = tuple(Option(key=f"d{n + 1}", text=one.printed.name) for n, one in enumerate(among))
    return among[int(_one_of(tx, player, options, cite("701.49a"), bound)[1:]) - 1]


def _fits(one: Dungeon, quality: str) -> bool:
    if not quality:
        return not one.by_name_only
    return quality in (one.printed.name, *one.printed.subtypes)


def _one_of(tx: Transaction, player: PlayerId, options: tuple[Option, ...], rule: Citation, bound: Bindings) -> str:
    question = Question(
        form=Form.CHOOSE,
        purpose=Purpose.CHOICE,
        decider=player,
        chooser=player,
        rule=rule,
        options=options,
        minimum=1,
        maximum=1,
        about=tx.mention(bound.source),
    )
    return tx.ask(question).keys[0]


@carries(v.TakeInitiative)
def take_initiative(tx: Transaction, effect: v.TakeInitiative, bound: Bindings) -> Bindings:
    """726.1, 726.3, 726.5: one player at a time; also who has it already takes it."""
    for player in players(effect.who, tx.board, bound):
        again = tx.game.initiative == player
        rules = [cite("608.2c"), cite("726.1"), cite("726.5") if again else cite("726.3")]
        happening(tx, [e.InitiativeTaken(player=player)], bound, *rules)
    return bound


# --- the Ring


@carries(v.RingTempts)
def ring_tempts(tx: Transaction, effect: v.RingTempts, bound: Bindings) -> Bindings:
    """701.54a-d: the emblem first, then a creature that the player controls is chosen; without any the Ring tempts too."""
    for player in players(effect.who, tx.board, bound):
        if emblem_of(tx.game, player) is None:
            made = e.EmblemMade(owner=player, characteristics=RING)
            happening(tx, [made], bound, cite("608.2c"), cite("701.54c"), cite("114.2"))
        own = [
            one.id
            for one in tx.game.permanents()
            if tx.board.controller(one.id) == player and tx.board.characteristics(one.id).creature
        ]
        about = tx.mention(bound.source)
        chosen = tx.ask_objects(Purpose.CHOICE, player, cite("701.54a"), own, minimum=1, maximum=1, about=about)
        bearers = only_objects(chosen)
        tempted = e.Performed(action=Action.TEMPT, player=player)
        if bearers:
            without_bearer(tx, player)
            rules = (cite("701.54a"), cite("701.54b"))
            marks = (Designation.RING_BEARER,)
            add_effect(tx, (), bearers, Duration.ENDLESS, bound, *rules, marks=marks, you=player)
            tempted = replace(tempted, object=bearers[0])
        happening(tx, [tempted], bound, cite("608.2c"), cite("701.54c"), cite("701.54d"))
    return bound


# --- speed


@carries(v.IncreaseSpeed)
def increase_speed(tx: Transaction, effect: v.IncreaseSpeed, bound: Bindings) -> Bindings:
    """702.179c: by so much; without a speed it becomes that number."""
    more = amount(tx, effect.by, bound)
    found = players(effect.who, tx.board, bound) if more else ()
    events = [e.SpeedChanged(player=player, speed=(tx.game.player(player).speed or 0) + more) for player in found]
    happening(tx, events, bound, cite("608.2c"), cite("702.179c"))
    return bound


# --- airbending


@carries(v.Airbend)
def airbend(tx: Transaction, effect: v.Airbend, bound: Bindings) -> Bindings:
    """701.65a-b: what is exiled so may be cast by its owner for {2} as long as it stays there; tokens and copies are just gone."""
    found = [one for one in there(tx, effect.what, bound) if _bendable(tx.board.objects[one])]
    moves = [e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT) for one in found]
    happened = happening(tx, moves, bound, cite("608.2c"), cite("701.65a"))
    in_exile = [one for one in arrived(happened) if tx.board.objects[one].zone is Zone.EXILE]
    for one in in_exile:
        card = tx.board.objects[one]
        if card.is_card:
            kept = replace(remember(bound, _BENT, (one,)), iterated=PlayerTarget(card.owner))
            how = Permission(cost=AIRBENT_COST)
            carry_out(tx, [LetCast(what=Remembered(_BENT), how=how, who=One(), until=Duration.ENDLESS)], kept)
    if in_exile:
        bent = [e.Performed(action=Action.AIRBEND, player=player) for player in players(effect.who, tx.board, bound)]
        happening(tx, bent, bound, cite("608.2c"), cite("701.65b"))
    return bound


def _bendable(found: GameObject) -> bool:
    """701.65a: a permanent or a spell."""
    return found.zone is Zone.BATTLEFIELD or (found.zone is Zone.STACK and found.kind is not Kind.ABILITY)
