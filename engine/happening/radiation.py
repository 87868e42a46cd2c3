"""728: rad counters, whose inherent ability an object in the command zone keeps for each player who has had any."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.choices import ForEach
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.damage import RemoveCounters
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.players import LoseLife, Mill
from engine.cards.abilities.quantities import Fixed, PlayerCounters
from engine.cards.abilities.references import Among, Remembered, You
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.characteristics import Characteristics
from engine.happening.writing.objects import put_there
from engine.state.crowds import kinds
from engine.state.objects import GameObject
from engine.words.citations import not_implemented
from engine.words.counters import RAD
from engine.words.terms import CardType, Kind, ObjectId, PlayerId, Relation, TurnStep, Zone

not_implemented("728.1a", "punti vita persi per le radiazioni, di cui parla un'abilità")

LABEL = "radiation"
_MILLED = "milled by radiation"
_COUNT = PlayerCounters(RAD, You())

RADIATION = Characteristics(
    abilities=(
        Triggered(
            trigger=BeginningOf(step=TurnStep.PRECOMBAT_MAIN, whose=Relation.YOU),
            condition=Within(_COUNT, Bounds(least=1)),
            effects=(
                Mill(count=_COUNT, keep_as=_MILLED),
                ForEach(
                    of=Among(Remembered(_MILLED), Filter(not_types=(CardType.LAND,))),
                    do=(LoseLife(amount=Fixed(1)), RemoveCounters(counter=RAD, on=You())),
                ),
            ),
            zones=(Zone.COMMAND,),
        ),
    ),
)
"""728.1: as many cards are milled as the player has rad counters; each nonland card costs 1 life and takes a counter away."""


def radiate(tx: Transaction) -> None:
    """728.1: the ability is there before the precombat main phase of a player with rad counters begins."""
    for player in tx.game.together(tx.game.turn.active):
        known = (one.label == LABEL and one.owner == player for one, _ in kinds(tx.game.objects))
        if tx.game.player(player).counters.get(RAD) and not any(known):
            _put(tx, player)


def _put(tx: Transaction, player: PlayerId) -> None:
    game = tx.game
    one = ObjectId(game.take_id())
    made = GameObject(
        id=one,
        label=LABEL,
        printed=RADIATION,
        kind=Kind.DESIGNATION,
        owner=player,
        controller=player,
        zone=Zone.COMMAND,
        timestamp=one,
    )
    put_there(game, made)
