"""Questions of lines, each put of its moment; whether something may be done is asked of a deed, tried where nobody does it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from scenarios.language.errors import Place, Wrong
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.asking import EVERYTHING, OF_THE_MOMENT, all_asked
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.by_line.how_far import TRIED, has_happened, lets_time_go_by
from scenarios.written.by_line.only_tried import as_said
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.scripted import Script
from scenarios.written.by_line.what_it_costs import PAID, asks_to_pay, paid_for
from scenarios.written.by_line.who_may import each_that_may
from scenarios.written.by_line.whole_names import as_typed, kept_whole
from scenarios.written.records import Fields, Text
from scenarios.written.script import OPPONENT
from scenarios.written.standing_in import ANY_SPELL

_DOES = {
    "lanciare": "lancia", "attivare": "attiva", "giocare": "gioca", "attaccare": "attacca", "bloccare": "blocca",
    "rispondere": "risponde", "equipaggiare": "equipaggia", "ciclare": "attiva", "manovrare": "manovra",
    "sellare": "sella",
}  # fmt: skip
_ANY_RESPONSE = f"con {ANY_SPELL}"
"""117.1a: what is tried where it is asked whether somebody can respond at all: a spell that costs and does nothing."""
_ALLOWED = "consentita"
"""As a file asks whether an action is allowed."""
_TO_SOMETHING = Pattern(r"(?:al(?:lo|la)? |all['’]|a )\S.*", re.IGNORECASE)
"""«può rispondere al Fulmine?»: to what, which is what was done last."""
_NOW = r"(?:adesso|ora|proprio adesso|proprio ora|subito|in questo momento|a questo punto)"
_SAID_OF_NOW = Pattern(rf"(?:{_NOW},? )?(?P<asks>.+?)(?:,? {_NOW})?", re.IGNORECASE)
"""117.1: it is asked of now, whether that is said or not."""
_IN_RESPONSE = Pattern(r"(?P<asks>.+?),? in risposta", re.IGNORECASE)
_MAY = (
    rf"(?:può|possono) (?:ancora |davvero |adesso |ora |già |comunque )?(?P<verb>{'|'.join(_DOES)})(?: (?P<rest>.+))?"
)
_SOMEBODY = r"(?:(?:il|lo|la|i|gli|le) |l['’])?[A-ZÀ-Ù\"«“].*?"
_MAY_IT = Pattern(rf"(?:e |ma |allora )?(?P<who>{_SOMEBODY}) {_MAY}", re.IGNORECASE)
_VERB_FIRST = Pattern(
    rf"(?:e |ma |allora )?(?:può|possono) (?P<who>{_SOMEBODY}) (?P<verb>{'|'.join(_DOES)})(?: (?P<rest>.+))?"
    rf"|(?:e |ma |allora )?può (?:ancora )?(?P<does>rispondere) (?P<last>[A-ZÀ-Ù]\w*)",
    re.IGNORECASE,
)


def put_questions(asking: Iterable[tuple[Typed, Typed]], script: Script, table: Gathered) -> None:
    """Each question in the words of a file, of what was done last until then. ``asking``: each with the line that it stands in."""
    whole: Typed | None = None
    put: list[tuple[Text, int]] = []
    for typed, text in asking:
        try:
            if tried := _tried(text, script, table):
                put += [(Text(f"{_ALLOWED} {number}", text.place), 0) for number in tried]
                continue
            if costs := paid_for(text, script, table):
                put += [(Text(f"{PAID} {number}", text.place), 0) for number in costs]
                continue
            if asks_to_pay(text, script):
                whole = text
                continue
            deed, above = script.last_deed(typed.line), script.actions_above(typed.line)
            asked_whole = all_asked(kept_whole(text.text, table.is_name), deed, above, table.players)
            every = tuple(map(script.parts.in_question, map(as_typed, asked_whole)))
        except Wrong as error:
            table.wrong(text, error)
            continue
        put += [(Text(asked, text.place), above) for asked in every]
        if not every:
            whole = text
    _each_from_the_same_board(script, put)
    for asked in _each_of_its_moment(put, script):
        asked = _before_what_is_tried(asked, script)
        table.add("chiede", asked, asked.place or Place(1, 1))
    if whole is not None and "chiede" in table.root:
        table.add("chiede", Text(EVERYTHING, whole.place), whole.place)


def _tried(question: Typed, script: Script, table: Gathered) -> list[int]:
    """The numbers of the deeds that a question asks about; none for any other question. Raises an error of `wrong`."""
    deeds = each_that_may(question, script, table) or _deed(question, script, table)
    return [number for one in deeds for number in _numbers_of(one, question, script)]


_OF_WHAT_HAPPENS = ("zona di", "muoiono", "innescat", "vittoria", "ha perso", "ha vinto", "stato")
"""What is asked of all that comes: with something on the stack nothing of it has happened where it is asked first."""
_OF_THE_WHOLE = ("tutto", "regola", "consentita", "esiti", PAID)
"""What is asked of a run, or of one action of it, wherever it stands."""


def _each_of_its_moment(put: list[tuple[Text, int]], script: Script) -> Iterator[Text]:
    """What is asked again further down, after more was done, is asked where it stands, and only the last time of the end.

    Of what happens it is so where all that was done has happened by then: what resolves has resolved, and time goes by.
    """
    last = {folded(asked): above for asked, above in put}
    for asked, above in put:
        what = folded(asked)
        later = above < last[what] and not what.startswith(_OF_THE_WHOLE)
        if later and what.startswith(_OF_WHAT_HAPPENS):
            later = above == 0 or has_happened(script.script[above - 1][0])
        yield Text(f"{asked} dopo {above}", asked.place) if later else asked


_OF_THE_MOMENT = Pattern(rf"(?P<what>{'|'.join(OF_THE_MOMENT)}) dopo (?P<number>\d+)", re.IGNORECASE)


def _before_what_is_tried(asked: Text, script: Script) -> Text:
    """117.3c, 733.1: who has priority and what is on the stack is asked of the board, and not of what is only tried on it: on the
    way to that others may pass."""
    said = _OF_THE_MOMENT.fullmatch(asked)
    if said is None:
        return asked
    number = int(said["number"])
    while number and TRIED in (one := script.script[number - 1][0]) and script.is_only_asked(one):
        number -= 1
    return Text(f"{said['what']} dopo {number}", asked.place)


_OF_ACTIONS = (_ALLOWED, PAID)
"""What is asked of an action for itself: nothing of what comes of it."""


def _each_from_the_same_board(script: Script, put: list[tuple[Text, int]]) -> None:
    """What is only asked about has not happened: it is tried, and the board is as it was.

    Of several, one that was done would keep the next from being done. One alone of which it is asked whether it may be done is done
    where something else is asked behind it, and nothing above it, nor is anything done: what would come of it is what that asks.
    What something costs nobody asks who wants it done (`Script.price_at`), nor whether somebody can respond at all (117.1a): the
    spell that stands for any other would make something of it.
    """
    behind = script.asked_last()
    tried = [one for one in script.only_asked if not script.is_only_priced(one)]
    alone = len(tried) == 1 and any(one is tried[0] for one in behind)
    alone = alone and folded(str(tried[0].get("lancia", ""))) != ANY_SPELL
    for action in tried:
        if TRIED not in action and not (alone and _is_gone_on_with(put)):
            action[Text(TRIED, action.place)] = Text("sì", action.place)
    # 510.1: nobody asks about damage who asks of nothing but what may be done, or what it costs.
    only = all(asked.startswith(_OF_ACTIONS) for asked, _ in put)
    script.ends_here = script.ends_here or (bool(behind) and only)


def _is_gone_on_with(put: list[tuple[Text, int]]) -> bool:
    """Whether it is first asked if something may be done, and then something else, which is of what would come of it.

    What is asked above and again below is of before and of after.
    """
    first = next((n for n, (asked, _) in enumerate(put) if asked.startswith(_ALLOWED)), len(put))
    below = [folded(asked) for asked, _ in put[first:] if not asked.startswith(_OF_ACTIONS)]
    above = [folded(asked) for asked, _ in put[:first] if not asked.startswith(_OF_ACTIONS)]
    return bool(below) and not put[-1][0].startswith(_ALLOWED) and all(one in below for one in above)


def _deed(question: Typed, script: Script, table: Gathered) -> list[Fields]:
    """601.3, 508.1, 509.1: «il Gatto può bloccare l'Orso?» as it is said where it is done; nothing for any other question."""
    plain = _of_now(" ".join(question.text.rstrip(" ?").split()))
    responds = _IN_RESPONSE.fullmatch(plain)
    plain = plain if responds is None else _of_now(responds["asks"])
    found = _MAY_IT.fullmatch(plain) or _VERB_FIRST.fullmatch(plain)
    if found is None:
        return []
    parts = found.groupdict()
    who, does = parts["who"] or parts.get("last"), _DOES[folded(parts["verb"] or parts.get("does") or "")]
    does = "risponde con" if responds is not None and does == "lancia" else does
    with_what = parts["rest"] or ""
    if does == "risponde" and (not with_what or _TO_SOMETHING.fullmatch(with_what)):
        with_what = _ANY_RESPONSE
    if not with_what:
        return []
    said = Typed(f"{who} {does} {with_what}", question.line, question.column)
    made = [one for one in as_said(said, script) if "evento" not in one]
    for one in made:
        if script.player_of(said) is None:
            # 508.1a: what a creature attacks does not say whose it is by then.
            one.pop("di", None)
    return made


