"""105, 107.3, 601.2c, 608.2d-f, 701.12b, 701.14, 708: beside a measure, by each player, to other targets instead."""

import pytest

from engine.board.board_of import board_of
from engine.board.prohibitions import forbids_object
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.choices import ForEach, May
from engine.cards.abilities.damage import DealDamage, Fight
from engine.cards.abilities.exchanging import ExchangeControl
from engine.cards.abilities.filters import Filter, Measured
from engine.cards.abilities.keyword_abilities import ChoosePlayer, MoveCounters
from engine.cards.abilities.libraries import RevealUntil
from engine.cards.abilities.quantities import Greatest, PowerOf
from engine.cards.abilities.references import One, SharingColor, Target, This
from engine.cards.abilities.turning import TurnFaceDown, TurnFaceUp
from engine.words.terms import CardType, Color, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import activated, printed, refused, spell, triggered

CREATURES = Filter(types=(CardType.CREATURE,))


def test_105_what_has_a_colour_in_common() -> None:
    others = "ogni altra creatura che abbia almeno un colore in comune con essa"
    (deals,) = spell(f"Sentinella infligge 1 danno a una creatura bersaglio e a {others}.").effects
    assert isinstance(deals, DealDamage) and deals.also[0].to == SharingColor(Target(), CREATURES)
    table = Table()
    words = f"Una creatura bersaglio e {others} prendono +1/+1 fino alla fine del turno."
    table.put("Eco", printed(words, "Stregoneria", "Eco"), zone=Zone.HAND)
    for label, color in (("Riccio", Color.RED), ("Talpa", Color.RED), ("Lepre", Color.BLUE)):
        table.creature(label, 1, 1, colors=(color,))
    table.settle().cast("Eco", "Riccio").resolve()
    assert [table.looks(label).power for label in ("Riccio", "Talpa", "Lepre")] == [2, 2, 1]


@pytest.mark.parametrize(("words", "how"), [("pari o inferiore alla forza di", "<="), ("inferiore a quella di", "<")])
def test_107_3_beside_a_measure(words: str, how: str) -> None:
    made = triggered(f"Quando Sentinella entra, distruggi una creatura bersaglio con forza {words} Sentinella.")
    wanted = made.targets[0].objects
    assert wanted is not None and wanted.measured == (Measured(what="power", how=how, than=PowerOf(This())),)


def test_208_1_no_less_than_the_greatest() -> None:
    (destroy,) = spell(
        "Distruggi tutte le creature con la forza maggiore tra le creature sul campo di battaglia."
    ).effects
    (measured,) = destroy.what.filter.measured  # type: ignore[union-attr]
    assert measured.how == ">=" and measured.than == Greatest(what="power", filter=CREATURES)


def test_120_a_creature_deals_damage_to_itself() -> None:
    (deals,) = spell("Una creatura bersaglio infligge danno a se stessa pari alla propria forza.").effects
    assert deals == DealDamage(amount=PowerOf(Target()), to=Target(), source=Target())
    assert refused("Sentinella infligge 2 danni a se stesso e guadagni 1 punto vita a se stesso.", "Stregoneria")


@pytest.mark.parametrize(("there", "cards"), [(True, 1), (False, 0)])
def test_608_2f_each_player_who(there: bool, cards: int) -> None:
    table = Table()
    table.library(0, 2)
    table.library(1, 2)
    table.put(
        "Eco",
        printed("Ogni giocatore che controlla un artefatto pesca una carta.", "Stregoneria", "Eco"),
        zone=Zone.HAND,
    )
    if there:
        table.permanent("Anfora", types=(CardType.ARTIFACT,))
    table.settle().cast("Eco").resolve()
    assert (len(table.zone(Zone.HAND)), len(table.zone(Zone.HAND, 1))) == (cards, 0)


def test_608_2f_each_player_by_what_is_theirs() -> None:
    table = Table()
    text = "Ogni giocatore perde 1 punto vita per ogni artefatto che controlla."
    table.put("Eco", printed(text, "Stregoneria", "Eco"), zone=Zone.HAND)
    table.permanent("Anfora", types=(CardType.ARTIFACT,), controller=1)
    table.settle().cast("Eco").resolve()
    assert (table.life(0), table.life(1)) == (20, 19)


