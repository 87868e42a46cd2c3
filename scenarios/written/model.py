"""A scenario as data: the boards, scripts and expectations that people write, checked and typed.

Its parts are in `seats`, `stacked`, `moments`, `cards`, `permanents`, `script` and `expected`, and can be imported from here.
Keys of a file are the aliases of the fields, in Italian.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

from scenarios.language.errors import Place, wrong
from scenarios.language.formats import FORMATS, Format
from scenarios.language.terms import DAY_NIGHT
from scenarios.written.abilities import with_definitions
from scenarios.written.cards import Card
from scenarios.written.expected import (
    AnyExpectation,
    Asked,
    Cited,
    Counted,
    DaytimeIs,
    Died,
    Drawn,
    Expectation,
    GameIs,
    ObjectIs,
    OutcomeIs,
    PlayerIs,
    PriorityOf,
    StackIs,
    StepIs,
    StepsCounted,
    TopOfStack,
    Triggered,
    TriggersInOrder,
    WonBy,
)
from scenarios.written.moments import Opening, TurnState, Until
from scenarios.written.occurring import (
    AttachedTo,
    CardDrawn,
    CountersAdded,
    CountersTaken,
    DamageDealt,
    Destroyed,
    Discarded,
    LifeGained,
    LifeLost,
    Moved,
    NewMonarch,
    OneEvent,
    PhasesIn,
    PhasesOut,
    PlayerLoses,
    PlayerWins,
    Sacrificed,
    TappedDown,
    TokenMade,
    TurnsDayNight,
    UnattachedFrom,
    UntappedAgain,
)
from scenarios.written.options import Options
from scenarios.written.permanents import Permanent, ZoneCard
from scenarios.written.queries import AnyQuery
from scenarios.written.records import LISTED, Field, Record, folded
from scenarios.written.replies import Reply
from scenarios.written.scalars import (
    Name,
    Prose,
    Rule,
    Which,
    YesNo,
    between,
    word_of,
)
from scenarios.written.script import (
    Action,
    ActivateAbility,
    Advance,
    AgreedDraw,
    AnyAction,
    AtMarker,
    Attack,
    Block,
    CastSpell,
    Check,
    Concede,
    Doing,
    Foretell,
    Happens,
    Pass,
    Penalised,
    PlayLand,
    Plot,
    Resolve,
    Suspend,
    TurnUp,
    UnlocksDoor,
)
from scenarios.written.seats import Cards, Player
from scenarios.written.stacked import AnyStacked, Stacked, StackedAbility, StackedSpell

__all__ = [
    "Action",
    "ActivateAbility",
    "Advance",
    "AgreedDraw",
    "AnyStacked",
    "Asked",
    "AttachedTo",
    "Attack",
    "Block",
    "Card",
    "CardDrawn",
    "Cards",
    "CastSpell",
    "Check",
    "Cited",
    "AtMarker",
    "Concede",
    "Counted",
    "CountersAdded",
    "CountersTaken",
    "DamageDealt",
    "Destroyed",
    "Discarded",
    "Doing",
    "Died",
    "Drawn",
    "Expectation",
    "Format",
    "DaytimeIs",
    "GameIs",
    "Happens",
    "LifeGained",
    "LifeLost",
    "Moved",
    "NewMonarch",
    "ObjectIs",
    "OneEvent",
    "Opening",
    "OutcomeIs",
    "Pass",
    "Penalised",
    "Permanent",
    "PhasesIn",
    "PhasesOut",
    "PlayLand",
    "TurnUp",
    "UnlocksDoor",
    "Foretell",
    "Plot",
    "Suspend",
    "Player",
    "PlayerIs",
    "PlayerLoses",
    "PlayerWins",
    "PriorityOf",
    "Reply",
    "Resolve",
    "Sacrificed",
    "Scenario",
    "StackIs",
    "Stacked",
    "StackedAbility",
    "StackedSpell",
    "StepIs",
    "StepsCounted",
    "TappedDown",
    "TokenMade",
    "TopOfStack",
    "Triggered",
    "TriggersInOrder",
    "TurnState",
    "TurnsDayNight",
    "UnattachedFrom",
    "UntappedAgain",
    "Until",
    "Which",
    "WonBy",
    "ZoneCard",
]


class Origin(NamedTuple):
    """Where a scenario comes from: the name of its file, and of the cards that it does not define itself what `Scenario` says."""

    name: str = ""
    rests_on: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    lent: Mapping[str, Mapping[str, Any]] = MappingProxyType({})
    retold: tuple[tuple[int, str, str], ...] = ()
    described: tuple[str, ...] = ()


UNKNOWN = Origin()


class Scenario(Record):
    """A scenario: what a judge is asked, the board, what happens on it, and what must come of it."""

    title: Name = Field(default="", alias="titolo", description="Un titolo breve")
    question: Prose = Field(default="", alias="domanda", description="La domanda del giocatore")
    level: Annotated[int, *between(1, 5)] | None = Field(default=None, alias="livello", description="Da 1 (facile) a 5")
    themes: Annotated[tuple[Name, ...], LISTED] = Field(default=(), alias="temi", description="Argomenti")
    asks: Annotated[tuple[AnyQuery, ...], LISTED] = Field(
        default=(),
        alias="chiede",
        description="Che cosa si chiede, nella lingua delle attese senza i valori: lo svolgimento risponde, e la risposta sta"
        " in cima. Come campi, o su una riga: «f/c di orso», «vita di Anna», «priorità», «zona di orso dopo 2»",
    )
    example: Name | None = Field(default=None, alias="esempio", description="Il codice dell'esempio da cui viene")
    rules: Annotated[tuple[Rule, ...], LISTED] = Field(
        default=(), alias="regole", description="Regole su cui deve poggiare lo svolgimento"
    )
    formats: Annotated[tuple[Annotated[Format, *word_of(FORMATS)], ...], LISTED] = Field(
        default=(), alias="formato", description="Il formato; anche due insieme, come [Commander, Emperor]"
    )
    options: Options = Field(
        default_factory=Options, alias="opzioni", description="Le opzioni multiplayer; il resto segue dal formato"
    )
    counts_mana: YesNo = Field(
        default=False,
        alias="conta il mana",
        description="Se il mana si conta davvero; altrimenti i costi di mana si considerano pagati",
    )
    cards: dict[Name, Card] = Field(default_factory=dict, alias="carte", description="Definizioni di carte, per nome")
    players: Annotated[tuple[Player, ...], LISTED] = Field(alias="giocatori", description="Giocatori, in senso orario")
    opening: Opening | None = Field(
        default=None, alias="inizio", description="La partita comincia da capo: mani iniziali, mulligan e primo turno"
    )
    night: Annotated[bool, *word_of(DAY_NIGHT)] | None = Field(
        default=None, alias="giorno o notte", description="Se è giorno o notte; se manca, né l'uno né l'altra"
    )
    monarch: Name | None = Field(default=None, alias="monarca", description="Chi è il monarca")
    initiative: Name | None = Field(default=None, alias="iniziativa", description="Chi ha l'iniziativa")
    nobody_breaks: YesNo = Field(
        default=False,
        alias="nessuno interrompe i cicli",
        description="Chi potrebbe interrompere un ciclo di azioni obbligate sceglie di non farlo (732.5)",
    )
    one_defender: YesNo = Field(
        default=False,
        alias="un solo difensore",
        description="Se chi attacca sceglie un solo avversario da attaccare; altrimenti può attaccarli tutti (802)",
    )
    turn: TurnState = Field(default_factory=TurnState, alias="turno", description="Di chi è il turno, e a che punto")
    stack: Annotated[tuple[AnyStacked, ...], LISTED] = Field(
        default=(), alias="pila", description="Quello che è già in pila, dal fondo alla cima"
    )
    script: Annotated[tuple[AnyAction, ...], LISTED] = Field(
        default=(), alias="azioni", description="Che cosa succede, in ordine"
    )
    until: Until | None = Field(default=None, alias="fino a", description="Fin dove svolgere, dopo le azioni")
    expectations: Annotated[tuple[AnyExpectation, ...], LISTED] = Field(
        default=(), alias="attese", description="Che cosa ci si aspetta alla fine"
    )

    __slots__ = ("_from",)
    _from: Origin

    def _take(self, values: Mapping[str, Any], given: frozenset[str], place: Place | None) -> None:
        super()._take(values, given, place)
        object.__setattr__(self, "_from", UNKNOWN)

    def model_copy(self, *, update: Mapping[str, Any] = MappingProxyType({})) -> Scenario:
        """The same scenario with other values in some fields, which are not looked at."""
        return super().model_copy(update=update).coming_from(self._from)

    @classmethod
    def model_json_schema(cls) -> dict[str, Any]:
        """The JSON Schema of a scenario, with the definitions of abilities."""
        return with_definitions(super().model_json_schema())

    @property
    def origin(self) -> Origin:
        """Where the scenario and its cards come from."""
        return self._from

    def coming_from(self, origin: Origin) -> Scenario:
        """The same scenario from elsewhere."""
        same = super().model_copy()
        object.__setattr__(same, "_from", origin)
        return same

    @property
    def name(self) -> str:
        """What the scenario is called where it comes from: the name of its file."""
        return self._from.name

    @property
    def rests_on(self) -> tuple[str, ...]:
        """The printings, or the corrections of the judge, from which cards were taken that the scenario itself does not define."""
        return self._from.rests_on

    @property
    def lacking(self) -> tuple[str, ...]:
        """What is printed on those cards and could not be said here."""
        return self._from.lacking

    @property
    def lent(self) -> Mapping[str, Mapping[str, Any]]:
        """Those cards by name, with the fields that a file would define them by."""
        return self._from.lent

    @property
    def described(self) -> tuple[str, ...]:
        """The cards whose line says something else than is printed on the card of that name that is lent, in words."""
        return self._from.described

    def resting_on(
        self,
        rests_on: tuple[str, ...],
        lacking: tuple[str, ...],
        lent: Mapping[str, Mapping[str, Any]],
        described: tuple[str, ...],
    ) -> Scenario:
        """The same scenario with where its cards are from."""
        found = self._from._replace(rests_on=rests_on, lacking=lacking, lent=lent, described=described)
        return self.coming_from(found)

    @property
    def retold(self) -> tuple[tuple[int, str, str], ...]:
        """The lines that were put in other words to be understood: the number of each, as it was typed, and as it was read."""
        return self._from.retold

    def retold_as(self, lines: tuple[tuple[int, str, str], ...]) -> Scenario:
        """The same scenario with the lines that were put in other words."""
        return self.coming_from(self._from._replace(retold=lines))

    def named(self, name: str) -> Scenario:
        """The same scenario under the name of where it comes from."""
        return self.coming_from(self._from._replace(name=name))

    def face(self, name: str) -> Card | None:
        """The definition of a card by its name, as of the back face of another; ``None`` where there is none."""
        return next((card for known, card in self.cards.items() if folded(known) == folded(name)), None)

    def seat(self, name: str) -> int:
        """The seat of a player, from 0, by name; capitals and accents make no difference. Raises an error of `wrong`."""
        for seat, player in enumerate(self.players):
            if folded(player.name) == folded(name):
                return seat
        raise wrong(f"non c'è nessun giocatore {name}")
