"""122.1, 303.4i, 614.1c, 708: counters from among several, what enters attached or with a counter of one's choice, face down."""

from typing import Any

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.choices import ForEach
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import Among, Every, Target, This
from engine.cards.abilities.replacing import AsTurnedFaceUp
from engine.cards.abilities.turning import PutFaceDown
from engine.words.terms import Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext import support
from tests.scenarios.cardtext.test_oracle import both

ability: Any = support.ability
activated: Any = support.activated
spell: Any = support.spell
triggered: Any = support.triggered
refused = support.refused


def is_a(made: object, kind: type) -> bool:
    return isinstance(made, kind)


def answer(lines: str) -> str:
    return ruling(run(parse_lines(lines, "tavolo"))).answer[0]


SHED = """\
Anna: Mastro 1/1 «Rimuovi due segnalini +1/+1 {}: Guadagni 5 punti vita.»
campo: Fante 1/1 con {} segnalini +1/+1, Paggio 1/1 con 1 segnalino +1/+1
Bruno: 20
turno di Anna
"""


def test_122_1_counters_from_among_several() -> None:
    apart = SHED.format("scelti tra le creature che controlli", 1)
    assert "25" in answer(apart + "Anna attiva Mastro\nrisolvi\nQuanta vita ha Anna?")


def test_control_122_1_from_one_of_them_it_takes_both() -> None:
    one = SHED.format("da una creatura che controlli", 1)
    assert answer(one + "Anna può attivare Mastro?").startswith("No")
    assert answer(SHED.format("da una creatura che controlli", 2) + "Anna può attivare Mastro?").startswith("Sì")


def test_118_3_too_few_in_all() -> None:
    words = (
        "Anna: Mastro 1/1 «Rimuovi due segnalini +1/+1 scelti tra le creature che controlli: Guadagni 5 punti vita.»\n"
    )
    words += "campo: Fante 1/1 con 1 segnalino +1/+1\nBruno: 20\nturno di Anna\nAnna può attivare Mastro?"
    assert answer(words).startswith("No")


def test_122_1_of_any_kind_and_what_is_refused() -> None:
    cost = activated("{3}, Rimuovi tre segnalini scelti tra le creature che controlli: Pesca una carta.").cost
    assert (cost.remove_any, cost.remove_apart, cost.remove_counters) == (3, True, None)
    assert refused("{3}, Rimuovi tre segnalini scelti tra le creature: Pesca una carta.")


def test_614_1c_a_counter_of_its_controllers_choice() -> None:
    made = ability("La Sentinella entra con un segnalino volare o un segnalino raggiungere a tua scelta.")
    assert is_a(made, Replaces) and [one.enters_with[0][0] for one in made.shapes] == ["flying", "reach"]
    assert refused("La Sentinella entra con un segnalino volare o un segnalino raggiungere.")


BEAST = """\
Anna: 20
mano: Draghetto creatura 2/2
> Il Draghetto entra con un segnalino +1/+1 o un segnalino volare a tua scelta.
Bruno: 20
turno di Anna
Anna lancia Draghetto
risolvi
scegli: {}
Draghetto ha volare?
"""


@pytest.mark.parametrize(("which", "flies"), [("un segnalino volare", True), ("un segnalino +1/+1", False)])
def test_614_12a_the_counter_is_chosen_as_it_enters(which: str, flies: bool) -> None:
    assert ("non ha" not in answer(BEAST.format(which))) is flies


SMITH = """\
Anna: 20
mano: Fabbra creatura 2/2
> Quando la Fabbra entra, rimetti sul campo di battaglia una carta Equipaggiamento bersaglio dal tuo cimitero{}.
nel cimitero: Lama artefatto Equipaggiamento
> La creatura equipaggiata prende +3/+0.
Bruno: 20
turno di Anna
Anna lancia Fabbra
risolvi tutto
Che forza ha Fabbra?
"""


@pytest.mark.parametrize(("how", "power"), [(" assegnata alla Fabbra", "5"), ("", "2")])
def test_301_5e_it_enters_attached(how: str, power: str) -> None:
    assert power in answer(SMITH.format(how))


def test_303_4i_what_it_enters_attached_to() -> None:
    (made,) = spell(
        "Rimetti sul campo di battaglia una carta Aura bersaglio dal tuo cimitero assegnata a una creatura bersaglio che controlli."
    ).effects
    assert is_a(made, Move) and made.attached_to == Target(1) and made.what == Target(0)
    assert refused(
        "Rimetti sul campo di battaglia una carta Aura bersaglio dal tuo cimitero assegnata a fino a una creatura bersaglio.",
        "Stregoneria",
    )


def test_708_3_it_returns_face_down() -> None:
    words = "Quando la Sentinella muore, rimettila sul campo di battaglia {}sotto il tuo controllo."
    (made,) = triggered(words.format("a faccia in giù ")).effects
    assert is_a(made, PutFaceDown) and made.what == This()
    (up,) = triggered(words.format("")).effects
    assert is_a(up, Move)


def test_708_11_counters_as_it_is_turned_face_up() -> None:
    words = "Mentre la Sentinella viene girata a faccia in su, metti su di essa due segnalini +1/+1."
    assert ability(words) == AsTurnedFaceUp(counters=(("+1/+1", Fixed(2)),))
    assert refused(words.replace("essa", "esse"))


