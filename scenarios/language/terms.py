"""The terms of the game in Italian, each said once: read one way by the loader and the other way by the narrator."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum, unique
from types import MappingProxyType
from typing import Any

from engine.cards.abilities.ability import PlayerScope, Prohibition, Timing
from engine.cards.abilities.continuous import Duration
from engine.state.game import Moment
from engine.state.table import Attacks
from engine.state.trace import StepKind
from engine.words.decisions import Purpose
from engine.words.terms import (
    Action,
    CardType,
    Color,
    Deed,
    Designation,
    FaceDown,
    Fate,
    Kind,
    Phase,
    Reason,
    Relation,
    StickerKind,
    Supertype,
    Term,
    TurnStep,
    Zone,
)
from scenarios.language.errors import nearest, shown, wrong
from scenarios.language.folding import folded
from scenarios.language.vocabulary import Vocabulary

ZONES: Vocabulary[Zone] = Vocabulary(
    "una zona",
    {
        Zone.BATTLEFIELD: "campo di battaglia | campo",
        Zone.STACK: "pila",
        Zone.HAND: "mano",
        Zone.GRAVEYARD: "cimitero",
        Zone.EXILE: "esilio",
        Zone.LIBRARY: "grimorio | mazzo",
        Zone.COMMAND: "zona di comando | comando",
    },
)

TYPES: Vocabulary[CardType] = Vocabulary(
    "un tipo di carta",
    {
        CardType.ARTIFACT: "artefatto | artefatti",
        CardType.BATTLE: "battaglia | battaglie",
        CardType.CREATURE: "creatura | creature",
        CardType.DUNGEON: "dungeon",
        CardType.ENCHANTMENT: "incantesimo | incantesimi",
        CardType.INSTANT: "istantaneo | istantanei",
        CardType.KINDRED: "affine | tribale | affini",
        CardType.LAND: "terra | terre",
        CardType.PHENOMENON: "fenomeno | fenomeni",
        CardType.PLANE: "piano | piani",
        CardType.PLANESWALKER: "planeswalker",
        CardType.SORCERY: "stregoneria | stregonerie",
    },
)

SUPERTYPES: Vocabulary[Supertype] = Vocabulary(
    "un supertipo",
    {
        Supertype.BASIC: "base | di base",
        Supertype.LEGENDARY: "leggendario | leggendaria | leggendari | leggendarie",
        Supertype.ONGOING: "in corso",
        Supertype.SNOW: "neve | nevoso | nevosa",
        Supertype.WORLD: "mondo | del mondo",
    },
)

COLORS: Vocabulary[Color] = Vocabulary(
    "un colore",
    {
        Color.WHITE: "bianco | bianca | bianchi | bianche",
        Color.BLUE: "blu",
        Color.BLACK: "nero | nera | neri | nere",
        Color.RED: "rosso | rossa | rossi | rosse",
        Color.GREEN: "verde | verdi",
    },
)

STEPS: Vocabulary[TurnStep] = Vocabulary(
    "una sottofase o fase",
    {
        TurnStep.UNTAP: "sottofase di STAP | STAP",
        TurnStep.UPKEEP: "sottofase di mantenimento | mantenimento | upkeep",
        TurnStep.DRAW: "sottofase di acquisizione | acquisizione | pescata",
        TurnStep.PRECOMBAT_MAIN: "fase principale pre-combattimento | principale | prima principale | prima fase principale"
        " | fase principale | principale pre-combattimento | main | main phase | main 1",
        TurnStep.BEGINNING_OF_COMBAT: "sottofase di inizio combattimento | inizio combattimento | inizio del combattimento"
        " | combattimento | fase di combattimento | combat",
        TurnStep.DECLARE_ATTACKERS: "sottofase di dichiarazione delle creature attaccanti | dichiarazione attaccanti"
        " | dichiarazione delle creature attaccanti | dichiarazione degli attaccanti | dichiara attaccanti | attaccanti | attacchi",
        TurnStep.DECLARE_BLOCKERS: "sottofase di dichiarazione delle creature bloccanti | dichiarazione bloccanti"
        " | dichiarazione delle creature bloccanti | dichiarazione dei bloccanti | dichiara bloccanti | bloccanti | blocchi",
        TurnStep.COMBAT_DAMAGE: "sottofase di danno da combattimento | danno da combattimento | danno | danni"
        " | danni da combattimento",
        TurnStep.END_OF_COMBAT: "sottofase di fine combattimento | fine combattimento | fine del combattimento",
        TurnStep.POSTCOMBAT_MAIN: "fase principale post-combattimento | seconda principale | seconda fase principale"
        " | principale post-combattimento | fase principale 2 | principale 2 | main 2 | seconda main",
        TurnStep.END: "sottofase finale | finale | fase finale | end step",
        TurnStep.CLEANUP: "sottofase di cancellazione | cancellazione",
    },
)

_PHASES: dict[TurnStep | Phase, str] = {
    Phase.BEGINNING: "fase iniziale",
    Phase.MAIN: "fase principale | principale",
    Phase.COMBAT: "fase di combattimento | combattimento",
    Phase.ENDING: "fase finale",
}

PHASES: Vocabulary[Phase] = Vocabulary("una fase", {phase: _PHASES[phase] for phase in Phase})

TURN_PARTS: Vocabulary[TurnStep | Phase] = Vocabulary(
    "una fase o sottofase",
    {
        **{step: STEPS.word(step) for step in TurnStep},
        TurnStep.UNTAP: "sottofase di STAP | STAP",
        TurnStep.UPKEEP: "sottofase di mantenimento | mantenimento",
        TurnStep.DRAW: "sottofase di acquisizione | acquisizione | pescata",
        TurnStep.END: "sottofase finale",
        TurnStep.CLEANUP: "sottofase di cancellazione | cancellazione",
        **_PHASES,
    },
)

DAY_NIGHT: Vocabulary[bool] = Vocabulary("né giorno né notte", {False: "giorno", True: "notte"})

KINDS: Vocabulary[Kind] = Vocabulary(
    "un genere di oggetto",
    {
        Kind.CARD: "carta",
        Kind.TOKEN: "pedina",
        Kind.COPY_OF_SPELL: "copia di magia",
        Kind.COPY_OF_CARD: "copia di carta",
        Kind.ABILITY: "abilità",
        Kind.EMBLEM: "emblema",
        Kind.DESIGNATION: "designazione",
    },
)

FACE_DOWN: Vocabulary[FaceDown] = Vocabulary(
    "ciò per cui un oggetto è a faccia in giù",
    {
        FaceDown.MORPH: "metamorfosi",
        FaceDown.DISGUISE: "camuffare | camuffato",
        FaceDown.MANIFEST: "manifestare | manifestato",
        FaceDown.CLOAK: "celare | celato",
        FaceDown.EFFECT: "un effetto | effetto",
        FaceDown.EXILED: "esilio | esiliata a faccia in giù",
    },
)

RELATIONS: Vocabulary[Relation] = Vocabulary(
    "un rapporto fra giocatori",
    {
        Relation.ANY: "chiunque | qualsiasi | giocatore | ogni giocatore",
        Relation.YOU: "tu | te",
        Relation.OPPONENT: "avversario | un avversario | avversari",
        Relation.TEAMMATE: "compagno di squadra | compagno",
        Relation.NOT_YOU: "altro giocatore | non tu | un altro giocatore",
    },
)

REASONS: Vocabulary[Reason] = Vocabulary(
    "un motivo",
    {
        Reason.DESTROYED: "distrutto | distrutta | distruzione",
        Reason.SACRIFICED: "sacrificato | sacrificata | sacrificio",
        Reason.DISCARDED: "scartato | scartata | scarto",
        Reason.DRAWN: "pescato | pescata",
        Reason.MILLED: "macinato | macinata",
        Reason.COUNTERED: "neutralizzato | neutralizzata",
        Reason.RESOLVED: "risolto | risolta",
        Reason.NOT_RESOLVED: "non risolto | non risolta",
        Reason.CAST: "lanciato | lanciata",
        Reason.PLAYED: "giocato | giocata",
        Reason.STATE_BASED: "azione generata dallo stato | azioni generate dallo stato",
        Reason.EFFECT: "effetto",
        Reason.LEFT_GAME: "uscito dalla partita",
        Reason.CREATED: "creato | creata",
        Reason.COMMANDER: "comandante",
    },
)

ACTIONS: Vocabulary[Action] = Vocabulary(
    "un'azione definita da una parola chiave",
    {
        Action.ADAPT: "adattarsi | si adatta",
        Action.AIRBEND: "esercitare il dominio dell'aria | esercita il dominio dell'aria",
        Action.AMASS: "reclutare | recluta",
        Action.BLIGHT: "piagare | piaga",
        Action.BOLSTER: "sostenere | sostiene",
        Action.CLASH: "scontrarsi | si scontra",
        Action.COLLECT_EVIDENCE: "raccogliere prove | raccoglie prove",
        Action.COMMIT_CRIME: "commettere un crimine | commette un crimine",
        Action.CONNIVE: "complottare | complotta",
        Action.COPY_SPELL: "copiare una magia | copia una magia",
        Action.CREW: "essere manovrato | viene manovrato",
        Action.DISCOVER: "scoprire | scopre",
        Action.EARTHBEND: "dominio della terra",
        Action.ENDURE: "resistere | resiste",
        Action.ENLIST: "arruolare | arruola",
        Action.EXERT: "stremare | strema",
        Action.EXPLOIT: "sfruttare una creatura | sfrutta una creatura",
        Action.EXPLORE: "esplorare | esplora",
        Action.FATESEAL: "destino",
        Action.FIGHT: "lottare | lotta",
        Action.FLIP_COIN: "lanciare una moneta | lancia una moneta",
        Action.FORAGE: "foraggiare | foraggia",
        Action.GIVE_GIFT: "fare un dono | fa un dono",
        Action.GOAD: "spronare | sprona",
        Action.INVESTIGATE: "indagare | indaga",
        Action.LOSE_FLIP: "perdere il lancio di una moneta | perde il lancio di una moneta",
        Action.MANIFEST_DREAD: "manifestare angoscia | manifesta angoscia",
        Action.MONSTROSITY: "diventare mostruosa | diventa mostruosa",
        Action.POPULATE: "popolare | popola",
        Action.PROLIFERATE: "proliferare | prolifera",
        Action.RECRUIT: "ingaggiare | ingaggia",
        Action.ROLL_DICE: "tirare uno o più dadi | tira uno o più dadi",
        Action.ROLL_DIE: "tirare un dado | tira un dado",
        Action.SCRY: "profetizzare | profetizza",
        Action.SEARCH: "passare in rassegna il grimorio | passa in rassegna il grimorio",
        Action.SHUFFLE: "rimescolare il grimorio | rimescola il grimorio",
        Action.SURVEIL: "sorvegliare | sorveglia",
        Action.SUSPECT: "sospettare | sospetta",
        Action.TEMPT: "essere tentato dall'Anello | l'Anello tenta",
        Action.VENTURE: "esplorare il dungeon | esplora il dungeon",
        Action.VOTE: "votare | vota",
        Action.WATERBEND: "esercitare il dominio dell'acqua | esercita il dominio dell'acqua",
        Action.WIN_FLIP: "vincere il lancio di una moneta | vince il lancio di una moneta",
    },
)

DESIGNATIONS: Vocabulary[Designation] = Vocabulary(
    "una designazione",
    {
        Designation.DETAINED: "trattenuto | trattenuta",
        Designation.FORETOLD: "predetta | predetto",
        Designation.PLOTTED: "tramata | tramato",
        Designation.WARPED: "messa in esilio da warp",
        Designation.EXERTED: "stremato | stremata",
        Designation.GOADED: "spronato | spronata",
        Designation.HARNESSED: "imbrigliato | imbrigliata",
        Designation.MONSTROUS: "mostruoso | mostruosa",
        Designation.RENOWNED: "rinomato | rinomata",
        Designation.RING_BEARER: "Portatore dell'Anello | Portatrice dell'Anello",
        Designation.SADDLED: "sellato | sellata",
        Designation.SOLVED: "risolto | risolta",
        Designation.STAYS_TAPPED: "non si STAPpa",
        Designation.PREPARED: "preparato | preparata",
        Designation.SUSPECTED: "sospettato | sospettata",
        Designation.BESTOWED: "conferito | conferita",
        Designation.TO_BE_EXILED: "va in esilio se lascerebbe il campo di battaglia",
    },
)

DEEDS: Vocabulary[Deed] = Vocabulary(
    "ciò che è stato fatto in un turno",
    {
        Deed.ENTERED: "fatto entrare",
        Deed.CAST: "lanciato",
        Deed.SACRIFICED: "sacrificato",
        Deed.DISCARDED: "scartato",
        Deed.DAMAGED: "ha inflitto danno",
        Deed.CRIME: "ha commesso un crimine",
        Deed.TARGETED: "bersagliato",
        Deed.COUNTED: "messo segnalini",
        Deed.BURIED: "messo in un cimitero",
        Deed.BLOCKED: "ha bloccato",
        Deed.BECAME_BLOCKED: "è stato bloccato",
        Deed.TURNED_UP: "è stato girato a faccia in su",
        Deed.CHOSE: "ha scelto modi",
        Deed.RESOLVED: "ha risolto un'abilità",
        Deed.PERFORMED: "ha compiuto un'azione",
    },
)

FATES: Vocabulary[Fate] = Vocabulary(
    "ciò che è capitato a un giocatore",
    {
        Fate.DAMAGED: "ha subìto danno | ha subito danno",
        Fate.LOST_LIFE: "ha perso punti vita",
        Fate.GAINED_LIFE: "ha guadagnato punti vita",
        Fate.WARPED: "ha lanciato una magia con warp",
        Fate.EXHAUSTED: "ha attivato un'abilità esaurire",
    },
)

STICKER_KINDS: Vocabulary[StickerKind] = Vocabulary(
    "un genere di sticker",
    {
        StickerKind.NAME: "nome",
        StickerKind.ABILITY: "abilità",
        StickerKind.SIZE: "forza e costituzione",
        StickerKind.ART: "illustrazione",
    },
)

DURATIONS: Vocabulary[Duration] = Vocabulary(
    "una durata",
    {
        Duration.END_OF_TURN: "fine turno | fine del turno | fino alla fine del turno",
        Duration.END_OF_COMBAT: "fine combattimento | fine del combattimento | fino alla fine del combattimento",
        Duration.YOUR_NEXT_TURN: "tuo prossimo turno | fino al tuo prossimo turno",
        Duration.END_OF_YOUR_NEXT_TURN: "fine del tuo prossimo turno | fino alla fine del tuo prossimo turno",
        Duration.YOUR_NEXT_UPKEEP: "tuo prossimo mantenimento | fino al tuo prossimo mantenimento",
        Duration.YOUR_NEXT_END_STEP: "tua prossima sottofase finale | fino alla tua prossima sottofase finale",
        Duration.NEXT_UNTAP_STEP: "prossimo STAP | per tutto il prossimo STAP",
        Duration.WHILE_SOURCE_REMAINS: "finché rimane sul campo di battaglia | finché rimane",
        Duration.ENDLESS: "fine della partita | sempre",
    },
)

TIMINGS: Vocabulary[Timing] = Vocabulary(
    "un momento per attivare",
    {
        Timing.INSTANT: "quando potresti lanciare un istantaneo | istantaneo",
        Timing.SORCERY: "quando potresti lanciare una stregoneria | stregoneria",
        Timing.LOYALTY: "abilità di fedeltà | fedeltà",
    },
)

PROHIBITIONS: Vocabulary[Prohibition] = Vocabulary(
    "un divieto",
    {
        Prohibition.GAIN_LIFE: "guadagnare punti vita",
        Prohibition.LOSE_LIFE: "perdere punti vita",
        Prohibition.LOSE_GAME: "perdere la partita",
        Prohibition.LOSE_BY_LIFE: "perdere per 0 o meno punti vita",
        Prohibition.WIN_GAME: "vincere la partita",
        Prohibition.GET_POISON: "ricevere segnalini veleno",
        Prohibition.ATTACK: "attaccare",
        Prohibition.BLOCK: "bloccare",
        Prohibition.BE_BLOCKED: "essere bloccato | essere bloccata | essere bloccate",
        Prohibition.BE_COUNTERED: "essere neutralizzato | essere neutralizzata",
        Prohibition.BE_REGENERATED: "essere rigenerato | essere rigenerata",
        Prohibition.BE_PREVENTED: "essere prevenuto | essere prevenuta",
        Prohibition.ACTIVATE_ABILITIES: "attivare abilità che non siano abilità di mana",
        Prohibition.CAST: "lanciare magie",
        Prohibition.CREW: "manovrare Veicoli | manovrare",
        Prohibition.PLAY_LAND: "giocare terre",
        Prohibition.DRAW: "pescare carte | pescare",
        Prohibition.ENTER: "entrare | entrare nel campo di battaglia",
        Prohibition.UNTAP: "STAPpare | essere STAPpato",
        Prohibition.ACTIVATE_BUT_MANA: "attivare le sue abilità che non siano abilità di mana",
        Prohibition.ACTIVATE: "attivare le sue abilità | usare le sue abilità attivate",
    },
)

SCOPES: Vocabulary[PlayerScope] = Vocabulary(
    "chi riguarda",
    {
        PlayerScope.YOU: "tu | te",
        PlayerScope.OPPONENTS: "avversari | gli avversari | i tuoi avversari",
        PlayerScope.ALL: "tutti | i giocatori | tutti i giocatori",
    },
)

TERMS: Vocabulary[Term] = Vocabulary(
    "qualcosa che si possa scegliere",
    {Term.COLOR: "colore", Term.CARD_TYPE: "tipo di carta", Term.CARD_NAME: "nome di carta | nome"},
)

PURPOSES: Vocabulary[Purpose] = Vocabulary(
    "una scelta",
    {
        Purpose.LEGEND_RULE: "leggenda | regola delle leggende",
        Purpose.PROTECTOR: "protettore",
        Purpose.COMMANDER_ZONE: "comandante",
        Purpose.TRIGGER_ORDER: "ordine | ordine delle innescate",
        Purpose.ENTRY_ORDER: "ordine di ingresso | marcatempo",
        Purpose.TARGETS: "bersagli | bersaglio",
        Purpose.DIVISION: "dividi | divisione",
        Purpose.MODES: "modi | modo",
        Purpose.MAY: "può | puoi",
        Purpose.SACRIFICE: "sacrifica | sacrificio",
        Purpose.DISCARD: "scarta | scarto",
        Purpose.CHOICE: "scegli | scelta",
        Purpose.REPLACEMENT: "sostituzione | effetto di sostituzione",
        Purpose.COPY: "che cosa si copia | copia",
        Purpose.COLOR: "colore",
        Purpose.SUBTYPE: "sottotipo",
        Purpose.CARD_TYPE: "tipo di carta",
        Purpose.CARD_NAME: "nome di carta",
        Purpose.SHIELD: "scudo",
        Purpose.ATTACKERS: "attaccanti",
        Purpose.BLOCKERS: "bloccanti",
        Purpose.AS_ATTACKS: "mentre attacca",
        Purpose.ATTACKED: "attaccato",
        Purpose.DEFENDER: "difensore | giocatore in difesa",
        Purpose.ENLIST: "arruola | arruolata",
        Purpose.BLOCKED: "bloccata",
        Purpose.DAMAGE_DIVISION: "danno | danno da combattimento",
        Purpose.LIBRARY_ORDER: "grimorio | ordine del grimorio",
        Purpose.GRAVEYARD_ORDER: "ordine nel cimitero",
        Purpose.LIBRARY_BOTTOM: "in fondo | in fondo al grimorio",
        Purpose.INTO_GRAVEYARD: "nel cimitero",
        Purpose.SEARCH: "trova | ricerca",
        Purpose.CHANCE: "a caso | caso",
        Purpose.UNKNOWN_CARD: "carta sconosciuta",
        Purpose.VOTE: "vota | voto",
        Purpose.COUNTERS_OR_TOKEN: "segnalini o pedina",
        Purpose.MORE_TIME: "un segnalino tempo in più",
        Purpose.LESS_TIME: "un segnalino tempo in meno",
        Purpose.WHICH_EVENT: "evento",
        Purpose.HALF: "metà",
        Purpose.SPLICE: "unisci",
        Purpose.PILE: "mazzetto",
        Purpose.COST: "costo",
        Purpose.PAYMENT: "pagamento",
        Purpose.MANA_ABILITIES: "abilità di mana",
        Purpose.MANA: "mana",
        Purpose.UNTAP: "STAPpa",
        Purpose.DESTINATION: "dove va",
        Purpose.MULLIGAN: "mulligan",
        Purpose.OPENING_HAND: "mano iniziale",
    },
)

STEP_KINDS: Vocabulary[StepKind] = Vocabulary(
    "un genere di passo",
    {
        StepKind.STEP_BEGINS: "inizio di sottofase",
        StepKind.TURN_BASED_ACTION: "azione definita dal turno | azioni definite dal turno",
        StepKind.STATE_BASED_ACTIONS: "azioni generate dallo stato | azione generata dallo stato",
        StepKind.ABILITY_PUT_ON_STACK: "abilità in pila | abilità messa in pila",
        StepKind.COPIED: "copia in pila",
        StepKind.ABILITY_REMOVED: "abilità rimossa",
        StepKind.ABILITY_NOT_PUT: "abilità non messa in pila",
        StepKind.PRIORITY: "priorità",
        StepKind.PASS: "passa",
        StepKind.CAST: "lancio",
        StepKind.ACTIVATE: "attivazione",
        StepKind.PLAY_LAND: "terra giocata",
        StepKind.SPECIAL_ACTION: "azione speciale",
        StepKind.RESOLUTION_BEGINS: "inizio della risoluzione",
        StepKind.INSTRUCTION: "istruzione",
        StepKind.RESOLVED: "risolta | risolto",
        StepKind.DOES_NOT_RESOLVE: "non si risolve",
        StepKind.EVENT: "evento",
        StepKind.ATTACK: "attacco",
        StepKind.BLOCK: "blocco",
        StepKind.COMBAT_DAMAGE: "danno da combattimento",
        StepKind.CONCEDES: "concede",
        StepKind.EFFECT_ENDS: "fine di un effetto",
        StepKind.STEP_ENDS: "fine di sottofase",
        StepKind.SKIPPED: "salto",
        StepKind.OPENING: "inizio della partita",
        StepKind.GAME_ENDS: "fine della partita",
        StepKind.DECIDED: "scelta",
        StepKind.NOTHING: "niente",
    },
)

MOMENTS: Vocabulary[Moment] = Vocabulary(
    "un momento",
    {
        Moment.OPENING: "inizio della partita",
        Moment.STEP_BEGINS: "inizio di sottofase",
        Moment.CHECK: "controllo delle azioni generate dallo stato",
        Moment.TRIGGERS: "abilità innescate in pila",
        Moment.PRIORITY: "priorità",
        Moment.RESOLVE: "risoluzione",
        Moment.STEP_ENDS: "fine di sottofase",
        Moment.WAITS: "segnaturno in attesa",
        Moment.OVER: "fine della partita",
    },
)


@unique
class Format(StrEnum):
    """What kind of game a scenario is: the multiplayer variant (800.2), and the casual one over it (901-903)."""

    FREE = "free"
    TWO_PLAYERS = "two players"
    FREE_FOR_ALL = "free-for-all"
    GRAND_MELEE = "grand melee"
    TEAM_VS_TEAM = "team vs. team"
    EMPEROR = "emperor"
    ALTERNATING_TEAMS = "alternating teams"
    TWO_HEADED_GIANT = "two-headed giant"
    COMMANDER = "commander"
    BRAWL = "brawl"


FORMATS: Vocabulary[Format] = Vocabulary(
    "un formato",
    {
        Format.FREE: "libero",
        Format.TWO_PLAYERS: "due giocatori",
        Format.FREE_FOR_ALL: "tutti contro tutti | Free-for-All",
        Format.GRAND_MELEE: "Grand Melee | grande mischia",
        Format.TEAM_VS_TEAM: "squadra contro squadra | Team vs. Team",
        Format.EMPEROR: "Emperor | imperatore",
        Format.TWO_HEADED_GIANT: "Two-Headed Giant | gigante a due teste | 2HG | gigante a tre teste | gigante a quattro teste",
        Format.ALTERNATING_TEAMS: "squadre alterne | squadre alternate | Alternating Teams",
        Format.COMMANDER: "Commander | comandante",
        Format.BRAWL: "Brawl",
    },
)


ATTACKS: Vocabulary[Attacks] = Vocabulary(
    "un modo di attaccare",
    {
        Attacks.MULTIPLE: "a più giocatori | più giocatori",
        Attacks.LEFT: "a sinistra | sinistra",
        Attacks.RIGHT: "a destra | destra",
        Attacks.ONE: "un solo difensore",
    },
)


@unique
class Outcome(StrEnum):
    """How far a run came."""

    COMPLETE = "completa"
    INCOMPLETE = "incompleta"
    WAITING = "in attesa"


@unique
class GameState(StrEnum):
    """104.1: whether a game is over, and whether anybody has won it."""

    GOING_ON = "in corso"
    DRAWN = "patta"
    WON = "vinta"


OUTCOMES: Vocabulary[Outcome] = Vocabulary("un esito", {outcome: outcome.value for outcome in Outcome})
GAME_STATES: Vocabulary[GameState] = Vocabulary(
    "uno stato della partita",
    {GameState.GOING_ON: "in corso", GameState.DRAWN: "patta | parità | pareggio", GameState.WON: "vinta"},
)


@unique
class Daytime(StrEnum):
    """731.1: which of the two designations the game has, if any."""

    DAY = "day"
    NIGHT = "night"
    NEITHER = "neither"

    @classmethod
    def of(cls, night: bool | None) -> Daytime:
        """What a game has. ``night``: ``None`` where it is neither."""
        return cls.NEITHER if night is None else cls.NIGHT if night else cls.DAY


DAYTIMES: Vocabulary[Daytime] = Vocabulary(
    "né giorno né notte",
    {
        Daytime.DAY: "giorno",
        Daytime.NIGHT: "notte",
        Daytime.NEITHER: "né l'uno né l'altra | nessuno dei due | nessuna delle due | niente",
    },
)


class CounterTable(Vocabulary[str]):
    """122.1: kinds of counters. Any word may be one; a word that is nearly one of the table is taken for a slip of the hand."""

    def read(self, word: str) -> str:
        """The kind of counter by its English name, or the word itself. Raises an error of `wrong` for a slip."""
        plain = folded(word)
        if _POWER_TOUGHNESS.fullmatch(plain):
            return plain.replace(" ", "")
        found = self.get(word)
        if found is not None:
            return found
        if plain in _HOW_MANY:
            raise wrong(f"{shown(word)} non è un tipo di segnalino: qui si dice quale, e quanti con «quanti: tutti»")
        if not plain or nearest(plain, self.spellings(), close=80):
            raise self.unknown(word)
        return " ".join(word.split())

    def schema(self) -> dict[str, Any]:
        """Any word may be a counter."""
        return {"type": "string", "examples": ["+1/+1", *self.printed()]}

    def word(self, meaning: str) -> str:
        """The printed Italian name; a kind that the table does not know keeps its own."""
        return super().word(meaning) if meaning in self else meaning


_HOW_MANY = frozenset(
    ("tutti", "tutto", "ogni", "ognuno", "qualsiasi", "qualunque", "nessuno", "segnalino", "segnalini")
)
"""Words that say how many counters, and not of which kind."""

_POWER_TOUGHNESS = re.compile(r"[+-]\d{1,3} ?/ ?[+-]\d{1,3}")

COUNTERS = CounterTable(
    "un tipo di segnalino",
    {
        "loyalty": "fedeltà", "defense": "difesa", "lore": "sapere", "poison": "veleno", "shield": "scudo", "stun": "stordimento",
        "flying": "volare", "first strike": "attacco improvviso", "double strike": "doppio attacco",
        "deathtouch": "tocco letale", "decayed": "decomposto", "exalted": "esaltato", "haste": "rapidità",
        "hexproof": "anti-malocchio", "indestructible": "indistruttibile", "lifelink": "legame vitale", "menace": "minacciare",
        "reach": "raggiungere", "shadow": "ombra", "trample": "travolgere", "vigilance": "cautela",
        "age": "epoca", "blood": "sangue", "bounty": "taglia", "charge": "carica", "corruption": "corruzione",
        "divinity": "divinità", "energy": "energia", "experience": "esperienza", "finality": "finale | finalità", "fuse": "miccia",
        "growth": "crescita", "ice": "ghiaccio", "ki": "ki", "level": "livello", "oil": "olio", "omen": "presagio",
        "page": "pagina", "quest": "ricerca", "rad": "radiazione", "scroll": "pergamena", "ticket": "ticket",
        "soul": "anima", "spore": "spora",
        "storage": "magazzino", "time": "tempo", "void": "vuoto", "wish": "desiderio",
    },
    english=True,
)  # fmt: skip

COUNTER_NAMES: Mapping[str, str] = MappingProxyType({kind: COUNTERS.word(kind) for kind in COUNTERS})
"""The printed Italian name of each known kind of counter, by its English name."""
