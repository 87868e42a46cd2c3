"""704.5a, 400.7: what decides that somebody loses is what their life hung by; of what comes back, that it is another object."""

import pytest

from engine.state.trace import StepKind
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

AT_ONE = """
Anna: Orso {power}/3, Lupo 2/2
Bruno: vita 1, Angelo 2/2 legame vitale
Anna attacca Bruno con Orso e Lupo
Bruno blocca Lupo con Angelo
Bruno perde?
"""


@pytest.mark.parametrize(
    ("power", "lost"), [(3, "Bruno perde la partita (704.5a)."), (2, "Bruno non perde la partita.")]
)
def test_702_15b_what_was_gained_with_the_damage_decides_whether_the_player_loses(power: int, lost: str) -> None:
    told = ruling(run(parse_lines(AT_ONE.format(power=power), "t")))
    assert told.answer[0] == lost
    assert "702.15b" in told.rules


BLINKED = """
Anna: Orso 2/2{counter}
carta: Lampeggio istantaneo
> Esilia una creatura bersaglio che controlli, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario.
Anna lancia {spell} su Orso
che forza ha Orso?
"""


def test_400_7_what_comes_back_is_another_object_and_has_none_of_the_counters() -> None:
    told = ruling(run(parse_lines(BLINKED.format(counter=" +1/+1", spell="Lampeggio"), "t")))
    assert "forza 2" in told.answer[0] and {"400.7", "122.2"} <= {*told.rules}
    plain = ruling(run(parse_lines(BLINKED.format(counter="", spell="Lampeggio"), "t")))
    assert "122.2" not in plain.rules


def test_400_7_control_what_stays_is_the_same_object() -> None:
    told = ruling(run(parse_lines(BLINKED.format(counter=" +1/+1", spell="+3/+3"), "t")))
    assert "forza 6" in told.answer[0] and not {"400.7", "122.2"} & {*told.rules}


def test_603_3b_who_wins_hangs_by_whose_ability_resolves_first() -> None:
    bell = "> Ogniqualvolta una creatura entra, ogni avversario perde 1 punto vita."
    board = f"Anna: vita 1, Campana incantesimo; mano: Topo 1/1\nBruno: vita 1, Campana\ncarta: Campana incantesimo\n{bell}\n"
    told = ruling(run(parse_lines(f"{board}Anna lancia Topo\nChi vince?\n", "t")))
    assert told.answer[0] == "Vince Bruno." and "603.3b" in told.rules


SEER = "carta: Veggente planeswalker fedeltà 3\n> −3: Pesca due carte.\n> −1: Pesca due carte.\nAnna: Veggente\nBruno: 20\n"


@pytest.mark.parametrize(("ability", "gone"), [(1, True), (2, False)])
def test_113_7a_an_ability_resolves_without_its_source(ability: int, gone: bool) -> None:
    made = run(parse_lines(f"{SEER}Anna attiva Veggente abilità {ability}\n? carte in mano di Anna\n", "t"))
    resolves = next(one.step for one in made.steps if one.step.kind is StepKind.RESOLUTION_BEGINS)
    assert ("113.7a" in map(str, resolves.rules)) is gone


GIANT = """
formato: {form}
Anna: squadra 1, {life}
Alba: squadra 1, {keeper}
Bruno: squadra 2, veleno {poison}
Bea: squadra 2, Drago 5/5
turno di Bruno
Bea attacca Alba con Drago
Anna perde?
Bea perde?
"""
KEEPER = "Angelo 4/4\n> Non puoi perdere la partita."


def _giant(
    keeper: str, *, life: int = 3, poison: int = 0, form: str = "2HG"
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    board = GIANT.format(keeper=keeper, life=life, poison=poison, form=form)
    told = ruling(run(parse_lines(board, "t")))
    return told.answer, told.rules


def test_810_8a_a_team_that_cannot_lose_is_told_with_what_it_would_have_lost_by() -> None:
    answer, rules = _giant(KEEPER)
    assert answer[0] == "Anna e Bea non perdono la partita."
    assert rules[:2] == ("704.6a", "810.8a")


def test_810_8a_control_without_the_effect_or_with_life_left_something_else_decides() -> None:
    answer, rules = _giant("Angelo 4/4")
    assert answer[0].startswith("Anna perde la partita (704.6a e 810.8a)")
    answer, rules = _giant(KEEPER, life=30)
    assert answer[0] == "Anna e Bea non perdono la partita." and "704.6a" not in rules


def test_704_6b_a_team_with_ten_poison_counters_is_told_how_many_it_takes() -> None:
    assert _giant("Lupo 2/2", life=30, poison=10)[1][0] == "704.6b"
    assert "704.6b" not in _giant("Lupo 2/2", life=30, poison=9)[1]
