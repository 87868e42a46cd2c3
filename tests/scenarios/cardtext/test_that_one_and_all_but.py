"""301.5, 608.2c, 608.2h: which of several is 'quella creatura', what was given up, and all but some: read and played."""

from __future__ import annotations

import pytest

from engine.cards.abilities.combat import CantBlock
from engine.cards.abilities.conditions import Exists, Is, Not, Within
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import ChooseAndSacrifice, Destroy
from engine.cards.abilities.players import Discard
from engine.cards.abilities.quantities import (
    CardsIn,
    Count,
    CountersOn,
    CountOf,
    Half,
    LifeOf,
    PlayerCounters,
    PlayersWith,
    PowerOf,
)
from engine.cards.abilities.references import (
    Among,
    AttachedTo,
    BlockersOf,
    EachPlayer,
    Every,
    It,
    One,
    Other,
    Remembered,
    Target,
    This,
    You,
)
from engine.cards.characteristics import Characteristics
from engine.words.record import replace
from engine.words.subtypes import EVERY_CREATURE_TYPE
from engine.words.terms import CardType, Relation, Supertype, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import TARGET_PLAYER, sorcery
from tests.scenarios.cardtext.support import (
    CREATURE,
    THIS,
    abilities,
    ability,
    activated,
    printed,
    refused,
    spell,
    static,
    triggered,
)
from tests.scenarios.cardtext.test_oracle import both

YOU, OPPONENT, NOT_YOU = Relation.YOU, Relation.OPPONENT, Relation.NOT_YOU
EQUIPMENT = "Artefatto — Equipaggiamento"
LANDS = Filter(types=(CardType.LAND,))
LAND = Characteristics(name="Isola", types=(CardType.LAND,))


class TestThatOne:
    """608.2c: of what was spoken of, which one the words mean."""

    def test_301_5_that_creature_is_not_the_equipped_one(self) -> None:
        found = ability(
            "Ogniqualvolta la creatura equipaggiata blocca una creatura, distruggi quella creatura.", EQUIPMENT
        )
        assert found.effects == (Destroy(what=Other()),)

    def test_301_5_control_where_there_is_no_other_it_is(self) -> None:
        found = ability("Ogniqualvolta la creatura equipaggiata attacca, distruggi quella creatura.", EQUIPMENT)
        assert found.effects == (Destroy(what=It()),)

    def test_608_2c_what_was_called_a_permanent_and_nothing_more(self) -> None:
        text = "Ogniqualvolta un Drago che controlli attacca, TAPpa un permanente bersaglio. Distruggi quel permanente."
        assert triggered(text).effects[1] == Destroy(what=Target())

    def test_608_2c_control_two_that_were_called_so(self) -> None:
        text = "Ogniqualvolta un permanente entra, TAPpa un permanente bersaglio. Distruggi quel permanente."
        assert refused(text)[0][1] == refusal.AMBIGUOUS_ANTECEDENT

    def test_115_4_that_creature_of_a_target_that_may_be_a_player(self) -> None:
        found = spell(
            "La Sentinella infligge 3 danni a una creatura o a un giocatore bersaglio. Distruggi quella creatura."
        )
        assert found.effects[1] == Destroy(what=Among(Target(), CREATURE))

    def test_115_4_control_that_land_of_it(self) -> None:
        text = "La Sentinella infligge 3 danni a una creatura o a un giocatore bersaglio. Distruggi quella terra."
        assert refused(text, "Stregoneria")

    def test_109_4_the_target_of_which_the_text_said_whose_it_is(self) -> None:
        text = (
            "Scegli una creatura bersaglio che controlli e una creatura bersaglio controllata da un avversario. "
            "Distruggi la creatura controllata da un avversario."
        )
        assert spell(text).effects[-1] == Destroy(what=Target(1))

    @pytest.mark.parametrize(
        ("words", "such"),
        [
            ("controlli quella creatura", Is(Target(), Filter(controller=YOU))),
            ("un avversario controlla quella creatura", Is(Target(), Filter(controller=OPPONENT))),
            ("non controlli quella creatura", Not(Is(Target(), Filter(controller=YOU)))),
        ],
    )
    def test_109_4_whose_it_is(self, words: str, such: object) -> None:
        assert spell(f"TAPpa una creatura bersaglio. Se {words}, pesca una carta.").effects[1].condition == such  # type: ignore[union-attr]

    def test_608_2h_the_power_of_what_was_sacrificed(self) -> None:
        found = triggered(
            "Quando Sentinella entra, sacrifica un artefatto. Guadagni punti vita pari alla forza di quell'artefatto."
        )
        assert found.effects[1].amount == PowerOf(Remembered("d1"))  # type: ignore[union-attr]

    @pytest.mark.parametrize("text", [
        "Quando Sentinella entra, sacrifica un artefatto. Distruggi quell'artefatto.",
        "Quando Sentinella entra, ogni giocatore sacrifica un artefatto. Guadagni punti vita pari alla forza di quell'artefatto.",
        "Quando Sentinella entra, sacrifica due artefatti. Guadagni punti vita pari alla forza di quell'artefatto.",
    ])  # fmt: skip
    def test_608_2h_control_only_as_it_was_and_only_one(self, text: str) -> None:
        assert refused(text)

    def test_608_2h_it_is_read_as_it_last_was(self) -> None:
        text = "Un giocatore bersaglio sacrifica una creatura. Guadagni punti vita pari alla forza di quella creatura."
        at = Table()
        at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
        at.creature("Orso", 4, 4, controller=1)
        at.settle().cast("Sentinella", "Bruno").resolve()
        assert (at.life(0), at.where("Orso")) == (24, Zone.GRAVEYARD)


