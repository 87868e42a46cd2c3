"""What happens in a scenario: the actions of its players in order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from engine.words.terms import TurnStep, Zone
from scenarios.language.errors import shown, wrong
from scenarios.language.patterns import Pattern
from scenarios.language.terms import STEPS, ZONES
from scenarios.written.expected import AnyExpectation
from scenarios.written.occurring import AnyEvent
from scenarios.written.records import (
    LISTED,
    BeforeValidator,
    Family,
    Field,
    Fields,
    Record,
    WithJsonSchema,
    described,
    folded,
    place_of,
)
from scenarios.written.replies import Amounts, Names, Reply, Targets
from scenarios.written.scalars import (
    KeywordName,
    LoyaltyCost,
    Name,
    Natural,
    Positive,
    Rule,
    YesNo,
    read_number,
    text_of,
    word_of,
)


class Doing(Record):
    """What every action may have: answers to the questions that it raises, the rule by which it is refused, whether it is done."""

    replies: Annotated[tuple[Reply, ...], LISTED] = Field(
        default=(),
        alias="risposte",
        description="Risposte alle domande che sorgono da qui alla prossima azione, in ordine",
    )
    refused: Rule | None = Field(
        default=None, alias="rifiutata", description="La regola per cui l'azione, non consentita, viene rifiutata"
    )


class Trying(Doing):
    """What may be forbidden, and so may be asked about without being done."""

    tried: YesNo = Field(
        default=False,
        alias="tentata",
        description="Se si vuole sapere soltanto se è consentita: non accade, e si va avanti da dov'era",
    )


class CastSpell(Trying):
    """601: a player casts a card."""

    what: Name = Field(alias="lancia", description="Nome o id della carta")
    by: Name | None = Field(default=None, alias="di", description="Chi lancia; se manca, chi ha la carta")
    out_of: Annotated[Zone, *word_of(ZONES)] | None = Field(
        default=None, alias="da", description="Da quale zona; se manca, da dove si trova"
    )
    targets: Targets = Field(default=(), alias="bersagli", description="I bersagli, in ordine")
    division: Amounts = Field(default_factory=dict, alias="dividi", description="Quanto a ciascun bersaglio")
    modes: Annotated[tuple[Positive, ...], LISTED] = Field(default=(), alias="modi", description="Modi, contati da 1")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")
    back: YesNo = Field(default=False, alias="retro", description="Se è la faccia posteriore di una carta modale")
    free: YesNo = Field(
        default=False,
        alias="senza pagare",
        description="Se la si lancia senza pagare il suo costo di mana (118.9): X è 0",
    )
    half: Name | None = Field(
        default=None, alias="metà", description="Di una carta divisa, la metà che si lancia, o «fuse» per tutte e due"
    )
    named: Name | None = Field(
        default=None, alias="come", description="Di una carta con Avventura o Presagio, il nome con cui la si lancia"
    )
    response: YesNo = Field(
        default=False,
        alias="in risposta",
        description="Se è una risposta a quello che succede sopra, e non aspetta altro tempo",
    )


class ActivateAbility(Trying):
    """602: a player activates the n-th ability of an object, counted from 1 among all its abilities."""

    what: Name = Field(alias="attiva", description="L'oggetto")
    ability: Positive | None = Field(default=None, alias="abilità", description="La sua n-esima abilità, contata da 1")
    loyalty: LoyaltyCost | None = Field(
        default=None, alias="fedeltà", description="L'abilità di fedeltà con questo costo, come +1, 0, -3 o -X"
    )
    keyword: KeywordName | None = Field(
        default=None, alias="per", description="La parola chiave dell'abilità: manovrare o sellare (702.122a, 702.171a)"
    )
    by: Name | None = Field(default=None, alias="di", description="Chi attiva; se manca, chi controlla l'oggetto")
    targets: Targets = Field(default=(), alias="bersagli", description="I bersagli, in ordine")
    division: Amounts = Field(default_factory=dict, alias="dividi", description="Quanto a ciascun bersaglio")
    modes: Annotated[tuple[Positive, ...], LISTED] = Field(default=(), alias="modi", description="Modi, contati da 1")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")
    response: YesNo = Field(
        default=False,
        alias="in risposta",
        description="Se è una risposta a quello che succede sopra, e non aspetta altro tempo",
    )


class PlayLand(Trying):
    """305: a player plays a land."""

    what: Name = Field(alias="gioca", description="Nome o id della terra")
    by: Name | None = Field(default=None, alias="di", description="Chi la gioca; se manca, chi ha la carta")
    out_of: Annotated[Zone, *word_of(ZONES)] | None = Field(
        default=None, alias="da", description="Da quale zona; se manca, da dove si trova"
    )
    back: YesNo = Field(default=False, alias="retro", description="Se è la faccia posteriore di una carta modale")


class TurnUp(Trying):
    """116.2b: a player turns a face-down permanent face up."""

    what: Name = Field(alias="gira a faccia in su", description="Il permanente a faccia in giù")
    by: Name | None = Field(default=None, alias="di", description="Chi lo gira; se manca, chi lo controlla")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")


class UnlocksDoor(Trying):
    """116.2m: a player unlocks half of a permanent."""

    what: Name = Field(alias="sblocca", description="La Stanza, o il nome della porta da sbloccare")
    door: Name | None = Field(
        default=None,
        alias="porta",
        description="La porta: il suo nome, o «sinistra» o «destra»; se manca, l'unica bloccata",
    )
    by: Name | None = Field(default=None, alias="di", description="Chi la sblocca; se manca, chi controlla la Stanza")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")


class SetsAside(Trying):
    """116.2f, 116.2h, 116.2k: a player exiles a card from hand by a keyword of its own."""

    what: Name
    keyword: ClassVar[str]
    by: Name | None = Field(default=None, alias="di", description="Chi lo fa; se manca, chi ha la carta")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")


class Suspend(SetsAside):
    """116.2f: a player suspends a card."""

    what: Name = Field(alias="sospendi", description="Nome o id della carta in mano")
    keyword: ClassVar[str] = "suspend"


class Foretell(SetsAside):
    """116.2h: a player foretells a card."""

    what: Name = Field(alias="predici", description="Nome o id della carta in mano")
    keyword: ClassVar[str] = "foretell"


class Plot(SetsAside):
    """116.2k: a player plots a card."""

    what: Name = Field(alias="trama", description="Nome o id della carta in mano")
    keyword: ClassVar[str] = "plot"


class Pass(Doing):
    """117.3d: a player passes priority; without a name, whoever has it."""

    by: Name | None = Field(alias="passa", description="Chi passa")

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``passa`` or ``passa Bruno``."""
        return {"by": _after_first_word(text) or None}


