"""What does not happen is said with its rule, and only there: numbers that come to 0, damage not dealt, costs paid in vain."""

import pytest

from engine import StepKind
from scenarios.asked.explaining.why_not import about
from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines
from tests.scenarios.ruling import rules_of


def told(board: str) -> Ruling:
    return ruling(run(parse_lines(board, "tavolo")))


BREATH = """\
Anna: Bestia 1/4
mano: Soffio istantaneo
> {effect}
Bruno
Bruno lancia {change} su Bestia
risolvi
Anna lancia Soffio su Bestia
{asked}
"""
BY_POWER = {
    "Guadagni punti vita pari alla forza della creatura bersaglio.": "Quanta vita ha Anna?",
    "Ogni avversario perde punti vita pari alla forza della creatura bersaglio.": "Quanta vita ha Bruno?",
    "Pesca carte pari alla forza della creatura bersaglio.": "Quante carte ha in mano Anna?",
}


@pytest.mark.parametrize("effect", BY_POWER)
def test_107_1b_a_negative_number_is_0_for_an_instruction(effect: str) -> None:
    asked = BY_POWER[effect]
    below = told(BREATH.format(effect=effect, change="-3/-0", asked=asked))
    assert "107.1b" in below.rules
    above = told(BREATH.format(effect=effect, change="+3/+0", asked=asked))
    assert "107.1b" not in above.rules and above.answer[0] != below.answer[0]


@pytest.mark.parametrize(("change", "nothing"), [("-1/-0", True), ("+1/+0", False)])
def test_119_9_who_gains_0_life_gains_none(change: str, nothing: bool) -> None:
    effect = "Guadagni punti vita pari alla forza della creatura bersaglio."
    found = told(BREATH.format(effect=effect, change=change, asked="Quanta vita ha Anna?"))
    assert ("119.9" in found.rules) == nothing and "107.1b" not in found.rules


SPY = """\
Anna: Spia {power}/3
> Ogniqualvolta la Spia infligge danno {what}, pesca una carta.
Bruno: Muro 0/4
Anna attacca con Spia
{blocks}
Si innesca la Spia?
"""


@pytest.mark.parametrize(
    ("what", "blocks"),
    [
        ("da combattimento a un giocatore", "Bruno non blocca"),
        ("a un avversario", "Bruno non blocca"),
        ("a una creatura", "Bruno blocca Spia con Muro"),
    ],
)
def test_120_8_no_damage_no_trigger_on_damage(what: str, blocks: str) -> None:
    board = SPY.format(power=0, what=what, blocks=blocks)
    found = told(board)
    assert "non si innesca" in found.answer[0] and {"510.1a", "120.8"} <= set(found.rules)
    assert "510.1a, 120.8" in found.answer[0]
    assert "non si innesca" not in told(board.replace("0/3", "1/3")).answer[0]


def test_120_8_what_another_watches_for() -> None:
    board = (
        "Anna: Spia 0/3\nAnna: Fonte incantesimo\n"
        "> Ogniqualvolta una creatura che controlli infligge danno, guadagni 1 punto vita.\n"
        "Bruno\nAnna attacca con Spia\nBruno non blocca\nSi innesca la Fonte?\n"
    )
    assert "120.8" in told(board).rules
    assert "120.8" not in told(board.replace("0/3", "2/3")).rules


DART = """\
Anna: Bestia {power}/4
Anna: Brace incantesimo
> Ogniqualvolta a un giocatore viene inflitto danno, guadagni 1 punto vita.
mano: Dardo istantaneo
> Dardo infligge danno pari alla forza della creatura bersaglio a ogni avversario.
Bruno
Anna lancia Dardo su Bestia
Quanta vita ha Anna? Quanta vita ha Bruno?
"""


@pytest.mark.parametrize(("power", "nothing"), [(0, True), (2, False)])
def test_120_8_of_a_spell(power: int, nothing: bool) -> None:
    assert ("120.8" in told(DART.format(power=power)).rules) == nothing


BLOCKED = """\
Anna: Orso 3/3{more}
Bruno: Gatto 1/1
Bruno: Altare artefatto
> Sacrifica una creatura: {effect}
Anna attacca con Orso
Bruno blocca Orso con Gatto
Bruno attiva Altare
Quanta vita ha Bruno?
"""


@pytest.mark.parametrize("effect", ["Pesca una carta.", "Guadagni 1 punto vita."])
def test_510_1c_blocked_and_its_blocker_gone(effect: str) -> None:
    assert "510.1c" in told(BLOCKED.format(more="", effect=effect)).rules
    assert "510.1c" not in told(BLOCKED.format(more=" travolgere", effect=effect)).rules


RITE = """\
Anna: Gatto 1/1
mano: Rito stregoneria
> {cost}Pesca due carte.
Bruno
Anna lancia Rito
Bruno risponde con contromagia su Rito
Dov'è il Gatto?
"""


def test_118_8_an_additional_cost_is_paid_whatever_becomes_of_the_spell() -> None:
    found = told(RITE.format(cost="Come costo addizionale per lanciare questa magia, sacrifica una creatura.\n> "))
    assert found.answer[0] == "«Gatto» muore." and found.rules[0] == "118.8"
    assert "118.8" not in told(RITE.format(cost="")).rules


WORN = """\
Anna: {first} 2/2
Anna: Spada artefatto equipaggiamento su Orso
> La creatura equipaggiata prende +2/+0.
> Equipaggiare {{1}}
Bruno
mano: Lusinga stregoneria
> Prendi il controllo della creatura bersaglio fino alla fine del turno.
turno di Bruno
Bruno lancia Lusinga su {taken}
Che forza ha l'Orso?
"""


