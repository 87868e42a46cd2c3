"""102, 103.1: a seat at the table as a file has it: who sits there, with what is theirs and the permanents that they control."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from engine.cards.sticker import Sticker
from scenarios.written.abilities.stickers import read_stickers, stickers_schema
from scenarios.written.cards import Rules
from scenarios.written.mana import ManaPool
from scenarios.written.permanents import Permanent, ZoneCard
from scenarios.written.records import LISTED, Field, ReadBy, Record
from scenarios.written.scalars import CounterCounts, Name, Natural, Positive, Seat, Whole, YesNo

Cards = Annotated[tuple[ZoneCard, ...], LISTED]
"""Cards of a zone; a bare number stands for so many unknown cards."""

Stickers = Annotated[tuple[Sticker, ...], ReadBy(read_stickers, stickers_schema)]


class Player(Record):
    """A seat: a person with what is theirs, and the permanents that they control. Life and poison are a team's where shared."""

    name: Name = Field(alias="nome", description="Come si chiama")
    life: Whole | None = Field(
        default=None, alias="vita", description="Punti vita; se manca, quelli iniziali del formato"
    )
    poison: Natural = Field(default=0, alias="veleno", description="Segnalini veleno")
    blessed: YesNo = Field(
        default=False, alias="benedizione della città", description="Se ha la benedizione della città (702.131c)"
    )
    team: Seat | None = Field(default=None, alias="squadra", description="Il numero della squadra")
    emperor: YesNo = Field(
        default=False,
        alias="imperatore",
        description="Se è l'imperatore della squadra; se manca, chi le siede in mezzo",
    )
    gone: YesNo = Field(
        default=False, alias="ha lasciato", description="Se ha già lasciato la partita: il suo posto non conta più"
    )
    counters: CounterCounts = Field(
        default_factory=dict, alias="segnalini", description="Altri segnalini del giocatore"
    )
    hand: Cards = Field(default=(), alias="mano", description="Carte in mano")
    library: Cards = Field(default=(), alias="grimorio", description="Grimorio, dalla prima carta in cima")
    graveyard: Cards = Field(default=(), alias="cimitero", description="Cimitero, l'ultima carta è in cima")
    exile: Cards = Field(default=(), alias="esilio", description="Carte in esilio")
    command: Cards = Field(default=(), alias="comando", description="Carte nella zona di comando")
    battlefield: Annotated[tuple[Permanent, ...], LISTED] = Field(
        default=(), alias="campo", description="Permanenti, in ordine di marcatempo"
    )
    commander_damage: dict[Name, Natural] = Field(
        default_factory=dict,
        alias="danno da comandante",
        description="Danno da combattimento già subito da ciascun comandante",
    )
    commander_casts: dict[Name, Natural] = Field(
        default_factory=dict,
        alias="comandante già lanciato",
        description="Quante volte ha già lanciato ciascun comandante dalla zona di comando",
    )
    dungeons: Annotated[tuple[Name, ...], LISTED] = Field(
        default=(),
        alias="dungeon",
        description="Le carte dungeon che possiede fuori dalla partita, definite in «carte»",
    )
    room: Positive | None = Field(
        default=None, alias="stanza", description="Se è già nel primo dei suoi dungeon, il numero della stanza"
    )
    completed: Annotated[tuple[Name, ...], LISTED] = Field(
        default=(), alias="dungeon completati", description="I dungeon che ha già completato"
    )
    speed: Positive | None = Field(default=None, alias="velocità", description="La velocità, se ne ha una")
    tempted: Natural = Field(default=0, alias="tentazioni", description="Quante volte l'Anello l'ha già tentato")
    emblems: Annotated[tuple[Rules, ...], LISTED] = Field(
        default=(), alias="emblemi", description="Gli emblemi che ha già, ciascuno con il suo testo (114)"
    )
    pool: ManaPool = Field(
        default=(), alias="riserva", description="Mana nella riserva, come GGR; allora il mana si conta"
    )
    stickers: Stickers = Field(
        default=(), alias="sticker", description="Gli sticker che ha a disposizione, per esempio {nome: Scuro}"
    )
    controlled_by: Name | None = Field(
        default=None, alias="controllato da", description="Chi lo controlla in questo turno (723)"
    )
    lands_played: Natural = Field(default=0, alias="terre giocate", description="Terre già giocate in questo turno")
    maximum_hand: Natural | None = Field(default=None, alias="mano massima", description="Massimo di carte in mano")

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """A name alone."""
        return {"name": text}
