"""305.7, 602.2b, 701.3, 701.62a: modes of activated abilities, several kinds of land, chosen types, what is attached to what."""

from typing import Any

import pytest

from engine.cards.abilities.ability import Activated, Keyword, Static
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.exploring import ManifestDread
from engine.cards.abilities.filters import Filter, Sharing
from engine.cards.abilities.growing import DoubleCounters
from engine.cards.abilities.objects import Attach
from engine.cards.abilities.references import ControllerOf, Every, It, Remembered, Target, This
from engine.words.terms import CardType, Supertype, Zone
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext import support

abilities: Any = support.abilities
activated: Any = support.activated
spell: Any = support.spell
triggered: Any = support.triggered
refused = support.refused


def is_a(made: object, kind: type) -> bool:
    return isinstance(made, kind)


TOTEM = """\
Anna: 20, Totem artefatto
> {T}: Scegli uno —
> • Guadagni 3 punti vita.
> • Distruggi una creatura bersaglio.
"""


def answer(lines: str) -> str:
    return ruling(run(parse_lines(lines, "tavolo"))).answer[0]


def test_602_2b_the_mode_is_chosen_as_the_ability_is_activated() -> None:
    other = "Bruno: Orso 2/2\nAnna attiva Totem su Orso modo 2\nrisolvi\nOrso è morto?"
    assert answer(TOTEM + other) == "«Orso» muore."


def test_control_602_2b_the_other_mode_does_the_other_thing() -> None:
    first = "Bruno: Orso 2/2\nAnna attiva Totem modo 1\nrisolvi\n"
    assert "23" in answer(TOTEM + first + "Quanta vita ha Anna?")
    assert "resta" in answer(TOTEM + first + "Orso è morto?")


def test_700_2a_a_mode_without_a_target_cannot_be_chosen() -> None:
    assert "23" in answer(TOTEM + "Bruno: 20\nAnna attiva Totem\nrisolvi\nQuanta vita ha Anna?")


def test_700_2_modes_behind_semicolons_and_what_limits_the_ability() -> None:
    words = "{G}: Scegli uno — Fino alla fine del turno, la Sentinella ha volare; oppure pesca una carta. "
    made = activated(words + "Attiva questa abilità solo una volta per turno.")
    assert len(made.modes) == 2 and not made.effects and made.once_each_turn


FRESH = """\
Anna: 20, Totem artefatto
> {{0}}: Scegli uno{} —
> • Guadagni 3 punti vita.
> • Guadagni 1 punto vita.
Bruno: 20
Anna attiva Totem modo 1
risolvi
Anna attiva Totem{}
risolvi
Quanta vita ha Anna?
"""


@pytest.mark.parametrize(
    ("which", "mode", "life"), [(" che non è stato scelto in questo turno", "", "24"), ("", " modo 1", "26")]
)
def test_700_2_a_mode_that_was_not_chosen_in_the_turn(which: str, mode: str, life: str) -> None:
    assert life in answer(FRESH.format(which, mode))


def test_605_1a_a_mode_that_adds_mana_is_refused() -> None:
    assert refused("{T}: Scegli uno —\n• Aggiungi {G}.\n• Pesca una carta.")


def test_305_7_several_basic_land_types() -> None:
    made = abilities(
        "Incanta terra\nLa terra incantata è una Montagna, una Foresta e una Pianura.", "Incantesimo — Aura"
    )[1]
    assert is_a(made, Static)
    assert made.parts == (ChangeTypes(set_subtypes=("Mountain", "Forest", "Plains"), of_type=CardType.LAND),)
    assert refused("Incanta terra\nLa terra incantata è una Montagna, Foresta e una Pianura.", "Incantesimo — Aura")


@pytest.mark.parametrize("whose", ["Ogni creatura che controlli", "Ogni carta creatura nel tuo cimitero"])
def test_607_2d_has_the_chosen_type_besides(whose: str) -> None:
    words = "Mentre la Sentinella entra, scegli un tipo di creatura.\n"
    made = abilities(f"{words}{whose} ha il tipo di creatura scelto in aggiunta ai suoi altri tipi.")[1]
    assert is_a(made, Static) and made.parts == (ChangeTypes(to_chosen=True, of_type=CardType.CREATURE),)
    assert refused(f"{words}Ogni terra che controlli ha il tipo scelto in aggiunta ai suoi altri tipi.")


