"""105.2, 303.4g, 404.1, 702.11c, 702.122a, 702.124j, 702.177a: one graveyard, colours, what you have, crews, partners, Roles."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.casting import CrewsStronger
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import TurnOf, Within
from engine.cards.abilities.continuous import GainAbility, ModifyPT
from engine.cards.abilities.filters import Bounds, Filter, Jointly, TargetSpec
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.player_rules import PlayerHas
from engine.cards.abilities.quantities import CountOf, ManyColors
from engine.cards.abilities.references import AttachedTo, One, Target
from engine.cards.abilities.triggers import ActivatesAbility
from engine.words.terms import Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import moved, sorcery
from tests.scenarios.cardtext.support import THIS, abilities, ability, printed, refused, spell, static, triggered
from tests.scenarios.cardtext.test_oracle import both

BUDDY = "Partner di Gino, Lupo di Mare"


def test_404_1_all_of_them_from_one_graveyard() -> None:
    (spec,) = spell("Esilia fino a tre carte bersaglio da un unico cimitero.").targets
    assert spec == TargetSpec(
        objects=Filter(zone=Zone.GRAVEYARD), minimum=0, maximum=3, together=Jointly(alike="owner")
    )


def test_404_1_control_from_whichever_graveyards() -> None:
    (spec,) = spell("Esilia fino a tre carte bersaglio dai cimiteri.").targets
    assert spec.together is None


OPPONENTS = Filter(zone=Zone.GRAVEYARD, owner=Relation.OPPONENT)
DUG = {
    "it": "Esilia {} bersaglio dal cimitero di un avversario.",
    "en": "Exile {} from an opponent's graveyard.",
}


@pytest.mark.parametrize(
    ("it", "en", "least", "most"),
    [
        ("due carte", "two target cards", 2, 2),
        ("fino a tre carte creatura", "up to three target creature cards", 0, 3),
        ("un qualsiasi numero di carte", "any number of target cards", 0, 1000),
    ],
)
def test_404_1_several_from_the_graveyard_of_one_opponent(it: str, en: str, least: int, most: int) -> None:
    texts = DUG["it"].format(it), DUG["en"].format(en)
    assert both(*texts, "Stregoneria") == (Verdict.AGREE, ())
    (spec,) = spell(texts[0]).targets
    assert (spec.minimum, spec.maximum, spec.together) == (least, most, Jointly(alike="owner"))


def test_404_1_control_one_card_or_the_graveyards_of_all_have_nothing_in_common() -> None:
    texts = DUG["it"].format("una carta"), DUG["en"].format("target card")
    assert both(*texts, "Stregoneria") == (Verdict.AGREE, ())
    assert spell(texts[0]).targets == (TargetSpec(objects=OPPONENTS),)
    (yours,) = spell("Esilia due carte bersaglio dal tuo cimitero.").targets
    assert yours.together is None


def test_404_1_from_a_graveyard_is_from_one_too() -> None:
    for where, together in (("da un cimitero", Jointly(alike="owner")), ("dai cimiteri", None)):
        (spec,) = spell(f"Esilia fino a due carte bersaglio {where}.").targets
        assert spec.together == together


def test_404_1_all_cards_of_one_opponent_whom_nobody_chooses() -> None:
    assert refused("Esilia tutte le carte dal cimitero di un avversario.", "Stregoneria")
    (one,) = spell("Esilia tutte le carte dal cimitero di un avversario bersaglio.").targets
    assert one == TargetSpec(players=Relation.OPPONENT)


@pytest.mark.parametrize(("chosen", "legal"), [(("Uno", "Due"), True), (("Uno", "Altro"), False)])
def test_404_1_played_of_two_opponents_one_is_robbed(chosen: tuple[str, str], legal: bool) -> None:
    at = Table(players=3)
    for name, owner in (("Uno", 1), ("Due", 1), ("Altro", 2)):
        at.creature(name, 1, 1, zone=Zone.GRAVEYARD, owner=owner, controller=owner)
    made = spell(DUG["it"].format("due carte"))
    sorcery(at, "Scavo", *made.effects, targets=made.targets)
    at.settle()
    if not legal:
        with pytest.raises(Exception, match="not together"):
            at.cast("Scavo", chosen)
        return
    at.cast("Scavo", chosen).resolve()
    assert [at.where(one) for one in chosen] == [Zone.EXILE, Zone.EXILE]


@pytest.mark.parametrize(("chosen", "legal"), [(("Uno", "Due"), True), (("Uno", "Altro"), False)])
def test_404_1_played_two_owners_are_no_choice(chosen: tuple[str, str], legal: bool) -> None:
    at = Table()
    for name, owner in (("Uno", 0), ("Due", 0), ("Altro", 1)):
        at.creature(name, 1, 1, zone=Zone.GRAVEYARD, owner=owner, controller=owner)
    made = spell("Esilia fino a due carte bersaglio da un unico cimitero.")
    sorcery(at, "Scavo", *made.effects, targets=made.targets)
    at.settle()
    if not legal:
        with pytest.raises(Exception, match="not together"):
            at.cast("Scavo", chosen)
        return
    at.cast("Scavo", chosen).resolve()
    assert [at.where(one) for one in chosen] == [Zone.EXILE, Zone.EXILE]


class TestColors:
    def test_105_2_of_what_the_source_is_attached_to(self) -> None:
        made = ability(
            "La creatura equipaggiata prende +1/+0 per ciascuno dei suoi colori.", "Artefatto — Equipaggiamento"
        )
        (size,) = made.parts
        assert isinstance(size, ModifyPT)
        assert size.power == ManyColors(AttachedTo())

    def test_105_2_of_each_of_several(self) -> None:
        (size,) = static("Ogni altra creatura che controlli prende +1/+1 per ciascuno dei suoi colori.").parts
        assert size == ModifyPT(ManyColors(One()), ManyColors(One()))


class TestWhatYouHave:
    def test_702_11c_you_and_the_source(self) -> None:
        yours, its = abilities("Fintanto che è il tuo turno, tu e la Sentinella avete anti-malocchio.")
        assert yours == PlayerHas(ability=Keyword(keyword="hexproof"), condition=TurnOf(Relation.YOU))
        assert (its.parts, its.condition) == ((GainAbility(Keyword(keyword="hexproof")),), TurnOf(Relation.YOU))  # type: ignore[union-attr]

    def test_702_11c_control_you_alone(self) -> None:
        assert abilities("Hai anti-malocchio.") == (PlayerHas(ability=Keyword(keyword="hexproof")),)

    def test_702_11c_players_do_not_have_what_only_objects_have(self) -> None:
        assert refused("Tu e la Sentinella avete volare.")


class TestWhoCrews:
    def test_702_122a_as_though_stronger(self) -> None:
        crews = ability("Questa creatura manovra Veicoli come se la sua forza fosse aumentata di 2.")
        assert crews == CrewsStronger(creatures=THIS, plus=2)
        saddles = ability(
            "Questa creatura sella Cavalcature e manovra Veicoli come se la sua forza fosse aumentata di 1."
        )
        assert saddles == CrewsStronger(creatures=THIS, plus=1, saddles=True)


class TestPartner:
    def test_702_124j_the_name_is_read_to_its_end(self) -> None:
        assert ability(BUDDY, "Creatura Leggendaria — Umano") == Keyword(
            keyword="partner with", quality="Gino, Lupo di Mare"
        )

    @pytest.mark.parametrize(("wanted", "zone"), [("Gino, Lupo di Mare", Zone.HAND), ("Pino", Zone.LIBRARY)])
    def test_702_124j_played_as_it_enters_a_player_looks_for_it(self, wanted: str, zone: Zone) -> None:
        at = Table()
        at.creature("Altro", 1, 1, name=wanted, zone=Zone.LIBRARY)
        at.put("Rita", printed(BUDDY, "Creatura Leggendaria — Umano", name="Rita"), zone=Zone.HAND)
        at.settle()
        at.occur(moved(at.id("Rita"), Zone.BATTLEFIELD), answers=("p0",))
        at.play_out(True, *(("Altro",) if zone is Zone.HAND else ()))
        assert at.where("Altro") is zone


def test_702_177a_triggers_on_exhaust_abilities_alone() -> None:
    made = triggered("Ogniqualvolta attivi un'abilità esaurire, pesca una carta.")
    assert made.trigger == ActivatesAbility(who=Relation.YOU, exhaust=True)
    plain = triggered("Ogniqualvolta attivi un'abilità, pesca una carta.")
    assert plain.trigger == ActivatesAbility(who=Relation.YOU)


@pytest.mark.parametrize(("exhaust", "life"), [(True, 21), (False, 20)])
def test_702_177a_played_any_other_ability_is_none(exhaust: bool, life: int) -> None:
    at = Table()
    word = "Esaurire — " if exhaust else ""
    gains = "Ogniqualvolta attivi un'abilità esaurire, guadagni 1 punto vita."
    text = f"{word}{{0}}: La Spia prende +1/+0 fino alla fine del turno.\n{gains}"
    at.put("Spia", printed(text, "Creatura — Umano", name="Spia"))
    at.settle().activate("Spia", 0).play_out()
    assert at.life(0) == life


def test_303_4g_a_role_for_up_to_one_target_is_made_where_there_is_one() -> None:
    made = triggered(
        "Quando la Sentinella entra, crea una pedina Ruolo Perfido assegnata a fino a una creatura bersaglio."
    )
    (asked,) = made.effects
    assert isinstance(asked, If)
    assert asked.condition == Within(CountOf(Target()), Bounds(least=1))
    (token,) = asked.then
    assert isinstance(token, CreateTokens)
    assert token.attached_to == Target()


PAIRS = [
    ("Stregoneria", "Esilia fino a due carte bersaglio da un unico cimitero.",
     "Exile up to two target cards from a single graveyard."),
    ("Artefatto — Equipaggiamento", "La creatura equipaggiata prende +1/+0 per ciascuno dei suoi colori.",
     "Equipped creature gets +1/+0 for each of its colors."),
    ("Creatura — Elfo", "Durante il tuo turno, hai anti-malocchio.", "During your turn, you have hexproof."),
    ("Creatura — Elfo", "Fintanto che è il tuo turno, tu e la Sentinella avete anti-malocchio.",
     "As long as it's your turn, you and this creature have hexproof."),
    ("Creatura — Elfo", "Questa creatura manovra Veicoli come se la sua forza fosse aumentata di 2.",
     "This creature crews Vehicles as though its power were 2 greater."),
    ("Creatura — Elfo", "Ogniqualvolta attivi un'abilità esaurire, pesca una carta.",
     "Whenever you activate an exhaust ability, draw a card."),
    ("Stregoneria", "Crea una pedina Ruolo Perfido assegnata a fino a una creatura bersaglio.",
     "Create a Wicked Role token attached to up to one target creature."),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), PAIRS)
def test_both_languages_say_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types)[0] is Verdict.AGREE
