"""119.5, 701.10d, 701.12c: texts that set, double, exchange and redistribute life totals, read in both languages and played."""

from typing import Any

import pytest

from engine.cards.abilities.exchanging import ExchangeLife, RedistributeLife
from engine.cards.abilities.players import Discard, DoubleLife, GainLife, SetLife
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import EachPlayer, Target, You
from engine.words.terms import Relation
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from scenarios.played.run import run
from scenarios.written.load import parse
from tests.scenarios.cardtext.support import reading, spell

SORCERY = "Stregoneria"


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("I tuoi punti vita diventano 10.", SetLife(amount=Fixed(10))),
        ("Il tuo totale di punti vita diventa 10.", SetLife(amount=Fixed(10))),
        ("I punti vita di un avversario bersaglio diventano 10.", SetLife(amount=Fixed(10), who=Target(0))),
        ("Il totale dei punti vita di ogni giocatore diventa 7.", SetLife(amount=Fixed(7), who=EachPlayer())),
        ("I punti vita di ogni avversario diventano 1.", SetLife(amount=Fixed(1), who=EachPlayer(Relation.OPPONENT))),
        ("Raddoppia i tuoi punti vita.", DoubleLife()),
        ("Raddoppia i punti vita del giocatore bersaglio.", DoubleLife(who=Target(0))),
        (
            "Scambia i tuoi punti vita con quelli di un avversario bersaglio.",
            ExchangeLife(first=You(), second=Target(0)),
        ),
        ("Ridistribuisci i punti vita di un qualsiasi numero di giocatori.", RedistributeLife()),
    ],
)
def test_119_5_a_total_is_set_doubled_exchanged_or_redistributed(text: str, made: Any) -> None:
    assert spell(text).effects == (made,)


def test_115_1_any_number_of_target_players_is_something_else() -> None:
    (does,) = spell("Un qualsiasi numero di giocatori bersaglio scartano una carta.").effects
    assert isinstance(does, Discard)


def test_119_5_the_number_may_be_counted_and_the_next_sentence_is_about_something_else() -> None:
    first, then = spell(
        "I tuoi punti vita diventano pari al numero di creature che controlli. Guadagni 3 punti vita."
    ).effects
    assert isinstance(first, SetLife) and isinstance(first.amount, Count)
    assert then == GainLife(amount=Fixed(3))


@pytest.mark.parametrize(
    "text",
    [
        "I tuoi punti vita diventa 10.",
        "Il tuo totale di punti vita diventano 10.",
        "I punti vita di una creatura bersaglio diventano 10.",
        "Scambia i punti vita di ogni giocatore con quelli di un avversario bersaglio.",
        "Scambia i tuoi punti vita con quelli di ogni avversario.",
    ],
)
def test_119_5_what_it_does_not_say_is_refused(text: str) -> None:
    assert not reading(text, SORCERY).understood


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        ("I tuoi punti vita diventano 10.", "Your life total becomes 10."),
        ("I punti vita di un avversario bersaglio diventano 10.", "Target opponent's life total becomes 10."),
        ("Il totale dei punti vita di ogni giocatore diventa 7.", "Each player's life total becomes 7."),
        (
            "Guadagni punti vita pari al totale di punti vita più basso fra tutti i giocatori.",
            "You gain life equal to the lowest life total among all players.",
        ),
        (
            "I tuoi punti vita diventano pari ai punti vita più alti tra tutti i giocatori.",
            "Your life total becomes the highest life total among all players.",
        ),
        (
            "I tuoi punti vita diventano pari al numero di creature che controlli.",
            "Your life total becomes the number of creatures you control.",
        ),
        ("Raddoppia i punti vita del giocatore bersaglio.", "Double target player's life total."),
        (
            "Scambia i tuoi punti vita con quelli di un avversario bersaglio.",
            "Exchange life totals with target opponent.",
        ),
        (
            "Ridistribuisci i punti vita di un qualsiasi numero di giocatori.",
            "Redistribute any number of players' life totals.",
        ),
    ],
)
def test_119_5_both_languages_say_the_same(italian: str, english: str) -> None:
    one = read("Sentinella", SORCERY, italian, "{2}{W}")
    other = read_oracle("Sentinel", english, one.characteristics)
    assert one.understood and other.understood, (one.not_understood, other.not_understood)
    assert compared(one, other).verdict is Verdict.AGREE


TABLE = """\
formato: {form}
carte: {{Magia: {{tipo: Istantaneo, testo: "{text}"}}}}
giocatori:
- {{nome: Anna, squadra: 1, vita: {mine}, mano: [Magia]}}
- {{nome: Alba, squadra: 1{own}}}
- {{nome: Bruno, squadra: 2, vita: {theirs}}}
- {{nome: Bea, squadra: 2{own}}}
azioni:
- {{lancia: Magia, di: Anna{aimed}}}
- {{risolvi: 1, risposte: [{answers}]}}
attese: [{{giocatore: Anna, vita: {anna}}}, {{giocatore: Bruno, vita: {bruno}}}]
"""


def holds(text: str, totals: tuple[int, int, int, int], *, at: str = "", answers: str = "", teams: bool = True) -> bool:
    """Whether the totals of Anna's and Bruno's sides are these after the spell; ``teams``: whether they share them."""
    mine, theirs, anna, bruno = totals
    form = "2HG" if teams else "squadra contro squadra"
    own = "" if teams else ", vita: 1"
    aimed = f", bersagli: [{at}]" if at else ""
    found = run(
        parse(
            TABLE.format(
                form=form,
                text=text,
                mine=mine,
                theirs=theirs,
                anna=anna,
                bruno=bruno,
                own=own,
                aimed=aimed,
                answers=answers,
            ),
            "prova",
        )
    )
    return found.right


def test_810_9a_the_total_of_a_member_is_doubled_as_the_teams() -> None:
    double = "Raddoppia i punti vita del giocatore bersaglio."
    assert holds(double, (17, 30, 34, 30), at="Alba")


def test_810_9a_control_without_a_shared_total_only_the_player_has_it_doubled() -> None:
    double = "Raddoppia i punti vita del giocatore bersaglio."
    assert holds(double, (17, 30, 17, 30), at="Alba", teams=False)


def test_810_9d_of_each_team_one_member_is_affected() -> None:
    text = "I punti vita di ogni giocatore diventano 7."
    assert holds(text, (7, 13, 7, 7), answers="{scegli: Anna}, {scegli: Bea}")
    assert holds(text, (5, 13, 7, 7), teams=False)


def test_810_9e_teammates_exchange_nothing() -> None:
    text = "Scambia i tuoi punti vita con quelli di un giocatore bersaglio."
    assert holds(text, (7, 13, 7, 13), at="Alba")
    assert holds(text, (7, 13, 13, 7), at="Bruno")
    assert holds(text, (7, 13, 1, 13), at="Alba", teams=False)


def test_810_9d_the_lowest_total_is_that_of_a_team() -> None:
    text = "Il totale di punti vita di ogni giocatore diventa pari ai punti vita più bassi fra tutti i giocatori."
    assert holds(text, (7, 13, 7, 7), answers="{scegli: Anna}, {scegli: Bea}")
    highest = text.replace("bassi", "alti")
    assert holds(highest, (7, 13, 13, 13), answers="{scegli: Anna}, {scegli: Bea}")
    assert holds(text, (7, 13, 1, 1), teams=False)
