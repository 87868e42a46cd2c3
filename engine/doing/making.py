"""114, 701.16, 701.36: tokens and emblems that keyword actions make."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.values import players
from engine.cards.abilities import copying as f
from engine.cards.abilities import making as k
from engine.cards.abilities.references import One, Remembered
from engine.cards.characteristics import Characteristics
from engine.cards.tokens import HATCHED, INCUBATOR, PREDEFINED, creature_token
from engine.happening.carrying import carries, carry_out
from engine.happening.instructed import amount, happening, remember
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget
from engine.state.trace import Change, StepKind
from engine.words.budget import repeated
from engine.words.citations import cite, not_implemented
from engine.words.counters import PLUS
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.subtypes import token_name
from engine.words.terms import Action, Color, Kind, PlayerId

not_implemented("111.11", "pedine descritte soltanto dal nome di una carta")
not_implemented("701.31", "viaggiare tra i piani")
not_implemented("701.32", "mettere in atto un intrigo")
not_implemented("701.33", "abbandonare un intrigo")
not_implemented("701.51", "aprire un'Attrazione")
not_implemented("701.52", "visitare le Attrazioni")

_CHOSEN = "\0populated"


def created(player: PlayerId, subtypes: tuple[str, ...], size: int, color: Color) -> e.TokenCreated:
    """701.7a, 111.4: a player creates a creature token that is called after its subtypes."""
    looks = creature_token(subtypes, size, color)
    return e.TokenCreated(owner=player, characteristics=looks, label=looks.name)


@carries(k.Investigate)
def investigate(tx: Transaction, effect: k.Investigate, bound: Bindings) -> Bindings:
    """701.16a, 111.10f: one Clue after the other."""
    clue = PREDEFINED["Clue"]
    looks = replace(clue.looks, name=token_name("Clue"))
    times = amount(tx, effect.times, bound)
    for player in players(effect.who, tx.board, bound):
        for _ in repeated(times):
            made = Change(event=e.TokenCreated(owner=player, characteristics=looks, label=looks.name))
            done = Change(event=e.Performed(action=Action.INVESTIGATE, player=player))
            happening(tx, [made, done], bound, cite("608.2c"), cite("701.16a"), clue.rule)
    return bound


@carries(k.Incubate)
def incubate(tx: Transaction, effect: k.Incubate, bound: Bindings) -> Bindings:
    """701.53a-b, 111.10i: a double-faced token, whose counters stay as it is turned over."""
    size = amount(tx, effect.amount, bound)
    front = replace(INCUBATOR.looks, name=token_name("Incubator"))
    made = [
        e.TokenCreated(
            owner=player,
            characteristics=front,
            label=front.name,
            enters_with=((PLUS, size),) if size else (),
            other_face=HATCHED,
        )
        for player in players(effect.who, tx.board, bound)
    ]
    happening(tx, made, bound, cite("608.2c"), cite("701.53a"), INCUBATOR.rule)
    return bound


@carries(k.Populate)
def populate(tx: Transaction, effect: k.Populate, bound: Bindings) -> Bindings:
    """701.36a-b: a creature token that the player controls is chosen, and copied; without any, nothing is created."""
    for player in players(effect.who, tx.board, bound):
        for _ in repeated(amount(tx, effect.times, bound)):
            _populate_once(tx, player, bound)
    return bound


def _populate_once(tx: Transaction, player: PlayerId, bound: Bindings) -> None:
    tokens = [
        one.id
        for one in tx.game.permanents()
        if one.kind is Kind.TOKEN
        and tx.board.controller(one.id) == player
        and tx.board.characteristics(one.id).creature
    ]
    if tokens:
        about = tx.mention(bound.source)
        chosen = tx.ask_objects(Purpose.CHOICE, player, cite("701.36a"), tokens, minimum=1, maximum=1, about=about)
        kept = replace(remember(bound, _CHOSEN, chosen), iterated=PlayerTarget(player))
        tx.owed.append(cite("701.36a"))
        carry_out(tx, [f.CreateCopies(of=Remembered(_CHOSEN), who=One())], kept)
    else:
        facts = (Nothing(WhyNothing.NOTHING_TO_COPY),)
        tx.note(StepKind.NOTHING, [cite("701.36b")], facts=facts, player=player, cause=bound.source)
    happening(tx, [e.Performed(action=Action.POPULATE, player=player)], bound, cite("608.2c"), cite("701.36a"))


@carries(k.GetEmblem)
def get_emblem(tx: Transaction, effect: k.GetEmblem, bound: Bindings) -> Bindings:
    """114.2-114.4: it has nothing but its abilities, which work in the command zone."""
    looks = Characteristics(name=effect.name, abilities=k.of_an_emblem(effect.abilities))
    made = [e.EmblemMade(owner=player, characteristics=looks) for player in players(effect.who, tx.board, bound)]
    happening(tx, made, bound, cite("608.2c"), cite("114.2"), cite("114.4"))
    return bound
