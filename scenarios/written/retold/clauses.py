"""A line taken apart into what is said in it, each clause with who does it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from scenarios.written.retold.verbs import as_guide, begins_with_verb
from scenarios.written.retold.whom import Told

_KEPT = re.compile(r"«[^«»]*»|“[^“”]*”|\"[^\"]*\"|\([^()]*\)")
"""What is never put in other words: names in quotation marks, and what stands in brackets behind a card."""
_HOLES = re.compile("[\ue000\ue002](\\d+)[\ue001\ue003]")
_WORDS_OF_NAME = 3
"""How many words a name in quotation marks has at most; more are a text."""


def masked(text: str) -> tuple[str, Callable[[str], str]]:
    """The text with a sign in place of all that is kept as it is, and what puts it back."""
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(found.group())
        inside = found.group()[1:-1]
        is_name = found.group()[0] != "(" and ":" not in inside and not inside[:1].islower()
        is_name = is_name and len(inside.split()) <= _WORDS_OF_NAME
        return f"\ue002{len(kept) - 1}\ue003" if is_name else f"\ue000{len(kept) - 1}\ue001"

    said = _KEPT.sub(keep, text)
    return said, lambda told: _HOLES.sub(lambda found: kept[int(found[1])], told)


# --- who does it, and when

_ASIDE = re.compile(
    r"(?:(?:poi|quindi|allora|ora|adesso|infine|però|invece|subito|dopo|a sua volta|in risposta|anche|ancora|pure|già|sempre"
    r"|solo|a (?:quel|questo) punto|nel frattempo)\s+)*",
    re.IGNORECASE,
)
_LEADS = re.compile(
    r"(?:(?P<answer>in risposta(?: (?:al|allo|alla|ai|agli|alle|a) [\w'’]+| all['’][\w'’]+)?)"
    r"|poi|quindi|allora|infine|adesso|ora|a (?:quel|questo) punto|nel frattempo|dopodiché|successivamente|subito dopo|in seguito"
    r"|ma|però|e)(?=[\s,])[\s,]*",
    re.IGNORECASE,
)
_BEHIND_BLOCKS = re.compile(
    r"dopo (?:i blocchi|i bloccanti|i blocchi dichiarati|che \S+ (?:ha|hanno) bloccato|la dichiarazione dei bloccanti)"
    r"|(?:a |con i )?(?:blocchi|bloccanti) (?:fatti|dichiarati)|prima (?:dei danni|del danno|che si infligga il danno)",
    re.IGNORECASE,
)
_BEFORE_BLOCKS = re.compile(
    r"prima (?:dei blocchi|dei bloccanti|di bloccare|che \S+ blocchi|del blocco)|dopo (?:l['’]attacco|gli attacchi|gli attaccanti)"
    r"|(?:a )?attaccanti dichiarati",
    re.IGNORECASE,
)


def subject_of(clause: str, told: Told) -> tuple[str, str]:
    """The player with whom a clause begins, '' for none, and what stands behind."""
    name, _, rest = clause.partition(" ")
    return (told.player(name), rest.strip()) if told.is_player(name) else ("", clause)


def with_verb_of_guide(clause: str, told: Told) -> str:
    """A clause whose verb has the form that the guide has: «Anna ha attaccato con Orso», «Anna swinga con Orso»."""
    subject, rest = subject_of(clause, told)
    aside = _aside(rest)
    rest = as_guide(rest[len(aside) :])
    if "in risposta" in aside.lower() and (cast := re.match(r"(?:lancia|gioca|fa|usa)\s+", rest)) is not None:
        rest = f"risponde con {rest[cast.end() :]}"
    return f"{subject} {rest}".strip()


def _aside(text: str) -> str:
    found = _ASIDE.match(text)
    return "" if found is None else found.group()


def without_moment(text: str, told: Told) -> str:
    """A line without what says when it is where it stands there anyway: behind the blocks told of, or before any (509)."""
    before_blocks = told.defender is not None and not told.blocks
    for said, moment in ((told.blocks, _BEHIND_BLOCKS), (before_blocks, _BEFORE_BLOCKS)):
        found = moment.match(text) if said else None
        text = text if found is None else text[found.end() :].lstrip(" ,")
    return text


_IN_TURN = re.compile(
    r"(?:nel|durante (?:il|la|lo)|al|alla|nella) (?:turno|(?P<step>[a-zà-ù][a-zà-ù ]*?)) (?:di|del) "
    r"(?P<player>[A-ZÀ-Ù][\w-]*)(?=[\s,])[\s,]*",
    re.IGNORECASE,
)


def with_moment(text: str, told: Told) -> tuple[list[str], str]:
    """«Nel mantenimento di Bruno Anna lancia ...»: when it is, as the guide has it, and what is done then."""
    own = re.match(r"nel suo turno,? (?=(?P<player>[A-ZÀ-Ù][\w-]*))", text, re.IGNORECASE)
    if own is not None and told.is_player(own["player"]):
        return [f"turno di {told.player(own['player'])}"], text[own.end() :]
    found = _IN_TURN.match(text)
    if found is None or not told.is_player(found["player"]) or not _is_clause(text[found.end() :], told):
        return [], text
    player, step = told.player(found["player"]), found["step"]
    if told.acted:
        return [f"vai a {step} di {player}" if step else f"turno di {player}"], text[found.end() :]
    return [f"turno: {player}, {step}" if step else f"turno di {player}"], text[found.end() :]


def _without_lead(text: str, told: Told) -> str:
    """«In risposta all'abilità Bruno ...»: who does it first, as the guide has it."""
    found = _LEADS.match(text)
    if found is None:
        return text
    rest = text[found.end() :]
    who, behind = subject_of(rest, told)
    if not who and _thing(rest, told) is None and not begins_with_verb(rest):
        return text
    return f"{who} in risposta {behind}".lstrip() if found["answer"] else rest


