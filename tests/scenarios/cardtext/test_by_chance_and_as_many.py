"""115.7, 601.2d, 608.2d, 701.9, 701.23: what chance decides, how many there were, what is shared out, whose cards are searched."""

import pytest

from engine.cards.abilities.choices import Choose, If, OneOf
from engine.cards.abilities.choosing_types import ChooseTerm
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import OwnerOf, Target
from engine.cards.abilities.retargeting import ChangeTargets, HowChanged
from engine.cards.abilities.searching import Search
from engine.words.terms import CardType, Zone
from tests.engine.doing.test_stickers import asked
from tests.engine.support import Table
from tests.scenarios.cardtext.support import activated, printed, refused, spell, triggered


def test_701_9b_chance_decides_what_is_discarded_or_returned() -> None:
    cost = activated("{1}, Scarta una carta a caso dalla tua mano: Pesca una carta.").cost
    assert cost.discard == 1 and cost.discard_random
    assert not activated("{1}, Scarta una carta dalla tua mano: Pesca una carta.").cost.discard_random
    chosen = spell("Riprendi in mano una carta creatura a caso dal tuo cimitero.").effects[0]
    assert isinstance(chosen, Choose) and chosen.at_random
    assert spell("Distruggi una creatura bersaglio scelta a caso.").targets[0].at_random
    assert spell("Un avversario bersaglio scelto a caso perde 1 punto vita.").targets[0].at_random


def test_608_2d_control_what_is_chosen_by_chance_is_asked_as_chance() -> None:
    for words, purpose in (("a caso ", "chance"), ("", "choice")):
        table = Table()
        text = f"Riprendi in mano una carta creatura {words}dal tuo cimitero."
        table.put("Eco", printed(text, "Stregoneria", "Eco"), zone=Zone.HAND)
        for label in ("Riccio", "Talpa"):
            table.creature(label, 1, 1, zone=Zone.GRAVEYARD)
        table.settle().cast("Eco")
        assert asked(table).purpose.value == purpose


@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_701_9a_as_many_as_were_discarded(discarded: int) -> None:
    table = Table()
    table.library(0, 5)
    table.put(
        "Eco", printed("Scarta fino a due carte, poi pesca altrettante carte.", "Stregoneria", "Eco"), zone=Zone.HAND
    )
    labels = ["Riccio", "Talpa", "Lepre"]
    for label in labels:
        table.creature(label, 1, 1, zone=Zone.HAND)
    table.settle().cast("Eco").resolve(tuple(labels[:discarded]))
    assert len(table.zone(Zone.HAND)) == 3
    assert len(table.zone(Zone.GRAVEYARD)) == discarded + 1


def test_107_3_as_many_and_one_more() -> None:
    effects = spell("Scarta tutte le carte della tua mano, poi pesca altrettante carte più una.").effects
    assert str(effects[1].count).startswith("Sum")  # type: ignore[union-attr]
    assert refused("Pesca altrettante carte.", "Stregoneria")


@pytest.mark.parametrize(("there", "life"), [(True, 20), (False, 17)])
def test_101_3_what_happens_where_it_cannot_be_done(there: bool, life: int) -> None:
    table = Table()
    words = "Sacrifica un artefatto. Se non puoi farlo, perdi 3 punti vita."
    table.put("Eco", printed(words, "Stregoneria", "Eco"), zone=Zone.HAND)
    if there:
        table.permanent("Anfora", types=(CardType.ARTIFACT,))
    table.settle().cast("Eco").resolve()
    assert table.life(0) == life
    assert table.where("Anfora") is (Zone.GRAVEYARD if there else None)


def test_601_2d_counters_are_shared_out() -> None:
    words = "Distribuisci tre segnalini +1/+1 tra una, due o tre creature bersaglio."
    (put,) = spell(words).effects
    assert put == PutCounters(counter="+1/+1", on=Target(), count=Fixed(3), divided=True)
    table = Table()
    table.put("Eco", printed(words, "Stregoneria", "Eco"), zone=Zone.HAND)
    for label in ("Riccio", "Talpa"):
        table.creature(label, 1, 1)
    table.settle().cast("Eco", ("Riccio", "Talpa"), {"Riccio": 2, "Talpa": 1}).resolve()
    assert (table.looks("Riccio").power, table.looks("Talpa").power) == (3, 2)


