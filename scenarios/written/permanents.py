"""Cards as they lie in a zone, and permanents with their state: what one line of a zone says."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any

from engine.cards.characteristics import Characteristics, in_order
from engine.cards.split import combined
from engine.state.objects import MeldPair
from engine.words.record import replace
from engine.words.terms import CardType, Designation, FaceDown
from scenarios.language.errors import shown, wrong
from scenarios.language.subtype_names import read_subtypes, subtype_word
from scenarios.language.terms import FACE_DOWN, LASTING
from scenarios.written.abilities.tokens import predefined
from scenarios.written.card_source import is_name
from scenarios.written.cards import BASIC_LANDS, Card, Colors, Keywords, PrintedPT, PrintedTypeLine, TokenCard, TypeLine
from scenarios.written.lines import read_line
from scenarios.written.records import LISTED, Field, Record, folded
from scenarios.written.scalars import Copies, CounterCounts, Name, Natural, Positive, YesNo, word_of

VEHICLE = ("Vehicle", "Spacecraft")
"""Artifacts that have power and toughness without being creatures (301.7)."""
_COUNT = re.compile(r"[+-]?[0-9]+")
"""So many unknown cards; less than none is refused where the number is read."""


class ZoneCard(Record):
    """A card in a zone: its name, and what is printed on it where it has no definition of its own."""

    card: Name | None = Field(
        default=None, alias="carta", description="Nome della carta; senza, è una carta sconosciuta"
    )
    id: Name | None = Field(default=None, alias="id", description="Come la si chiama nel resto del file")
    count: Copies = Field(default=1, alias="copie", description="Quante carte uguali")
    owner: Name | None = Field(
        default=None, alias="proprietario", description="Il proprietario, se non è chi ha la zona"
    )
    commander: YesNo = Field(default=False, alias="comandante", description="Se è un comandante")
    counters: CounterCounts = Field(default_factory=dict, alias="segnalini", description="Segnalini per tipo")
    type_line: PrintedTypeLine | None = Field(default=None, alias="tipo", description="Riga del tipo")
    power_toughness: PrintedPT | None = Field(default=None, alias="f/c", description="Forza e costituzione stampate")
    keywords: Keywords = Field(
        default=(), alias="parole chiave", description="Abilità definite da parola chiave stampate"
    )
    colors: Colors | None = Field(default=None, alias="colori", description="Colori, dove non li dice il costo di mana")
    loyalty: Natural | None = Field(
        default=None, alias="fedeltà", description="Segnalini fedeltà; fuori dal campo, la fedeltà stampata"
    )
    defense: Natural | None = Field(
        default=None, alias="difesa", description="Segnalini difesa; fuori dal campo, la difesa stampata"
    )

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """The quick form: ``2x Orso 2/2``, or a number for so many unknown cards. Raises an error of `wrong`."""
        if _COUNT.fullmatch(text.strip()) and not issubclass(cls, Permanent):
            if not text.strip().strip("+-0"):
                raise wrong("una zona senza carte si scrive con un elenco vuoto: []")
            return {"count": text}
        # A name may have words that say something else on a line: «su», «pedina».
        if is_name(text):
            return {"card": " ".join(text.split())}
        keys = {folded(field.alias or name): name for name, field in cls.model_fields.items()}
        said = read_line(text, keys)
        types, supertypes, subtypes = (said.pop(one, ()) for one in ("types", "supertypes", "subtypes"))
        if subtypes and not types:
            types = (CardType.CREATURE,)  # what has a power and toughness and no type said is one
        if types or supertypes:
            if "type_line" in said:
                raise wrong("il tipo è detto due volte: con «tipo=» e con parole")
            said["type_line"] = TypeLine(in_order(supertypes), in_order(types), subtypes)
        return said


class Permanent(ZoneCard):
    """A permanent on the battlefield in its state, listed with the player who controls it where nothing else is said."""

    token: YesNo = Field(default=False, alias="pedina", description="Se è una pedina")
    controller: Name | None = Field(
        default=None, alias="controllore", description="Chi lo controlla, se non è chi lo elenca"
    )
    tapped: YesNo = Field(default=False, alias="TAPpato", description="Se è TAPpato")
    damage: Natural = Field(default=0, alias="danno", description="Danno segnato")
    deathtouched: YesNo = Field(
        default=False, alias="tocco letale subito", description="Se il danno è anche di una fonte con tocco letale"
    )
    attached_to: Name | None = Field(
        default=None, alias="attaccato a", description="Oggetto o giocatore a cui è attaccato"
    )
    sick: YesNo = Field(
        default=False, alias="malato", description="Se è sotto il controllo del giocatore da questo turno"
    )
    transformed: YesNo = Field(
        default=False, alias="trasformato", description="Se mostra la faccia posteriore di una carta bifronte"
    )
    face_down: Annotated[FaceDown, *word_of(FACE_DOWN)] | None = Field(
        default=None, alias="a faccia in giù", description="Per che cosa è a faccia in giù"
    )
    flipped: YesNo = Field(default=False, alias="ruotato", description="Se è ruotato, come una carta ruotabile (710)")
    level: Positive = Field(default=1, alias="livello", description="Il livello di una Classe (716.2b)")
    designations: Annotated[tuple[Annotated[Designation, *word_of(LASTING)], ...], LISTED] = Field(
        default=(),
        alias="designazioni",
        description="Che cosa è già diventato: «mostruoso», «rinomato», «risolto», «sospettato», «imbrigliato», «sellato»",
    )
    unlocked: Annotated[tuple[Name, ...], LISTED] = Field(
        default=(),
        alias="sbloccata",
        description="Di una Stanza, le porte sbloccate: «sinistra», «destra», «del tutto», o il loro nome (709.5c)",
    )
    protector: Name | None = Field(default=None, alias="protettore", description="Il protettore di una battaglia")
    chosen: Name | None = Field(
        default=None,
        alias="scelto",
        description="Che cosa è stato scelto mentre entrava: un colore, un tipo, un nome, un giocatore o una parola",
    )
    merged_under: Name | None = Field(
        default=None,
        alias="fuso sotto",
        description="Il permanente di cui è un componente, fuso sotto quelli già detti (730)",
    )
    together_with: Name | None = Field(
        default=None, alias="entrato con", description="Il permanente insieme al quale è entrato nel campo di battaglia"
    )


def characteristics_of(item: ZoneCard, cards: Mapping[str, Card]) -> Characteristics:
    """109.3: what is printed on a card of a zone: its definition, or where it has none what its own line says.

    111.10: a predefined token is given by its name. 111.4: any other that is given by its line alone has its name as its subtypes.
    Without any type it is a creature if it has power and toughness, a planeswalker with loyalty, a battle with defense.
    """
    token = isinstance(item, Permanent) and item.token
    defined = definition_of(item, cards)
    if defined is not None:
        return _called(printed_on(*defined, cards)) if token else printed_on(*defined, cards)
    if token and item.type_line is None and (known := predefined(item.card or "")) is not None:
        return known
    line = item.type_line or TypeLine()
    loyalty, defense = item.loyalty, item.defense
    types = line.types
    if item.power_toughness is not None and not {CardType.CREATURE, *VEHICLE} & {*types, *line.subtypes}:
        types = in_order((*types, CardType.CREATURE))
    if loyalty is not None:
        types = in_order((*types, CardType.PLANESWALKER))
    if defense is not None:
        types = in_order((*types, CardType.BATTLE))
    subtypes = line.subtypes
    if token and item.card and not subtypes and CardType.CREATURE in types:
        subtypes = read_subtypes(item.card)
    printed = Characteristics(
        name=item.card or "",
        colors=in_order(item.colors or ()),
        supertypes=line.supertypes,
        types=types,
        subtypes=subtypes,
        abilities=item.keywords,
        power=item.power_toughness.power if item.power_toughness else None,
        toughness=item.power_toughness.toughness if item.power_toughness else None,
        loyalty=loyalty,
        defense=defense,
    )
    return _called(printed) if token else printed


def _called(token: Characteristics) -> Characteristics:
    """111.4: a token whose name is its subtypes and nothing else has that name for want of any other."""
    named = " ".join(map(subtype_word, token.subtypes))
    return replace(token, called_after=token.name) if token.name and folded(named) == folded(token.name) else token


def printed_on(name: str, card: Card, cards: Mapping[str, Card]) -> Characteristics:
    """109.3: what is printed on a defined card, with what other parts of its frame say: the flipped half (710.1b), both halves
    of a split card (709.4), the spell in an inset frame (715.2b). Parts that are not defined are told by the checks."""
    printed = card.characteristics(name)
    if (flipped := _defined(card.flipped, cards)) is not None:
        printed = printed.but(flip=flipped[1].characteristics(flipped[0]))
    if (inset := _defined(card.inset, cards)) is not None:
        printed = printed.but(inset=inset[1].characteristics(inset[0]))
    if (prepare := _defined(card.prepare, cards)) is not None:
        printed = printed.but(prepare=prepare[1].characteristics(prepare[0]))
    halves = [found for half in card.halves if (found := _defined(half, cards)) is not None]
    if len(halves) == 2:
        left, right = (half.characteristics(of) for of, half in halves)
        printed = combined(left, right, name)
    return printed


def _defined(name: str | None, cards: Mapping[str, Card]) -> tuple[str, Card] | None:
    wanted = folded(name or "")
    return next(((known, card) for known, card in cards.items() if wanted and folded(known) == wanted), None)


def meld_pair(name: str, card: Card, cards: Mapping[str, Card]) -> MeldPair | None:
    """712.4a: the pair that a meld card belongs to."""
    other, together = _defined(card.meld_with, cards), _defined(card.meld_into, cards)
    if other is None or together is None:
        return None
    first, second = sorted((name, other[0]))
    return MeldPair((first, second), printed_on(*together, cards))


def definition_of(item: ZoneCard, cards: Mapping[str, Card]) -> tuple[str, Card] | None:
    """The definition of a card among those of its scenario, with the name as it is defined there; basic lands need none."""
    wanted = folded(item.card or "")
    known = (*cards.items(), *BASIC_LANDS.items())
    return next(((name, card) for name, card in known if folded(name) == wanted), None)


_OF_A_CARD = ("card", "type_line", "power_toughness", "keywords", "colors")


def read_token(value: Any) -> Characteristics:
    """111.3: what an effect says of a token it makes: a line such as ``Goblin 1/1 rosso``, or the fields of a card.

    Raises an error of `wrong` for a line that says more than characteristics, and `Faulty` with the faults of fields.
    """
    if isinstance(value, Characteristics):
        return value
    if isinstance(value, str):
        said = {**Permanent.from_text(value), "token": True}
        if not {*_OF_A_CARD, "token"}.issuperset(said):
            raise wrong(f"{shown(value)} dice altro che le caratteristiche di una pedina")
        return characteristics_of(Permanent.model_validate(said), {})
    made = TokenCard.model_validate(value)
    return made.characteristics(made.name)
