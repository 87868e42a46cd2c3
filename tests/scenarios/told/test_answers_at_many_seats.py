"""800-811: first lines and rules on top at tables of many, each beside the same table with one thing changed."""

import pytest

from engine.words.terms import PlayerId
from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse, parse_lines

FIVE = "formato: tutti contro tutti\nraggio: 1\nAnna: Orso 2/2\nBruno: 20\nCarla: Lupo 2/2\nDario: 20\nElena: 20\n"
SPELL = "Anna in mano: Dardo istantaneo\n> Dardo infligge 3 danni a un qualsiasi bersaglio.\n"


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "prova")))


@pytest.mark.parametrize(
    ("does", "rule"), [("Anna lancia Dardo su Lupo", "801.4"), ("Anna attacca Carla con Orso", "801.3")]
)
def test_801_2c_who_has_come_nearer_this_turn_is_out_of_range_until_the_next(does: str, rule: str) -> None:
    near = told(f"{FIVE}{SPELL}turno di Anna\nBruno concede\n{does}\nSi può fare?\n")
    assert near.answer[0].startswith("No:") and near.rules[:2] == (rule, "801.2c")
    far = told(f"{FIVE}{SPELL}turno di Anna\n{does}\nSi può fare?\n")
    assert far.answer[0].startswith("No:") and far.rules == (rule,)


def test_801_2c_control_in_the_next_turn_it_is_done() -> None:
    later = f"{FIVE}{SPELL}turno di Elena\nBruno concede\nvai a principale di Anna\nAnna lancia Dardo su Lupo\nSi può fare?\n"
    assert told(later).answer[0].startswith("Sì:")


def test_104_3h_who_loses_is_asked_of_each() -> None:
    win = "Anna in mano: Trionfo stregoneria\n> Vinci la partita.\nAnna lancia Trionfo\nChi perde?\n"
    near = " ".join(told(FIVE + win).answer)
    assert near.startswith("Non vince nessuno;")
    assert "Bruno perde la partita (104.3h" in near and "Elena perde la partita (104.3h" in near
    assert "Carla e Dario non perdono" in near
    assert told(FIVE.replace("raggio: 1\n", "") + win).answer[0].startswith("Vince Anna;")


MELEE = "formato: Grand Melee\n" + "".join(
    f"{name}: 20, grimorio 5\n" for name in ("Ada", "Bice", "Carla", "Dora", "Elsa", "Furio", "Gino", "Ivo")
)
PRAYER = "Bice in mano: Salmo stregoneria\n> Guadagni 2 punti vita.\n"


def test_807_4d_who_waits_with_a_marker_is_told_that() -> None:
    waits = told(
        f"{MELEE}{PRAYER}turno: Ada, finale\nAda passa\nBice passa\nIvo passa\nBice lancia Salmo\nSi può fare?\n"
    )
    assert waits.answer[0].startswith("No:") and waits.rules[0] == "807.4d"
    early = told(f"{MELEE}{PRAYER}turno: Ada, finale\nsegnaturno: Elsa\nBice lancia Salmo\nSi può fare?\n")
    assert early.answer[0].startswith("No:") and early.rules[0] == "807.5a"


FAR = "formato: tutti contro tutti\n{ranged}Anna: {anna}\nBruno: 20\nCarla: Drago 6/6, 2x Lupo 2/2\nDario: 20\nElena: 20\n"
STRONG = "un avversario controlla una creatura con forza 5 o superiore"


def _by_range(anna: str, rest: str) -> tuple[tuple[str, tuple[str, ...]], tuple[str, tuple[str, ...]]]:
    """First line and rules on top of a table whose ranges reach one seat, and of the same without ranges."""
    both = [told(FAR.format(ranged=ranged, anna=anna) + rest) for ranged in ("raggio: 1\n", "")]
    near, far = ((one.answer[0], one.rules) for one in both)
    return near, far


def test_801_11_an_if_is_not_true_for_what_is_out_of_range() -> None:
    tower = f"Torre artefatto\n> All'inizio del tuo mantenimento, se {STRONG}, pesca una carta."
    near, far = _by_range(tower, "turno: Elena, finale\nvai a mantenimento di Anna\nSi innesca la Torre?\n")
    assert "non si innesca" in near[0] and {"603.4", "801.11"} <= {*near[1]}
    assert "si innesca" in far[0] and "non" not in far[0] and "801.11" not in far[1]


def test_801_11_an_effect_with_a_condition_out_of_range_does_not_apply() -> None:
    knight = f"Cavaliere 2/2\n> Il Cavaliere ha volare fintanto che {STRONG}."
    near, far = _by_range(knight, "Il Cavaliere ha volare?\n")
    assert near == ("«Cavaliere» non ha volare.", ("801.11",))
    assert far[0] == "«Cavaliere» ha volare." and "801.11" not in far[1]