def test_701_3_all_that_match_are_attached_in_either_order() -> None:
    for words in ("a essa tutti gli Equipaggiamenti che controlli", "tutti gli Equipaggiamenti che controlli ad essa"):
        (made,) = triggered(f"Quando la Sentinella entra, assegna {words}.").effects
        assert made == Attach(
            what=Every(Filter(subtypes=("Equipment",), controller=made.what.filter.controller)), to=This()
        )


def test_701_3_608_2d_so_many_are_chosen_and_attached() -> None:
    chosen, made = triggered("Quando la Sentinella entra, assegna a essa due Equipaggiamenti che controlli.").effects
    assert isinstance(chosen, Choose) and (chosen.minimum, chosen.maximum) == (2, 2)
    assert made == Attach(what=Remembered(chosen.keep_as), to=This())


HEIR = "Ogniqualvolta un'altra creatura muore, assegna all'Erede tutti gli Equipaggiamenti assegnati a quella creatura."
BLADE = "La creatura equipaggiata prende +3/+0."


def test_608_2h_what_was_attached_to_what_died() -> None:
    made = triggered(
        "Ogniqualvolta un'altra creatura che controlli muore, assegna alla Sentinella tutti gli Equipaggiamenti assegnati a "
        "quella creatura."
    )
    assert made.effects == (Attach(what=Every(Filter(subtypes=("Equipment",), attached_to=It())), to=This()),)
    lines = f"Anna: Erede 1/1 «{HEIR}», Fante 2/2, Lama artefatto Equipaggiamento «{BLADE}» su {{}}\n"
    lines += "Bruno: Orso 2/2\nmuore Fante\nrisolvi tutto\nChe forza ha Erede?"
    assert "4" in answer(lines.format("Fante"))
    assert "1" in answer(lines.format("Orso"))


def test_701_62a_another_player_manifests_dread() -> None:
    made = spell("Distruggi una creatura bersaglio. Il suo controllore manifesta angoscia.").effects[1]
    assert is_a(made, ManifestDread) and made.who == ControllerOf(Target())
    (mine,) = spell("Manifesta angoscia.").effects
    assert is_a(mine, ManifestDread) and mine.who != made.who


def test_701_10e_every_kind_of_counter_is_doubled() -> None:
    (made,) = spell("Raddoppia il numero di ogni tipo di segnalino su un permanente bersaglio.").effects
    assert made == DoubleCounters(on=Target(), counter=None)
    (one,) = spell("Raddoppia il numero di segnalini +1/+1 su un permanente bersaglio.").effects
    assert one == DoubleCounters(on=Target(), counter="+1/+1")


def test_702_16a_protection_from_snow() -> None:
    (made,) = abilities("Protezione dalla neve")
    assert is_a(made, Keyword) and made.filter == Filter(supertypes=(Supertype.SNOW,))


def test_205_2_what_is_shared_may_stand_behind_that_with_which() -> None:
    words = "Ogniqualvolta un'altra creatura muore, ogni avversario sacrifica un permanente che condivide {}."
    wanted = Sharing(what="card type", of=It())
    for said in ("con essa un tipo di carta", "un tipo di carta con essa"):
        (made,) = triggered(words.format(said)).effects
        assert made.filter.shares == wanted


def test_305_6_a_card_with_a_basic_land_type() -> None:
    words = "Passa in rassegna il tuo grimorio per una carta terra con un tipo di terra base, rivelala, aggiungila alla tua "
    found = spell(words + "mano, poi rimescola.").effects[0].filter
    assert found.zone is Zone.LIBRARY and len(found.any_subtype) == 5


def test_106_6_a_source_of_the_chosen_type() -> None:
    words = "Mentre la Sentinella entra, scegli un tipo di creatura.\n{T}: Aggiungi {G}. Spendi questo mana solo per lanciare una "
    words += "magia creatura del tipo scelto o per attivare un'abilità di una fonte creatura del tipo scelto."
    made = abilities(words)[1]
    assert is_a(made, Activated)
    spent = made.effects[0].spending
    assert spent.spells.chosen_type and spent.abilities_of == Filter(types=(CardType.CREATURE,), chosen_type=True)


FEWER = "Anna: {}\nin mano: Soccorso stregoneria\n> Se hai meno punti vita di un avversario, guadagni 6 punti vita.\nBruno: 12\n"


@pytest.mark.parametrize(("life", "after"), [(10, "16"), (12, "12")])
def test_109_5_less_than_any_opponent(life: int, after: str) -> None:
    said = answer(FEWER.format(life) + "turno di Anna\nAnna lancia Soccorso\nrisolvi\nQuanta vita ha Anna?")
    assert after in said
