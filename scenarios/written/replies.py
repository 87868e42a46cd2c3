"""Answers to the questions that an action raises, as people write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from engine import Purpose
from scenarios.language.errors import in_words, shown, wrong
from scenarios.written.records import LISTED, Field, Fields, Record, Text, folded, place_of
from scenarios.written.scalars import Name, Natural, Positive, Which, Whole, YesNo, says_yes_or_no

Names = Annotated[tuple[Name, ...], LISTED]
Targets = Annotated[tuple[Name | Names, ...], LISTED]
"""Targets in the order of the requirements; a list inside is the targets of one requirement."""
Amounts = dict[Name, Natural]
NOTHING = ("niente", "nulla", "nessuno", "nessuna")
"""What is chosen where none need be: «in fondo: niente», «Anna sceglie nessuno»."""
NO_TARGET = ("nessun bersaglio", "nessuno dei bersagli")
"""601.2c: the same of targets alone."""


class Reply(Record):
    """An answer to one question that an action raises; exactly one of its fields says what was decided."""

    by: Name | None = Field(default=None, alias="di", description="Chi decide, se la domanda può essere di più persone")
    yes: YesNo | None = Field(default=None, alias="risposta", description="Sì o no")
    legend: Name | None = Field(
        default=None, alias="leggenda", description="Il permanente leggendario che si tiene (704.5j)"
    )
    protector: Name | None = Field(default=None, alias="protettore", description="Il protettore di una battaglia")
    commander: YesNo | None = Field(
        default=None, alias="comandante", description="Se il comandante va nella zona di comando (903.9)"
    )
    trigger_order: Annotated[tuple[Which, ...], LISTED] | None = Field(
        default=None, alias="ordine", description="Abilità innescate, dalla prima che si mette in pila"
    )
    entry_order: Names | None = Field(
        default=None, alias="ordine di ingresso", description="Oggetti in ordine di marcatempo"
    )
    targets: Names | None = Field(default=None, alias="bersagli", description="I bersagli di una richiesta")
    division: Amounts | None = Field(default=None, alias="dividi", description="Quanto a ciascun bersaglio")
    modes: Annotated[tuple[Positive, ...], LISTED] | None = Field(
        default=None, alias="modi", description="I modi scelti, contati da 1"
    )
    may: YesNo | None = Field(default=None, alias="può", description="Se si fa quello che si può fare")
    sacrifice: Names | None = Field(default=None, alias="sacrifica", description="I permanenti che si sacrificano")
    discard: Names | None = Field(default=None, alias="scarta", description="Le carte che si scartano")
    choice: Names | None = Field(default=None, alias="scegli", description="Gli oggetti o i giocatori scelti")
    replacement: Which | None = Field(
        default=None, alias="sostituzione", description="L'effetto di sostituzione che si applica per primo"
    )
    color: Name | None = Field(default=None, alias="colore", description="Il colore scelto")
    chosen_type: Name | None = Field(
        default=None, alias="sottotipo", description="Il sottotipo scelto, per esempio Elfo"
    )
    card_type: Name | None = Field(default=None, alias="tipo di carta", description="Il tipo di carta scelto")
    card_name: Name | None = Field(
        default=None, alias="nome di carta", description="Il nome di carta scelto, anche di una che non c'è"
    )
    shield: Amounts | None = Field(
        default=None, alias="scudo", description="Quanto danno di ciascuna fonte previene uno scudo"
    )
    attackers: Names | None = Field(default=None, alias="attaccanti", description="Le creature attaccanti")
    blockers: Names | None = Field(default=None, alias="bloccanti", description="Le creature bloccanti")
    as_attacks: YesNo | None = Field(
        default=None, alias="mentre attacca", description="Se si paga il costo facoltativo per attaccare"
    )
    attacked: Names | None = Field(default=None, alias="attaccato", description="Che cosa si attacca")
    blocked: Names | None = Field(default=None, alias="bloccata", description="Quale creatura attaccante si blocca")
    damage: Amounts | None = Field(default=None, alias="danno", description="Danno da combattimento a ciascuno")
    defender: Names | None = Field(default=None, alias="difensore", description="Quale avversario è in difesa")
    enlist: Names | None = Field(default=None, alias="arruola", description="Quale creatura si arruola, o nessuna")
    graveyard_order: Names | None = Field(
        default=None, alias="ordine nel cimitero", description="Carte dalla più in basso alla cima del cimitero"
    )
    library_order: Names | None = Field(default=None, alias="grimorio", description="Carte dalla prima in cima")
    library_bottom: Names | None = Field(
        default=None, alias="in fondo", description="Carte che si mettono in fondo al grimorio"
    )
    into_graveyard: Names | None = Field(
        default=None, alias="nel cimitero", description="Carte che si mettono nel cimitero"
    )
    copy_of: Names | None = Field(
        default=None, alias="come copia di", description="Di che cosa entra come copia; niente se non copia"
    )
    search: Names | None = Field(default=None, alias="trova", description="Carte che si trovano cercando")
    chance: Names | None = Field(default=None, alias="a caso", description="Che cosa esce a caso")
    unknown_card: YesNo | None = Field(
        default=None,
        alias="carta sconosciuta",
        description="Se una carta di cui non si sa nulla è del genere richiesto",
    )
    vote: Names | None = Field(default=None, alias="vota", description="Per che cosa si vota")
    counters_or_token: YesNo | None = Field(
        default=None, alias="segnalini o pedina", description="Sì per i segnalini, no per la pedina"
    )
    more_time: Names | None = Field(
        default=None, alias="un segnalino tempo in più", description="Su che cosa si mette un segnalino tempo"
    )
    less_time: Names | None = Field(
        default=None, alias="un segnalino tempo in meno", description="Da che cosa si rimuove un segnalino tempo"
    )
    event: Positive | None = Field(default=None, alias="evento", description="Quale evento, contato da 1")
    over_or_under: Name | None = Field(
        default=None, alias="sopra o sotto", description="Dove va la magia che muta: sopra o sotto la creatura"
    )
    half: Name | None = Field(
        default=None, alias="metà", description="Quale metà di una carta divisa si lancia, o con quale nome"
    )
    pile: Names | None = Field(
        default=None, alias="mazzetto", description="Gli oggetti del primo mazzetto, oppure 1 o 2 per quello scelto"
    )
    splice: Names | None = Field(
        default=None, alias="unisci", description="Le carte che si uniscono a una magia, o il loro ordine"
    )
    cost: Names | None = Field(default=None, alias="costo", description="Con che cosa si paga un costo")
    mana_abilities: Annotated[tuple[Which, ...], LISTED] | None = Field(
        default=None, alias="abilità di mana", description="Le abilità di mana che si attivano per pagare"
    )
    mana: Names | None = Field(default=None, alias="mana", description="Il mana che si produce, per esempio {G}")
    payment: Name | None = Field(default=None, alias="pagamento", description="Con quale mana si paga")
    untap: Names | None = Field(
        default=None, alias="STAPpa", description="I permanenti che si STAPpano, dove non si STAPpano tutti"
    )
    destination: Name | None = Field(
        default=None, alias="dove va", description="La zona in cui va un oggetto che dovrebbe andare in più d'una"
    )
    mulligan: YesNo | None = Field(default=None, alias="mulligan", description="Se si fa un mulligan")
    opening_hand: Names | None = Field(
        default=None, alias="mano iniziale", description="Le carte della mano iniziale che si usano, in ordine"
    )
    number: Whole | None = Field(default=None, alias="numero", description="Un numero, per esempio X")

    other_schemas: ClassVar[tuple[dict[str, Any], ...]] = (
        {"type": "object", "propertyNames": {"enum": ["sì", "si", "no"]}, "additionalProperties": {"type": "null"}},
    )

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
        "copy_of": Purpose.COPY,
        "color": Purpose.COLOR,
        "chosen_type": Purpose.SUBTYPE,
        "card_type": Purpose.CARD_TYPE,
        "card_name": Purpose.CARD_NAME,
        "destination": Purpose.DESTINATION,
        "shield": Purpose.SHIELD,
        "attackers": Purpose.ATTACKERS,
        "blockers": Purpose.BLOCKERS,
        "as_attacks": Purpose.AS_ATTACKS,
        "attacked": Purpose.ATTACKED,
        "blocked": Purpose.BLOCKED,
        "damage": Purpose.DAMAGE_DIVISION,
        "defender": Purpose.DEFENDER,
        "enlist": Purpose.ENLIST,
        "graveyard_order": Purpose.GRAVEYARD_ORDER,
        "library_order": Purpose.LIBRARY_ORDER,
        "library_bottom": Purpose.LIBRARY_BOTTOM,
        "into_graveyard": Purpose.INTO_GRAVEYARD,
        "search": Purpose.SEARCH,
        "chance": Purpose.CHANCE,
        "unknown_card": Purpose.UNKNOWN_CARD,
        "vote": Purpose.VOTE,
        "counters_or_token": Purpose.COUNTERS_OR_TOKEN,
        "more_time": Purpose.MORE_TIME,
        "less_time": Purpose.LESS_TIME,
        "event": Purpose.WHICH_EVENT,
        "over_or_under": Purpose.OVER_OR_UNDER,
        "half": Purpose.HALF,
        "splice": Purpose.SPLICE,
        "pile": Purpose.PILE,
        "cost": Purpose.COST,
        "mana_abilities": Purpose.MANA_ABILITIES,
        "mana": Purpose.MANA,
        "payment": Purpose.PAYMENT,
        "untap": Purpose.UNTAP,
        "mulligan": Purpose.MULLIGAN,
        "opening_hand": Purpose.OPENING_HAND,
    }

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``sì`` and ``no`` alone are answers. Raises an error of `wrong` for other texts: a name needs its field."""
        if not says_yes_or_no(text):
            message = f"{shown(text)} non è né sì né no; un'altra risposta dice quale domanda la chiede, come"
            raise wrong(f"{message} {{leggenda: regina1}}, {{scegli: orso}} o {{danno: {{orso: 2, Bruno: 1}}}}")
        return {"yes": text}

    @classmethod
    def from_fields(cls, fields: Fields) -> Fields:
        """``{sì}`` in braces, which YAML reads as a field without a value, is the answer sì."""
        if len(fields) == 1:
            ((key, value),) = fields.items()
            if value is None and folded(key) in ("si", "no"):
                said = Fields(fields.place)
                said["risposta"] = Text(key, place_of(key))
                return said
        return fields

    def refuse(self) -> None:
        """Raises an error of `wrong` where it says more than one thing, or nothing."""
        if len(self._said()) != 1:
            keys = [field.alias or name for name, field in type(self).model_fields.items() if name != "by"]
            raise wrong(f"una risposta dice una cosa sola: {in_words(keys)}")

    def _said(self) -> list[str]:
        return [name for name in type(self).model_fields if name != "by" and getattr(self, name) is not None]

    @property
    def purpose(self) -> Purpose | None:
        """What kind of question it answers; ``None`` where it fits any (sì, no, a number)."""
        return self.PURPOSES.get(self._said()[0])

    @property
    def value(
        self,
    ) -> bool | int | Name | Which | tuple[Name, ...] | tuple[Which, ...] | tuple[int, ...] | Mapping[str, int]:
        """What was decided, in the type of its field."""
        said: Any = getattr(self, self._said()[0])
        return said  # type: ignore[no-any-return]
