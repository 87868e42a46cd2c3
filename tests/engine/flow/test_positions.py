"""104.4b: when a board has come back."""

from __future__ import annotations

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import CreateTokens, Sacrifice
from engine.cards.abilities.references import It
from engine.cards.abilities.triggers import dies, enters
from engine.cards.sticker import Sticker, StickerOn
from engine.flow.positions import Position, position
from engine.happening.writing.changed import changed
from engine.state.actions import Continue, Pass
from engine.state.events import TokenCreated
from engine.state.objects import ColorChosen
from engine.state.turn_state import Moment
from engine.words.record import replace
from engine.words.terms import CardType, Color, Kind, PlayerId, StickerKind, Zone
from tests.engine.flow.tides import tides
from tests.engine.support import Table, creature

ANNA = PlayerId(0)


def rounds(at: Table, steps: int = 60) -> list[Position]:
    """The boards at which somebody gets priority, everybody passing."""
    found = []
    for _ in range(steps):
        if at.game.moment is Moment.PRIORITY:
            found.append(position(at.game))
            at.do(Pass(at.game.receiver))
        else:
            at.do(Continue())
    return found


def test_104_4b_the_board_of_a_loop_comes_back() -> None:
    seen = rounds(tides())
    assert len(set(seen)) < len(seen)


def test_104_4b_control_a_total_that_grows_never_comes_back() -> None:
    seen = rounds(tides(gain=2))
    assert len(set(seen)) == len(seen)


def test_104_4b_a_token_made_in_the_place_of_another_is_the_same_board() -> None:
    """A token that is sacrificed as it enters and makes another as it dies: other ids, one board."""
    at = Table()
    spirit = creature("Spirito", 1, 1)
    tokens = Filter(kind=Kind.TOKEN)
    at.permanent(
        "Culla", Triggered(trigger=dies(tokens), effects=(CreateTokens(token=spirit),)), types=(CardType.ARTIFACT,)
    )
    at.permanent("Rogo", Triggered(trigger=enters(tokens), effects=(Sacrifice(what=It()),)), types=(CardType.ARTIFACT,))
    at.settle().occur(TokenCreated(owner=ANNA, characteristics=spirit, label="Spirito"))
    seen = rounds(at)
    assert len(set(seen)) < len(seen)


def test_104_4b_control_tapped_or_not_is_another_board() -> None:
    boards = []
    for tapped in (False, True):
        at = Table()
        at.creature("Orso", 2, 2, tapped=tapped)
        boards.append(position(at.settle().game))
    assert boards[0] != boards[1]


def test_104_4b_the_order_of_timestamps_is_part_of_the_board_and_their_size_is_not() -> None:
    def board(*labels: str, before: int = 0) -> Position:
        at = Table()
        for number in range(before):
            at.put(f"x{number}", creature("Nulla", 0, 0), zone=Zone.BATTLEFIELD)
        for label in labels:
            at.creature(label, 2, 2)
        return position(at.settle().game)

    assert board("Orso", "Lupo") == board("Orso", "Lupo", before=0)
    assert board("Orso", "Lupo") != board("Lupo", "Orso")


def test_104_4b_when_a_colour_was_chosen_for_a_copy_is_told_by_rank_and_a_stickers_age_too() -> None:
    """607.5, 123.3a: numbers of the game's clock that an object keeps do not make a board another one; their order does."""

    def board(before: int = 0, *, stuck_late: bool = False, pair: str = "") -> Position:
        at = Table()
        for number in range(before):
            at.put(f"x{number}", creature("Nulla", 1, 1), controller=0, zone=Zone.BATTLEFIELD)
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        game = at.game.fork()
        bear, wolf = (game.objects[at.id(label)] for label in ("Orso", "Lupo"))
        small = Sticker(kind=StickerKind.SIZE, power=1, toughness=1)
        stuck = StickerOn(sticker=small, number=0, timestamp=(wolf if stuck_late else bear).timestamp)
        given = (f"{pair}@{wolf.id}" if pair else "", bear.timestamp)
        marked = replace(bear, color_chosen=ColorChosen(Color.RED, given), linked_pair=given, stickers=(stuck,))
        gone = {at.id(f"x{number}") for number in range(before)}
        game.objects = {**{k: v for k, v in game.objects.items() if k not in gone}, bear.id: marked}
        game.places = {where: tuple(one for one in inside if one not in gone) for where, inside in game.places.items()}
        changed(game)
        return position(game)

    assert board() == board(before=7)
    assert board(pair="paio") == board(before=7, pair="paio")
    assert board() != board(pair="paio")
    assert board() != board(stuck_late=True)
