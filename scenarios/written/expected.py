"""What a judge asserts about a board or a run, as data; whether it is so is worked out elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from engine import Purpose, StepKind
from engine.words.terms import CardType, Color, Supertype, TurnStep, Zone
from scenarios.language.outcomes import GAME_STATES, OUTCOMES, GameState, Outcome
from scenarios.language.terms import COLORS, DAYTIMES, STEPS, SUPERTYPES, TYPES, ZONES, Daytime
from scenarios.language.terms_of_steps import PURPOSES, STEP_KINDS
from scenarios.written.mana import ManaKinds
from scenarios.written.one_of import OneOf, read_one_of, schema
from scenarios.written.records import LISTED, Family, Field, Listed, ReadBy, Record
from scenarios.written.scalars import (
    CounterCounts,
    KeywordName,
    Name,
    Natural,
    Positive,
    PowerToughnessOrNone,
    Rule,
    Subtype,
    Which,
    Whole,
    YesNo,
    word_of,
)

Names = Annotated[tuple[Name, ...], LISTED]


_OR_NOTHING = Listed("vuoto", "vuota", "niente", "nessuno", "nessuna")
NamesOrNone = Annotated[tuple[Name, ...], _OR_NOTHING]


class ObjectIs(Record):
    """What is so of an object; every field that is given must hold."""

    object: Name = Field(
        alias="oggetto",
        description="L'id dell'oggetto, in qualunque zona sia finito, o il nome della carta: continua a indicare quella "
        "carta anche quando, per esempio come copia, ha un altro nome",
    )
    exists: YesNo | None = Field(
        default=None, alias="esiste", description="Se c'è ancora da qualche parte nella partita"
    )
    zone: Annotated[Zone, *word_of(ZONES)] | None = Field(default=None, alias="zona", description="La zona in cui è")
    controller: Name | None = Field(default=None, alias="controllore", description="Chi lo controlla")
    owner: Name | None = Field(default=None, alias="proprietario", description="Di chi è")
    power_toughness: PowerToughnessOrNone | None = Field(
        default=None, alias="f/c", description="Forza e costituzione, come 2/2, o nessuna"
    )
    power: Whole | None = Field(default=None, alias="forza", description="Forza")
    toughness: Whole | None = Field(default=None, alias="costituzione", description="Costituzione")
    base_size: PowerToughnessOrNone | None = Field(
        default=None,
        alias="f/c base",
        description="Forza e costituzione base: senza segnalini ed effetti che le modificano e non le fissano (208.4b)",
    )
    damage: Natural | None = Field(default=None, alias="danno", description="Danno segnato")
    counters: CounterCounts | None = Field(
        default=None, alias="segnalini", description="Quanti segnalini di ciascun tipo"
    )
    loyalty: Natural | None = Field(default=None, alias="fedeltà", description="Segnalini fedeltà")
    defense: Natural | None = Field(default=None, alias="difesa", description="Segnalini difesa")
    tapped: YesNo | None = Field(default=None, alias="TAPpato", description="Se è TAPpato")
    phased_out: YesNo | None = Field(default=None, alias="fuori fase", description="Se è scomparso (702.26)")
    face_down: YesNo | None = Field(default=None, alias="a faccia in giù", description="Se è a faccia in giù (708)")
    transformed: YesNo | None = Field(
        default=None, alias="trasformato", description="Se mostra la faccia posteriore (701.27g)"
    )
    flipped: YesNo | None = Field(default=None, alias="ruotato", description="Se è ruotato (710)")
    seen_by: NamesOrNone | None = Field(
        default=None, alias="può guardarlo", description="Tutti i giocatori che possono guardarne la faccia (708.5)"
    )
    attached_to: NamesOrNone | None = Field(
        default=None, alias="attaccato a", description="A che cosa è attaccato, o niente"
    )
    attacking: YesNo | None = Field(default=None, alias="attaccante", description="Se è una creatura attaccante")
    blocking: YesNo | None = Field(default=None, alias="bloccante", description="Se è una creatura bloccante")
    blocked: YesNo | None = Field(
        default=None, alias="bloccato", description="Se è una creatura bloccata, anche da chi non blocca più (509.1h)"
    )
    level: Positive | None = Field(default=None, alias="livello", description="Il livello, 1 se non ne ha (716.2d)")
    unlocked: NamesOrNone | None = Field(
        default=None, alias="porte sbloccate", description="I nomi di tutte le sue porte sbloccate, o niente (709.5c)"
    )
    token: YesNo | None = Field(default=None, alias="pedina", description="Se è una pedina")
    name: Name | None = Field(default=None, alias="nome", description="Il nome che ha")
    types: Annotated[tuple[Annotated[CardType, *word_of(TYPES)], ...], _OR_NOTHING] | None = Field(
        default=None, alias="tipi", description="Tutti e soli i suoi tipi di carta, o niente"
    )
    supertypes: Annotated[tuple[Annotated[Supertype, *word_of(SUPERTYPES)], ...], _OR_NOTHING] | None = Field(
        default=None, alias="supertipi", description="Tutti e soli i suoi supertipi, o niente"
    )
    subtypes: Annotated[tuple[Subtype, ...], _OR_NOTHING] | None = Field(
        default=None, alias="sottotipi", description="Tutti e soli i suoi sottotipi, o niente"
    )
    also: Annotated[tuple[Annotated[OneOf, ReadBy(read_one_of, schema)], ...], LISTED] = Field(
        default=(), alias="è anche", description="Tipi, sottotipi, supertipi o colori che ha, insieme ad altri"
    )
    not_also: Annotated[tuple[Annotated[OneOf, ReadBy(read_one_of, schema)], ...], LISTED] = Field(
        default=(), alias="non è", description="Tipi, sottotipi, supertipi o colori che non ha"
    )
    colors: Annotated[tuple[Annotated[Color, *word_of(COLORS)], ...], _OR_NOTHING] | None = Field(
        default=None, alias="colori", description="Tutti e soli i suoi colori; niente se è incolore"
    )
    mana_value: Natural | None = Field(default=None, alias="valore di mana", description="Valore di mana")
    produces: ManaKinds | None = Field(
        default=None,
        alias="può produrre",
        description="Tutti e soli i tipi di mana che potrebbe produrre adesso, come WU; niente se nessuno (106.7)",
    )
    keywords: Annotated[tuple[KeywordName, ...], LISTED] = Field(
        default=(), alias="parole chiave", description="Parole chiave che ha"
    )
    without_keywords: Annotated[tuple[KeywordName, ...], LISTED] = Field(
        default=(), alias="senza parole chiave", description="Parole chiave che non ha"
    )


class PlayerIs(Record):
    """What is so of a player; every field that is given must hold."""

    player: Name = Field(alias="giocatore", description="Il nome del giocatore")
    life: Whole | None = Field(default=None, alias="vita", description="Punti vita; della squadra, dove sono in comune")
    poison: Natural | None = Field(default=None, alias="veleno", description="Segnalini veleno")
    counters: CounterCounts | None = Field(default=None, alias="segnalini", description="Altri segnalini")
    hand_size: Natural | None = Field(default=None, alias="carte in mano", description="Quante carte in mano")
    library_size: Natural | None = Field(
        default=None, alias="carte nel grimorio", description="Quante carte nel grimorio"
    )
    hand: NamesOrNone | None = Field(default=None, alias="mano", description="Tutte le carte in mano")
    graveyard: NamesOrNone | None = Field(default=None, alias="cimitero", description="Tutte le carte del cimitero")
    exile: NamesOrNone | None = Field(default=None, alias="esilio", description="Tutte le sue carte in esilio")
    command: NamesOrNone | None = Field(
        default=None, alias="comando", description="Tutte le sue carte in zona di comando"
    )
    library_top: Names | None = Field(
        default=None, alias="cima del grimorio", description="Le prime carte del grimorio"
    )
    battlefield: NamesOrNone | None = Field(default=None, alias="campo", description="Tutti i permanenti che controlla")
    mana: ManaKinds | None = Field(
        default=None, alias="riserva", description="Tutto il mana nella riserva, come BB; niente se è vuota (106.4)"
    )
    monarch: YesNo | None = Field(default=None, alias="monarca", description="Se è il monarca")
    blessed: YesNo | None = Field(
        default=None, alias="benedizione della città", description="Se ha la benedizione della città (702.131c)"
    )
    emblems: Natural | None = Field(default=None, alias="emblemi", description="Quanti emblemi ha (114)")
    initiative: YesNo | None = Field(default=None, alias="iniziativa", description="Se ha l'iniziativa")
    speed: Natural | None = Field(default=None, alias="velocità", description="La velocità; 0 se non ne ha")
    room: Natural | None = Field(
        default=None, alias="stanza", description="La stanza del dungeon; 0 se non è in un dungeon"
    )
    completed: NamesOrNone | None = Field(
        default=None, alias="dungeon completati", description="I dungeon che ha completato, in ordine"
    )
    in_game: YesNo | None = Field(default=None, alias="in gioco", description="Se è ancora in partita")
    lost: YesNo | None = Field(default=None, alias="ha perso", description="Se ha perso")
    lost_by: Rule | None = Field(default=None, alias="ha perso per", description="La regola per cui ha perso")
    won: YesNo | None = Field(default=None, alias="ha vinto", description="Se ha vinto")
    commander_damage: dict[Name, Natural] | None = Field(
        default=None, alias="danno da comandante", description="Danno da combattimento di ciascun comandante"
    )


class Counted(Record):
    """How many objects with a name, or of a kind, there are, in a zone, under a player's control."""

    name: Name = Field(alias="quanti", description="Il nome degli oggetti, o un tipo, «pedine», «permanenti»")
    number: Natural = Field(alias="numero", description="Quanti sono")
    zone: Annotated[Zone, *word_of(ZONES)] = Field(default=Zone.BATTLEFIELD, alias="zona", description="In quale zona")
    of: Name | None = Field(default=None, alias="di", description="Di chi; senza, di tutti")


