"""601.2f: «quanto costa Fulmine?»: how much mana is asked for what was done, and for what nobody does, as it is tried."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.declared import lies_with
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.by_line.how_far import TRIED
from scenarios.written.by_line.only_tried import as_said
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.scripted import Script
from scenarios.written.by_line.whole_names import as_typed, kept_whole
from scenarios.written.records import Fields, Text

PAID = "pagato"
"""As a file asks how much mana is paid for an action."""
_DEEDS = ("lancia", "attiva", "attacca", "sospendi", "predici", "trama", "gira a faccia in su", "sblocca")
"""What mana may be paid for while it is done."""
_CAST_FROM = ("mano", "comando", "cimitero", "esilio")
_MUCH = r"(?:e |ma |allora )?(?:quant[oi](?: mana)?|che cosa)"
_DOING = r"(?:lanciar|attivar|equipaggiar|giocar|usar|pagar)"
_OF = r"(?:per|di|del|dello|della|dell['’]) ?"
_ARTICLE = r"(?:(?:il|lo|la|i|gli|le) |l['’])?"
_COSTS = r"costa|costerà|costerebbe|viene a costare|verrà a costare"
_IS_PAID = r"si paga|si spende|bisogna pagare|serve|ci vuole|va pagato"
_PAYS = r"paga|spende|deve pagare|deve spendere|dovrà pagare|ha pagato|ha speso|pagherà"
_IN_ALL = r"(?: (?:in tutto|in totale|alla fine|adesso|ora|davvero|di mana))*"
_WHO_PAYS = Pattern(rf"{_MUCH} (?:{_PAYS}) [^\W\d_]\w*{_IN_ALL}", re.IGNORECASE)
_FORMS = tuple(
    Pattern(form, re.IGNORECASE)
    for form in (
        rf"{_MUCH} (?:{_COSTS})(?: {_DOING}e)? {_ARTICLE}(?P<what>.+?){_IN_ALL}",
        rf"{_MUCH} (?:{_IS_PAID}) per (?:{_DOING}e )?{_ARTICLE}(?P<what>.+?){_IN_ALL}",
        rf"{_MUCH} (?:{_PAYS}) (?P<who>[^\W\d_]\w*) {_OF}(?:{_DOING}e )?{_ARTICLE}(?P<what>.+?){_IN_ALL}",
        rf"(?:e )?(?P<who>[^\W\d_]\w*) quanto (?:{_PAYS}) {_OF}(?:{_DOING}e )?{_ARTICLE}(?P<what>.+?){_IN_ALL}",
        rf"qual è il costo(?: totale)? {_OF}(?P<what>.+?){_IN_ALL}",
        rf"{_MUCH} (?:{_PAYS}) (?P<who>[^\W\d_]\w*){_IN_ALL}",
        rf"(?P<what>{_MUCH} (?:{_COSTS}|{_IS_PAID})(?: {_DOING}[oaie])?){_IN_ALL}",
    )
)


def paid_for(question: Typed, script: Script, table: Gathered) -> list[int]:
    """The number of the action that a question wants to know the cost of; none for any other question.

    Without a name it is of the only thing that was done by then. Raises an error of `wrong` for a deed that cannot be read.
    """
    plain = kept_whole(" ".join(question.text.rstrip(" ?").split()), table.is_name)
    for place, form in enumerate(_FORMS):
        found = form.fullmatch(plain)
        if found is None:
            continue
        said = found.groupdict(default="")
        name = "" if place == len(_FORMS) - 1 else as_typed(said.get("what", ""))
        return _of_what(name, said.get("who", ""), question, script, table)
    return []


def asks_to_pay(question: Typed, script: Script) -> bool:
    """118.12: whether it is asked what somebody pays where nobody did anything that mana is paid for: it is something that happens
    by itself that asks for it, and what it asks for is told with all that comes of it."""
    plain = " ".join(question.text.rstrip(" ?").split())
    above = script.script[: script.actions_above(question.line)]
    bought = any(isinstance(one, Fields) and {*_DEEDS} & one.keys() for one, _ in above)
    return not bought and _WHO_PAYS.fullmatch(plain) is not None


def _of_what(name: str, who: str, question: Typed, script: Script, table: Gathered) -> list[int]:
    if who and folded(who) not in map(folded, table.players):
        return []
    above = script.actions_above(question.line)
    done = [n for n, (action, _) in enumerate(script.script[:above], 1) if isinstance(action, Fields)]
    bought = [n for n in done if {*_DEEDS} & script.script[n - 1][0].keys()]
    aimed = None if not name or table.is_name(name) else _AIMED.fullmatch(name)
    if aimed is not None:
        return _aimed(aimed["what"], aimed["at"], bought, question, script, table)
    if name:
        own = [n for n in bought if _is_of(script.script[n - 1][0], name, wholly=True)]
        another = any(lies_with(name, table, zone) for zone in _CAST_FROM)
        named = own or [n for n in bought if not another and _is_of(script.script[n - 1][0], name)]
        return _as_asked_about(named[-1:], question, script) or _tried(name, question, script, table)
    mine = [n for n in bought if not who or folded(str(script.script[n - 1][0].get("di", who))) == folded(who)]
    return mine if len(mine) == 1 == len(bought) else []


def _as_asked_about(numbers: list[int], question: Typed, script: Script) -> list[int]:
    """601.2f: of a spell of which only is asked whether it may be cast, the same is priced, and it is tried."""
    for number in numbers:
        asked = script.script[number - 1][0]
        if script.is_only_asked(asked) and "lancia" in asked and TRIED not in asked:
            above = script.actions_above(question.line + 1)
            script.price_at(above, deepcopy(asked), question.line)
            asked[Text(TRIED, asked.place)] = Text("sì", asked.place)
            return [above + 1]
        if script.is_only_priced(asked) and script.last_deed(question.line) > number:
            return []  # 601.2f: much may have changed since then, so that it is tried again
    return numbers


def _is_of(action: Fields, name: str, *, wholly: bool = False) -> bool:
    """Whether an action is done with what bears a name, or a part of it; to attack is meant by the creature that does."""
    plain = folded(name)
    if wholly:
        return any(plain in (said, said.rstrip("0123456789")) for said in _names(action))
    return any(plain in said or said in plain for said in _names(action))


def _names(action: Fields) -> Iterator[str]:
    for deed in _DEEDS:
        if deed in action:
            value = action[deed]
            yield from map(folded, map(str, value if isinstance(value, Fields) else [value]))


_AIMED = Pattern(r"(?P<what>\S.*?)(?P<at> (?:su|contro) \S.*)", re.IGNORECASE)
"""601.2c, 601.2f: «Dardo su Bruno»: what it costs may depend on what it is aimed at."""


def _aimed(what: str, at: str, bought: Sequence[int], question: Typed, script: Script, table: Gathered) -> list[int]:
    """601.2f: the number of the action that casts it at just that; where nobody has cast it by then, of one that tries it."""
    done = [n for n in bought if not script.is_only_asked(script.script[n - 1][0])]
    done = [n for n in done if _is_of(script.script[n - 1][0], what, wholly=True)]
    if not done:
        return _tried(what, question, script, table, at)
    action = script.script[done[-1] - 1][0]
    asked = as_said(Typed(f"{action.get('di', '')} lancia {what}{at}", question.line, question.column), script)
    same = len(asked) == 1 and all(action.get(key) == value for key, value in asked[0].items())
    return done[-1:] if same else []


def _tried(name: str, question: Typed, script: Script, table: Gathered, at: str = "") -> list[int]:
    """601.2: a card that nobody has cast by then, cast for trial by whom it lies with, or by who casts it below: they have it.

    ``at``: what is said of its targets.
    """
    name = script.parts.whole(name)
    seat = next((seat for zone in _CAST_FROM if (seat := lies_with(name, table, zone))), None)
    caster = seat.name if seat is not None else _who_casts_below(name, question, script)
    if not caster:
        return []
    made = as_said(Typed(f"{caster} lancia {name}{at}", question.line, question.column), script)
    above = script.actions_above(question.line + 1)
    made = [_with_all_that_is_said(one, script.script[above:]) for one in made]
    for action in made:
        script.price_at(above, script.parts.in_action(action), question.line)
    return [above + 1] if made else []


def _who_casts_below(name: str, question: Typed, script: Script) -> str:
    """601.2a: who casts a card of that name further down, and so has it in hand until then; '' where nobody does."""
    below = (action for action, _ in script.script[script.actions_above(question.line) :] if isinstance(action, Fields))
    return next((str(one.get("di", "")) for one in below if folded(str(one.get("lancia", ""))) == folded(name)), "")


def _with_all_that_is_said(tried: Fields, below: Sequence[tuple[Any, int]]) -> Fields:
    """601.2c, 601.2f: where it is cast right below, with the targets, modes and replies that are said there."""
    following = below[0][0] if below else None
    if not isinstance(following, Fields) or "rifiutata" in following:
        return tried
    same = all(following.get(key) == value for key, value in tried.items())
    return deepcopy(following) if same else tried
