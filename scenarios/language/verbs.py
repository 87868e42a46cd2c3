"""The verbs of card text with their forms. A form says its moods; pronouns that hang on a form ('sacrificala') are listed too.

Moods: ``imp`` is the imperative, ``2s``, ``3s`` and ``3p`` the present, ``inf`` the infinitive, ``ger`` the gerund.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

VERBS: Mapping[str, str] = {
    "ADD": "aggiungere", "PRACTISE": "esercitare", "MUST": "dovere", "AIM": "bersagliare", "ACTIVATE": "attivare", "AMASS": "reclutare", "BOLSTER": "sostenere", "DOUBLE": "raddoppiare", "SKIP": "saltare", "CONNIVE": "complottare",
    "DETAIN": "trattenere", "ENDURE": "resistere", "EXPLORE": "esplorare", "FIND": "trovare", "GOAD": "spronare",
    "LOOK": "guardare", "PHASE_IN": "apparire", "PHASE_OUT": "scomparire", "POPULATE": "popolare", "PROLIFERATE": "proliferare",
    "REVEAL": "rivelare", "SCRY": "profetizzare", "SEPARATE": "separare", "SHARE": "condividere", "SEARCH": "passare in rassegna", "SHUFFLE": "rimescolare",
    "NAME": "nominare", "SUPPORT": "soccorrere", "SWITCH": "scambiare", "TRIPLE": "triplicare", "SURVEIL": "sorvegliare", "SUSPECT": "sospettare", "HARNESS": "imbrigliare", "ATTACH": "assegnare", "ATTACK": "attaccare", "BE": "essere",
    "BECOME": "diventare", "BLOCK": "bloccare", "CAN": "potere", "CAST": "lanciare", "CHOOSE": "scegliere",
    "CONTROL": "controllare", "COPY": "copiare", "COST": "costare", "COUNTER": "neutralizzare", "CREATE": "creare",
    "DEAL": "infliggere", "DESTROY": "distruggere", "DIE": "morire", "DISCARD": "scartare", "DO": "fare", "DRAW": "pescare",
    "ENTER": "entrare", "ESCAPE": "fuggire", "EXILE": "esiliare", "FIGHT": "lottare", "GAIN": "guadagnare", "GET": "prendere", "HAVE": "avere",
    "INVESTIGATE": "indagare", "MUTATE": "mutare", "INCUBATE": "incubare", "DISCOVER": "scoprire", "LEAVE": "lasciare", "LOSE": "perdere", "MILL": "macinare", "MANIFEST": "manifestare", "CLOAK": "celare", "OBTAIN": "ottenere",
    "OWN": "possedere", "PAY": "pagare", "PLAY": "giocare", "PREVENT": "prevenire", "PUT": "mettere", "PUT_BACK": "rimettere",
    "REGENERATE": "rigenerare", "REMAIN": "rimanere", "REMOVE": "rimuovere", "RETURN": "tornare", "SACRIFICE": "sacrificare",
    "CHANGE": "cambiare", "MOVE": "spostare", "TURN": "girare", "DISTRIBUTE": "distribuire", "EXPEND": "consumare", "HAUNT": "tormentare", "COLLECT": "raccogliere", "FORAGE": "foraggiare",
    "TAKE_OFF": "togliere", "EXPLOIT": "sfruttare", "COMPLETE": "completare", "ENLIST": "arruolare", "ROLL": "tirare", "COMMIT": "commettere", "REDISTRIBUTE": "ridistribuire",
    "TAKE_BACK": "riprendere", "EXERT": "stremare", "CYCLE": "ciclare", "TRANSFORM": "trasformare", "TAP": "tappare", "UNLOCK": "sbloccare", "UNTAP": "stappare", "WIN": "vincere",
}  # fmt: skip
"""The kind of each verb, and its infinitive."""

_IRREGULAR: Mapping[str, Mapping[str, str]] = {
    "essere": {"imp": "sii", "2s": "sei", "3s": "è", "3p": "sono", "ger": "essendo"},
    "avere": {"imp": "abbi", "2s": "hai", "3s": "ha", "3p": "hanno"},
    "fare": {"imp": "fai", "2s": "fai", "3s": "fa", "3p": "fanno", "ger": "facendo"},
    "potere": {"imp": "puoi", "2s": "puoi", "3s": "può", "3p": "possono"},
    "dovere": {"imp": "devi", "2s": "devi", "3s": "deve", "3p": "devono"},
    "morire": {"2s": "muori", "3s": "muore", "3p": "muoiono"},
    "scoprire": {"imp": "scopri", "2s": "scopri", "3s": "scopre", "3p": "scoprono"},
    "ottenere": {"imp": "ottieni", "2s": "ottieni", "3s": "ottiene", "3p": "ottengono"},
    "prevenire": {"imp": "previeni", "2s": "previeni", "3s": "previene", "3p": "prevengono"},
    "possedere": {"imp": "possiedi", "2s": "possiedi", "3s": "possiede", "3p": "possiedono"},
    "ridistribuire": {
        "imp": "ridistribuisci",
        "2s": "ridistribuisci",
        "3s": "ridistribuisce",
        "3p": "ridistribuiscono",
    },
    "distribuire": {"imp": "distribuisci", "2s": "distribuisci", "3s": "distribuisce", "3p": "distribuiscono"},
    "togliere": {"3p": "tolgono"},
    "rimanere": {"3p": "rimangono"},
    "scegliere": {"3p": "scelgono"},
    "scomparire": {"3s": "scompare", "3p": "scompaiono"},
    "apparire": {"3p": "appaiono"},
    "trattenere": {"imp": "trattieni", "2s": "trattieni", "3s": "trattiene", "3p": "trattengono"},
    "sostenere": {"imp": "sostieni", "2s": "sostieni", "3s": "sostiene", "3p": "sostengono"},
}
ALSO: Mapping[str, tuple[str, ...]] = {
    "FIND": ("cercare",),
    "PAY": ("spendere",),
    "SHUFFLE": ("mescolare",),
    "CYCLE": ("usare l'abilità ciclo di",),
}
"""Other verbs that cards print for the same."""

_MORE: Mapping[str, Mapping[str, str]] = {
    "spendere": {"spenda": "2s"},
    "mettere": {"metta": "2s"},
    "rimettere": {"rimetta": "2s"},
    "riprendere": {"riprenda": "2s"},
    "rimuovere": {"rimuova": "2s"},
    "fare": {"far": "inf", "faccia": "2s"},
    "avere": {"aver": "inf", "aveva": "3s", "avevano": "3p", "abbia": "2s 3s", "abbiano": "3p"},
    "essere": {"era": "3s", "erano": "3p", "sia": "2s 3s", "siano": "3p"},
}
"""Short and other forms of a verb, and those of past and subjunctive, each with the moods that it may stand for."""

_SUBJUNCTIVE: Mapping[str, tuple[str, str]] = {
    "essere": ("sia", "siano"), "avere": ("abbia", "abbiano"), "fare": ("faccia", "facciano"), "potere": ("possa", "possano"),
    "dovere": ("debba", "debbano"), "morire": ("muoia", "muoiano"), "ottenere": ("ottenga", "ottengano"),
    "prevenire": ("prevenga", "prevengano"), "possedere": ("possieda", "possiedano"), "rimanere": ("rimanga", "rimangano"),
    "scegliere": ("scelga", "scelgano"), "scomparire": ("scompaia", "scompaiano"), "apparire": ("appaia", "appaiano"),
    "trattenere": ("trattenga", "trattengano"), "sostenere": ("sostenga", "sostengano"), "raccogliere": ("raccolga", "raccolgano"), "togliere": ("tolga", "tolgano"),
    "distribuire": ("distribuisca", "distribuiscano"), "ridistribuire": ("ridistribuisca", "ridistribuiscano"),
}  # fmt: skip
"""The present subjunctive, in the singular and the plural, of verbs in which it is not regular."""

_ENDINGS: Mapping[str, Mapping[str, str]] = {
    "are": {"imp": "a", "2s": "i", "3s": "a", "3p": "ano", "inf": "are", "ger": "ando"},
    "ere": {"imp": "i", "2s": "i", "3s": "e", "3p": "ono", "inf": "ere", "ger": "endo"},
    "ire": {"imp": "i", "2s": "i", "3s": "e", "3p": "ono", "inf": "ire", "ger": "endo"},
}

PRONOUNS: Mapping[str, str] = {"lo": "ms", "la": "fs", "li": "mp", "le": "fp", "ne": ""}
"""Pronouns that hang on a verb as what it acts on, with their gender and number; 'ne' is 'some of them'."""

OF_PRONOUNS: Mapping[str, str] = {**PRONOUNS, "gli": "m"}
"""Those and 'gli', which hangs on 'far' and on verbs with somebody or something to whom something is done."""


_TO_SOMEBODY = ("assegnare",)
"""Verbs behind which 'gli' stands: to what something is done with another thing."""


def conjugated(infinitive: str) -> Iterator[tuple[str, str]]:
    """Every form of a verb that card text uses, with its mood; one spelling may have several moods."""
    infinitive, blank, rest = infinitive.partition(" ")
    stem, ending = infinitive[:-3], infinitive[-3:]
    irregular = _IRREGULAR.get(infinitive, {})
    for mood, regular in _ENDINGS[ending].items():
        yield (irregular.get(mood) or _joined(stem, regular, ending)) + blank + rest, mood
    for form, moods in _MORE.get(infinitive, {}).items():
        yield from ((form, mood) for mood in moods.split())
    one, several = subjunctive(infinitive)
    yield several + blank + rest, "3p"
    if one not in _MORE.get(infinitive, {}) and not infinitive.endswith("are"):
        # Of verbs in -are it is the form by which you are spoken to as well, which is read as that.
        yield from ((one + blank + rest, mood) for mood in ("2s", "3s"))


def subjunctive(infinitive: str) -> tuple[str, str]:
    """The present subjunctive of a verb of one word: 'paghi', 'paghino'; 'perda', 'perdano'."""
    if infinitive in _SUBJUNCTIVE:
        return _SUBJUNCTIVE[infinitive]
    stem, ending = infinitive[:-3], infinitive[-3:]
    if ending == "are":
        return _joined(stem, "i", "are"), _joined(stem, "ino", "are")
    return stem + "a", stem + "ano"


def _joined(stem: str, ending: str, group: str) -> str:
    """A stem in -c or -g keeps its sound before i; one in -i swallows it."""
    if not ending.startswith("i"):
        return stem + ending
    if group == "are" and stem.endswith(("c", "g")):
        return stem + "h" + ending
    return stem.removesuffix("i") + ending


def with_pronouns(infinitive: str) -> Iterator[tuple[str, str, str]]:
    """The forms with a pronoun behind: spelling, mood, pronoun. Of one syllable the imperative doubles its first letter."""
    if " " in infinitive:
        return
    forms = {mood: form for form, mood in reversed(list(conjugated(infinitive)))}
    for pronoun in PRONOUNS:
        imperative = "fal" if infinitive == "fare" else forms["imp"]
        yield imperative + pronoun, "imp", pronoun
        yield infinitive[:-1] + pronoun, "inf", pronoun
    if infinitive in _TO_SOMEBODY:
        yield forms["imp"] + "gli", "imp", "gli"
        yield infinitive[:-1] + "gli", "inf", "gli"
    if infinitive == "fare":
        # 'Puoi fargli infliggere 2 danni': whom it is done by; 'gli' behind other verbs is somebody to whom something is done.
        yield "fargli", "inf", "gli"
