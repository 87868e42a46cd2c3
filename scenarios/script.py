"""What happens in a scenario: the actions of its players in order, events out of the blue, and answers to questions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Self

from pydantic import Field, model_validator

from engine.decisions import Purpose
from engine.terms import Reason, TurnStep, Zone
from scenarios.errors import in_words, wrong
from scenarios.expected import AnyExpectation
from scenarios.permanents import Permanent
from scenarios.records import Fields, Record, Text, family, folded, place_of
from scenarios.scalars import (
    CounterCounts,
    Listed,
    Name,
    Natural,
    Positive,
    Rule,
    Which,
    Whole,
    YesNo,
    word_of,
)
from scenarios.terms import REASONS, STEPS, ZONES

Names = Annotated[tuple[Name, ...], Listed]
Targets = Annotated[tuple[Name | Names, ...], Listed]
"""Targets in the order of the requirements; a list inside is the targets of one requirement."""
Amounts = dict[Name, Natural]


class Reply(Record):
    """An answer to one question that an action raises; exactly one of its fields says what was decided."""

    by: Name | None = Field(default=None, alias="di", description="Chi decide, se la domanda può essere di più persone")
    yes: YesNo | None = Field(default=None, alias="risposta", description="Sì o no")
    legend: Name | None = Field(default=None, alias="leggenda", description="Il permanente leggendario che si tiene (704.5j)")
    protector: Name | None = Field(default=None, alias="protettore", description="Il protettore di una battaglia")
    commander: YesNo | None = Field(
        default=None, alias="comandante", description="Se il comandante va nella zona di comando (903.9)"
    )
    trigger_order: Annotated[tuple[Which, ...], Listed] | None = Field(
        default=None, alias="ordine", description="Abilità innescate, dalla prima che si mette in pila"
    )
    entry_order: Names | None = Field(default=None, alias="ordine di ingresso", description="Oggetti in ordine di marcatempo")
    targets: Names | None = Field(default=None, alias="bersagli", description="I bersagli di una richiesta")
    division: Amounts | None = Field(default=None, alias="dividi", description="Quanto a ciascun bersaglio")
    modes: Annotated[tuple[Positive, ...], Listed] | None = Field(
        default=None, alias="modi", description="I modi scelti, contati da 1"
    )
    may: YesNo | None = Field(default=None, alias="può", description="Se si fa quello che si può fare")
    sacrifice: Names | None = Field(default=None, alias="sacrifica", description="I permanenti che si sacrificano")
    discard: Names | None = Field(default=None, alias="scarta", description="Le carte che si scartano")
    choice: Names | None = Field(default=None, alias="scegli", description="Gli oggetti o i giocatori scelti")
    replacement: Which | None = Field(
        default=None, alias="sostituzione", description="L'effetto di sostituzione che si applica per primo"
    )
    attackers: Names | None = Field(default=None, alias="attaccanti", description="Le creature attaccanti")
    blockers: Names | None = Field(default=None, alias="bloccanti", description="Le creature bloccanti")
    damage: Amounts | None = Field(default=None, alias="danno", description="Danno da combattimento a ciascuno")
    library_order: Names | None = Field(default=None, alias="grimorio", description="Carte dalla prima in cima")
    event: Positive | None = Field(default=None, alias="evento", description="Quale evento, contato da 1")
    cost: Names | None = Field(default=None, alias="costo", description="Con che cosa si paga un costo")
    mana_abilities: Annotated[tuple[Which, ...], Listed] | None = Field(
        default=None, alias="abilità di mana", description="Le abilità di mana che si attivano per pagare"
    )
    mana: Names | None = Field(default=None, alias="mana", description="Il mana che si produce, per esempio {G}")
    payment: Name | None = Field(default=None, alias="pagamento", description="Con quale mana si paga")
    number: Whole | None = Field(default=None, alias="numero", description="Un numero, per esempio X")

    PURPOSES: ClassVar[dict[str, Purpose]] = {
        "legend": Purpose.LEGEND_RULE,
        "protector": Purpose.PROTECTOR,
        "commander": Purpose.COMMANDER_ZONE,
        "trigger_order": Purpose.TRIGGER_ORDER,
        "entry_order": Purpose.ENTRY_ORDER,
        "targets": Purpose.TARGETS,
        "division": Purpose.DIVISION,
        "modes": Purpose.MODES,
        "may": Purpose.MAY,
        "sacrifice": Purpose.SACRIFICE,
        "discard": Purpose.DISCARD,
        "choice": Purpose.CHOICE,
        "replacement": Purpose.REPLACEMENT,
        "attackers": Purpose.ATTACKERS,
        "blockers": Purpose.BLOCKERS,
        "damage": Purpose.DAMAGE_DIVISION,
        "library_order": Purpose.LIBRARY_ORDER,
        "event": Purpose.WHICH_EVENT,
        "cost": Purpose.COST,
        "mana_abilities": Purpose.MANA_ABILITIES,
        "mana": Purpose.MANA,
        "payment": Purpose.PAYMENT,
    }

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``sì`` and ``no`` alone are answers."""
        return {"yes": text}

    @classmethod
    def from_fields(cls, fields: Fields) -> Fields:
        """``{sì}`` in braces, which YAML reads as a field without a value, is the answer sì."""
        if len(fields) == 1:
            (key, value), = fields.items()
            if value is None and folded(key) in ("si", "no"):
                said = Fields(fields.place)
                said["risposta"] = Text(key, place_of(key))
                return said
        return fields

    @model_validator(mode="after")
    def _one(self) -> Self:
        if len(self._said()) != 1:
            keys = [field.alias or name for name, field in type(self).model_fields.items() if name != "by"]
            raise wrong(f"una risposta dice una cosa sola: {in_words(keys)}")
        return self

    def _said(self) -> list[str]:
        return [name for name in type(self).model_fields if name != "by" and getattr(self, name) is not None]

    @property
    def purpose(self) -> Purpose | None:
        """What kind of question it answers; ``None`` where it fits any (sì, no, a number)."""
        return self.PURPOSES.get(self._said()[0])

    @property
    def value(self) -> bool | int | Name | Which | tuple[Name, ...] | tuple[Which, ...] | tuple[int, ...] | Mapping[str, int]:
        """What was decided, in the type of its field."""
        said: Any = getattr(self, self._said()[0])
        return said  # type: ignore[no-any-return]