class TestAllBut:
    """608.2h: all that match, but for some."""

    def test_all_but_those_of_another_description(self) -> None:
        found = spell("La Sentinella infligge 2 danni a ogni creatura tranne le creature con volare.")
        flying = Filter(types=(CardType.CREATURE,), keyword="flying")
        assert found.effects[0].to == Among(Every(CREATURE), without=Every(flying))  # type: ignore[union-attr]

    def test_all_but_the_one_that_a_spell_spoke_of(self) -> None:
        found = spell("TAPpa una creatura bersaglio. Distruggi tutte le altre creature.")
        assert found.effects[1] == Destroy(what=Among(Every(CREATURE), without=Target()))

    @pytest.mark.parametrize("text", [
        "TAPpa una creatura bersaglio. TAPpa una terra bersaglio. Distruggi tutte le altre creature.",
        "TAPpa una terra bersaglio. Distruggi tutte le altre creature.",
        "TAPpa una terra bersaglio. Le altre creature non possono attaccare in questo turno.",
    ])  # fmt: skip
    def test_control_others_than_whom(self, text: str) -> None:
        assert refused(text, "Stregoneria")

    def test_508_1c_all_others_cannot_attack(self) -> None:
        kept = spell("TAPpa una creatura bersaglio. Le altre creature non possono attaccare in questo turno.").effects[
            1
        ]
        assert kept.what == Every(replace(CREATURE, other_than=Target()))  # type: ignore[union-attr]

    def test_what_is_attached_to_and_the_others(self) -> None:
        text = (
            "Incanta creatura\nSacrifica la Sentinella: La creatura incantata e le altre creature prendono +1/+1 "
            "fino alla fine del turno."
        )
        found = abilities(text, "Incantesimo — Aura")[1].effects[0]  # type: ignore[union-attr]
        assert found.to.each == (AttachedTo(), Every(Filter(types=(CardType.CREATURE,), other_than=AttachedTo())))  # type: ignore[union-attr]


