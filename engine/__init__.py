"""The game itself, exactly: no files, no screen, no clock, no sentences. This is its one door: what is named here is published.

A board is set up, an action is played, and what it came to is read off its steps, each with the rules that made it happen:

    >>> from engine import Builder, Cast, Continue, Moment, Pass, PlayerTarget, board_of, legal_actions, play
    >>> from engine.cards.abilities.ability import SpellAbility
    >>> from engine.cards.abilities.damage import DealDamage
    >>> from engine.cards.abilities.filters import ANY_TARGET
    >>> from engine.cards.abilities.quantities import Fixed
    >>> from engine.cards.abilities.references import Target
    >>> from engine.cards.characteristics import Characteristics
    >>> from engine.words.terms import CardType, PlayerId, TurnStep, Zone
    >>> anna, bruno = PlayerId(0), PlayerId(1)
    >>> sting = SpellAbility(effects=(DealDamage(amount=Fixed(2), to=Target()),), targets=(ANY_TARGET,))
    >>> builder = Builder(("Anna", "Bruno"))
    >>> builder.turn(anna, TurnStep.PRECOMBAT_MAIN)
    >>> bear = Characteristics(name="Orso", types=(CardType.CREATURE,), power=2, toughness=2)
    >>> _ = builder.put("Orso", bear, bruno, Zone.BATTLEFIELD)
    >>> spell = Characteristics(name="Puntura", types=(CardType.INSTANT,), mana_cost="{R}", abilities=(sting,))
    >>> card = builder.put("Puntura", spell, anna, Zone.HAND)
    >>> game = builder.game()

What the rules do by themselves is an action, too; each gives back a new game, and leaves the one it was given as it was:

    >>> while game.moment is not Moment.PRIORITY:
    ...     game = play(game, Continue()).game
    >>> [(type(one.action).__name__, str(one.rules[0])) for one in legal_actions(game, anna)]
    [('Cast', '117.1a'), ('Pass', '117.3d'), ('Concede', '104.3a')]

Where somebody must decide, nothing has happened: the question is answered and the action played again.

    >>> question = play(game, Cast(anna, card)).question
    >>> question.purpose.value, str(question.rule), [option.key for option in question.options]
    ('targets', '601.2c', ['o1', 'p0', 'p1'])
    >>> from engine import Answer
    >>> played = play(game, Cast(anna, card), [Answer(keys=("o1",))])
    >>> for step in played.steps:
    ...     print(step.kind.value, *step.rules)
    cast 601.2a 601.2c 601.2i
    nothing happens 601.2h

What the rules do not allow is refused, with the rule:

    >>> str(play(game, Pass(bruno)).refused.rule)
    '117.1'

The vocabularies (zones, steps, types) are in `engine.words`, what a card says in `engine.cards`. A name is loaded when it is first
asked for: whoever needs a question alone does not load the rules.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # as type checkers know it; `typing` itself would be nearly all that this import costs
if TYPE_CHECKING:
    from engine.board.asking import Refused
    from engine.board.board_of import board_of
    from engine.flow.legal import Legal, legal_actions
    from engine.flow.play import Played, game_after_step, play
    from engine.happening.building import Builder
    from engine.state.actions import (
        Action,
        Activate,
        AgreeToDraw,
        Cast,
        Concede,
        Continue,
        DeclareAttackers,
        DeclareBlockers,
        Occur,
        Pass,
        Penalty,
        PlayLand,
        ProvedLoop,
        SetAside,
        TurnFaceUp,
        Unlock,
    )
    from engine.state.game import Game
    from engine.state.objects import PlayerTarget, Recipient
    from engine.state.trace import Step, StepKind
    from engine.state.turn_state import Moment
    from engine.words.answering import every_answer
    from engine.words.citations import Citation
    from engine.words.decisions import Answer, Form, Heard, IllegalAnswer, Option, Purpose, Question

__all__ = [
    # playing
    "play",
    "game_after_step",
    "Played",
    "Refused",
    "Step",
    "StepKind",
    "Citation",
    "legal_actions",
    "Legal",
    # the game
    "Builder",
    "Game",
    "Moment",
    "board_of",
    # actions
    "Action",
    "Activate",
    "AgreeToDraw",
    "Cast",
    "Concede",
    "Continue",
    "DeclareAttackers",
    "DeclareBlockers",
    "Occur",
    "Pass",
    "Penalty",
    "PlayLand",
    "PlayerTarget",
    "ProvedLoop",
    "Recipient",
    "SetAside",
    "TurnFaceUp",
    "Unlock",
    # questions
    "Question",
    "Answer",
    "Form",
    "Heard",
    "IllegalAnswer",
    "Option",
    "Purpose",
    "every_answer",
]

_HOMES = {
    "engine.board.asking": ("Refused",),
    "engine.board.board_of": ("board_of",),
    "engine.flow.legal": ("Legal", "legal_actions"),
    "engine.flow.play": ("Played", "game_after_step", "play"),
    "engine.happening.building": ("Builder",),
    "engine.state.actions": (
        "Action",
        "Activate",
        "AgreeToDraw",
        "Cast",
        "Concede",
        "Continue",
        "DeclareAttackers",
        "DeclareBlockers",
        "Occur",
        "Pass",
        "Penalty",
        "PlayLand",
        "ProvedLoop",
        "SetAside",
        "TurnFaceUp",
        "Unlock",
    ),
    "engine.state.game": ("Game",),
    "engine.state.turn_state": ("Moment",),
    "engine.state.objects": ("PlayerTarget", "Recipient"),
    "engine.state.trace": ("Step", "StepKind"),
    "engine.words.answering": ("every_answer",),
    "engine.words.citations": ("Citation",),
    "engine.words.decisions": ("Answer", "Form", "Heard", "IllegalAnswer", "Option", "Purpose", "Question"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    """What is published, loaded from its home as it is first asked for."""
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(home), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
