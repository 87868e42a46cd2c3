"""614.9, 615, 704.6, 805.5a: what is said of a player or creature that was dealt less damage, or none, and of a team."""

from scenarios.asked.explaining.why_not import about
from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse, parse_lines

DIVERTED = """
carte:
  Scudiera: {tipo: Creatura, f/c: 2/2, abilità: [{cambia il danno: {a giocatore: tu}, invece a: questo}]}
giocatori: [{nome: Anna, campo: [Serpe 2/2]}, {nome: Bruno, campo: [Scudiera]}]
azioni: [{attacca: {serpe: Bruno}}]
fino a: fine combattimento
"""
WARDED = """\
Anna: Serpe 2/2
Bruno: Argine incantesimo
> Se una fonte sta per infliggerti danno, previeni 1 di quei danni.
Anna attacca con Serpe
Bruno non blocca
"""
TEAMS = """
formato: Gigante a due teste
giocatori:
  - {nome: Anna, squadra: 1}
  - {nome: Alba, squadra: 1}
  - {nome: Bruno, squadra: 2, veleno: 12}
  - {nome: Bice, squadra: 2}
turno: {di: Anna, sottofase: principale}
"""


def played(lines: str) -> Run:
    return run(parse_lines(lines, "prova.tavolo"))


def reasons(made: Run, name: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    return {one.what: (one.why, one.rules) for one in about(made, name)}


def test_614_9_who_was_spared_by_another_is_told_who_took_it() -> None:
    why, rules = reasons(run(parse(DIVERTED, "prova")), "Bruno")["non subisce danno"]
    assert why == "«Serpe» infligge a «Scudiera», invece che a Bruno, 2 danni da combattimento" and "614.9" in rules


def test_614_9_control_without_the_effect_there_is_nothing_to_tell() -> None:
    made = run(parse(DIVERTED.replace("{a giocatore: tu}, invece a: questo", "{a giocatore: tu}, più: 0"), "prova"))
    assert "non subisce danno" not in reasons(made, "Bruno")
    assert made.final.sides[1].life == 18


def test_615_1_damage_that_was_prevented_in_part_is_not_told_as_none() -> None:
    found = reasons(played(WARDED), "Bruno")
    assert "subisce meno danno" in found and "non subisce danno" not in found


def test_615_1_control_where_all_of_it_was_prevented_there_was_none() -> None:
    found = reasons(played(WARDED.replace("Serpe 2/2", "Serpe 1/1")), "Bruno")
    assert "non subisce danno" in found and "subisce meno danno" not in found


def test_805_5a_a_teammate_has_priority_too_and_704_6_a_team_loses_by_its_own_numbers() -> None:
    made = run(parse(TEAMS, "prova"))
    assert "non ha priorità" not in reasons(made, "Alba")
    assert "non ha priorità" in reasons(made, "Bruno")
    assert reasons(made, "Bruno")["non perde la partita"][1] == ("704.6a", "704.6b")


def test_805_5a_control_an_opponent_alone_has_none() -> None:
    made = played("Anna: 20\nBruno: 20, veleno 3\n")
    assert reasons(made, "Bruno")["non perde la partita"][1] == ("704.5a", "704.5c")
    assert "non ha priorità" in reasons(made, "Bruno")


def test_611_3a_a_criterion_is_told_the_way_round_it_failed() -> None:
    board = (
        "Anna: Vessillo incantesimo, Orso 2/2 TAP, Falco 1/1 volare\nBruno: 20\ncarta: Vessillo incantesimo\n"
        "> Le creature STAPpate che controlli prendono +1/+1.\nChe forza ha l'Orso?\n"
    )
    assert "è TAPpato" in {one.why for one in about(played(board), "Orso")}
    assert ruling(played(board)).answer == ("«Orso» ha forza 2.",)


KEPT = """
carte:
  Ghiaccio: {tipo: Incantesimo, abilità: [{non può: STAPpare, oggetti: {tipo: creatura}}]}
  Ancora: {tipo: Artefatto, abilità: [{non può: perdere punti vita, giocatori: tu}]}
  Furto: {tipo: Istantaneo, costo: B, testo: Un giocatore bersaglio perde 3 punti vita.}
giocatori:
  - {nome: Anna, campo: [{carta: Lupo, f/c: 2/2, TAPpato: sì}, {carta: Foresta, TAPpato: sì}], mano: [Furto]}
  - {nome: Bruno, campo: [Ghiaccio, Ancora]}
turno: {di: Bruno, sottofase: finale}
azioni: [{vai a: mantenimento, turno di: Anna}, {lancia: Furto, di: Anna, bersagli: [Bruno]}, {risolvi: 1}]
"""


def test_502_3_what_does_not_untap_is_told_what_keeps_it() -> None:
    kept = run(parse(KEPT, "prova"))
    why, rules = reasons(kept, "Lupo")["«Lupo» non può STAPparsi"]
    assert why == "lo impedisce «Ghiaccio»" and "502.3" in rules
    assert not any("STAP" in what for what in reasons(kept, "Foresta"))


def test_502_3_control_without_that_it_untaps_and_nothing_is_told() -> None:
    free = run(parse(KEPT.replace("campo: [Ghiaccio, Ancora]", "campo: [Ancora]"), "prova"))
    assert not any("STAP" in what for what in reasons(free, "Lupo"))
    assert not next(one for one in free.final.objects.values() if one.printed.name == "Lupo").tapped


def test_119_8_who_cannot_lose_life_is_told_so_with_what_says_it() -> None:
    why, rules = reasons(run(parse(KEPT, "prova")), "Bruno")["Bruno non può perdere punti vita"]
    assert why == "lo impedisce «Ancora»" and "119.8" in rules
    lost = run(parse(KEPT.replace("campo: [Ghiaccio, Ancora]", "campo: []"), "prova"))
    assert lost.final.sides[1].life == 17 and "Bruno non può perdere punti vita" not in reasons(lost, "Bruno")


EMPTY = """
carte: {Spreco: {tipo: Stregoneria, costo: B, testo: Il giocatore bersaglio scarta due carte.}}
giocatori: [{nome: Anna, mano: [Spreco]}, {nome: Bruno, mano: []}]
azioni: [{lancia: Spreco, di: Anna, bersagli: [Bruno]}, risolvi]
"""


def test_609_3_who_had_nothing_to_discard_is_told_so() -> None:
    told = reasons(run(parse(EMPTY, "prova")), "Bruno")
    assert told["non succede niente"] == ("«Spreco» non trova niente su cui agire", ("608.2c", "609.3"))
    full = EMPTY.replace("mano: []", "mano: [Foresta, Isola]")
    assert "non succede niente" not in reasons(run(parse(full, "prova")), "Bruno")