class TestHowMany:
    """107, 122: how many there are, and of whom."""

    @pytest.mark.parametrize(
        ("words", "bounds"),
        [
            ("meno di tre segnalini carica", Bounds(most=2)),
            ("tre o meno segnalini carica", Bounds(most=3)),
            ("esattamente tre segnalini carica", Bounds(3, 3)),
            ("al massimo tre segnalini carica", Bounds(most=3)),
            ("tre o più segnalini carica", Bounds(least=3)),
        ],
    )
    def test_122_1_so_many_counters(self, words: str, bounds: Bounds) -> None:
        found = triggered(f"Quando Sentinella attacca, se questa creatura ha {words}, pesca una carta.")
        assert found.condition == Within(CountersOn("charge", This()), bounds)

    def test_122_1_of_whose_counters_the_text_just_spoke(self) -> None:
        text = (
            "Ogniqualvolta una creatura muore, rimuovi un segnalino carica dalla Sentinella. "
            "Poi, se non ha segnalini carica, sacrifica la Sentinella."
        )
        assert triggered(text).effects[1].condition == Not(Is(This(), Filter(counter="charge")))  # type: ignore[union-attr]

    @pytest.mark.parametrize(
        ("words", "number"),
        [
            ("ogni segnalino esperienza che hai", PlayerCounters("experience", You())),
            ("ogni segnalino esperienza che possiedi", PlayerCounters("experience", You())),
            (
                "ogni segnalino carica tra i permanenti che controlli",
                CountersOn("charge", Every(Filter(controller=YOU))),
            ),
            (
                "ogni avversario che controlla più terre di te",
                PlayersWith(
                    of=EachPlayer(Relation.OPPONENT),
                    what=Count(Filter(types=(CardType.LAND,), whose=One())),
                    how=">",
                    than=Count(Filter(types=(CardType.LAND,), controller=YOU)),
                ),
            ),
        ],
    )
    def test_122_1_what_is_counted(self, words: str, number: object) -> None:
        text = f"Quando Sentinella entra, guadagni 1 punto vita per {words}."
        assert triggered(text).effects[0].amount == number  # type: ignore[union-attr]

    @pytest.mark.parametrize(
        ("words", "what", "how", "than"),
        [
            (
                "controllano più terre di te", Count(Filter(types=(CardType.LAND,), whose=One())), ">",
                Count(Filter(types=(CardType.LAND,), controller=YOU)),
            ),
            ("hanno tre o più segnalini veleno", PlayerCounters("poison", One()), ">=", 3),
            ("hanno 10 o meno punti vita", LifeOf(One()), "<=", 10),
        ],
    )  # fmt: skip
    def test_107_1_players_of_whom_it_is_so(self, words: str, what: object, how: str, than: object) -> None:
        found = triggered(f"Quando Sentinella entra, pesca X carte, dove X è il numero di avversari che {words}.")
        number = found.effects[0].count  # type: ignore[union-attr]
        assert isinstance(number, PlayersWith)
        assert (number.of, number.what, number.how) == (EachPlayer(OPPONENT), what, how)
        assert than in (number.than, getattr(number.than, "value", None))

    @pytest.mark.parametrize(("lands", "life"), [(2, 21), (1, 20)])
    def test_107_1_they_are_counted_as_it_resolves(self, lands: int, life: int) -> None:
        text = "Guadagni X punti vita, dove X è il numero di avversari che controllano più terre di te."
        at = Table()
        at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
        at.put("Mia", LAND)
        for n in range(lands):
            at.put(f"Sua {n}", LAND, controller=1)
        at.settle().cast("Sentinella").resolve()
        assert at.life(0) == life

    def test_107_1a_half_of_a_hand_and_of_what_they_control(self) -> None:
        found = triggered(
            "Quando Sentinella muore, un avversario bersaglio scarta metà delle carte nella sua mano, arrotondata per difetto."
        )
        assert found.effects[0] == Discard(who=Target(), count=Half(CardsIn(Target(), "hand"), round_up=False))
        given = triggered(
            "Quando Sentinella muore, un avversario bersaglio sacrifica metà delle terre che controlla, arrotondata per eccesso."
        )
        theirs = Filter(types=(CardType.LAND,), whose=Target())
        assert given.effects[0] == ChooseAndSacrifice(
            who=Target(), filter=LANDS, count=Half(Count(theirs), round_up=True)
        )

    def test_107_1a_control_half_of_what_another_controls(self) -> None:
        assert refused("Quando Sentinella muore, sacrifica metà delle terre, arrotondata per eccesso.")

    def test_509_1g_blocked_by_so_many(self) -> None:
        assert static("Sentinella prende -2/-0 fintanto che è bloccata da due o più creature.").condition == Within(
            CountOf(BlockersOf(This())), Bounds(least=2)
        )


class TestSuchCards:
    """701.9: cards of the hand that are as described."""

    def test_701_9_such_a_card(self) -> None:
        found = triggered("Quando Sentinella entra, scarta una carta creatura.")
        assert found.effects[0] == Discard(such=Filter(zone=Zone.HAND, types=(CardType.CREATURE,)))

    def test_608_2d_what_makes_it_possible(self) -> None:
        found = triggered(
            "Quando Sentinella entra, puoi scartare una carta creatura. Quando lo fai, distruggi una terra bersaglio."
        )
        such = Filter(zone=Zone.HAND, types=(CardType.CREATURE,), owner=YOU)
        assert found.effects[0].condition == Exists(such)  # type: ignore[union-attr]

    def test_602_1a_out_of_the_hand(self) -> None:
        found = activated("Scarta una carta artefatto dalla tua mano: Pesca una carta.")
        assert found.cost.discard_such == Filter(zone=Zone.HAND, types=(CardType.ARTIFACT,))
        assert refused("Scarta una carta artefatto dal tuo cimitero: Pesca una carta.")

    @pytest.mark.parametrize(("kind", "left"), [(CardType.CREATURE, ["Terra"]), (CardType.ARTIFACT, ["Orso", "Terra"])])
    def test_701_9_no_other_card_can_be_discarded(self, kind: CardType, left: list[str]) -> None:
        at = Table()
        at.creature("Orso", 2, 2, zone=Zone.HAND, controller=1)
        at.put("Terra", LAND, zone=Zone.HAND, controller=1)
        sorcery(
            at, "Rapina", Discard(who=Target(), such=Filter(zone=Zone.HAND, types=(kind,))), targets=(TARGET_PLAYER,)
        )
        at.settle().cast("Rapina", "Bruno").resolve()
        assert sorted(at.zone(Zone.HAND, 1)) == left


