"""What may happen out of the blue in a scenario, for questions that begin with 'suppose that'."""

from __future__ import annotations

from typing import Annotated

from engine.words.terms import Reason, Zone
from scenarios.language.terms import DAY_NIGHT, REASONS, ZONES
from scenarios.written.permanents import Permanent
from scenarios.written.records import Family, Field, Record
from scenarios.written.scalars import CounterCounts, Name, Natural, Whole, YesNo, word_of


class DamageDealt(Record):
    """120: damage."""

    amount: Natural = Field(alias="danno", description="Quanto danno")
    to: Name = Field(alias="a", description="Oggetto o giocatore")
    source: Name = Field(alias="da", description="La fonte")
    combat: YesNo = Field(default=False, alias="da combattimento", description="Se è danno da combattimento")


class Destroyed(Record):
    """701.8: a permanent is destroyed."""

    what: Name = Field(alias="distruggi", description="Il permanente")
    regeneration: YesNo = Field(default=True, alias="rigenerabile", description="Se può essere rigenerato")


class Moved(Record):
    """400.7: an object changes zones."""

    what: Name = Field(alias="sposta", description="L'oggetto")
    to: Annotated[Zone, *word_of(ZONES)] = Field(alias="in", description="La zona in cui va")
    reason: Annotated[Reason, *word_of(REASONS)] = Field(default=Reason.EFFECT, alias="motivo", description="Perché")
    position: Whole = Field(default=0, alias="posizione", description="Nel grimorio, dall'alto da 0; -1 in fondo")
    controller: Name | None = Field(default=None, alias="controllore", description="Sotto il controllo di chi entra")
    tapped: YesNo = Field(default=False, alias="TAPpato", description="Se entra TAPpato")
    attached_to: Name | None = Field(default=None, alias="attaccato a", description="Se entra attaccato a qualcosa")


class Sacrificed(Record):
    """701.21: permanents are sacrificed."""

    what: Name = Field(alias="sacrifica", description="Il permanente")


class Discarded(Record):
    """701.9: a card is discarded."""

    what: Name = Field(alias="scarta", description="La carta")


class LifeGained(Record):
    """119.3: a player gains life."""

    amount: Natural = Field(alias="guadagna", description="Quanti punti vita")
    player: Name = Field(alias="chi", description="Il giocatore")


class LifeLost(Record):
    """119.3: a player loses life."""

    amount: Natural = Field(alias="perde", description="Quanti punti vita")
    player: Name = Field(alias="chi", description="Il giocatore")


class CountersAdded(Record):
    """122.6: counters are put on an object or a player."""

    counters: CounterCounts = Field(alias="segnalini", description="Quanti per tipo")
    on: Name = Field(alias="su", description="Oggetto o giocatore")


class CountersTaken(Record):
    """122: counters are removed from an object or a player."""

    counters: CounterCounts = Field(alias="togli segnalini", description="Quanti per tipo")
    on: Name = Field(alias="da", description="Oggetto o giocatore")


class TappedDown(Record):
    """701.26a: a permanent becomes tapped."""

    what: Name = Field(alias="TAPpa", description="Il permanente")


class UntappedAgain(Record):
    """701.26b: a permanent becomes untapped."""

    what: Name = Field(alias="STAPpa", description="Il permanente")


class CardDrawn(Record):
    """121.1: a player draws one card."""

    player: Name = Field(alias="pesca", description="Chi pesca una carta")


class AttachedTo(Record):
    """701.3: a permanent becomes attached."""

    what: Name = Field(alias="assegna", description="Che cosa si attacca")
    to: Name = Field(alias="a", description="Oggetto o giocatore")


class UnattachedFrom(Record):
    """701.3d: a permanent becomes unattached."""

    what: Name = Field(alias="stacca", description="Che cosa si stacca")


class TokenMade(Record):
    """111.1: a token is created."""

    token: Permanent = Field(alias="crea", description="La pedina, come in una riga di campo")
    owner: Name = Field(alias="di", description="Chi la crea")


class PlayerLoses(Record):
    """104.3e: a player loses the game."""

    player: Name = Field(alias="perde la partita", description="Chi perde")


class PlayerWins(Record):
    """104.2b: a player wins the game."""

    player: Name = Field(alias="vince la partita", description="Chi vince")


class PhasesOut(Record):
    """702.26b: a permanent phases out, with what is attached to it."""

    what: Name = Field(alias="scompare", description="Il permanente")


class PhasesIn(Record):
    """702.26c: a permanent phases in, with what phased out along with it."""

    what: Name = Field(alias="appare", description="Il permanente")


class TurnsDayNight(Record):
    """731.1: it becomes day or night."""

    night: Annotated[bool, *word_of(DAY_NIGHT)] = Field(alias="diventa", description="giorno o notte")


class NewMonarch(Record):
    """725.1: a player becomes the monarch."""

    player: Name = Field(alias="diventa il monarca", description="Chi lo diventa")


OneEvent = (
    DamageDealt
    | Destroyed
    | Moved
    | Sacrificed
    | Discarded
    | LifeGained
    | LifeLost
    | CountersAdded
    | CountersTaken
    | TappedDown
    | UntappedAgain
    | CardDrawn
    | AttachedTo
    | UnattachedFrom
    | TokenMade
    | PlayerLoses
    | PlayerWins
    | PhasesOut
    | PhasesIn
    | TurnsDayNight
    | NewMonarch
)
AnyEvent = Annotated[
    OneEvent,
    Family(
        "un evento",
        DamageDealt,
        Destroyed,
        Moved,
        Sacrificed,
        Discarded,
        LifeGained,
        LifeLost,
        CountersAdded,
        CountersTaken,
        TappedDown,
        UntappedAgain,
        CardDrawn,
        AttachedTo,
        UnattachedFrom,
        TokenMade,
        PlayerLoses,
        PlayerWins,
        PhasesOut,
        PhasesIn,
        TurnsDayNight,
        NewMonarch,
    ),
]
