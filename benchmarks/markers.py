"""What words of English card text mean in compiled data: the table of `benchmarks.cardtext_markers`."""

from __future__ import annotations

from typing import NamedTuple


class Marker(NamedTuple):
    """What the English text says, and the facts of which one at least carries it.

    ``how``: 'as often' compares the numbers, 'both ways' only whether there is any, 'carried' asks nothing of a fact that the
    English text has no word for, because other words say it too.
    """

    name: str
    english: str
    facts: tuple[str, ...]
    how: str = "both ways"


NUMBERS = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12,
    "thirteen": 13, "fifteen": 15, "twenty": 20, "twice": 2,
}  # fmt: skip
COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
TYPES = ("artifact", "creature", "enchantment", "instant", "sorcery", "land", "planeswalker", "battle")
_COUNTING = (
    "Count", "PowerOf", "CardsIn", "CountersOn", "ToughnessOf", "LifeOf", "ManaValueOf", "EventAmount", "PlayersIn", "CountOf",
    "X", "Sum", "Times", "Half",
)  # fmt: skip

MARKERS: tuple[Marker, ...] = (
    Marker("bersagli", r"(?<!the )\btargets?\b(?! of a)(?<!new targets)", ("TargetSpec",), "as often"),
    Marker(
        "può a scelta",
        r"\bmay\b(?! choose new| activate this)",
        ("May", "optional", "LandPlays", "MayPlayLands", "MayStayTapped"),
        "as often",
    ),
    Marker(
        "fino a n", r"\bup to\b|\bany number of\b|one or two target|one, two, or three", ("between", "up_to", "Support")
    ),
    Marker(
        "un altro",
        r"\bothers?\b(?! types?\b| players?\b|\.| as\b)|\banother\b(?! player)",
        ("another", "keep_distinct_from", "without"),
    ),
    Marker(
        "un altro giocatore", r"\bother players?\b|\banother player\b|you don't control", ("not you", "Not"), "carried"
    ),
    Marker(
        "che controlli",
        r"\byou control\b|under your control",
        ("controller=you", "who=you", "GainControl", "under"),
        "carried",
    ),
    Marker("di un avversario", r"\bopponents?\b", ("opponent", "opponents")),
    Marker(
        "ogni giocatore",
        r"\beach (?:other )?player\b|\beach opponent\b",
        ("EachPlayer", "whose", "Cannot.players"),
        "carried",
    ),
    Marker(
        "tutti gli oggetti",
        r"\ball (?!damage|combat|other|ab|colors|of|lands able)|\beach (?!player|opp|other p|of|turn|combat|end|up|time)",
        (
            "Every",
            "affects",
            "Replaces",
            "ForEach",
            "Cannot.objects",
            "Prevents",
            "Among",
            "between",
            "CardsOf",
            *_COUNTING,
        ),
        "carried",
    ),
    Marker("fino alla fine del turno", r"\buntil end of turn\b", ("until end of turn",), "as often"),
    Marker("in questo turno", r"\bthis turn\b", ("Prevent", "until end of turn", "MayPlayLands"), "carried"),
    Marker("fino al tuo prossimo turno", r"until your next turn", ("until your next turn",)),
    Marker("finché rimane", r"for as long as", ("for as long as the source remains on the battlefield",)),
    Marker(
        "pedina",
        r"\btokens?\b|\binvestigate",
        ("CreateTokens", "CreateCopies", "token", "Investigate", "Populate", "Amass", "Endure"),
    ),
    Marker("non pedina", r"\bnontoken\b", ("not_kind=token",)),
    Marker(
        "quando",
        r"\bwhen(?:ever)?\b|\bat the beginning of|\bat end of combat|^[IV, ]+ — ",
        ("Triggered", "Delay"),
        "as often",
    ),
    Marker("all'inizio", r"\bat the beginning of\b|\bat end of combat", ("BeginningOf",), "as often"),
    Marker("se", r"\bif\b", ("If", "condition", "Replaces", "May", "Changing"), "carried"),
    Marker("a meno che", r"\bunless\b", ("UnlessPays", "Not", "If", "condition"), "carried"),
    Marker("come una stregoneria", r"\bonly as a sorcery\b", ("Timing.sorcery",)),
    Marker("una volta per turno", r"\bonce each turn\b", ("once_each_turn",)),
    Marker("solo", r"\bonly\b(?! as a sorcery| once each turn)", ("Spending",), "carried"),
    Marker("invece", r"\binstead\b", ("otherwise", "Replaces", "instead_to", "Changing"), "carried"),
    Marker("TAPpato", r"\btap(?:ped|s)?\b", ("tapped", "Tap", "enters_tapped", "state=tapped"), "carried"),
    Marker(
        "STAPpato",
        r"\buntap(?:ped|s)?\b",
        (
            "tapped=False",
            "Untap",
            "state=untapped",
            "Prohibition.untap",
            "untap",
            "StaysTapped",
            "MayStayTapped",
            "UntapLimit",
        ),
        "carried",
    ),
    Marker("attaccante", r"\battacking\b", ("attacking",)),
    Marker("bloccante", r"\bblocking\b", ("blocking",)),
    Marker("attacca", r"\battacks?\b", ("Attacks", "Prohibition.attack"), "both ways"),
    Marker("da solo", r"\balone\b", ("alone",)),
    Marker("blocca", r"\bblocks?\b|\bblocked\b", ("Blocks", "Prohibition.block", "Prohibition.be blocked")),
    Marker("da combattimento", r"\bcombat damage\b", ("combat=True", "combat=False")),
    Marker("X", r"\{X\}|(?<![/{])\bX\b", _COUNTING, "carried"),
    Marker("pari a", r"\bequal to\b|\bthat (?:much|many)\b|for each\b", _COUNTING, "carried"),
    Marker("leggendario", r"\b(?:non)?legendary\b", ("Supertype.legendary",)),
    Marker("base", r"\b(?:non)?basic\b", ("Supertype.basic",)),
    Marker("neve", r"\bsnow\b", ("Supertype.snow",), "carried"),
    Marker("incolore", r"\bcolorless\b", ("colorless", "no color"), "carried"),
    Marker("multicolore", r"\bmulticolored\b", ("multicolored",)),
    Marker("senza", r"\bwithout\b", ("without_keyword",)),
    Marker("distruggi", r"\bdestroys?\b", ("Destroy",), "as often"),
    Marker("esilia", r"\bexiles?\b(?! zone)", ("exile",)),
    Marker(
        "sacrifica",
        r"\bsacrifices?\b",
        ("Sacrifice", "ChooseAndSacrifice", "sacrifice", "sacrifice_this", "Reason.sacrificed"),
        "as often",
    ),
    Marker("pesca", r"\bdraws?\b(?! step)", ("Draw", "Draws", "Prohibition.draw cards", "TurnStep.draw"), "as often"),
    Marker("scarta", r"\bdiscards?\b", ("Discard", "discard", "discard_this", "Reason.discarded"), "as often"),
    Marker("profetizza", r"\bscry\b|\bscries\b", ("Scry", "scry"), "as often"),
    Marker("sorveglia", r"\bsurveils?\b", ("Surveil", "surveil"), "as often"),
    Marker("prolifera", r"\bproliferates?\b", ("Proliferate", "proliferate"), "carried"),
    Marker("esplora", r"\bexplores?\b", ("Explore", "explore"), "as often"),
    Marker("passa in rassegna", r"\bsearch(?:es)?\b", ("Search",), "as often"),
    Marker("rimescola", r"\bshuffles?\b", ("Shuffle", "ShuffleInto"), "as often"),
    Marker("rivela", r"\breveals?\b(?! cards from the top| them until)", ("Reveal", "RevealUntil"), "as often"),
    Marker("guarda", r"\blooks?\b", ("Look",), "carried"),
    Marker("a caso", r"\brandom\b", ("random_order", "at_random"), "as often"),
    Marker("in fondo", r"\bbottom\b", ("position",), "carried"),
    Marker("macina", r"\bmills?\b", ("Mill",), "as often"),
    Marker(
        "guadagna vita",
        r"\bgains? (?:[\w+{}]+ )?(?:\w+ )?life\b",
        ("GainLife", "Prohibition.gain life", "LifeChanges", "gain_life"),
        "as often",
    ),
    Marker("perde vita", r"\bloses? (?:[\w+{}]+ )?(?:\w+ )?life\b", ("LoseLife", "LifeChanges"), "as often"),
    Marker("paga vita", r"\bpay \w+ life\b", ("life",), "as often"),
    Marker("neutralizza", r"\bcounter (?:target|it|that|all)\b|\bcountered\b", ("Counter", "Prohibition.be countered")),
    Marker(
        "segnalini",
        r"\bcounters?\b(?! target| it\b| that (?:spell|ab))|\{E\}",
        ("PutCounters", "RemoveCounters", "enters_with", "counter", "CountersOn", "remove_counters", "put_counters"),
    ),
    Marker(
        "crea",
        r"\bcreates?\b|\binvestigates?\b",
        ("CreateTokens", "CreateCopies", "Investigate", "investigate"),
        "as often",
    ),
    Marker("rigenera", r"\bregenerate\b", ("Regenerate",), "as often"),
    Marker("assegna", r"\battach\b", ("Attach",), "as often"),
    Marker("lotta", r"\bfights?\b", ("Fight",), "as often"),
    Marker("previeni", r"\bprevent\b", ("Prevent", "Prevents"), "as often"),
    Marker("infligge", r"\bdeals?\b", ("DealDamage", "DealsDamage", "Prevents", "Prevent"), "as often"),
    Marker("aggiungi mana", r"\badds?\b", ("AddMana",), "as often"),
    Marker("cimitero", r"\bgraveyards?\b", ("Zone.graveyard",), "carried"),
    Marker("mano", r"\bhands?\b", ("Zone.hand", "zone=hand", "Discard", "discard_this"), "carried"),
    Marker(
        "grimorio",
        r"\blibrary\b|\blibraries\b",
        ("Zone.library", "Mill", "zone=library", "Shuffle", "Search", "TopOf"),
        "carried",
    ),
    Marker("copia", r"\bcopy\b|\bcopies\b|\bcopied\b", ("CreateCopies", "BecomeCopy", "CopyOnStack")),
    Marker("scegli uno", r"\bchoose (?:one|two|up)\b", ("Mode",)),
    Marker("muore", r"\bdies?\b", ("dies", "Replaces"), "carried"),
    Marker("entra", r"\benters?\b", ("to=battlefield",), "carried"),
    Marker("lascia", r"\bleaves?\b", ("leaves", "origin"), "carried"),
    Marker(
        "lanci",
        r"\bcasts?\b",
        ("CastsSpell", "Prohibition.cast spells", "ChangesCost", "CastingCost", "Spending"),
        "carried",
    ),
    Marker("non può", r"\bcan't\b", ("Cannot", "CantHave", "not regeneration")),
    Marker(
        "perde abilità",
        r"\bloses?\b(?! (?:[\w+{}]+ )?(?:\w+ )?life\b)",
        ("LoseKeyword", "LoseAllAbilities", "CantHave", "Lose", "LosesGame"),
    ),
    Marker("controllo", r"\bgains? control\b|\byou control enchanted|exchange control", ("GainControl",)),
    Marker(
        "uno o più",
        r"\bone or more\b",
        ("one_or_more", "PutCounters", "Exists", "colorless=False", "counter"),
        "carried",
    ),
    Marker("il tuo turno", r"\byour turn\b", ("TurnOf", "whose=you"), "carried"),
    Marker("caratteristiche base", r"\bbase power\b", ("SetPT",), "carried"),
    Marker(
        "diventa",
        r"\bbecomes? (?!tapped|untapped|the target|blocked)",
        ("ChangeTypes", "ChangeColors", "SetPT", "BecomeCopy", "BecomeMonarch", "BecomesMonarch"),
        "carried",
    ),
)
