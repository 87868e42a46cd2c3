"""A scenario as data: the boards, scripts and expectations that people write, checked and typed.

Its parts are in `cards`, `permanents`, `script` and `expected`, and can be imported from here. Keys of a file are the aliases
of the fields, in Italian.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

from engine.cards.sticker import Sticker
from engine.words.terms import TurnStep
from scenarios.language.errors import Place, wrong
from scenarios.language.formats import FORMATS, Format
from scenarios.language.terms import DAY_NIGHT, STEPS
from scenarios.written.abilities import with_definitions
from scenarios.written.abilities.stickers import read_stickers, stickers_schema
from scenarios.written.cards import Card, Rules
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
from scenarios.written.mana import ManaPool
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
from scenarios.written.records import LISTED, Family, Field, ReadBy, Record, folded
from scenarios.written.replies import Amounts, Reply, Targets
from scenarios.written.scalars import (
    CounterCounts,
    Name,
    Natural,
    Positive,
    Prose,
    Rule,
    Seat,
    Which,
    Whole,
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


class TurnState(Record):
    """500: whose turn it is, which one, and in which step it stands."""

    of: Name | None = Field(default=None, alias="di", description="Il giocatore attivo; se manca, il primo")
    step: Annotated[TurnStep, *word_of(STEPS)] = Field(
        default=TurnStep.PRECOMBAT_MAIN, alias="sottofase", description="La sottofase o fase in corso"
    )
    number: Positive = Field(default=2, alias="numero", description="Il numero del turno, dall'inizio della partita")
    priority: Name | None = Field(
        default=None, alias="priorità", description="Chi ha priorità; se manca, il giocatore attivo"
    )
    begins: YesNo = Field(
        default=False,
        alias="comincia",
        description="Se la sottofase comincia adesso: si innesca quello che si innesca al suo inizio",
    )
    cast_before: Natural | None = Field(
        default=None,
        alias="magie nell'ultimo turno",
        description="Quante ne ha lanciate, nel turno prima di questo, il giocatore che ne ha lanciate di più; se manca, non si sa",
    )
    markers: Annotated[tuple[Name, ...], LISTED] = Field(
        default=(),
        alias="segnaturno",
        description="In Grand Melee, chi ha i segnaturno, dal primo; se manca, uno ogni quattro posti dal giocatore attivo",
    )

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """The name of the active player alone."""
        return {"of": text}


class Opening(Record):
    """103: the game begins here: all cards of a player are in ``grimorio``, in the order that shuffling gave them."""

    starts: Name | None = Field(default=None, alias="comincia", description="Chi gioca il primo turno")
    chooses: Name | None = Field(
        default=None, alias="sceglie", description="Chi sceglie chi gioca il primo turno (103.1)"
    )

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """The name of the player who starts alone."""
        return {"starts": text}


class StackedSpell(Record):
    """A spell that is on the stack as the scenario begins."""

    what: Name = Field(alias="magia", description="Nome della carta")
    id: Name | None = Field(default=None, alias="id", description="Come la si chiama nel resto del file")
    by: Name | None = Field(default=None, alias="di", description="Chi la controlla; se manca, il giocatore attivo")
    targets: Targets = Field(default=(), alias="bersagli", description="I bersagli, in ordine")
    division: Amounts = Field(default_factory=dict, alias="dividi", description="Quanto a ciascun bersaglio")
    modes: Annotated[tuple[Positive, ...], LISTED] = Field(default=(), alias="modi", description="Modi, contati da 1")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")


class StackedAbility(Record):
    """An ability that is on the stack as the scenario begins."""

    what: Which = Field(alias="abilità", description="L'oggetto, e quale sua abilità: golem1 abilità 2")
    id: Name | None = Field(default=None, alias="id", description="Come la si chiama nel resto del file")
    by: Name | None = Field(default=None, alias="di", description="Chi la controlla; se manca, chi controlla l'oggetto")
    targets: Targets = Field(default=(), alias="bersagli", description="I bersagli, in ordine")
    division: Amounts = Field(default_factory=dict, alias="dividi", description="Quanto a ciascun bersaglio")
    modes: Annotated[tuple[Positive, ...], LISTED] = Field(default=(), alias="modi", description="Modi, contati da 1")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")


Stacked = StackedSpell | StackedAbility
AnyStacked = Annotated[Stacked, Family("una magia o un'abilità in pila", StackedSpell, StackedAbility)]


class Until(Record):
    """How far a run goes on after its script: to the beginning of a step, or without one to the end of the turn."""

    step: Annotated[TurnStep, *word_of(STEPS)] | None = Field(
        default=None, alias="sottofase", description="La sottofase"
    )
    of: Name | None = Field(default=None, alias="di", description="Nel turno di chi; se manca, la prima che viene")

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``fine turno``, ``finale`` or ``mantenimento di Bruno``."""
        if folded(text) in ("fine turno", "fine del turno", "fino alla fine del turno"):
            return {}
        if STEPS.get(text) is None and " di " in text:
            step, _, player = text.rpartition(" di ")
            return {"step": step, "of": player}
        return {"step": text}


class Origin(NamedTuple):
    """Where a scenario comes from: the name of its file, and of the cards that it does not define itself what `Scenario` says."""

    name: str = ""
    rests_on: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    lent: Mapping[str, Mapping[str, Any]] = MappingProxyType({})
    retold: tuple[tuple[int, str, str], ...] = ()


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

    def resting_on(
        self, rests_on: tuple[str, ...], lacking: tuple[str, ...], lent: Mapping[str, Mapping[str, Any]]
    ) -> Scenario:
        """The same scenario with where its cards are from."""
        return self.coming_from(self._from._replace(rests_on=rests_on, lacking=lacking, lent=lent))

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
