"""What attacks and what blocks, as it is said: ``Anna attacca Bruno con Vipera``, ``Muro blocca Vipera``, ``Bruno non blocca``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scenarios.language.errors import Place, wrong
from scenarios.written.by_line.complements import CLAUSES, clauses
from scenarios.written.by_line.declared import THE_ATTACKER
from scenarios.written.by_line.phrase import Phrase
from scenarios.written.by_line.pieces import fields, items
from scenarios.written.by_line.subject import Said, Subject, Verb, doing
from scenarios.written.records import Fields, Text, folded
from scenarios.written.scalars import in_digits


def _attacks(phrase: Phrase, who: Subject) -> Said:
    """508.1: ``attacca Bruno con Vipera e Orso, Carla con Lupo``; two players need not say whom; ``Orso attacca Bruno``."""
    if who.objects():
        return _attack_themselves(phrase, who)
    made = Fields(phrase.place())
    defender: Text | None = None if phrase.begins("con") else phrase.name(("con",), "chi è attaccato")
    phrase.expect("con", after="dopo chi è attaccato")
    while True:
        several, following = _several(phrase)
        if defender is None and len(several) and not following:
            several, defender = _behind(several, who, phrase.known)
        against = defender if defender is not None else who.other()
        if against is None:
            raise wrong("chi è attaccato? Si scrive «attacca Bruno con Vipera»", offset=phrase.words[0].start)
        for one in _counted(several, phrase.known):
            made[one] = Text(against, defender.place if defender is not None else one.place)
        if following is None:
            break
        defender = following
    more = clauses(phrase)
    return doing(who, "attacca", made, more)


def _attack_themselves(phrase: Phrase, who: Subject) -> Said:
    """508.1b: ``Orso e Lupo attaccano Bruno``; with two players the other one attacks."""
    if not phrase.more():
        raise wrong("chi è attaccato? Si scrive «Orso attacca Bruno»", offset=max(len(phrase.typed.text) - 1, 0))
    defender = phrase.name(CLAUSES, "chi è attaccato")
    attacker = Subject(defender, who.place, who.players).other() if who.is_player(defender) else None
    by = Subject(None if attacker is None else Text(attacker, who.place), who.place, who.players)
    attackers = _counted(who.objects(), phrase.known)
    return doing(by, "attacca", fields(who.place, dict.fromkeys(attackers, defender)), clauses(phrase))


def _counted(names: Sequence[Text], known: Callable[[str], bool]) -> list[Text]:
    """Names, each once: «Fante e Fante» and «due Fante» are ``2x Fante``."""
    counts: dict[str, int] = {}
    first: dict[str, Text] = {}
    for name in names:
        head, _, tail = name.partition(" ")
        many = in_digits(head.lower().removesuffix("x")) if tail and not known(name) else ""
        count, single = (int(many), Text(tail, name.place)) if many else (1, name)
        key = folded(single)
        counts[key] = counts.get(key, 0) + count
        first.setdefault(key, single)
    return [one if counts[key] == 1 else Text(f"{counts[key]}x {one}", one.place) for key, one in first.items()]


def _behind(several: list[Text], who: Subject, known: Callable[[str], bool]) -> tuple[list[Text], Text | None]:
    """``attacca con Vipera Bruno``: the player behind the last attacker is the one that is attacked, or the permanent there."""
    *before, last = several
    head, _, tail = last.rpartition(" ")
    attacked = who.is_player(tail) or (known(head) and known(tail) and not known(last))
    if head and attacked and last.place is not None:
        return [*before, Text(head, last.place)], Text(tail, Place(last.place.line, last.place.column + len(head) + 1))
    return several, None


def _several(phrase: Phrase) -> tuple[list[Text], Text | None]:
    """Names as far as one behind which stands «con», which is no longer one of them: it comes next."""
    stops = ("con", *CLAUSES)
    found = list(phrase.names(stops, "il nome di una creatura"))
    if phrase.take("con"):
        if len(found) < 2:
            raise wrong("«con» è detto due volte", offset=phrase.offset())
        return found[:-1], found[-1]
    return found, None


def _blocks(phrase: Phrase, who: Subject) -> Said:
    """509.1: ``blocca Vipera con Muro e Lupo, Orso con Gatto``; ``Muro blocca Vipera``."""
    if who.objects():
        names = phrase.names(CLAUSES, "chi è bloccato")
        blockers = _counted(who.objects(), phrase.known)
        declared = fields(who.place, {one: items(names.place, names) for one in blockers})
        return doing(Subject(None, who.place), "blocca", declared, clauses(phrase))
    pairs: list[tuple[list[Text], list[Text]]] = []
    # Whoever says only with what they block means the one creature that attacks.
    alone = phrase.begins("con")
    attackers = [Text(THE_ATTACKER, phrase.place())] if alone else list(phrase.names(("con",), "chi è bloccato"))
    phrase.expect("con", after="dopo chi è bloccato")
    while True:
        several, following = _several(phrase)
        pairs.append((attackers, _counted(several, phrase.known)))
        if following is None:
            break
        attackers = [following]
    made = Fields(who.place)
    for blocked, blockers in pairs:
        for one in blockers:
            there = [*made[one], *blocked] if one in made else blocked
            made[one] = items(there[0].place, there)
    return doing(who, "blocca", made, clauses(phrase))


def _declares_none(phrase: Phrase, who: Subject) -> Said:
    """508.1, 509.1: ``non attacca``, ``non blocca``."""
    key = {"attacca": "attacca", "blocca": "blocca"}.get(phrase.plain())
    if key is None:
        raise phrase.fault("dopo «non» serve «attacca» o «blocca»", ("attacca", "blocca"))
    phrase.at += 1
    return doing(who, key, Fields(who.place))


VERBS: Mapping[str, Verb] = {
    "attacca": _attacks, "attaccano": _attacks, "blocca": _blocks, "bloccano": _blocks, "non": _declares_none,
}  # fmt: skip