def test_801_11_a_cost_is_reduced_by_what_is_in_range_alone() -> None:
    rest = (
        "conta il mana: sì\nAnna in mano: Coro stregoneria costo=4W\n"
        "> Questa magia costa {1} in meno per essere lanciata per ogni creatura sul campo di battaglia.\n> Pesca una carta.\n"
        "Anna lancia Coro\nSi può fare?\n"
    )
    for ranged, left, cited in (("raggio: 1\n", 0, True), ("", 3, False)):
        found = run(parse_lines(FAR.format(ranged=ranged, anna="mana WWWWW") + rest, "prova"))
        pool = len(found.final.player(PlayerId(0)).mana)
        assert pool == left
        assert any("801.11" in map(str, one.step.every_rule()) for one in found.steps) is cited
    poor, rich = (told(FAR.format(ranged=ranged, anna="mana WW") + rest).rules for ranged in ("raggio: 1\n", ""))
    assert {"601.2h", "801.11"} <= {*poor} and "601.2h" not in rich


def test_801_11_what_befell_somebody_out_of_range_is_not_seen() -> None:
    rest = (
        "Anna in mano: Eco stregoneria\n> Se un avversario ha perso punti vita in questo turno, pesca una carta.\n"
        "Drago infligge 2 a Carla\nAnna lancia Eco\nQuante carte ha in mano Anna?\n"
    )
    near, far = _by_range("20", rest)
    assert near[0] == "Anna non ha carte in mano." and near[1][0] == "801.11"
    assert "pesca una carta" in far[0] and "801.11" not in far[1]


BLOW = """\
formato: {form}
{more}giocatori:
- {{nome: Anna{a}, vita: 40, campo: [{{carta: Capitana, tipo: Creatura Leggendaria, f/c: 3/3, comandante: sì}}]}}
- {{nome: Alba{a}, vita: 40}}
- {{nome: Ada{a}, vita: 40}}
- {{nome: Bruno{b}, vita: 40, danno da comandante: {{capitana: 20}}}}
- {{nome: Bea{b}, vita: 40, danno da comandante: {{capitana: 20}}}}
- {{nome: Berto{b}, vita: 40}}
azioni:
- {{evento: {{danno: 1, a: {to}, da: capitana, da combattimento: sì}}}}
"""
TEAMS = (", squadra: 1", ", squadra: 2")


@pytest.mark.parametrize(
    ("form", "to", "gone"),
    [
        ("[Commander, tutti contro tutti]", "Bruno", ["Bruno"]),
        ("[Commander, squadra contro squadra]", "Bruno", ["Bruno"]),
        ("[Commander, imperatore]", "Bruno", ["Bruno"]),
        ("[Commander, imperatore]", "Bea", ["Bruno", "Bea", "Berto"]),
        ("[Commander, Gigante a tre teste]", "Bruno", ["Bruno", "Bea", "Berto"]),
        ("[Commander, tutti contro tutti]", "Berto", []),
        ("[Brawl, tutti contro tutti]", "Bruno", []),
    ],
)
def test_704_6c_by_a_commanders_damage_a_player_loses_and_whoever_loses_with_that_player(
    form: str, to: str, gone: list[str]
) -> None:
    a, b = ("", "") if "tutti" in form else TEAMS
    more = "opzioni: {raggio: {Anna: 3}}\n" if "imperatore" in form else ""
    board = BLOW.format(form=form, more=more, a=a, b=b, to=to)
    found = run(parse(board, "prova"))
    assert [one.name for one in found.final.players if not one.in_game] == gone
    assert any("704.6c" in map(str, one.step.every_rule()) for one in found.steps) is bool(gone)


WALK = "formato: tutti contro tutti\nAnna: Cervo 3/3 passa-montagne\nBruno: {land}\nCarla: Scudiero 0/4\n"
BLOCKED = "Anna attacca Carla con Cervo\nCarla blocca Cervo con Scudiero\nSi può fare?\n"


@pytest.mark.parametrize(("land", "told_why"), [("Montagna", True), ("Foresta", False)])
def test_802_2a_landwalk_looks_at_the_lands_of_the_player_attacked_alone(land: str, told_why: bool) -> None:
    found = told(WALK.format(land=land) + BLOCKED)
    assert found.answer[0].startswith("Sì:")
    assert ({"702.14c", "802.2a"} <= {*found.rules}) is told_why
    own = told(WALK.format(land=land).replace("Scudiero 0/4", "Scudiero 0/4, Montagna") + BLOCKED)
    assert own.answer[0].startswith("No:") and own.rules[0] == "702.14c"


def test_104_3h_that_nobody_has_won_says_who_has_lost() -> None:
    win = "Anna in mano: Trionfo stregoneria\n> Vinci la partita.\nAnna lancia Trionfo\nChi vince?\n"
    near = told(FIVE + win).answer
    assert near[0].startswith("Non vince nessuno.") and "Bruno ed Elena perdono la partita" in " ".join(near)
    far = told(FIVE.replace("raggio: 1\n", "") + win).answer
    assert far[0].startswith("Vince Anna.") and "perd" not in " ".join(far)