class StackIs(Record):
    """What is on the stack, from bottom to top: spells by name or id, abilities as ``golem1 abilità 2``."""

    content: Annotated[tuple[Which, ...], _OR_NOTHING] = Field(
        alias="pila", description="Tutto quello che è in pila, dal fondo alla cima; vuota se non c'è niente"
    )


class TopOfStack(Record):
    """What resolves next."""

    top: Which = Field(alias="cima della pila", description="Quello che si risolverebbe per primo")


class PriorityOf(Record):
    """117: who has priority."""

    player: Name = Field(alias="priorità", description="Chi ha priorità")


class StepIs(Record):
    """Where the turn stands."""

    step: Annotated[TurnStep, *word_of(STEPS)] = Field(alias="sottofase", description="La sottofase o fase in corso")
    of: Name | None = Field(default=None, alias="di", description="Di chi è il turno")
    turn: Positive | None = Field(default=None, alias="turno", description="Il numero del turno")


class GameIs(Record):
    """104.1: whether the game is over, and how."""

    state: Annotated[GameState, *word_of(GAME_STATES)] = Field(alias="partita", description="in corso, patta o vinta")


class DaytimeIs(Record):
    """731.1: whether it is day or night."""

    daytime: Annotated[Daytime, *word_of(DAYTIMES)] = Field(
        alias="giorno o notte", description="giorno, notte o né l'uno né l'altra"
    )


