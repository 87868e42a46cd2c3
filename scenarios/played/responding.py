"""117.7: what it is to respond, and what cannot be responded to because it is never on the stack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Game, Moment, Refused, Step
from engine.state.facts.announced import ForMana
from engine.words.citations import cite
from scenarios.written import model


def why_no_response(
    game: Game, action: model.Doing, before: Sequence[model.Action], steps: Iterable[Step]
) -> Refused | None:
    """Why something said to be a response is none: nothing is on the stack, by the rule for what was done last.

    ``before``: the script above it; ``steps``: what came of the last action there. ``None`` where it is a response, and behind what
    players call responding to though it is not on the stack either: an attack, a step that begins.
    """
    responds = isinstance(action, model.CastSpell | model.ActivateAbility) and action.response
    if not responds or game.moment is not Moment.PRIORITY or game.stack_top is not None:
        return None
    match next((one for one in reversed(before) if not isinstance(one, model.Check)), None):
        case model.PlayLand():
            return Refused("responds to a land", cite("305.1"))
        case model.TurnUp() | model.UnlocksDoor() | model.Suspend() | model.Foretell() | model.Plot():
            return Refused("responds to a special action", cite("405.6d"), by=(cite("116.1"),))
        case model.ActivateAbility() if any(one.fact(ForMana) is not None for one in steps):
            return Refused("responds to a mana ability", cite("605.3b"))
        case model.CastSpell() | model.ActivateAbility() | model.Resolve():
            return Refused("nothing to respond to", cite("117.7"))
    return None
