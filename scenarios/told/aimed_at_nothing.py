"""115.1: what a script aims at something and has no target: the ruling tells that this changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.state.facts.announced import Targets
from engine.words.terms import CardType
from scenarios.language.folding import folded
from scenarios.language.words import listed, quoted
from scenarios.played.answering import done
from scenarios.written.script import ActivateAbility, CastSpell

if TYPE_CHECKING:
    from scenarios.played.run import Run

_SPELLS = (CardType.INSTANT, CardType.SORCERY)


def aimed_at_nothing(run: Run) -> Iterator[str]:
    """A note for each instant, sorcery or ability with targets in the script and none in its text; none where a text is unread."""
    for number, action in enumerate(run.scenario.script if not run.not_understood else (), 1):
        if not isinstance(action, CastSpell | ActivateAbility) or not action.targets:
            continue
        taken = done(run, number)
        if taken is not None and taken.fact(Targets) is None and not _becomes_permanent(run, action):
            groups = (group if isinstance(group, tuple) else (group,) for group in action.targets)
            named = listed(quoted(target) for group in groups for target in group)
            yield f"{quoted(action.what)} non ha bersagli (115.1): che sia su {named} non cambia niente."


def _becomes_permanent(run: Run, action: CastSpell | ActivateAbility) -> bool:
    """603.3d: whether what is cast becomes a permanent: an ability that triggers then may have the target."""
    if isinstance(action, ActivateAbility):
        return False
    name = folded(action.what)
    there = next(
        (one for one in run.start.objects.values() if name in (folded(one.printed.name), folded(one.label))), None
    )
    return there is None or not any(one in there.printed.types for one in _SPELLS)