class TestQualities:
    """108.3, 205: what a noun phrase says of what it means."""

    def test_108_3_what_you_control_and_do_not_own(self) -> None:
        found = static("Le creature che controlli ma non possiedi prendono +1/+1.")
        assert found.affects == Filter(types=(CardType.CREATURE,), controller=YOU, owner=NOT_YOU)

    def test_205_neither_of_two(self) -> None:
        found = spell("Distruggi tutte le creature non nere e non artefatto.").effects[0]
        assert found.what.filter.not_types == (CardType.ARTIFACT,)  # type: ignore[union-attr]
        assert len(found.what.filter.not_colors) == 1  # type: ignore[union-attr]

    def test_702_29a_with_an_ability_of_a_name(self) -> None:
        found = spell("Esilia una carta bersaglio con un'abilità ciclo dal tuo cimitero.")
        assert found.targets[0].objects == Filter(zone=Zone.GRAVEYARD, keyword="cycling", owner=YOU)

    def test_604_3_every_creature_type_wherever_it_is(self) -> None:
        every = (ChangeTypes(add_subtypes=(EVERY_CREATURE_TYPE,)),)
        assert (
            static("Sentinella è di tutti i tipi di creatura.").parts,
            static("Sentinella è di tutti i tipi di creatura.").defines,
        ) == (every, True)
        such = static("Fintanto che Sentinella è TAPpata, è di tutti i tipi di creatura.")
        assert (such.parts, such.defines) == (every, False)

    def test_205_4b_permanents_of_a_supertype(self) -> None:
        found = static("I permanenti con segnalini carica sono permanenti neve.")
        assert (found.affects, found.parts) == (
            Filter(counter="charge"),
            (ChangeTypes(add_supertypes=(Supertype.SNOW,)),),
        )

    def test_602_5_none_of_several_kinds_is_activated(self) -> None:
        found = ability("Le abilità attivate di artefatti e creature non possono essere attivate.", "Incantesimo")
        assert found.objects == Filter(any_type=(CardType.ARTIFACT, CardType.CREATURE))
        assert refused("Le abilità attivate di artefatto non possono essere attivate.", "Incantesimo")

    def test_509_1b_an_article_changes_nothing(self) -> None:
        flying = CantBlock(objects=THIS, attacker=Filter(types=(CardType.CREATURE,), without_keyword="flying"))
        assert ability("Sentinella può bloccare soltanto le creature con volare.") == flying

    def test_614_1d_tapped_where_something_is_so(self) -> None:
        found = ability("Se controlli altre due o più terre, Sentinella entra TAPpata.", "Terra")
        assert found.condition == Exists(Filter(types=(CardType.LAND,), controller=YOU, another=True), 2)
        so_long = ability("Fintanto che controlli altre due o più terre, Sentinella entra TAPpata.", "Terra")
        assert so_long.condition == found.condition

    def test_602_5d_only_so_and_only_as_a_sorcery(self) -> None:
        found = activated("{2}: Pesca una carta. Attiva solo se controlli una terra e solo come una stregoneria.")
        assert (found.condition, found.timing.value) == (
            Exists(Filter(types=(CardType.LAND,), controller=YOU)),
            "sorcery",
        )


@pytest.mark.parametrize(
    ("types", "it", "en"),
    [
        ("Incantesimo", "Ogni creatura che controlli ma non possiedi prende +1/+1.",
         "Each creature you control but don't own gets +1/+1."),
        ("Stregoneria", "TAPpa una creatura bersaglio. Se controlli quella creatura, pesca una carta.",
         "Tap target creature. If you control that creature, draw a card."),
        ("Stregoneria", "Sentinella infligge 2 danni a ogni creatura tranne le creature con volare.",
         "Sentinel deals 2 damage to each creature except for creatures with flying."),
        ("Creatura — Elfo", "Quando Sentinella entra, pesca X carte, dove X è il numero di avversari "
         "che hanno tre o più segnalini veleno.",
         "When Sentinel enters, draw X cards, where X is the number of opponents who have three or more poison counters."),
        ("Creatura — Elfo", "Sentinella prende -2/-0 fintanto che è bloccata da due o più creature.",
         "Sentinel gets -2/-0 as long as two or more creatures are blocking it."),
        ("Creatura — Elfo", "Quando Sentinella muore, un avversario bersaglio scarta metà delle carte "
         "nella sua mano, arrotondata per difetto.",
         "When Sentinel dies, target opponent discards half the cards in their hand, rounded down."),
        ("Creatura — Elfo", "Quando Sentinella entra, puoi scartare una carta creatura. Se lo fai, pesca una carta.",
         "When Sentinel enters, you may discard a creature card. If you do, draw a card."),
        ("Creatura — Elfo", "Sentinella è di tutti i tipi di creatura.", "Sentinel is every creature type."),
    ],
)  # fmt: skip
def test_both_languages_say_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types)[0] is Verdict.AGREE