class Doing(Record):
    """What every action may have: the answers to the questions that it raises, and the rule by which it is refused."""

    replies: Annotated[tuple[Reply, ...], Listed] = Field(
        default=(), alias="risposte", description="Risposte alle domande che sorgono da qui alla prossima azione, in ordine"
    )
    refused: Rule | None = Field(
        default=None, alias="rifiutata", description="La regola per cui l'azione, non consentita, viene rifiutata"
    )


class CastSpell(Doing):
    """601: a player casts a card."""

    what: Name = Field(alias="lancia", description="Nome o id della carta")
    by: Name | None = Field(default=None, alias="di", description="Chi lancia; se manca, chi ha la carta")
    targets: Targets = Field(default=(), alias="bersagli", description="I bersagli, in ordine")
    division: Amounts = Field(default_factory=dict, alias="dividi", description="Quanto a ciascun bersaglio")
    modes: Annotated[tuple[Positive, ...], Listed] = Field(default=(), alias="modi", description="Modi, contati da 1")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")


class ActivateAbility(Doing):
    """602: a player activates the n-th ability of an object, counted from 1 among all its abilities."""

    what: Name = Field(alias="attiva", description="L'oggetto")
    ability: Positive | None = Field(default=None, alias="abilità", description="La sua n-esima abilità, contata da 1")
    by: Name | None = Field(default=None, alias="di", description="Chi attiva; se manca, chi controlla l'oggetto")
    targets: Targets = Field(default=(), alias="bersagli", description="I bersagli, in ordine")
    division: Amounts = Field(default_factory=dict, alias="dividi", description="Quanto a ciascun bersaglio")
    modes: Annotated[tuple[Positive, ...], Listed] = Field(default=(), alias="modi", description="Modi, contati da 1")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")


