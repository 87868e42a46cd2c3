"""113.6, 603.2, 603.7, 613.10: keyword abilities of players for a time, events of another subject, what is chosen only later."""

import pytest

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.choices import Choose, ForEach
from engine.cards.abilities.conditions import TurnOf
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.keyword_abilities import GivePlayer
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import CountOf
from engine.cards.abilities.references import Every
from engine.cards.abilities.triggers import Attacks, CastsSpell, Cycles, DealsDamage, Moves
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import pass_on
from tests.scenarios.cardtext.support import abilities, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

HEXPROOF = Keyword(keyword="hexproof")


@pytest.mark.parametrize(
    "words", ["Hai anti-malocchio {}.", "Guadagni anti-malocchio {}.", "Tu hai anti-malocchio {}."]
)
def test_613_10_you_have_a_keyword_ability_for_a_time(words: str) -> None:
    found = spell(words.format("fino al tuo prossimo turno")).effects
    assert found == (GivePlayer(ability=HEXPROOF, until=Duration.YOUR_NEXT_TURN),)
    # Controls: without a time it is what a permanent says of its controller; players do not fly.
    assert refused(words.format("").replace(" .", "."), "Stregoneria")
    assert refused("Hai volare fino al tuo prossimo turno.", "Stregoneria")


def test_613_10_you_and_what_you_control() -> None:
    mine = Every(Filter(controller=Relation.YOU))
    made = spell("Tu e i permanenti che controlli guadagnate anti-malocchio fino alla fine del turno.").effects
    assert made == (GivePlayer(ability=HEXPROOF), Apply(to=mine, parts=(GainAbility(HEXPROOF),)))
    assert refused("Tu e i permanenti che controlli guadagnate volare fino alla fine del turno.", "Stregoneria")


@pytest.mark.parametrize("hidden", [False, True])
def test_702_11c_played_no_opponent_targets_you(hidden: bool) -> None:
    table = Table()
    text = "Hai anti-malocchio fino alla fine del turno." if hidden else "Guadagni 1 punto vita."
    table.put("Velo", printed(text, "Istantaneo", "Velo", mana_cost="{0}"), zone=Zone.HAND)
    shot = printed("Lampo infligge 1 danno a un giocatore bersaglio.", "Istantaneo", "Lampo", mana_cost="{0}")
    table.put("Lampo", shot, zone=Zone.HAND, controller=1)
    pass_on(table.settle().cast("Velo").resolve())
    # Bruno himself is the only one left, whom nobody has to be asked for.
    table.cast("Lampo", *([] if hidden else ["Anna"]), player=1).resolve()
    assert (table.life(0), table.life(1)) == ((20, 19) if hidden else (20, 20))


def test_603_2_an_event_of_another_subject() -> None:
    for words, trigger in (("lanci una magia", CastsSpell), ("un'altra creatura attacca", Attacks)):
        first, second = abilities(f"Ogniqualvolta la Sentinella entra o {words}, pesca una carta.")
        assert isinstance(first.trigger, Moves) and isinstance(second.trigger, trigger)  # type: ignore[union-attr]
    assert refused("Ogniqualvolta la Sentinella entra o lancia una magia, pesca una carta.")


def test_113_6_each_event_says_where_the_ability_functions() -> None:
    first, second = abilities("Quando la Sentinella entra o cicli la Sentinella, pesca una carta.")
    assert isinstance(first.trigger, Moves) and first.zones == (Zone.BATTLEFIELD,)  # type: ignore[union-attr]
    assert isinstance(second.trigger, Cycles) and second.zones == (Zone.GRAVEYARD,)  # type: ignore[union-attr]


def test_102_1_damage_in_your_turn() -> None:
    made = triggered("Ogniqualvolta ti viene inflitto danno durante il tuo turno, pesca una carta.")
    assert isinstance(made.trigger, DealsDamage) and made.condition == TurnOf(Relation.YOU)
    assert triggered("Ogniqualvolta ti viene inflitto danno, pesca una carta.").condition is None


def test_603_2_the_first_time_it_attacks_each_turn() -> None:
    made = triggered("Ogniqualvolta la Sentinella attacca per la prima volta in ogni turno, pesca una carta.")
    assert made.trigger == Attacks(subject=Filter(this=True)) and made.first_each_turn
    for event in ("una creatura muore", "una creatura ti attacca", "la Sentinella attacca da sola"):
        assert refused(f"Ogniqualvolta {event} per la prima volta in ogni turno, pesca una carta.")


def test_603_7_what_is_chosen_later_is_not_spoken_of_before() -> None:
    later = "All'inizio della prossima sottofase finale, riprendi in mano una carta creatura dal tuo cimitero."
    (made,) = spell(later).effects
    assert isinstance(made, Delay) and [type(one) for one in made.effects] == [Choose, Move]
    assert refused(f"{later} Pesca un numero di carte pari al suo valore di mana.", "Stregoneria")
    # Control: behind what is chosen it is not said when that is.
    behind = "Riprendi in mano una carta creatura dal tuo cimitero all'inizio della prossima sottofase finale."
    assert refused(behind, "Stregoneria")


def test_608_2f_for_each_of_them_what_is_not_about_them_is_done_as_often() -> None:
    artifacts = Every(Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU))
    assert spell("Per ogni artefatto che controlli, pesca una carta.").effects == (ForEach(of=artifacts, do=(Draw(),)),)
    # Control: tokens are made all at once.
    (made,) = spell("Per ogni artefatto che controlli, crea una pedina creatura Lupo 2/2 verde.").effects
    assert isinstance(made, CreateTokens) and made.count == CountOf(artifacts)


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        (
            "Tu e i permanenti che controlli guadagnate anti-malocchio fino alla fine del turno.",
            "You and permanents you control gain hexproof until end of turn.",
        ),
        ("Hai anti-malocchio fino al tuo prossimo turno.", "You have hexproof until your next turn."),
    ],
)
def test_both_languages_say_the_same(italian: str, english: str) -> None:
    assert both(italian, english, "Stregoneria")[0] is Verdict.AGREE