WHOLE_STACK = 0
"""How often something resolves where everything does that is on the stack, and what comes there meanwhile."""
EVERYTHING = "tutto"


def _times(value: Any) -> int:
    if isinstance(value, int) or folded(text_of(value)) == EVERYTHING:
        return value if isinstance(value, int) else WHOLE_STACK
    return read_number(text_of(value), 1)


Times = Annotated[
    int,
    BeforeValidator(_times),
    WithJsonSchema({"type": ["integer", "string"], "pattern": rf"^\s*([0-9]+|{EVERYTHING})\s*$"}),
]


class Resolve(Doing):
    """608: all players pass until the top of the stack has resolved, as often as ``times`` says."""

    times: Times | None = Field(
        alias="risolvi", description="Quante volte, o «tutto»: finché la pila è vuota; senza, una"
    )

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``risolvi``, ``risolvi 2`` or ``risolvi tutto``."""
        return {"times": _after_first_word(text) or None}


class Advance(Doing):
    """500: all players pass until a step begins; the nearest such step."""

    step: Annotated[TurnStep, *word_of(STEPS)] = Field(alias="vai a", description="La sottofase o fase")
    of: Name | None = Field(
        default=None, alias="turno di", description="Nel turno di chi; se manca, il primo che viene"
    )


def _pairs(what: str, example: str) -> BeforeValidator:
    """Refuses a name or a list where each name must stand with another."""

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise wrong(f"qui serve {what}, come {example}, non {described(value)}")
        return value

    return BeforeValidator(read)


EVERYBODY = ("tutto", "tutti", "tutte", "tutte le creature", "tutte le sue creature", "tutta la squadra")
"""How a script calls all creatures that can attack."""
EACH = ("ogni creatura",)
"""How a script asks of all creatures of who declares, each by itself, whether it may be declared."""
OPPONENT = ("avversario", "l'avversario")
"""How a script calls the only opponent of who attacks, whoever that is by then."""


class Attack(Trying):
    """508.1: the active player declares attackers, each with what it attacks."""

    attackers: Annotated[dict[Name, Name], _pairs("chi attacca e chi è attaccato", "{orso: Bruno}")] = Field(
        alias="attacca",
        description="Attaccante, o quanti di un nome come «2x Fante», o per prova «ogni creatura»: giocatore, planeswalker,"
        " battaglia o «avversario»",
    )
    bands: Annotated[tuple[Annotated[tuple[Name, ...], LISTED], ...], LISTED] | None = Field(
        default=None, alias="branchi", description="Le creature che attaccano in branco, un elenco per branco"
    )
    by: Name | None = Field(
        default=None, alias="di", description="Chi attacca; se manca, il giocatore attivo o chi controlla le creature"
    )

    @classmethod
    def from_fields(cls, fields: Fields) -> Fields:
        """An empty declaration may be left empty."""
        return _empty_mapping(fields, "attacca")


class Block(Trying):
    """509.1: a defending player declares blockers, each with the attackers that it blocks."""

    blockers: Annotated[dict[Name, Names], _pairs("chi blocca e chi è bloccato", "{muro: orso}")] = Field(
        alias="blocca",
        description="Bloccante, o quanti di un nome come «2x Fante», o per prova «ogni creatura»: attaccante che blocca",
    )
    by: Name | None = Field(default=None, alias="di", description="Il giocatore in difesa")

    @classmethod
    def from_fields(cls, fields: Fields) -> Fields:
        """An empty declaration may be left empty."""
        return _empty_mapping(fields, "blocca")


class Concede(Doing):
    """104.3a: a player concedes."""

    by: Name = Field(alias="concede", description="Chi concede")


class AtMarker(Doing):
    """807.4, 807.5: of turns that go on at the same time, what follows is in that of who has a turn marker."""

    by: Name = Field(alias="segnaturno", description="Chi ha il segnaturno di cui si seguono ora il turno e la pila")

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``segnaturno Bruno``."""
        return {"by": _after_first_word(text)}


