"""The terms of the game in Italian, each said once: read one way by the loader and the other way by the narrator."""

from __future__ import annotations

from enum import StrEnum, unique

from engine.cards.abilities.ability import PlayerScope, Prohibition, Timing
from engine.cards.abilities.continuous import Duration
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
        " | dichiarazione delle creature attaccanti | dichiarazione degli attaccanti | dichiara attaccanti | attaccanti | attacchi | attacco",
        TurnStep.DECLARE_BLOCKERS: "sottofase di dichiarazione delle creature bloccanti | dichiarazione bloccanti"
        " | dichiarazione delle creature bloccanti | dichiarazione dei bloccanti | dichiara bloccanti | bloccanti | blocchi | blocco",
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
        FaceDown.MORPH: "metamorfosi | megamorfosi",
        FaceDown.DISGUISE: "camuffare | camuffato",
        FaceDown.MANIFEST: "manifestare | manifestato",
        FaceDown.CLOAK: "celare | celato",
        FaceDown.EFFECT: "un effetto | effetto",
        FaceDown.EXILED: "esilio | esiliata a faccia in giù",
    },
)

DOORS: Vocabulary[str] = Vocabulary(
    "una porta di una Stanza",
    {
        "left": "sinistra | a sinistra | la porta sinistra",
        "right": "destra | a destra | la porta destra",
        "all": "del tutto | completamente | entrambe | tutte e due | sì",
    },
)
"""709.5c: the halves of a permanent, by their sides."""

RELATIONS: Vocabulary[Relation] = Vocabulary(
    "un rapporto fra giocatori",
    {
        Relation.ANY: "chiunque | qualsiasi | giocatore | ogni giocatore",
        Relation.YOU: "tu | te",
        Relation.OPPONENT: "avversario | un avversario | avversari",
        Relation.TEAMMATE: "compagno di squadra | compagno",
        Relation.TEAM: "la tua squadra | tua squadra | tu e i tuoi compagni di squadra",
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
        Action.MUTATE: "mutare | muta",
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
        Action.WIN_CLASH: "vincere uno scontro | vince uno scontro",
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

LASTING: Vocabulary[Designation] = Vocabulary(
    "una designazione che dura",
    {
        one: " | ".join(DESIGNATIONS.words(one))
        for one in (
            Designation.HARNESSED,
            Designation.MONSTROUS,
            Designation.RENOWNED,
            Designation.SADDLED,
            Designation.SOLVED,
            Designation.SUSPECTED,
        )
    },
)
"""Those that a permanent has had since before, and that say nothing of who gave them or for how long."""

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
        Deed.MANNED: "è stato manovrato o sellato",
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
        Prohibition.SEARCH: "passare in rassegna i grimori",
        Prohibition.ENTER: "entrare | entrare nel campo di battaglia",
        Prohibition.UNTAP: "STAPpare | essere STAPpato",
        Prohibition.TRANSFORM: "trasformarsi | convertirsi | essere trasformato | essere trasformata",
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
        PlayerScope.ENCHANTED: "giocatore incantato | il giocatore incantato",
    },
)

TERMS: Vocabulary[Term] = Vocabulary(
    "qualcosa che si possa scegliere",
    {Term.COLOR: "colore", Term.CARD_TYPE: "tipo di carta", Term.CARD_NAME: "nome di carta | nome"},
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
