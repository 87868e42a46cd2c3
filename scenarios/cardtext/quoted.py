"""113.1a, 201.5: abilities in quotes, which something has or gains."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability
from engine.cards.abilities.filters import Targeting
from engine.words.record import replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.clauses import Reader
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import LineInQuotes
from scenarios.cardtext.lower.scope import Source
from scenarios.cardtext.normalise import PieceKind
from scenarios.cardtext.refusal import Refusal


def quoted_abilities(
    quoted: Lexeme,
    has_it: Source | None = None,
    around: tuple[str, ...] = Source().around,
    *,
    text: Source,
    given: bool = False,
) -> tuple[Ability, ...]:
    """The abilities in quotes, which something has or gains. 'Questa creatura' in them is what has them; its name too, where it
    is the source itself that ``has_it``, or what gives it, where it is ``given``. ``text``: of the card in whose text they stand,
    whose name a description may ask for.
    """
    inside = quoted.value
    assert isinstance(inside, tuple)
    if inside and inside[-1].form == ",":
        # English puts the comma of the sentence around it before the quotation mark.
        inside = inside[:-1]
    if not inside:
        raise Refusal(quoted.start, quoted.end, refusal.EMPTY)
    named = any(piece.kind is PieceKind.NAME for piece in inside)
    source = (
        Source(
            quoted=True,
            given=given and not text.spell,
            around=around,
            name=text.name,
            words=text.words,
            of_today=text.of_today,
        )
        if has_it is None or not named
        else replace(has_it, announces_x=False, paid_in_x=None, turned_up_for_x=False, own_costs=frozenset())
    )
    reader = Reader(source)
    line = LineInQuotes(inside, (), text.words[inside[0].start : inside[-1].end])
    reader.read(line)
    reader.finish()
    if reader.failed:
        raise reader.failed[0].why
    aimed = any(isinstance(part, Targeting) for one in reader.placed for part in within(one.ability))
    if aimed and named and has_it is None:
        raise Refusal(quoted.start, quoted.end, refusal.NO_VOCABULARY)
    return tuple(one.ability for one in reader.placed)