def test_111_3_tokens_of_a_size_that_is_worked_out_and_of_a_name() -> None:
    words = "Crea una pedina creatura Elementale X/X verde chiamata Lupo di Mare, dove X è il numero di terre che controlli."
    (made,) = spell(words).effects
    assert isinstance(made, CreateTokens) and made.token.name == "Lupo di Mare" and made.power == made.toughness
    table = Table()
    table.put(
        "Eco",
        printed(
            "Crea Bruma, una pedina creatura Spirito X/X bianca, dove X è il numero di terre che controlli.",
            "Stregoneria",
            "Eco",
        ),
        zone=Zone.HAND,
    )
    for number in range(3):
        table.permanent(f"Terra{number}", types=(CardType.LAND,))
    table.settle().cast("Eco").resolve()
    assert (table.looks("Bruma").power, table.looks("Bruma").toughness) == (3, 3)
    assert refused("Crea una pedina creatura Elementale X/X verde.", "Stregoneria")


def test_115_7_new_targets() -> None:
    assert spell("Puoi scegliere nuovi bersagli per una magia bersaglio.").effects == (
        ChangeTargets(what=Target(), how=HowChanged.NEW),
    )
    (changes,) = activated("{1}: Cambia un bersaglio di una magia bersaglio con Sentinella.").effects
    assert isinstance(changes, ChangeTargets) and changes.how is HowChanged.ONE and changes.to is not None
    words = "Ogniqualvolta lanci una magia istantaneo, puoi pagare {1}. Se lo fai, copia quella magia. "
    (paid,) = triggered(words + "Puoi scegliere nuovi bersagli per la copia.").effects
    assert isinstance(paid, MayPay) and isinstance(paid.then[0], CopyOnStack) and paid.then[0].new_targets
    (plain,) = triggered(words).effects
    assert isinstance(plain, MayPay) and not plain.then[0].new_targets  # type: ignore[union-attr]


def test_401_4_at_either_end_as_the_owner_likes() -> None:
    (either,) = spell("Il proprietario di una creatura bersaglio la mette in cima o in fondo al suo grimorio.").effects
    assert isinstance(either, OneOf) and either.who == OwnerOf(Target())
    assert refused("Metti una creatura bersaglio in cima o in fondo al suo grimorio.", "Stregoneria")


def test_608_2d_one_ability_or_another_one() -> None:
    (one,) = spell(
        "Una creatura bersaglio guadagna a tua scelta volare o legame vitale fino alla fine del turno."
    ).effects
    assert isinstance(one, OneOf) and one.ways[0] != one.ways[1]


def test_105_4_a_colour_that_all_that_follows_speaks_of() -> None:
    words = "Scegli un colore. Le creature che controlli hanno protezione dal colore scelto fino alla fine del turno."
    (chosen,) = spell(words).effects
    assert isinstance(chosen, ChooseTerm) and len(chosen.then) == 1
    assert refused("Scegli un colore.", "Stregoneria")


def test_701_23_whose_cards_and_which_zones() -> None:
    search = spell(
        "Passa in rassegna il grimorio di un avversario bersaglio per una carta artefatto ed esiliala."
    ).effects[0]
    assert isinstance(search, Search) and search.whose == Target()
    places = "il cimitero, la mano e il grimorio di un giocatore bersaglio"
    search = spell(f"Passa in rassegna {places} per un qualsiasi numero di carte terra ed esiliale.").effects[0]
    assert isinstance(search, Search) and set(search.zones) == {Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD}


@pytest.mark.parametrize(("looks_there", "shuffled"), [(True, True), (False, False)])
def test_701_23a_library_and_or_graveyard(looks_there: bool, shuffled: bool) -> None:
    words = "Passa in rassegna il tuo grimorio e/o il tuo cimitero per una carta chiamata Lupo di Mare e aggiungila alla tua mano. "
    words += "Se passi in rassegna il tuo grimorio in questo modo, rimescolalo."
    effects = spell(words).effects
    assert isinstance(effects[-1], If)
    table = Table()
    table.put("Eco", printed(words, "Stregoneria", "Eco"), zone=Zone.HAND)
    table.creature("Lupo di Mare", 1, 1, zone=Zone.GRAVEYARD)
    table.settle().cast("Eco").resolve(looks_there)
    assert table.where("Lupo di Mare") is Zone.HAND
    assert any(one.startswith("701.24a") for one in table.rules()) is shuffled