@pytest.mark.parametrize(
    ("words", "bounds"),
    [
        ("è incantata da esattamente un'Aura", Bounds(1, 1)),
        ("è incantata da tre o più Aure", Bounds(least=3)),
        ("è equipaggiata da esattamente due Equipaggiamenti", Bounds(2, 2)),
    ],
)
def test_303_4_so_many_are_attached_to_it(words: str, bounds: Bounds) -> None:
    such = ability(
        f"Fintanto che la Sentinella {words}, ha forza e costituzione base 5/5, cautela e travolgere."
    ).condition
    assert is_a(such, Within) and such.bounds == bounds
    assert is_a(such.quantity, Count) and such.quantity.filter.attached_to == This()


def test_301_5_two_or_more_equipment_are_attached() -> None:
    words = "La Sentinella ha doppio attacco fintanto che due o più {} sono assegnati ad essa."
    such = ability(words.format("Equipaggiamenti")).condition
    assert such == Within(Count(Filter(subtypes=("Equipment",), attached_to=This())), Bounds(least=2))
    assert refused(words.format("artefatti"))


def test_111_2_tokens_under_the_control_of_a_target() -> None:
    made = triggered(
        "Quando la Sentinella entra, metti in gioco due pedine creatura Goblin 1/1 rosse sotto il controllo di un avversario "
        "bersaglio."
    )
    assert is_a(made.effects[0], CreateTokens) and made.effects[0].who == Target()
    assert made.targets[0].players is Relation.OPPONENT
    mine = triggered("Quando la Sentinella entra, crea due pedine creatura Goblin 1/1 rosse.")
    assert mine.effects[0].who != Target() and not mine.targets


def test_608_2h_all_of_one_kind_and_all_of_another() -> None:
    words = "Distruggi tutte le creature {} e tutti i planeswalker che non controlli."
    (made,) = spell(words.format("che non controlli")).effects
    assert [one.controller for one in made.what.filter.any_of] == [Relation.NOT_YOU] * 2
    (other,) = spell(words.format("che controlli")).effects
    assert [one.controller for one in other.what.filter.any_of] == [Relation.YOU, Relation.NOT_YOU]


def test_608_2f_for_each_that_was_chosen() -> None:
    words = "Scegli una creatura bersaglio che controlli. Per ogni creatura scelta in questo modo, crea una pedina che è una copia "
    (made,) = spell(words + "di quel permanente.").effects
    assert is_a(made, ForEach) and made.of == Target()
    assert refused("Per ogni creatura scelta in questo modo, pesca una carta.", "Stregoneria")


def test_109_4_each_of_those_that_are_not_yours() -> None:
    words = "TAPpa due creature bersaglio. Metti un segnalino +1/+1 su ognuna di quelle creature che non controlli."
    made = spell(words).effects[1]
    assert made.on == Among(Target(), Filter(controller=Relation.NOT_YOU))


def test_115_1_the_chosen_one_that_is_yours() -> None:
    words = "Scegli una creatura bersaglio che controlli e una creatura bersaglio che non controlli. "
    for whose, index in (("che controlli", 0), ("che non controlli", 1)):
        (made,) = spell(f"{words}Metti un segnalino +1/+1 sulla creatura scelta {whose}.").effects
        assert made.on == Target(index)
    assert refused(words + "Metti un segnalino +1/+1 sulla creatura scelta.", "Stregoneria")


def test_404_1_all_graveyards_are_exiled() -> None:
    (made,) = spell("Esilia tutti i cimiteri.").effects
    assert is_a(made, Move) and made.what == Every(Filter(zone=Zone.GRAVEYARD)) and made.to is Zone.EXILE
    assert refused("Esilia tutti i grimori.", "Stregoneria")


@pytest.mark.parametrize("said", ["Esilia tutti i cimiteri.", "Esilia tutte le carte da tutti i cimiteri."])
def test_404_1_both_ways_to_say_it_are_the_english_one(said: str) -> None:
    assert both(said, "Exile all graveyards.", "Stregoneria") == (Verdict.AGREE, ())
    # Control: the graveyard of one player is another thing.
    one = both("Esilia il cimitero di un giocatore bersaglio.", "Exile target player's graveyard.", "Stregoneria")
    assert one == (Verdict.AGREE, ())
    assert spell("Esilia il cimitero di un giocatore bersaglio.").effects != spell(said).effects


def test_603_2_another_one_or_any_of_another_kind() -> None:
    made = triggered("Ogniqualvolta un'altra creatura che controlli o una terra che controlli muore, pesca una carta.")
    first, second = made.trigger.subject.any_of
    assert first.another and not second.another


RETURNING = (
    "Quando la creatura incantata muore, rimetti il Manto sul campo di battaglia assegnato a una creatura bersaglio."
)
CLOAKED = """\
Anna: Fante 2/2, Paggio 1/1, Manto incantesimo Aura su Fante
> Incanta creatura
> La creatura incantata prende +1/+0.
{}
Bruno: 20
muore Fante
risolvi tutto
Che forza ha Paggio?
"""


@pytest.mark.parametrize(
    ("more", "power"), [(f"> {RETURNING}", "2"), ("> Quando la creatura incantata muore, peschi una carta.", "1")]
)
def test_303_4i_an_aura_returns_attached_when_its_creature_dies(more: str, power: str) -> None:
    assert power in answer(CLOAKED.format(more))


def test_control_303_4i_what_is_no_aura_stays_where_it_is() -> None:
    words = (
        "Quando la creatura equipaggiata muore, rimetti la Sentinella sul campo di battaglia sotto il tuo controllo."
    )
    assert refused(words, "Artefatto — Equipaggiamento")
