"""Instructions that cards of old spell out, and for which today's text of every such card has a name, or one word more."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.choices import Choose, May, OneOf
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import Look, Scry, Surveil
from engine.cards.abilities.objects import Move, Tap, Untap
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Among, Remembered, TopOf, You
from engine.words.record import within
from engine.words.terms import Zone
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.nouns import ANY_NUMBER


def as_today(made: Sequence[Effect]) -> Effects:
    """701.22a, 701.25a, 701.26: what is scrying and surveilling, and that one need neither tap nor untap."""
    found: list[Effect] = []
    left = tuple(made)
    while left:
        length, named = _looked_through(left)
        found.append(named or _neither(left[0]))
        left = left[length:]
    return tuple(found)


def _neither(one: Effect) -> Effect:
    """701.26: 'TAPpa o STAPpa una creatura bersaglio': today a player may, and must not."""
    match one:
        case OneOf(ways=((Tap() as tapped,), (Untap() as untapped,)), who=You()) if tapped.what == untapped.what:
            return May(then=(one,))
        case _:
            return one


def _looked_through(made: Effects) -> tuple[int, Effect | None]:
    """701.22a, 701.25a: looking at cards of the top of one's library, of which some go elsewhere and the rest back: how many
    instructions that is, and its name."""
    look = made[0]
    if not isinstance(look, Look) or look.keep_as is None or look != Look(at=look.at, keep_as=look.keep_as):
        return 1, None
    top, those = look.at, Remembered(look.keep_as)
    if not isinstance(top, TopOf) or top.of != You() or not isinstance(top.count, Fixed):
        return 1, None
    for named, to, position in (
        (Surveil(count=top.count), Zone.GRAVEYARD, 0),
        (Scry(count=top.count), Zone.LIBRARY, -1),
    ):
        one = May(then=(Move(what=those, to=to, position=position),))
        forms: list[Effects] = [(one,)] if top.count == Fixed(1) else []
        if len(made) > 1 and isinstance(made[1], Choose):
            forms.append(_some_of_them(made[1].keep_as, those, to, position))
        for form in forms:
            length = len(form) + 1
            if made[1:length] == form and not _spoken_of(made[length:], made[:length]):
                return length, named
    return 1, None


def _some_of_them(name: str, those: Remembered, to: Zone, position: int) -> Effects:
    """Any number of the cards there, and the rest back on top."""
    some = Remembered(name)
    return (
        Choose(filter=Filter(zone=Zone.LIBRARY), keep_as=name, among=those, minimum=0, maximum=ANY_NUMBER),
        Move(what=some, to=to, position=position),
        Move(what=Among(those, without=some), to=Zone.LIBRARY),
    )


def _spoken_of(after: Effects, before: Effects) -> bool:
    """Whether what follows speaks of anything that was kept there."""
    kept = {getattr(one, "keep_as", None) for one in before}
    return any(isinstance(part, Remembered) and part.name in kept for part in within(after))
