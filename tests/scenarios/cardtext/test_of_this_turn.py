"""608.2i: what an object did in this turn or had done to it, where it came from, how often an ability resolved: read and played."""

from __future__ import annotations

import pytest

from engine.cards.abilities.conditions import Is, Not, Within
from engine.cards.abilities.filters import Bounds, Filter, ThisTurn
from engine.cards.abilities.quantities import AttackedWith, DoneThisTurn, GoneThisTurn, SpellsCast, TimesResolved
from engine.cards.abilities.references import EachOfThem, EachPlayer, EventPlayer, This, You
from engine.cards.abilities.triggers import CastsSpell
from engine.state.actions import Activate
from engine.words.terms import Action, CardType, Deed, Kind, PlayerId, Relation, TurnStep, Zone
from scenarios.cardtext.lower.of_this_turn import PERMANENT_CARD
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support_more import TARGET_CREATURE, die, instant, moved
from tests.engine.support_more import refused as refusal_of
from tests.scenarios.cardtext.support import printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both
from tests.scenarios.cardtext.test_what_was_done import ANY, CREATURE_SPELL, ONCE, table

ZOMBIE = Filter(subtypes=("Zombie",))


def described(words: str) -> Filter:
    """What 'Distruggi tutte le ...' destroys."""
    return spell(f"Distruggi tutte le {words}.").effects[0].what.filter  # type: ignore[union-attr, return-value]


@pytest.mark.parametrize(
    ("words", "such"),
    [
        ("creature che sono entrate in questo turno", ThisTurn(what=Deed.ENTERED)),
        ("creature che hanno bloccato in questo turno", ThisTurn(what=Deed.BLOCKED)),
        ("creature che hanno bloccato uno Zombie in questo turno", ThisTurn(what=Deed.BECAME_BLOCKED, by=ZOMBIE)),
        ("creature che sono state bloccate in questo turno", ThisTurn(what=Deed.BECAME_BLOCKED)),
        ("creature che sono state bloccate da uno Zombie in questo turno", ThisTurn(what=Deed.BLOCKED, by=ZOMBIE)),
        ("creature che sono state girate a faccia in su in questo turno", ThisTurn(what=Deed.TURNED_UP)),
    ],
)
def test_608_2i_what_they_did(words: str, such: ThisTurn) -> None:
    assert described(words) == Filter(types=(CardType.CREATURE,), this_turn=such)


def test_608_2i_one_thing_or_another() -> None:
    found = described("creature che hanno attaccato o bloccato in questo turno")
    assert found.any_of == (Filter(attacked_this_turn=True), Filter(this_turn=ThisTurn(what=Deed.BLOCKED)))


@pytest.mark.parametrize(
    ("origin", "zones"),
    [
        ("dal campo di battaglia", (Zone.BATTLEFIELD,)),
        ("da qualsiasi zona", ()),
        ("dal tuo grimorio", (Zone.LIBRARY,)),
    ],
)
def test_404_1_where_a_card_in_a_graveyard_came_from(origin: str, zones: tuple[Zone, ...]) -> None:
    made = spell(f"Esilia tutte le carte creatura nel tuo cimitero che vi sono state messe {origin} in questo turno.")
    assert made.effects[0].what.filter.this_turn == ThisTurn(what=Deed.BURIED, origins=zones)  # type: ignore[union-attr]
    assert refused(f"Distruggi tutte le creature che vi sono state messe {origin} in questo turno.", "Stregoneria")


@pytest.mark.parametrize(
    ("words", "such"),
    [
        (
            "hai sorvegliato in questo turno",
            Within(DoneThisTurn(what=Deed.PERFORMED, of=You(), action=Action.SURVEIL), ONCE),
        ),
        ("sei sceso in questo turno", Within(DoneThisTurn(what=Deed.BURIED, of=You(), filter=PERMANENT_CARD), ONCE)),
        (
            "hai messo un segnalino su una creatura in questo turno",
            Within(DoneThisTurn(what=Deed.COUNTED, of=You(), filter=Filter(types=(CardType.CREATURE,))), ONCE),
        ),
        ("nessuna creatura ha attaccato in questo turno", Not(Within(AttackedWith(EachPlayer(ANY)), ONCE))),
        ("due o più creature hanno attaccato in questo turno", Within(AttackedWith(EachPlayer(ANY)), Bounds(least=2))),
        ("ha bloccato in questo turno", Is(This(), Filter(this_turn=ThisTurn(what=Deed.BLOCKED)))),
        ("è la seconda volta che questa abilità si è risolta in questo turno", Within(TimesResolved(), Bounds(2, 2))),
        ("è la prima volta che si risolve questa abilità in questo turno", Within(TimesResolved(), Bounds(1, 1))),
    ],
)
def test_608_2i_what_is_asked(words: str, such: object) -> None:
    assert triggered(f"Quando Sentinella entra, se {words}, pesca una carta.").condition == such