def test_301_5d_equipment_stays_on_what_another_player_takes() -> None:
    found = told(WORN.format(first="Orso", taken="Orso"))
    assert found.answer[0] == "«Orso» ha forza 4." and found.rules[0] == "301.5d"
    assert "301.5d" not in told(WORN.format(first="Lupo 3/3, Orso", taken="Lupo")).rules


CHAINS = """\
Anna: Orso 2/2
Bruno
mano: Lusinga stregoneria
> Prendi il controllo della creatura bersaglio fino alla fine del turno.
{whose}: Catene aura su Orso
> Incanta creatura
> La creatura incantata prende -1/-0.
turno di Bruno
{done}
Che forza ha l'Orso?
"""


@pytest.mark.parametrize(
    ("whose", "done", "told_of"),
    [
        ("Anna", "Bruno lancia Lusinga su Orso", True),
        ("Bruno", "", False),
    ],
)
def test_303_4e_an_aura_stays_with_its_own_controller(whose: str, done: str, told_of: bool) -> None:
    found = told(CHAINS.format(whose=whose, done=done))
    assert found.answer[0] == "«Orso» ha forza 1." and ("303.4e" in found.rules) == told_of


SWEEP = "Anna: Orso 2/2\nBruno: Gatto 1/1\nmano: Fiamma stregoneria\n> {effect}\nBruno lancia Fiamma\nMuore l'Orso?\n"


@pytest.mark.parametrize(
    ("effect", "found"),
    [
        ("Distruggi tutti gli artefatti.", False),
        ("Esilia tutte le creature con volare.", False),
        ("Fai tornare in mano ai loro proprietari tutti gli incantesimi.", False),
        ("Distruggi tutte le creature.", True),
    ],
)
def test_609_3_an_effect_that_finds_nothing_says_so(effect: str, found: bool) -> None:
    said = run(parse_lines(SWEEP.format(effect=effect), "tavolo"))
    nothing = [one.step for one in said.steps if one.step.kind is StepKind.NOTHING]
    assert bool(nothing) is not found and ("609.3" in ruling(said).rules) is not found


@pytest.mark.parametrize(("creature", "nothing"), [("", True), (", Gatto 1/1", False)])
def test_609_3_who_has_nothing_to_sacrifice(creature: str, nothing: bool) -> None:
    board = (
        f"Anna: 20{creature}\nBruno\nmano: Tributo stregoneria\n> L'avversario bersaglio sacrifica una creatura.\n"
        "turno di Bruno\nBruno lancia Tributo su Anna\n"
    )
    assert ("609.3" in told(board).rules) == nothing


def test_119_9_what_watches_for_life_that_is_not_gained() -> None:
    board = (
        "Anna: Vampiro 2/2{more}\n> Ogniqualvolta guadagni punti vita, metti un segnalino +1/+1 sul Vampiro.\nBruno\n"
        "Anna lancia Balsamo\nSi innesca il Vampiro?\ncarta: Balsamo istantaneo\n"
        "> Guadagni punti vita pari al numero di artefatti che controlli.\n"
    )
    found = told(board.format(more=""))
    assert found.answer[0].endswith("(119.9).") and found.rules == ("119.9",)
    assert "119.9" not in told(board.format(more=", Gnomo artefatto")).answer[0]


BANNER = """\
Anna: Orso 2/2
{where}: Stendardo incantesimo
> Le creature che controlli prendono +1/+1.
> Ogniqualvolta una creatura muore, guadagni 1 punto vita.
Bruno
{asked}
"""


@pytest.mark.parametrize("where", ["nel cimitero di Anna", "esilio di Anna"])
def test_113_6_an_ability_that_functions_elsewhere(where: str) -> None:
    size = told(BANNER.format(where=where, asked="Che forza ha l'Orso?"))
    assert size.answer[0] == "«Orso» ha forza 2." and size.rules == ("113.6",)
    asked = "Bruno lancia 3 danni su Orso\nSi innesca lo Stendardo?"
    silent = told(BANNER.format(where=where, asked=asked))
    assert (
        silent.answer[0].endswith("non funziona nella zona in cui è la sua carta (113.6).") and "113.6" in silent.rules
    )
    reasons = about(run(parse_lines(BANNER.format(where=where, asked=asked), "tavolo")), "Stendardo")
    assert any("113.6" in one.rules for one in reasons) and not any("le somiglia" in one.why for one in reasons)


def test_113_6_control_on_the_battlefield_and_of_somebody_elses() -> None:
    on = BANNER.format(where="Anna", asked="Che forza ha l'Orso?")
    assert told(on).answer[0] == "«Orso» ha forza 3." and "113.6" not in told(on).rules
    theirs = BANNER.format(where="nel cimitero di Bruno", asked="Che forza ha l'Orso?").replace("Bruno\nChe", "Che")
    assert "113.6" not in told(f"Bruno\n{theirs}").rules
    asked = "Bruno lancia 3 danni su Bruno\nSi innesca lo Stendardo?"
    assert "113.6" not in told(BANNER.format(where="nel cimitero di Anna", asked=asked)).rules


OVER = """\
Anna
Bruno: Spia 4/1{dies}
Bruno lancia pesca 2
{ends}
tappa Spia
"""


@pytest.mark.parametrize("dies", ["", " -1/-1"])
def test_104_1_what_is_said_to_happen_once_the_game_is_over_does_not(dies: str) -> None:
    """Also where it would have waited for the stack, since what it happens to is gone."""
    found = run(parse_lines(OVER.format(dies=dies, ends="Anna concede"), "tavolo"))
    assert found.refusal is not None
    assert "104.1" in rules_of(found)
    control = run(parse_lines(OVER.format(dies="", ends="risolvi"), "tavolo"))
    assert control.refusal is None
