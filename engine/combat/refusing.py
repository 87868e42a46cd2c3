"""733.1: why a declaration is illegal: the rule, the creature, whose ability or effect forbids it, or wants what was left out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NoReturn

from engine.board.asking import Refused, Transaction
from engine.board.prohibitions import reaching_later
from engine.combat.declaration import Company, Limit, Pair, Problem, obeyed
from engine.combat.solving import TooHard
from engine.happening.ring import is_ring
from engine.state.facts.refused import DutiesLeft, Hindered
from engine.state.trace import Untold
from engine.words.citations import Citation, cite
from engine.words.mentions import Mention
from engine.words.terms import ObjectId


def refuse(tx: Transaction, why: str, rule: Citation, source: ObjectId, creature: ObjectId) -> NoReturn:
    """Refuse a declaration because of one creature; ``source`` is itself where no other object says so."""
    by = None if source == creature else _mention(tx, source)
    ring = is_ring(tx.board.objects.get(source))
    later = () if by is None else reaching_later(tx.board, source, creature)
    because = (*later, *((cite("701.54c"),) if ring else ()))
    raise Refused(why, rule, (Hindered(creature=_mention(tx, creature), by=by),), by=because)


def refuse_by_effect(tx: Transaction, broken: Limit | Company) -> NoReturn:
    """508.1c, 509.1b: refuse a declaration because of several creatures together."""
    by = _mention(tx, broken.source)
    if isinstance(broken, Company):
        hindered = Hindered(by=by, creature=_mention(tx, broken.creature), at_least=broken.others)
    else:
        hindered = Hindered(by=by, at_least=broken.least if broken.most is None else None, at_most=broken.most)
    raise Refused(broken.why, broken.rule, (hindered,), by=broken.by if isinstance(broken, Limit) else ())


def require_duties(
    tx: Transaction, problem: Problem, pairs: Collection[Pair], why: str, rule: Citation
) -> tuple[Untold, ...]:
    """508.1d, 509.1c: refuse a declaration that obeys fewer requirements than it could, and name those that it could obey.

    Gives back what the declaration rests on and is not known: whether it obeys enough of them, where the search gave up.
    """
    try:
        most, best = problem.most()
    except TooHard:
        return unsettled(rule)
    number = problem.count(pairs)
    if number >= most:
        return ()
    left_out = [duty for duty in problem.duties if obeyed(duty, best) and not obeyed(duty, pairs)]
    duties = DutiesLeft(
        obeyed=number,
        possible=most,
        left_out=_mentions(tx, [duty.about for duty in left_out]),
        by=_mentions(tx, [duty.source for duty in left_out]),
    )
    raise Refused(why, rule, (duties,))


def unsettled(rule: Citation) -> tuple[Untold, ...]:
    """What makes a ruling incomplete where the search for requirements gave up."""
    return (Untold(source=None, text="", reason="too many declarations", rules=(rule,)),)


def _mentions(tx: Transaction, several: Sequence[ObjectId]) -> tuple[Mention, ...]:
    return tuple(dict.fromkeys(tx.mention(one) for one in several if tx.board.last_seen(one) is not None))


def _mention(tx: Transaction, one: ObjectId) -> Mention | None:
    return None if tx.board.last_seen(one) is None else tx.mention(one)