class WonBy(Record):
    """104.2: who has won."""

    winners: Names = Field(alias="vittoria", description="Chi ha vinto; della squadra vincente, tutti")

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``vittoria di Anna``."""
        return {"winners": [text.strip().partition(" ")[2].removeprefix("di ").strip()]}


class Drawn(Record):
    """104.4: the game is a draw."""

    drawn: YesNo = Field(alias="patta", description="Se la partita è patta")

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``patta``."""
        return {"drawn": True}


class TriggersInOrder(Record):
    """603.3b: which triggered abilities were put on the stack, in which order, over the whole run or since the last check."""

    abilities: Annotated[tuple[Which, ...], _OR_NOTHING] = Field(
        alias="innescate", description="Abilità innescate messe in pila, dalla prima; niente se non ce ne sono state"
    )


class Died(Record):
    """700.4: which creatures and planeswalkers have died, over the whole run or since the last check; in any order."""

    dead: NamesOrNone = Field(
        alias="muoiono", description="Tutte e sole le creature e i planeswalker che muoiono; niente se nessuno muore"
    )


class Triggered(Record):
    """603.2: how often an ability has triggered."""

    ability: Which = Field(alias="innescata", description="L'oggetto, e quale sua abilità")
    times: Natural = Field(default=1, alias="volte", description="Quante volte; 0 se non si è innescata")


class Cited(Record):
    """A rule that the run rests on, or does not."""

    rule: Rule = Field(alias="regola", description="Il numero della regola")
    cited: YesNo = Field(default=True, alias="citata", description="Se lo svolgimento la cita")


class Asked(Record):
    """A question that the run raised."""

    purpose: Annotated[Purpose, *word_of(PURPOSES)] = Field(alias="domanda", description="Che cosa si è chiesto")
    of: Name | None = Field(default=None, alias="a", description="A chi")
    asked: YesNo = Field(default=True, alias="posta", description="Se la domanda è stata posta")


class StepsCounted(Record):
    """How many steps of a kind the run has."""

    kind: Annotated[StepKind, *word_of(STEP_KINDS)] = Field(alias="passi", description="Il genere di passo")
    number: Natural = Field(alias="numero", description="Quanti")


class OutcomeIs(Record):
    """How far the run came."""

    outcome: Annotated[Outcome, *word_of(OUTCOMES)] = Field(
        alias="esito", description="completa, incompleta o in attesa"
    )


Expectation = (
    ObjectIs
    | PlayerIs
    | Counted
    | StackIs
    | TopOfStack
    | PriorityOf
    | StepIs
    | GameIs
    | DaytimeIs
    | WonBy
    | Drawn
    | TriggersInOrder
    | Died
    | Triggered
    | Cited
    | Asked
    | StepsCounted
    | OutcomeIs
)
AnyExpectation = Annotated[
    Expectation,
    Family(
        "un'attesa",
        ObjectIs,
        PlayerIs,
        Counted,
        StackIs,
        TopOfStack,
        PriorityOf,
        StepIs,
        GameIs,
        DaytimeIs,
        WonBy,
        Drawn,
        TriggersInOrder,
        Died,
        Triggered,
        Cited,
        Asked,
        StepsCounted,
        OutcomeIs,
        words={"vittoria": WonBy, "patta": Drawn},
    ),
]
