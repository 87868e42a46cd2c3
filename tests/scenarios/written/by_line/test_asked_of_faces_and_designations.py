"""Boards typed as people say them, about faces, phases, commanders, the monarch, day and night: each with a control."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.by_line.asking import all_asked
from scenarios.written.load import parse_lines

TWICE = """\
Anna: Viandante 2/2
> {2}: Trasforma Viandante.
retro: Belva
carta: Belva creatura 5/5
Anna attiva Viandante
Anna attiva Viandante
Che forza ha Viandante?
"""
RETURNED = """\
Anna: Viandante 2/2 trasformato
retro: Belva
carta: Belva creatura 5/5
Anna in mano: Lampo istantaneo
> Esilia la creatura bersaglio, poi rimetti quella carta sul campo di battaglia sotto il controllo del suo proprietario.
Anna lancia Lampo su Viandante
Che forza ha Viandante?
"""
CASCADE = """\
Anna in mano: Torma 3/3 {2}{R}{G} cascata
grimorio: Isola, Lince 2/2 {1}{G}, Palude
Bruno: 20
Anna lancia Torma
risposta: sì
Dov'è Lince?
"""
TAXED = """\
formato: Commander
Anna: 40
comando: Stratega 3/3 leggendaria {2}{W} comandante
comandante già lanciato: {Stratega: 2}
riserva: WWWWW
Bruno: 40
Anna lancia Stratega
Si può fare?
"""
CROWNED = """\
Anna: 20
Bruno: 20
Carla: 20
monarca: Bruno
turno di Anna
concede: Bruno
Chi è il monarca?
"""
DUSK = """\
Anna: 20
Bruno: 20
giorno o notte: giorno
turno: Anna, mantenimento
vai a mantenimento di Bruno
È giorno o notte?
"""
GONE = """\
Anna: Orso 2/2, Velo aura incantare creatura su Orso
> La creatura incantata prende +2/+2.
Bruno in mano: Nebbia istantaneo
> La creatura bersaglio scompare.
turno di Bruno
Bruno lancia Nebbia su Orso
risolvi
vai a mantenimento di Anna
A che cosa è attaccato il Velo?
"""
LESSON = """\
Anna: Scuola incantesimo classe
> Le creature che controlli prendono +1/+0.
> {1}{G}: Livello 2
> Le creature che controlli hanno travolgere.
Bruno: 20
turno: Bruno, mantenimento, priorità Anna
Anna attiva Scuola
Si può fare?
"""
ECHOES = """\
Anna: Coro incantesimo
> Ogniqualvolta un avversario guadagna punti vita, guadagni 1 punto vita.
Bruno: Eco incantesimo
> Ogniqualvolta un avversario guadagna punti vita, guadagni 1 punto vita.
Anna guadagna 1
Chi vince?
"""


GRACED = """\
Anna: Orso 2/2
Anna in mano: Spirito 2/2 {1}{W}
> Conferire {3}{W}
> La creatura incantata prende +2/+2.
Bruno: 20
Anna lancia Spirito su Orso
Bruno risponde con distruzione su Orso
Dov'è lo Spirito?
"""
OVERFLOW = """\
Anna: 20
Anna in mano: Onda istantaneo {1}{U}
> TAPpa una creatura bersaglio.
> Sovraccarico {5}{U}
Bruno: Orso 2/2 anti-malocchio, Lupo 1/1
Anna lancia Onda su Orso
Si può fare?
"""


EMBER = """\
Anna: Brace Eterna 3/1
> {1}{R}: Riprendi in mano Brace Eterna dal tuo cimitero.
Bruno: 20
Anna attiva Brace Eterna
Si può fare?
"""
CYCLED = """\
Anna: Lumaca 1/4 ciclo {2}
Bruno: 20
Anna attiva Lumaca
Si può fare?
"""


@pytest.mark.parametrize(
    ("board", "answer", "rule", "instead_of", "there_is", "other"),
    [
        (EMBER, "No: Anna non può attivare", "113.6m", "Anna: Brace", "nel cimitero di Anna: Brace", "Sì: Anna attiva"),
        (CYCLED, "No: Anna non può attivare", "113.6j", "Anna: Lumaca", "Anna in mano: Lumaca", "Sì: Anna attiva"),
        (GRACED, "«Spirito» entra", "702.103e", "Bruno risponde con distruzione su Orso\nDov'è lo Spirito?", "Che forza ha l'Orso?",
         "«Orso» ha forza 4"),
        (OVERFLOW, "No: Anna non può lanciare", "702.11b", "Onda su Orso", "Onda su Lupo", "Sì: Anna lancia"),
        (TWICE, "«Viandante» (ora «Belva») ha forza 5", "701.27f", "Viandante\nAnna attiva Viandante\nChe", "Viandante\nChe",
         "«Viandante» (ora «Belva») ha forza 5"),
        (RETURNED, "«Viandante» ha forza 2", "712.14", "Anna lancia Lampo su Viandante\n", "", "«Belva» ha forza 5"),
        (CASCADE, "«Lince» entra", "702.85a", "risposta: sì", "risposta: no", "«Lince» va nel grimorio"),
        (TAXED, "No: Anna non può lanciare", "903.8", "WWWWW", "WWWWWWW", "Sì: Anna lancia"),
        (CROWNED, "Anna è il monarca", "725.4", "turno di Anna", "turno di Carla", "Carla è il monarca"),
        (DUSK, "È notte", "731.2a", "vai a", "Anna lancia pesca 1\nrisolvi\nvai a", "È giorno"),
        (GONE, "«Velo» è assegnato a «Orso»", "702.26g", "lancia Nebbia", "lancia distruzione", "«Velo»"),
        (LESSON, "No: Anna non può attivare", "716.2a", "Bruno, mantenimento", "Anna, principale", "Sì: Anna attiva"),
        (ECHOES, "Non vince nessuno: la partita è patta", "104.4b", "un avversario guadagna", "un avversario perde",
         "Non vince nessuno."),
    ],
)  # fmt: skip
def test_a_board_as_people_type_it_has_its_answer_first(
    board: str, answer: str, rule: str, instead_of: str, there_is: str, other: str
) -> None:
    told = ruling(run(parse_lines(board, "tavolo")))
    assert told.answer[0].startswith(answer)
    assert rule in told.rules
    changed = board.replace(instead_of, there_is)
    assert changed != board
    assert ruling(run(parse_lines(changed, "tavolo"))).answer[0].startswith(other)


def test_what_lies_somewhere_is_of_the_player_named_last_also_in_the_heading_of_a_zone() -> None:
    made = parse_lines("Anna in mano: Torma 3/3\ngrimorio: Isola, Palude\nBruno: 20\n", "tavolo")
    assert len(made.players[0].library) == 2


def test_control_a_zone_of_nobody_is_told() -> None:
    with pytest.raises(ScenarioError, match="serve un giocatore"):
        parse_lines("grimorio: Isola, Palude\nAnna: 20\nBruno: 20\n", "tavolo")


def test_a_field_of_a_card_stands_below_the_line_of_the_card() -> None:
    made = parse_lines("Anna: Viandante 2/2\nretro: Belva\ncarta: Belva creatura 5/5\nBruno: 20\n", "tavolo")
    assert made.cards["Viandante"].back == "Belva"
    with pytest.raises(ScenarioError, match="sta sotto la riga della sua carta"):
        parse_lines("Anna: 20\ninserto: Belva\nBruno: 20\n", "tavolo")
    with pytest.raises(ScenarioError, match="sopra ci sono più carte"):
        parse_lines("Anna: Orso 2/2, Lupo 1/1\nretro: Belva\nBruno: 20\n", "tavolo")


@pytest.mark.parametrize(
    ("asked", "as_file"),
    [
        ("Muoiono l'Orso e il Lupo", ("zona di Orso", "zona di Lupo")),
        ("Dove sono le Catene", ("zona di Catene",)),
        ("Su cosa è attaccato il Velo", ("attaccato a di Velo",)),
        ("È notte", ("giorno o notte",)),
        ("Muore l'Orso", ("zona di Orso",)),
    ],
)
def test_a_question_in_the_plural_asks_of_each(asked: str, as_file: tuple[str, ...]) -> None:
    assert all_asked(asked, players=("Anna", "Bruno")) == as_file