@pytest.mark.parametrize("draws", [True, False])
def test_608_2d_each_player_may(draws: bool) -> None:
    words = "Ogni giocatore può pescare una carta."
    (each,) = spell(words).effects
    assert isinstance(each, ForEach) and isinstance(each.do[0], May) and each.do[0].who == One()
    table = Table()
    table.library(0, 2)
    table.library(1, 2)
    table.put("Eco", printed(words, "Stregoneria", "Eco"), zone=Zone.HAND)
    table.settle().cast("Eco").resolve(draws, not draws)
    assert (len(table.zone(Zone.HAND)), len(table.zone(Zone.HAND, 1))) == (int(draws), int(not draws))


def test_701_12b_122_5_708_permanents_that_change_places() -> None:
    (exchange,) = activated("{1}: Scambia il controllo di Sentinella e di una creatura bersaglio.").effects
    assert exchange == ExchangeControl(first=This(), second=Target())
    (moves,) = activated("{1}: Sposta un segnalino +1/+1 da Sentinella su una creatura bersaglio.").effects
    assert moves == MoveCounters(counter="+1/+1", onto=Target(), off=This())
    hidden = "una creatura a faccia in giù bersaglio"
    assert spell("Gira a faccia in giù una creatura bersaglio.").effects == (TurnFaceDown(what=Target()),)
    assert spell(f"Gira a faccia in su {hidden}.").effects == (TurnFaceUp(what=Target()),)


@pytest.mark.parametrize("kicked", [True, False])
def test_601_2c_other_targets_where_a_cost_was_paid(kicked: bool) -> None:
    instead = "Se questa magia è stata potenziata, invece distruggi una creatura bersaglio."
    words = f"Potenziamento {{1}}\nDistruggi un artefatto bersaglio. {instead}"
    table = Table()
    table.put("Eco", printed(words, "Stregoneria", "Eco"), zone=Zone.HAND)
    for label in ("Anfora", "Vaso"):
        table.permanent(label, types=(CardType.ARTIFACT,))
    for label in ("Riccio", "Talpa"):
        table.creature(label, 1, 1)
    table.settle().cast("Eco", kicked, "Riccio" if kicked else "Anfora").resolve()
    assert table.where("Riccio") is (Zone.GRAVEYARD if kicked else Zone.BATTLEFIELD)
    assert table.where("Anfora") is (Zone.BATTLEFIELD if kicked else Zone.GRAVEYARD)


def test_701_14_two_targets_that_were_chosen_fight() -> None:
    both = "Scegli una creatura bersaglio che controlli e una creatura bersaglio che non controlli."
    gets = "La creatura che controlli prende +1/+1 fino alla fine del turno."
    applied, fights = spell(f"{both} {gets} Poi quelle creature lottano tra loro.").effects
    assert applied.to == Target(0) and fights == Fight(first=Target(0), second=Target(1))  # type: ignore[union-attr]
    assert refused(f"Scegli una creatura bersaglio. {gets}", "Stregoneria")


def test_608_2d_an_opponent_is_chosen_without_a_target() -> None:
    made = spell("Scegli un avversario. Quel giocatore perde 2 punti vita.")
    assert isinstance(made.effects[0], ChoosePlayer) and not made.targets
    table = Table()
    table.put(
        "Eco", printed("Scegli un avversario. Quel giocatore perde 2 punti vita.", "Stregoneria", "Eco"), zone=Zone.HAND
    )
    table.settle().cast("Eco").resolve()
    assert (table.life(0), table.life(1)) == (20, 18)


def test_701_13a_exiled_until_there_is_one() -> None:
    words = "Esilia carte dalla cima del tuo grimorio finché non esili una carta creatura, poi aggiungi quella carta alla tua mano."
    until, _ = spell(words).effects
    assert isinstance(until, RevealUntil) and until.exile
    table = Table()
    table.library(0, 2)
    table.creature("Riccio", 1, 1, zone=Zone.LIBRARY)
    table.put("Eco", printed(words, "Stregoneria", "Eco"), zone=Zone.HAND)
    table.settle().cast("Eco").resolve()
    assert table.where("Riccio") is Zone.HAND and len(table.zone(Zone.EXILE)) == 2