@pytest.mark.parametrize("words", ["ha sceso in questo turno", "nessun artefatto ha attaccato in questo turno"])
def test_608_2i_control_not_so(words: str) -> None:
    assert refused(f"Quando Sentinella entra, se {words}, pesca una carta.")


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("ogni permanente sacrificato in questo turno", DoneThisTurn(what=Deed.SACRIFICED, of=EachPlayer(ANY))),
        ("ogni magia lanciata in questo turno", SpellsCast(EachPlayer(ANY))),
        ("ogni Zombie messo in un cimitero dal gioco in questo turno", GoneThisTurn(filter=ZOMBIE, to=Zone.GRAVEYARD)),
        (
            "ogni carta che è stata messa nel tuo cimitero dalla tua mano o dal tuo grimorio in questo turno",
            DoneThisTurn(
                what=Deed.BURIED,
                of=You(),
                filter=Filter(zone=Zone.GRAVEYARD, not_kind=Kind.TOKEN),
                origins=(Zone.HAND, Zone.LIBRARY),
            ),
        ),
    ],
)
def test_608_2i_how_much(words: str, number: object) -> None:
    assert triggered(f"Quando Sentinella entra, guadagni 1 punto vita per {words}.").effects[0].amount == number  # type: ignore[union-attr]


def test_608_2h_of_each_of_several_players_and_of_the_one_spoken_of() -> None:
    end = "All'inizio della tua sottofase finale, ogni avversario perde punti vita pari ai punti vita che ha perso in questo turno."
    assert triggered(end).effects[0].amount.of == EachOfThem()  # type: ignore[union-attr]
    cast = (
        "Ogniqualvolta un giocatore lancia una magia, Sentinella infligge a quel giocatore danno pari al numero di magie creatura "
        "che ha lanciato in questo turno."
    )
    assert triggered(cast).effects[0].amount.of == EventPlayer()  # type: ignore[union-attr]


def test_513_1a_the_end_of_each_turn_is_its_end_step() -> None:
    said = "{0}, guadagni 1 punto vita.".format
    assert triggered(said("Alla fine di ogni turno")) == triggered(said("All'inizio di ogni sottofase finale"))
    assert triggered(said("Alla fine del tuo turno")) == triggered(said("All'inizio della tua sottofase finale"))


def test_601_2i_the_second_of_a_kind() -> None:
    found = triggered("Ogniqualvolta lanci la tua seconda magia creatura in ogni turno, pesca una carta.").trigger
    assert found == CastsSpell(who=Relation.YOU, spell=CREATURE_SPELL, nth=2)


# --- played


@pytest.mark.parametrize(("entered", "where"), [(True, Zone.GRAVEYARD), (False, Zone.BATTLEFIELD)])
def test_608_2i_what_entered_is_known(entered: bool, where: Zone) -> None:
    at = table("{0}: Distruggi tutte le creature che sono entrate in questo turno.", "Artefatto")
    one = at.creature("Uno", 1, 1, zone=Zone.HAND if entered else Zone.BATTLEFIELD)
    at.settle()
    if entered:
        at.occur(moved(one, Zone.BATTLEFIELD))
    at.activate("Sentinella", 0).resolve()
    assert at.where("Uno") is where


