"""115.1, 118.8c, 208.4b, 702.189, 903.3a: targets of one controller, what must be cast, base sizes, firebending, commanders."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.continuous import ChangeTypes, SetName
from engine.cards.abilities.filters import Bounds, Filter, Jointly
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import ControllerOf, Target, This
from engine.words.terms import CardType, Relation, Supertype, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from scenarios.cardtext.oracle.reading import read_oracle
from tests.engine.support import Table
from tests.scenarios.cardtext.support import ability, printed, reading, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

BOTH = "Distruggi due creature bersaglio controllate dallo stesso {}."


def test_115_1_all_targets_are_of_one_controller() -> None:
    (made,) = spell(BOTH.format("giocatore")).targets
    assert made.together == Jointly(alike="controller") and made.objects.controller is Relation.ANY  # type: ignore[union-attr]
    (theirs,) = spell(BOTH.format("avversario")).targets
    assert theirs.together == made.together and theirs.objects.controller is Relation.OPPONENT  # type: ignore[union-attr]
    loses = spell(f"{BOTH.format('giocatore')} Quel giocatore perde 2 punti vita.")
    assert loses.effects[1] == LoseLife(amount=Fixed(2), who=ControllerOf(Target(0)))
    assert refused("Distruggi due creature bersaglio. Quel giocatore perde 2 punti vita.", "Stregoneria"), (
        "control: who?"
    )


@pytest.mark.parametrize(("players", "life"), [((1, 1), 18), ((1, 0), None)])
def test_115_1_two_of_different_players_are_no_legal_targets(players: tuple[int, int], life: int | None) -> None:
    text = f"{BOTH.format('giocatore')} Quel giocatore perde 2 punti vita."
    at = Table()
    for label, controller in zip(("Lince", "Tasso"), players, strict=True):
        at.creature(label, 2, 2, controller=controller)
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.settle()
    if life is None:
        with pytest.raises(AssertionError):
            at.cast("Sentinella", ("Lince", "Tasso"))
        return
    at.cast("Sentinella").resolve()
    assert at.life(1) == life, "once, though both are theirs"


@pytest.mark.parametrize(("tail", "must"), [(", se puoi farlo", True), (", se possibile", True), ("", False)])
def test_118_8c_what_must_be_cast_where_it_can_be(tail: str, must: bool) -> None:
    made = spell(f"Esilia la prima carta del tuo grimorio. Lanciala senza pagare il suo costo di mana{tail}.")
    assert isinstance(made.effects[1], CastNow) and made.effects[1].must is must


def test_208_4b_a_size_that_is_said_of_the_base() -> None:
    made = triggered(
        "Ogniqualvolta una creatura che controlli con forza e costituzione base 2/3 attacca, pesca una carta."
    )
    two, three = Bounds(least=2, most=2), Bounds(least=3, most=3)
    assert made.trigger.subject == Filter(  # type: ignore[union-attr]
        types=(CardType.CREATURE,), controller=Relation.YOU, base_power=two, base_toughness=three
    )
    assert refused("Ogniqualvolta un avversario con forza e costituzione base 2/3 attacca, pesca una carta."), "control"


def test_903_3a_it_can_be_your_commander() -> None:
    made = ability("Sentinella può essere il tuo comandante.", "Planeswalker Leggendario — Ajani")
    assert made == Keyword(keyword="can be your commander")
    assert refused("Un'altra creatura può essere il tuo comandante."), "control: it is said of itself"


@pytest.mark.parametrize(("types", "short"), [("Planeswalker — Ajani", True), ("Creatura — Elfo", False)])
def test_201_5c_a_planeswalker_of_any_time_has_a_short_name(types: str, short: bool) -> None:
    found = reading(
        "+1: Vega infligge 2 danni a un qualsiasi bersaglio."
        if short
        else "{T}: Vega infligge 2 danni a un qualsiasi bersaglio.",
        types,
        name="Vega Indomita",
    )
    assert found.understood is short


def test_612_8_it_becomes_something_that_has_a_name() -> None:
    text = "Una terra bersaglio diventa una creatura Elementale leggendaria 4/4{} fino alla fine del turno. È ancora una terra."
    (named,), (bare,) = (spell(text.format(name)).effects for name in (" chiamata Alba Chiara", ""))
    assert named.parts == (*bare.parts, SetName("Alba Chiara"))  # type: ignore[union-attr]
    changed = bare.parts[0]  # type: ignore[union-attr]
    assert isinstance(changed, ChangeTypes)
    assert (changed.add, changed.add_supertypes) == ((CardType.CREATURE,), (Supertype.LEGENDARY,)), (
        "205.4b: legendary, and a land"
    )


@pytest.mark.parametrize(("pronoun", "to"), [("her", This()), ("it", Target(0))])
def test_201_5_in_english_a_person_is_the_source(pronoun: str, to: object) -> None:
    text = f"[0]: Vega deals 3 damage to target creature. That creature deals damage equal to its power to {pronoun}."
    looks = reading("", "Planeswalker Leggendario — Ajani", name="Vega Indomita").characteristics
    (made,) = read_oracle("Vega, Untamed", text, looks).abilities
    assert made.effects[1].to == to  # type: ignore[union-attr]


def test_702_189a_firebending() -> None:
    assert ability("Dominio del fuoco 2") == Keyword(keyword="firebending", value=2)
    assert refused("Dominio del fuoco"), "control: without its number"


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (BOTH.format("giocatore"), "Destroy two target creatures controlled by the same player."),
        ("Esilia la prima carta del tuo grimorio. Lanciala senza pagare il suo costo di mana, se puoi farlo.",
         "Exile the top card of your library. Cast it without paying its mana cost if able."),
    ],
)  # fmt: skip
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en, "Stregoneria")[0] is Verdict.AGREE
