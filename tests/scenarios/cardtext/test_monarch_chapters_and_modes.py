"""702.14a, 714.2, 725.1, 700.2, 608.2f: the monarch, chapters with names, modes of abilities, what was made for each."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Cannot, ModesIf
from engine.cards.abilities.conditions import MonarchIs, Not, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import LifeOf
from engine.cards.abilities.references import EventPlayer, TheMonarch, You
from engine.cards.abilities.triggers import BeginningOf
from engine.state import events as e
from engine.words.terms import CardType, Kind, PlayerId, Relation, Supertype, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import gain
from tests.scenarios.cardtext.support import abilities, ability, printed, refused, spell, static, triggered
from tests.scenarios.cardtext.test_oracle import both

SAGA = "Incantesimo — Saga"


def test_725_1_nobody_or_an_opponent_is_the_monarch() -> None:
    made = triggered("Quando Sentinella entra, se nessuno è il monarca, tu diventi il monarca.")
    assert made.condition == Not(MonarchIs(Relation.ANY))
    assert static("Sentinella ha volare fintanto che un avversario è il monarca.").condition == MonarchIs(
        Relation.OPPONENT
    )
    assert static("Sentinella ha volare fintanto che non sei il monarca.").condition == Not(MonarchIs(Relation.YOU))


def test_725_1_the_step_of_the_monarch() -> None:
    made = ability("All'inizio della sottofase finale del monarca, quel giocatore pesca una carta.", "Artefatto")
    assert made.trigger == BeginningOf(step=TurnStep.END, of=TheMonarch())
    assert made.effects == (Draw(who=EventPlayer()),)


@pytest.mark.parametrize(("monarch", "life"), [(0, (18, 20)), (1, (20, 18)), (None, (20, 20))])
def test_725_1_whoever_is_the_monarch_is_meant(monarch: int | None, life: tuple[int, int]) -> None:
    """The control: while there is no monarch, nobody loses anything."""
    at = Table()
    at.put("Sentinella", printed("Il monarca perde 2 punti vita.", "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.settle()
    if monarch is not None:
        at.occur(e.MonarchChanged(player=PlayerId(monarch)))
    at.cast("Sentinella").resolve()
    assert (at.life(0), at.life(1)) == life


def test_207_2d_a_chapter_may_have_a_name() -> None:
    named = abilities("I — Alba Chiara — Pesca una carta.\nII — Notte — Guadagni 2 punti vita.", SAGA)
    assert named == abilities("I — Pesca una carta.\nII — Guadagni 2 punti vita.", SAGA)
    assert refused("I — alba — Pesca una carta.", SAGA), "control: in small letters it is no name"
    assert refused("I, II, II — Pesca una carta.", SAGA), "control: one number twice is a misprint"


@pytest.mark.parametrize(("how", "by_chance"), [(" a caso", True), ("", False)])
def test_700_2b_chance_may_choose_the_mode_of_a_chapter(how: str, by_chance: bool) -> None:
    made = ability(f"I — Scegli uno{how} —{MODES}", SAGA)
    assert made.random_modes is by_chance and len(made.modes) == 2


def test_712_3c_a_bar_between_two_parts_of_a_text_box_is_no_text() -> None:
    assert abilities("I — Pesca una carta.\n//\nVolare", SAGA) == abilities("I — Pesca una carta.\nVolare", SAGA)


def test_702_14a_a_landwalk_that_is_given() -> None:
    made = static("La creatura equipaggiata ha volare e passa-terre non base.", type_line="Artefatto — Equipaggiamento")
    keyword = made.parts[1].ability  # type: ignore[union-attr]
    assert keyword.filter == Filter(types=(CardType.LAND,), not_supertypes=(Supertype.BASIC,))  # type: ignore[union-attr]
    assert refused("La creatura equipaggiata ha passa-terre rosse.", "Artefatto — Equipaggiamento"), "control"


def test_201_4_the_named_card_cannot_be_cast() -> None:
    text = "Mentre Sentinella entra, nomina una carta non terra.\nLa carta nominata non può essere {}."
    for verb in ("lanciata", "giocata"):
        _, cannot = abilities(text.format(verb))
        assert isinstance(cannot, Cannot)
        assert cannot.objects == Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, chosen_name=True)
    assert refused("Mentre Sentinella entra, nomina una carta.\nLa carta nominata non può attaccare."), "control"


def test_601_2i_so_many_of_two_kinds_together() -> None:
    text = "Sentinella ha volare fintanto che hai lanciato {} in questo turno."
    assert static(text.format("due o più magie istantaneo e stregoneria")).condition == (
        static(text.format("due o più magie istantaneo e/o stregoneria")).condition
    )
    assert refused(text.format("una magia istantaneo e stregoneria")), "control: of one each, not together"


MODES = "\n• Guadagni 1 punto vita.\n• Pesca una carta."
MODAL = "Ogniqualvolta un avversario guadagna punti vita, scegli uno. Se hai {} punti vita, puoi scegliere entrambi."


def test_603_3c_more_modes_of_an_ability_if_something_is_so_as_they_are_chosen() -> None:
    made = triggered(MODAL.format("esattamente 20") + MODES)
    such = Within(LifeOf(You()), Bounds(least=20, most=20))
    assert made.modes_if == ModesIf(condition=such, least=1, most=2)
    assert made.choose_modes == (1, 1)


@pytest.mark.parametrize(("life", "cards"), [("20 o meno", 1), ("5 o meno", 0)])
def test_603_3c_it_is_asked_as_the_ability_is_put_onto_the_stack(life: str, cards: int) -> None:
    at = Table()
    at.put("Sentinella", printed(MODAL.format(life) + MODES, "Artefatto"))
    at.library(0, 3)
    at.settle().occur(gain(1, 1), answers=[("m0", "m1") if cards else "m0"]).resolve()
    assert (at.life(0), len(at.zone(Zone.HAND))) == (21, cards)


FOR_EACH = "Per ogni creatura che controlli, crea una pedina che è una copia di quella creatura. "


def test_608_2f_what_was_made_for_each_is_spoken_of_together() -> None:
    text = f"{FOR_EACH}Quelle pedine hanno rapidità. Esiliale all'inizio della prossima sottofase finale."
    at = Table(step=TurnStep.PRECOMBAT_MAIN)
    for label in ("Lince", "Tasso"):
        at.creature(label, 2, 2)
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.settle().cast("Sentinella").resolve()
    tokens = [one for label in ("Lince", "Tasso") for one in at.all(label) if one.kind is Kind.TOKEN]
    assert len(tokens) == 2
    assert all(board_of(at.game).characteristics(one.id).has("haste") for one in tokens), (
        "each of them, not only the last"
    )
    assert refused(f"{FOR_EACH}Quella carta ha rapidità.", "Stregoneria"), "control: there is no card"


def test_601_2c_of_one_target_of_each_opponent_the_verb_is_in_the_plural() -> None:
    text = (
        "Per ogni avversario, prendi il controllo di fino a una creatura bersaglio controllata da quel giocatore fino alla fine "
        "del turno. STAPpa quelle creature. Hanno rapidità fino alla fine del turno."
    )
    assert spell(text).targets[0].each_of is Relation.OPPONENT
    assert len(spell(text).effects) == 3


@pytest.mark.parametrize(
    ("types", "it", "en"),
    [
        ("Artefatto", "All'inizio del mantenimento del monarca, quel giocatore perde 1 punto vita.",
         "At the beginning of the monarch's upkeep, that player loses 1 life."),
        ("Creatura — Elfo", "Quando la Sentinella entra, se nessuno è il monarca, tu diventi il monarca.",
         "When this creature enters, if there is no monarch, you become the monarch."),
        ("Creatura — Elfo", "La Sentinella ha volare fintanto che un avversario è il monarca.",
         "This creature has flying as long as an opponent is the monarch."),
        ("Artefatto — Equipaggiamento", "La creatura equipaggiata ha passa-terre leggendarie.",
         "Equipped creature has legendary landwalk."),
        ("Creatura — Elfo", f"Quando la Sentinella muore, scegli uno. Se hai 5 o meno punti vita, puoi scegliere entrambi.{MODES}",
         "When this creature dies, choose one. If you have 5 or less life, you may choose both instead.\n"
         "• You gain 1 life.\n• Draw a card."),
    ],
)  # fmt: skip
def test_both_languages_say_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types)[0] is Verdict.AGREE