@pytest.mark.parametrize(("origin", "there"), [(Zone.BATTLEFIELD, True), (Zone.HAND, False)])
def test_404_1_only_what_died_this_turn(origin: Zone, there: bool) -> None:
    text = (
        "{0}: Riprendi in mano una carta creatura bersaglio dal tuo cimitero che vi è stata messa dal campo di battaglia "
        "in questo turno."
    )
    at = table(text, "Artefatto")
    one = at.creature("Uno", 1, 1, zone=origin)
    at.settle().occur(moved(one, Zone.GRAVEYARD))
    if there:
        at.activate("Sentinella", 0).resolve()
        assert at.where("Uno") is Zone.HAND
    else:
        assert refusal_of(at, Activate(PlayerId(0), at.id("Sentinella"), 0))[0] == "no legal target"


def test_404_1_what_died_in_the_turn_before_is_forgotten() -> None:
    died = "che vi è stata messa dal campo di battaglia in questo turno"
    text = f"Sentinella prende +1/+0 per ogni carta creatura nel tuo cimitero {died}."
    at = table(text, "Creatura — Umano")
    at.creature("Prima", 1, 1, zone=Zone.GRAVEYARD)
    one = at.creature("Uno", 1, 1)
    at.settle().occur(*die(one))
    assert at.looks("Sentinella").power == 3
    at.until(TurnStep.UPKEEP, player=1)
    assert at.looks("Sentinella").power == 2


@pytest.mark.parametrize(("times", "life"), [(1, 20), (2, 25), (3, 25)])
def test_608_2i_the_second_time_that_it_resolves(times: int, life: int) -> None:
    text = "{0}: STAPpa Sentinella. Se è la seconda volta che questa abilità si è risolta in questo turno, guadagni 5 punti vita."
    at = table(text, "Artefatto")
    at.settle()
    for _ in range(times):
        at.activate("Sentinella", 0).resolve()
    assert at.life(0) == life


def test_608_2i_control_another_one_resolves_for_the_first_time() -> None:
    text = "{0}: STAPpa Sentinella. Se è la seconda volta che questa abilità si è risolta in questo turno, guadagni 5 punti vita."
    at = table(text, "Artefatto")
    at.put("Altra", printed(text.replace("Sentinella", "Altra"), "Artefatto", name="Altra"))
    at.settle()
    for name in ("Sentinella", "Altra"):
        at.activate(name, 0).resolve()
    assert at.life(0) == 20


@pytest.mark.parametrize(("zone", "life"), [(Zone.GRAVEYARD, 22), (Zone.EXILE, 20)])
def test_700_11_who_has_descended(zone: Zone, life: int) -> None:
    at = table("All'inizio della tua sottofase finale, se sei sceso in questo turno, guadagni 2 punti vita.")
    one = at.creature("Uno", 1, 1, zone=Zone.HAND)
    at.settle().occur(moved(one, zone))
    at.until(TurnStep.END).play_out()
    assert at.life(0) == life


def test_601_2i_the_second_creature_spell_whatever_else_was_cast() -> None:
    at = table("Ogniqualvolta lanci la tua prima magia creatura in ogni turno, guadagni 1 punto vita.")
    instant(at, "Lampo", targets=(TARGET_CREATURE,))
    at.put("Uno", printed("", "Creatura — Orso", name="Uno", power="2", toughness="2", mana_cost="{0}"), zone=Zone.HAND)
    at.creature("Suo", 1, 1, controller=1)
    at.settle().cast("Lampo").resolve()
    assert at.life(0) == 20, "control"
    at.cast("Uno").play_out()
    assert at.life(0) == 21


@pytest.mark.parametrize(
    ("italian", "english", "types"),
    [
        (
            "Distruggi una creatura bersaglio che ha bloccato in questo turno.",
            "Destroy target creature that blocked this turn.",
            "Stregoneria",
        ),
        (
            "Ogniqualvolta lanci la tua seconda magia creatura in ogni turno, pesca una carta.",
            "Whenever you cast your second creature spell each turn, draw a card.",
            "Incantesimo",
        ),
        (
            "Quando Sentinella entra, se hai sorvegliato in questo turno, pesca una carta.",
            "When this creature enters, if you've surveilled this turn, draw a card.",
            "Creatura — Umano",
        ),
        (
            "Quando Sentinella muore, distruggi tutte le creature che essa ha bloccato in questo turno.",
            "When this creature dies, destroy all creatures it blocked this turn.",
            "Creatura — Umano",
        ),
    ],
)
def test_both_languages_say_the_same(italian: str, english: str, types: str) -> None:
    assert both(italian, english, types)[0] is Verdict.AGREE