def test_707_2_what_was_just_made_has_it() -> None:
    words = "Crea una pedina che è una copia di un Elfo bersaglio. Ha rapidità. "
    words += "Sacrificala all'inizio della prossima sottofase finale."
    made, gains, later = spell(words).effects
    assert gains.to.name == made.keep_as  # type: ignore[union-attr]
    assert later.effects[0].what.name == made.keep_as  # type: ignore[union-attr]


def test_120_to_each_creature_of_a_player_who_is_a_target() -> None:
    made = activated("{T}: Sentinella infligge 2 danni a ogni creatura controllata da un giocatore bersaglio.")
    assert made.targets and made.effects[0].to.filter.whose == Target()  # type: ignore[union-attr]


def test_701_6a_countered_into_the_hand() -> None:
    words = "Neutralizza una magia bersaglio. Se quella magia viene neutralizzata in questo modo, "
    words += "mettila in mano al suo proprietario invece che nel cimitero di quel giocatore."
    (counter,) = spell(words).effects
    assert counter.instead_to is Zone.HAND  # type: ignore[union-attr]


def test_118_12_that_player_does_not_pay() -> None:
    words = "Ogniqualvolta un avversario pesca una carta, quel giocatore può pagare {2}. "
    words += "Se quel giocatore non lo fa, guadagni 1 punto vita."
    (paid,) = triggered(words).effects
    assert paid.otherwise and not paid.then  # type: ignore[union-attr]


def test_400_3_under_the_library_of_that_player() -> None:
    words = "Guarda la prima carta del grimorio di un giocatore bersaglio. "
    words += "Puoi mettere quella carta in fondo al grimorio di quel giocatore."
    _, may = spell(words).effects
    assert isinstance(may, May) and may.then[0].position == -1  # type: ignore[union-attr]
    assert refused("Metti una creatura bersaglio in fondo al grimorio di un giocatore bersaglio.", "Stregoneria")


def test_305_7_a_permanent_that_is_a_land_and_nothing_else() -> None:
    table = Table()
    aura = printed(
        "Incanta permanente\nIl permanente incantato è una terra Foresta incolore.", "Incantesimo — Aura", "Radice"
    )
    creature = table.creature("Riccio", 1, 1, "flying", colors=(Color.RED,))
    table.put("Radice", aura, attached_to=creature)
    looks = table.looks("Riccio")
    assert looks.types == (CardType.LAND,) and looks.subtypes == ("Forest",) and not looks.colors
    assert looks.power is None and not looks.has("flying")


@pytest.mark.parametrize("taken", [("Riccio", "Colle"), ("Riccio", None), (None, None)])
def test_608_2d_up_to_one_of_each_of_those_looked_at(taken: tuple[str | None, str | None]) -> None:
    words = "Guarda le prime tre carte del tuo grimorio. "
    words += "Puoi aggiungere alla tua mano una carta creatura e/o una carta terra scelte tra esse. "
    table = Table()
    table.put("Eco", printed(words + "Metti le altre nel tuo cimitero.", "Stregoneria", "Eco"), zone=Zone.HAND)
    table.creature("Riccio", 1, 1, zone=Zone.LIBRARY)
    table.permanent("Colle", types=(CardType.LAND,), zone=Zone.LIBRARY)
    table.permanent("Anfora", types=(CardType.ARTIFACT,), zone=Zone.LIBRARY)
    table.settle().cast("Eco").resolve(True, *((one,) if one else () for one in taken))
    assert set(table.zone(Zone.HAND)) == {one for one in taken if one}
    assert len(table.zone(Zone.GRAVEYARD)) == 4 - len([one for one in taken if one])


@pytest.mark.parametrize(("cards", "kept"), [(1, {"Talpa"}), (2, set())])
def test_508_1c_what_is_stronger_than_the_cards_in_hand_cannot_attack(cards: int, kept: set[str]) -> None:
    words = "Le creature con forza superiore al numero di carte che hai in mano non possono attaccare."
    table = Table()
    table.put("Ponte", printed(words, "Artefatto", "Ponte"))
    table.creature("Riccio", 1, 1)
    table.creature("Talpa", 2, 2)
    for number in range(cards):
        table.permanent(f"Carta{number}", types=(CardType.ARTIFACT,), zone=Zone.HAND)
    board = board_of(table.settle().game)
    found = {one for one in ("Riccio", "Talpa") if forbids_object(board, Prohibition.ATTACK, table.id(one)) is not None}
    assert found == kept