# --- where one clause ends

_JOINT = re.compile(
    r"(?:\s*[,;]\s*(?:(?:e|ed|ma|mentre|però)\s+)?|\s+(?:e|ed|ma|mentre)\s+|\s*\.\s+"
    r"|\s*,?\s+(?=(?:poi|quindi|dopodiché)\s))"
    r"(?:(?:poi|quindi|allora|dopo|dopodiché|infine|così|in risposta|a quel punto|a questo punto|nel frattempo|in seguito)"
    r"\s*,?\s+)*",
    re.IGNORECASE,
)
_ARTICLE = r"(?:(?:il|lo|la|i|gli|le)\s+|l['’])?"
_THING_DOES = re.compile(
    rf"{_ARTICLE}(?P<thing>[A-ZÀ-Ù][\w'’-]*(?: [\w'’-]+){{0,3}}?) (?:non )?(?:attacca|blocca|muore|infligge)(?:no)?\b"
)
_HAS_TOO = re.compile(r"(?:(?:un|uno|una|due|tre|\d+x?)\s+|un['’])(?!dann|segnalin|punt|vit|cart|pv)")
"""«Anna ha un Orso 2/2, Bruno un Gigante 4/5»: who has something as well."""
_NOBODY_DOES = re.compile(
    r"(?:si )?risolve\b|tutto si risolve|(?:no|niente|nessun|senza) blocc(?:hi|o)\b|nessuno (?:blocca|risponde)|fine turno"
    r"|l['’](?:abilità|innescata) (?:si innesca|va in pila)|il trigger (?:va in pila|parte|scatta)",
    re.IGNORECASE,
)
_NEXT_DEED = re.compile(rf"(?<=[a-zà-ù]) (?={_ARTICLE}[A-ZÀ-Ù][\w'’-]* (?:non )?(?:blocca|attacca)\b)")
"""«Orco attacca Paladino blocca»: two clauses with nothing between them."""


def clauses(text: str, told: Told) -> Iterator[str]:
    """What is said one after the other: a new clause begins where somebody does something. Who did the first does what follows,
    where nobody else is said to."""
    begins_after = _AFTERWARDS.match(text) is not None
    text = _without_lead(text, told)
    text = _NEXT_DEED.sub(lambda found: ", " if _begins_anew(text, found.end(), told) else " ", text)
    cuts = [found for found in _JOINT.finditer(text) if _is_clause(text[found.end() :], told)]
    starts, ends = [0, *(found.end() for found in cuts)], [*(found.start() for found in cuts), len(text)]
    joints = ["", *(found.group().lower() for found in cuts)]
    subject, before = "", ""
    joints[0] = "poi" if begins_after else ""
    for joint, begin, end in zip(joints, starts, ends, strict=True):
        clause = _without_lead(text[begin:end].strip(" .,;"), told)
        who, rest = subject_of(clause, told)
        in_response = "in risposta " if "in risposta" in joint else ""
        if not who and subject and begins_with_verb(rest):
            clause = f"{subject} {in_response}{clause}"
        elif who and _HAS_TOO.match(rest) is not None:
            clause = f"{who} ha {rest}"
        elif who and in_response:
            clause = f"{who} {in_response}{rest}"
        if (
            _AFTERWARDS.search(joint)
            and _CASTS_ANEW.search(as_guide(subject_of(clause, told)[1]))
            and (told.pending or _CASTS_ANEW.search(before))
        ):
            # 117.4: who does something afterwards does not respond: what was cast before has resolved.
            if before:
                yield before
            before = "risolvi"
        subject = who or subject
        paid = _SACRIFICES.fullmatch(clause)
        if paid is not None and _ACTIVATES.fullmatch(before):
            # 602.2b: what is sacrificed as something is activated is what that costs.
            before = f"{before} sacrificando {paid['what']}"
            continue
        if before:
            yield before
        before = clause
    if before:
        yield before


_AFTERWARDS = re.compile(r"\b(?:poi|dopodiché|successivamente|subito dopo|in seguito|infine)\b", re.IGNORECASE)
_CASTS_ANEW = re.compile(r"\b(?:lancia|attiva|distrugge|esilia|rimbalza)\b|^(?:gli |le |ci )?(?:fa|dà|infligge|spara) ")
_ACTIVATES = re.compile(r"[A-ZÀ-Ù][\w-]* (?:attiva|usa|attivando|ha attivato) (?!.*sacrifica).+")
_SACRIFICES = re.compile(
    r"[A-ZÀ-Ù][\w-]* (?:sacrifica|sacrificando) (?P<what>(?:(?:il|lo|la|un|una) |l['’])?[A-ZÀ-Ù][\w'’ -]*)"
)


_ENDS_WITH_ARTICLE = re.compile(r"(?:^|\s)(?:il|lo|la|i|gli|le|con|a|di|su)\s$", re.IGNORECASE)


def _begins_anew(text: str, at: int, told: Told) -> bool:
    """Whether something else does something at a place of a text, of which nothing stands before it."""
    return _thing(text[at:], told) is not None and _ENDS_WITH_ARTICLE.search(text[:at]) is None


def _is_clause(rest: str, told: Told) -> bool:
    who, behind = subject_of(rest, told)
    if _thing(rest, told) is not None or (who and _HAS_TOO.match(behind) is not None):
        return True
    return begins_with_verb(behind[len(_aside(behind)) :]) or (not who and _NOBODY_DOES.match(rest) is not None)


def _thing(text: str, told: Told) -> str | None:
    """What is on the table that does something with the first words of a text."""
    found = _THING_DOES.match(text)
    return None if found is None else told.name(found["thing"])
