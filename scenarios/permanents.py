"""Cards as they lie in a zone, and permanents with their state: what one line of a zone says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from engine.terms import Color
from scenarios.cards import Keywords, PrintedPT, TypeLine
from scenarios.records import Record
from scenarios.scalars import Copies, Listed, Name, Natural, YesNo
from scenarios.terms import COLORS
from scenarios.words import CounterCounts, word_of


class ZoneCard(Record):
    """A card in a zone: its name, and what is printed on it where it has no definition of its own."""

    card: Name | None = Field(default=None, alias="carta", description="Nome della carta; senza, è una carta sconosciuta")
    id: Name | None = Field(default=None, alias="id", description="Come la si chiama nel resto del file")
    count: Copies = Field(default=1, alias="copie", description="Quante carte uguali")
    owner: Name | None = Field(default=None, alias="proprietario", description="Il proprietario, se non è chi ha la zona")
    commander: YesNo = Field(default=False, alias="comandante", description="Se è un comandante")
    counters: CounterCounts = Field(default_factory=dict, alias="segnalini", description="Segnalini per tipo")
    type_line: TypeLine | None = Field(default=None, alias="tipo", description="Riga del tipo")
    power_toughness: PrintedPT | None = Field(default=None, alias="f/c", description="Forza e costituzione stampate")
    keywords: Keywords = Field(default=(), alias="parole chiave", description="Abilità definite da parola chiave stampate")
    colors: Annotated[tuple[Annotated[Color, *word_of(COLORS)], ...] | None, Listed] = Field(
        default=None, alias="colori", description="Colori, dove non li dice il costo di mana"
    )

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """The quick form: ``2x Orso 2/2``."""
        from scenarios.notation import fields_of_line

        return fields_of_line(text, cls)


class Permanent(ZoneCard):
    """A permanent on the battlefield in its state, listed with the player who controls it where nothing else is said."""

    token: YesNo = Field(default=False, alias="pedina", description="Se è una pedina")
    controller: Name | None = Field(default=None, alias="controllore", description="Chi lo controlla, se non è chi lo elenca")
    tapped: YesNo = Field(default=False, alias="TAPpato", description="Se è TAPpato")
    damage: Natural = Field(default=0, alias="danno", description="Danno segnato")
    deathtouched: YesNo = Field(
        default=False, alias="tocco letale subito", description="Se il danno è anche di una fonte con tocco letale"
    )
    attached_to: Name | None = Field(default=None, alias="attaccato a", description="Oggetto o giocatore a cui è attaccato")
    sick: YesNo = Field(default=False, alias="malato", description="Se è sotto il controllo del giocatore da questo turno")
    loyalty: Natural | None = Field(default=None, alias="fedeltà", description="Segnalini fedeltà")
    defense: Natural | None = Field(default=None, alias="difesa", description="Segnalini difesa")
    protector: Name | None = Field(default=None, alias="protettore", description="Il protettore di una battaglia")
    together_with: Name | None = Field(
        default=None, alias="entrato con", description="Il permanente insieme al quale è entrato nel campo di battaglia"
    )
