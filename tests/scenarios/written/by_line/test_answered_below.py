"""106.1, 106.4: what stands below an action answers it, where above it would be something of a player's."""

import pytest

from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from scenarios.written.model import Doing, Scenario

STONE = """\
Anna: Gemma artefatto «{T}: Aggiungi un mana di un qualsiasi colore.»
mano: Orso creatura 2/2
Bruno: 20
"""


def replies_of(read: Scenario) -> tuple[object, ...]:
    return tuple(reply for one in read.script if isinstance(one, Doing) for reply in one.replies)


def played(lines: str) -> Run:
    return run(parse_lines(STONE + lines, "tavolo"))


@pytest.mark.parametrize(
    "said", ['mana: "{R}"', "mana: {R}", "mana: R", "mana: rosso", "Anna sceglie rosso", "Anna sceglie R"]
)
def test_106_1_which_mana_is_produced_is_answered_below_the_ability(said: str) -> None:
    made = played(f"Anna lancia Orso\nrisolvi\nAnna attiva Gemma\n{said}\nChe cosa succede?")
    assert made.refusal is None and "Anna ha {R} nella riserva." in ruling(made).answer


def test_control_106_4_mana_of_a_player_is_their_pool() -> None:
    read = parse_lines(STONE.replace("mano:", "mana: R\nmano:") + "Anna lancia Orso\n", "tavolo")
    assert read.players[0].pool and not replies_of(read)


def test_400_1_a_zone_of_nobody_is_that_of_the_player_above_but_not_below_an_action() -> None:
    above = parse_lines("Anna: 20\nnel cimitero: Lupo 2/2\nBruno: 20\nAnna pesca 1\n", "tavolo")
    assert len(above.players[0].graveyard) == 1
    below = parse_lines("Anna: 20\nBruno: 20\nAnna pesca 1\nnel cimitero: sì\n", "tavolo")
    assert not any(one.graveyard for one in below.players) and replies_of(below)
