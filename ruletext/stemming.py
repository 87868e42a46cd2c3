"""The stem of an Italian word that has no accents: the published Snowball algorithm, on folded letters."""

from __future__ import annotations

import re

_VOWELS = "aeiou"
_REGION = re.compile(rf"[{_VOWELS}][^{_VOWELS}]")
_PRONOUNS = tuple(
    sorted(
        [
            "ci", "gli", "la", "le", "li", "lo", "mi", "ne", "si", "ti", "vi", "sene",
            *(first + second for first in ("glie", "me", "te", "ce", "ve") for second in ("la", "le", "li", "lo", "ne")),
        ],
        key=len,
        reverse=True,
    )
)  # fmt: skip
_PLAIN_SUFFIXES = (
    "atrice atrici abile abili ibile ibili mente anza anze iche ichi ismo ismi ista iste isti ante anti "
    "ico ici ica ice oso osi osa ose"
)
_REPLACED = {
    **dict.fromkeys(("uzione", "uzioni", "usione", "usioni"), "u"),
    **dict.fromkeys(("logia", "logie"), "log"),
    **dict.fromkeys(("enza", "enze"), "ente"),
}
_ACTIONS = ("azione", "azioni", "atore", "atori")
_VERB_ENDINGS = """
        ammo ando ano are arono asse assero assi assimo ata ate ati ato ava avamo avano avate avi avo
        emmo enda ende endi endo erai eranno ere erebbe erebbero erei eremmo eremo ereste eresti erete erono
        essero ete eva evamo evano evate evi evo iamo immo irai iranno ire irebbe irebbero irei iremmo iremo
        ireste iresti irete irono isca iscano isce isci isco iscono issero ita ite iti ito iva ivamo ivano ivate
        ivi ivo ono uta ute uti uto ar ir
"""
_VERB_SUFFIXES = tuple(sorted(_VERB_ENDINGS.split(), key=len, reverse=True))


def stem(word: str) -> str:
    """What is left of a word in lower case when its ending is taken off."""
    if len(word) < 3:
        return word
    word = _guarded(word)
    after_vowel = _region_v(word)
    first = _region(word, 0)
    second = _region(word, first)
    word = _without_pronoun(word, after_vowel)
    shorter = _without_suffix(word, after_vowel, first, second)
    word = shorter if shorter != word else _without_verb_ending(word, after_vowel)
    return _without_final_vowel(word, after_vowel).lower()


def _guarded(word: str) -> str:
    """The word with the vowels that are consonants here in capitals: u after q, u and i between vowels."""
    word = word.replace("qu", "qU")
    return re.sub(rf"(?<=[{_VOWELS}])([ui])(?=[{_VOWELS}])", lambda found: found[1].upper(), word)


def _region(word: str, start: int) -> int:
    """Where the region begins that comes after the first consonant after a vowel."""
    found = _REGION.search(word, start)
    return found.end() if found else len(word)


def _region_v(word: str) -> int:
    """Where the region begins in which endings of verbs are looked for."""
    if word[1] not in _VOWELS:
        return next((i + 1 for i in range(2, len(word)) if word[i] in _VOWELS), len(word))
    if word[0] in _VOWELS:
        return next((i + 1 for i in range(2, len(word)) if word[i] not in _VOWELS), len(word))
    return 3


def _without_pronoun(word: str, region: int) -> str:
    for pronoun in _PRONOUNS:
        if word.endswith(pronoun):
            bare = word[: -len(pronoun)]
            if len(bare) < region:
                return word
            if bare.endswith(("ando", "endo")) and len(bare) - 4 >= region:
                return bare
            if bare.endswith(("ar", "er", "ir")) and len(bare) - 2 >= region:
                return bare + "e"
            return word
    return word


def _without_suffix(word: str, after_vowel: int, first: int, second: int) -> str:
    """The word without an ending that makes a noun, an adjective or an adverb."""
    if word.endswith("amente"):
        return _without_adverb(word, first, second)
    for suffix in _ACTIONS:
        if word.endswith(suffix):
            bare = word[: -len(suffix)]
            if len(bare) < second:
                return word
            return bare[:-2] if bare.endswith("ic") and len(bare) - 2 >= second else bare
    for suffix, instead in _REPLACED.items():
        if word.endswith(suffix):
            bare = word[: -len(suffix)]
            return bare + instead if len(bare) >= second else word
    if word.endswith(("amento", "amenti", "imento", "imenti")):
        return word[:-6] if len(word) - 6 >= after_vowel else word
    for suffix in _PLAIN_SUFFIXES.split():
        if word.endswith(suffix):
            return word[: -len(suffix)] if len(word) - len(suffix) >= second else word
    if word.endswith("ita") and len(word) - 3 >= second:
        return _stripped(word[:-3], ("abil", "ic", "iv"), second)
    if word.endswith(("ivo", "ivi", "iva", "ive")) and len(word) - 3 >= second:
        bare = word[:-3]
        return _stripped(bare[:-2], ("ic",), second) if bare.endswith("at") and len(bare) - 2 >= second else bare
    return word


def _without_adverb(word: str, first: int, second: int) -> str:
    bare = word[:-6]
    if len(bare) < first:
        return word
    if bare.endswith("iv") and len(bare) - 2 >= second:
        return _stripped(bare[:-2], ("at",), second)
    return _stripped(bare, ("os", "ic", "abil"), second)


def _stripped(word: str, endings: tuple[str, ...], region: int) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= region:
            return word[: -len(ending)]
    return word


def _without_verb_ending(word: str, region: int) -> str:
    tail = word[region:]
    for suffix in _VERB_SUFFIXES:
        if tail.endswith(suffix):
            return word[: -len(suffix)]
    return word


def _without_final_vowel(word: str, region: int) -> str:
    if len(word) > region and word[-1] in "aeio":
        word = word[:-1]
        if len(word) > region and word[-1] == "i":
            word = word[:-1]
    if word[-2:] in ("ch", "gh") and len(word) > region:
        word = word[:-1]
    return word