class PlayLand(Doing):
    """305: a player plays a land."""

    what: Name = Field(alias="gioca", description="Nome o id della terra")
    by: Name | None = Field(default=None, alias="di", description="Chi la gioca; se manca, chi ha la carta")


class Pass(Doing):
    """117.3d: a player passes priority; without a name, whoever has it."""

    by: Name | None = Field(alias="passa", description="Chi passa")

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``passa`` or ``passa Bruno``."""
        return {"by": _after_first_word(text) or None}


class Resolve(Doing):
    """608: all players pass until the top of the stack has resolved, as often as ``times`` says."""

    times: Positive | None = Field(alias="risolvi", description="Quante volte; senza, una")

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``risolvi`` or ``risolvi 2``."""
        return {"times": _after_first_word(text) or None}


class Advance(Doing):
    """500: all players pass until a step begins; the nearest such step."""

    step: Annotated[TurnStep, *word_of(STEPS)] = Field(alias="vai a", description="La sottofase o fase")
    of: Name | None = Field(default=None, alias="turno di", description="Nel turno di chi; se manca, il primo che viene")


class Attack(Doing):
    """508.1: the active player declares attackers, each with what it attacks."""

    attackers: dict[Name, Name] = Field(alias="attacca", description="Attaccante: giocatore, planeswalker o battaglia")
    by: Name | None = Field(default=None, alias="di", description="Il giocatore attivo")

    @classmethod
    def from_fields(cls, fields: Fields) -> Fields:
        """An empty declaration may be left empty."""
        return _empty_mapping(fields, "attacca")


class Block(Doing):
    """509.1: a defending player declares blockers, each with the attackers that it blocks."""

    blockers: dict[Name, Names] = Field(alias="blocca", description="Bloccante: attaccante che blocca")
    by: Name | None = Field(default=None, alias="di", description="Il giocatore in difesa")

    @classmethod
    def from_fields(cls, fields: Fields) -> Fields:
        """An empty declaration may be left empty."""
        return _empty_mapping(fields, "blocca")


class Concede(Doing):
    """104.3a: a player concedes."""

    by: Name = Field(alias="concede", description="Chi concede")


class Happens(Doing):
    """Something happens out of the blue, as one event, for questions that begin with 'suppose that'."""

    events: Annotated[tuple[AnyEvent, ...], Listed] = Field(
        alias="evento", description="Che cosa succede; più cose in un elenco succedono simultaneamente"
    )


class Check(Record):
    """A checkpoint: what must be so at this point of the script."""

    expectations: Annotated[tuple[AnyExpectation, ...], Listed] = Field(alias="controlla", description="Attese a questo punto")


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


OneEvent = (
    DamageDealt | Destroyed | Moved | Sacrificed | Discarded | LifeGained | LifeLost | CountersAdded | CountersTaken
    | TappedDown | UntappedAgain | CardDrawn | AttachedTo | UnattachedFrom | TokenMade | PlayerLoses
)
AnyEvent = Annotated[
    OneEvent,
    family(
        "un evento", DamageDealt, Destroyed, Moved, Sacrificed, Discarded, LifeGained, LifeLost, CountersAdded, CountersTaken,
        TappedDown, UntappedAgain, CardDrawn, AttachedTo, UnattachedFrom, TokenMade, PlayerLoses,
    ),
]

Action = (
    CastSpell | ActivateAbility | PlayLand | Pass | Resolve | Advance | Attack | Block | Concede | Happens | Check
)
AnyAction = Annotated[
    Action,
    family(
        "un'azione", CastSpell, ActivateAbility, PlayLand, Pass, Resolve, Advance, Attack, Block, Concede, Happens, Check,
        words={"passa": Pass, "risolvi": Resolve},
    ),
]

_FIRST_WORD = re.compile(r"\S+\s*")


def _after_first_word(text: str) -> str:
    return _FIRST_WORD.sub("", text.strip(), count=1)


def _empty_mapping(fields: Fields, key: str) -> Fields:
    changed = Fields(fields.place)
    for written, value in fields.items():
        nothing = folded(written) == key and (value is None or value == [])
        changed[written] = Fields(place_of(value)) if nothing else value
    return changed


Happens.model_rebuild()