def _of_now(asked: str) -> str:
    said = _SAID_OF_NOW.fullmatch(asked)
    return asked if said is None else said["asks"]


_AGAIN = Pattern(r".*\b(?:ancora|di nuovo|un['’]altra volta|nuovamente)\b.*", re.IGNORECASE)
_COMBAT = ("attacca", "blocca")


def _numbers_of(asked: Fields, question: Typed, script: Script) -> list[int]:
    """The number of an action that is under way by a line above, or of the same one tried where the question stands.

    601.2a, 602.2a: what is on the stack still is what a question with its words is about; of an ability it may be meant once more,
    so both are asked. 508.1, 509.1: what attacks or blocks does so until time goes by.
    """
    asked = script.parts.in_action(asked)
    above = script.actions_above(question.line + 1)  # with what was asked about in the same line
    said = None if _AGAIN.fullmatch(question.text) else _under_way(asked, above, script)
    if said is not None and "attiva" not in asked:
        return [said]
    script.try_at(above, asked, question.line)
    return [above + 1] if said is None else [said, above + 1]


def _under_way(asked: Fields, above: int, script: Script) -> int | None:
    """The number of the last action that is the one asked about and has not come to its end by then; ``None`` for a land."""
    for number in range(above, 0, -1):
        done = script.script[number - 1][0]
        if script.is_only_asked(done):
            continue
        if _says(done, asked):
            return None if "gioca" in asked else number
        if lets_time_go_by(done) or (has_happened(done) and not set(_COMBAT) & asked.keys()):
            return None
    return None


def _says(done: Any, asked: Fields) -> bool:
    """Whether an action is the one that is asked about, perhaps with more of it said."""
    return isinstance(done, Fields) and all(key in done and _alike(done[key], asked[key]) for key in asked)


def _alike(done: Any, asked: Any) -> bool:
    """Whether the same is said; whom an attack is made against may be left open where it is asked about."""
    if isinstance(done, dict) and isinstance(asked, dict):
        there = {folded(str(key)): value for key, value in done.items()}
        keys = [folded(str(key)) for key in asked]
        return sorted(there) == sorted(keys) and all(
            value in OPPONENT or _alike(there[key], value) for key, value in zip(keys, asked.values(), strict=True)
        )
    if isinstance(done, list) and isinstance(asked, list):
        return len(done) == len(asked) and all(map(_alike, done, asked))
    return folded(str(done)) == folded(str(asked))