class Penalised(Doing):
    """104.3k: a judge's penalty loses a player the game."""

    by: Name = Field(alias="perde per penalità", description="Chi riceve la penalità")


class AgreedDraw(Doing):
    """104.4i: all players agree that the game is a draw."""

    agreed: YesNo = Field(
        default=True, alias="patta concordata", description="Se i giocatori si accordano per la patta"
    )

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``patta concordata``. Raises an error of `wrong` for another draw."""
        if folded(text) != "patta concordata":
            raise wrong(f"{shown(text)} non è un'azione", "patta concordata")
        return {"agreed": "sì"}


class Happens(Doing):
    """Something happens out of the blue, as one event, for questions that begin with 'suppose that'."""

    events: Annotated[tuple[AnyEvent, ...], LISTED] = Field(
        alias="evento", description="Che cosa succede; più cose in un elenco succedono simultaneamente"
    )
    may_answer: YesNo = Field(
        default=False,
        alias="o risposta",
        description="Se chi sacrifica o scarta risponde a quello che lo chiede, dove qualcosa lo chiede",
    )


class Check(Record):
    """A checkpoint: what must be so at this point of the script."""

    expectations: Annotated[tuple[AnyExpectation, ...], LISTED] = Field(
        alias="controlla", description="Attese a questo punto"
    )


Action = (
    CastSpell
    | ActivateAbility
    | PlayLand
    | TurnUp
    | UnlocksDoor
    | Suspend
    | Foretell
    | Plot
    | Pass
    | Resolve
    | Advance
    | Attack
    | Block
    | Concede
    | AtMarker
    | Penalised
    | AgreedDraw
    | Happens
    | Check
)
AnyAction = Annotated[
    Action,
    Family(
        "un'azione",
        CastSpell,
        ActivateAbility,
        PlayLand,
        TurnUp,
        UnlocksDoor,
        Suspend,
        Foretell,
        Plot,
        Pass,
        Resolve,
        Advance,
        Attack,
        Block,
        Concede,
        AtMarker,
        Penalised,
        AgreedDraw,
        Happens,
        Check,
        words={"passa": Pass, "segnaturno": AtMarker, "risolvi": Resolve, "patta": AgreedDraw},
    ),
]

FIRST_WORDS = (
    "lancia", "attiva", "gioca", "gira a faccia in su", "sblocca", "sospendi", "predici", "trama", "passa", "risolvi", "vai a",
    "attacca", "blocca", "concede", "segnaturno", "perde per penalità", "patta concordata", "evento", "controlla",
)  # fmt: skip
"""The key by which an action is known, of each of them."""

_FIRST_WORD = Pattern(r"\S+\s*")


def _after_first_word(text: str) -> str:
    return _FIRST_WORD.sub("", text.strip(), count=1)


def _empty_mapping(fields: Fields, key: str) -> Fields:
    changed = Fields(fields.place)
    for written, value in fields.items():
        nothing = folded(written) == key and (value is None or value == [])
        changed[written] = Fields(place_of(value)) if nothing else value
    return changed
