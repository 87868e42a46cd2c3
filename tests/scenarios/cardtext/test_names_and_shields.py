"""201.4, 614.12a, 615, 701.19c, 707, 115.9c: names and colours chosen, damage prevented, no regeneration, copies of old."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Cost, Prohibition, Replaces
from engine.cards.abilities.choices import May
from engine.cards.abilities.choosing_types import ChooseTerm
from engine.cards.abilities.copying import CopyOnStack, CreateCopies
from engine.cards.abilities.filters import CREATURE, Filter, Targeting
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, This, You
from engine.cards.abilities.searching import Search
from engine.state.actions import Occur
from engine.words.terms import CardType, Color, Relation, Term, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import moved
from tests.scenarios.cardtext.support import abilities, activated, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

# --- names


@pytest.mark.parametrize(
    ("said", "such"),
    [
        ("Scegli il nome di una carta.", None),
        ("Nomina una carta.", None),
        ("Nomina una carta non terra.", Filter(not_types=(CardType.LAND,))),
        ("Nomina una carta creatura.", Filter(types=(CardType.CREATURE,))),
        ("Nomina una carta non artefatto, non terra.", Filter(not_types=(CardType.ARTIFACT, CardType.LAND))),
    ],
)
def test_201_4_which_names_may_be_chosen(said: str, such: Filter | None) -> None:
    (made,) = spell(f"{said} Esilia tutte le carte con quel nome da tutti i cimiteri.").effects
    assert isinstance(made, ChooseTerm) and (made.what, made.such) == (Term.CARD_NAME, such)
    assert made.then[0].what.filter.chosen_name  # type: ignore[union-attr]


def test_201_4_control_nothing_was_named() -> None:
    assert refused("Esilia tutte le carte con quel nome da tutti i cimiteri.", "Stregoneria")
    assert refused("Nomina una carta.", "Stregoneria"), "nothing comes of it"


def test_607_2d_the_name_chosen_as_it_enters() -> None:
    forbidden = "Le magie con il nome scelto non possono essere lanciate."
    text = f"Mentre Sentinella entra, scegli il nome di una carta non terra.\n{forbidden}"
    chooses, forbids = abilities(text, "Incantesimo")
    assert isinstance(chooses, Replaces) and isinstance(forbids, Cannot)
    assert chooses.chooses_of == Filter(not_types=(CardType.LAND,))
    assert forbids.what is Prohibition.CAST and forbids.objects.chosen_name  # type: ignore[union-attr]
    assert refused(forbidden, "Incantesimo"), "control"


def test_201_4_only_names_of_such_cards_are_offered() -> None:
    at = Table()
    text = "Mentre Sentinella entra, scegli il nome di una carta creatura."
    one = at.put("Sentinella", printed(text, "Artefatto"), zone=Zone.HAND)
    at.creature("Uno", 1, 1, zone=Zone.LIBRARY)
    at.permanent("Bosco", types=(CardType.LAND,))
    question = at.settle().question(Occur((moved(one, Zone.BATTLEFIELD),)))
    names = [option.text for option in question.options]
    assert "Uno" in names and "Bosco" not in names


def test_201_2_a_name_with_a_comma_and_names_in_a_list() -> None:
    said = "Passa in rassegna il tuo grimorio per una carta chiamata {0}, rivelala, poi rimescola.".format
    found = spell(said("Ada, Custode del Faro")).effects[0]
    assert isinstance(found, Search) and found.filter.name == "Ada, Custode del Faro"
    assert refused(said("Ada, Berta o Carla"), "Stregoneria"), "control"


def test_201_2_the_cards_own_name_in_quotes_and_in_a_cost() -> None:
    made = activated("Scarta un'altra carta chiamata Sentinella: Pesca una carta.")
    assert made.cost == Cost(discard=1, discard_such=Filter(zone=Zone.HAND, name="Sentinella"))
    text = 'Crea una pedina creatura Elfo 1/1 verde con "{T}: Esilia una carta chiamata Sentinella dal tuo cimitero".'
    (token,) = spell(text).effects
    (given,) = token.token.abilities  # type: ignore[union-attr]
    assert "Sentinella" in str(given)


# --- colours


def test_614_12a_another_colour_than_the_one_that_the_land_makes() -> None:
    chooses = "Sentinella entra TAPpata. Mentre entra, scegli un colore diverso dal verde."
    text = f"{chooses}\n{{T}}: Aggiungi {{G}} o un mana del colore scelto."
    found = abilities(text, "Terra")
    assert found[1].chooses_of == Filter(not_colors=(Color.GREEN,))  # type: ignore[union-attr]
    made = found[2].effects[0]  # type: ignore[union-attr]
    assert isinstance(made, AddMana) and made.choices == (("G",),) and made.chosen_color


# --- damage


@pytest.mark.parametrize(
    ("words", "made"),
    [
        ("che verrebbe inflitto a e da Sentinella in questo turno", (Prevent(to=This()), Prevent(source=This()))),
        ("che Sentinella infliggerebbe in questo turno", (Prevent(source=This()),)),
        ("che una creatura bersaglio infliggerebbe in questo turno", (Prevent(source=Target()),)),
    ],
)
def test_615_11_damage_to_it_and_by_it(words: str, made: tuple[Prevent, ...]) -> None:
    assert activated(f"{{T}}: Previeni tutto il danno {words}.").effects == made


def test_615_7_the_next_combat_damage_and_what_would_be_dealt_to_it() -> None:
    made = activated(
        "{T}: Previeni i prossimi 2 danni da combattimento che ti verrebbero inflitti in questo turno."
    ).effects
    assert made == (Prevent(amount=Fixed(2), to=You(), combat=True),)
    text = "Metti un segnalino +1/+1 su una creatura bersaglio e previeni tutto il danno che le verrebbe inflitto in questo turno."
    assert spell(text).effects[1] == Prevent(to=Target())


def test_615_11_control_of_a_number_it_is_not_said_how_it_is_shared() -> None:
    assert refused(
        "Previeni i prossimi 2 danni che verrebbero inflitti a te e a Sentinella in questo turno.", "Istantaneo"
    )


@pytest.mark.parametrize(
    ("sentence", "where"),
    [("Una creatura a cui sia stato inflitto danno in questo modo", Zone.GRAVEYARD), ("", Zone.BATTLEFIELD)],
)
def test_701_19c_what_was_dealt_damage_is_not_regenerated(sentence: str, where: Zone) -> None:
    more = f" {sentence} non può essere rigenerata in questo turno." if sentence else ""
    at = Table()
    at.put(
        "Dardo",
        printed(f"Dardo infligge 3 danni a un qualsiasi bersaglio.{more}", "Istantaneo", name="Dardo", mana_cost="{0}"),
        zone=Zone.HAND,
    )
    at.put("Troll", printed("{0}: Rigenera Troll.", "Creatura — Troll", name="Troll", power="3", toughness="3"))
    at.settle().activate("Troll", 0).resolve()
    at.cast("Dardo", "Troll").resolve()
    assert at.where("Troll") is where


@pytest.mark.parametrize(("kept_from", "where"), [(True, Zone.GRAVEYARD), (False, Zone.BATTLEFIELD)])
def test_113_12_what_cannot_be_regenerated_loses_nothing_of_that_with_its_abilities(
    kept_from: bool, where: Zone
) -> None:
    at = Table()
    for name, text in (
        ("Gelo", "Una creatura bersaglio non può essere rigenerata in questo turno."),
        ("Muta", "Una creatura bersaglio perde tutte le abilità fino alla fine del turno."),
        ("Cura", "Rigenera una creatura bersaglio."),
        ("Fine", "Distruggi una creatura bersaglio."),
    ):
        at.put(name, printed(text, "Istantaneo", name=name, mana_cost="{0}"), zone=Zone.HAND)
    at.put("Troll", printed("", "Creatura — Troll", name="Troll", power="3", toughness="3"))
    at.settle()
    for name in ("Gelo", "Muta", "Cura", "Fine") if kept_from else ("Muta", "Cura", "Fine"):
        at.cast(name).resolve()
    assert at.where("Troll") is where


# --- copies


def test_707_2_tokens_that_are_put_onto_the_battlefield_as_copies() -> None:
    old = triggered("Quando Sentinella muore, metti in gioco una pedina che è una copia di Sentinella.").effects
    assert old == triggered("Quando Sentinella muore, crea una pedina che è una copia di Sentinella.").effects
    assert isinstance(old[0], CreateCopies)


def test_707_10_a_spell_copies_itself() -> None:
    made = spell(
        "Distruggi una creatura bersaglio. Puoi copiare questa magia e puoi scegliere un nuovo bersaglio per la copia."
    )
    assert made.effects[1] == May(then=(CopyOnStack(what=This(), who=You()),))
    assert refused("Quando Sentinella entra, copiala.", "Creatura — Umano"), "control: a permanent is no spell"


def test_115_9c_only_such_a_target() -> None:
    said = triggered(
        "Ogniqualvolta lanci una magia che bersaglia solo una creatura che controlli, pesca una carta."
    ).trigger
    mine = Filter(types=CREATURE.types, controller=Relation.YOU)
    assert said.spell.targeting == Targeting(objects=mine, only=True)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("italian", "english", "types"),
    [
        (
            "Previeni tutto il danno che verrebbe inflitto a e da Sentinella in questo turno.",
            "Prevent all damage that would be dealt to and dealt by this creature this turn.",
            "Istantaneo",
        ),
        (
            "Nomina una carta creatura. Esilia tutte le carte con quel nome da tutti i cimiteri.",
            "Choose a creature card name. Exile all cards with that name from all graveyards.",
            "Stregoneria",
        ),
        (
            "Mentre Sentinella entra, scegli un colore.\nLe creature del colore scelto prendono +1/+1.",
            "As this enchantment enters, choose a color.\nCreatures of the chosen color get +1/+1.",
            "Incantesimo",
        ),
    ],
)
def test_both_languages_say_the_same(italian: str, english: str, types: str) -> None:
    assert both(italian, english, types)[0] is Verdict.AGREE
