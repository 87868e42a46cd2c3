"""608.2i, 601.2: what was done this turn, what something was, who cast it: read and played."""

from __future__ import annotations

import pytest

from engine.cards.abilities.conditions import Is, Not, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import Untap
from engine.cards.abilities.quantities import (
    CardsDrawn,
    DoneThisTurn,
    LifeThisTurn,
    PlayersIn,
    PowerOf,
    SpellsCast,
)
from engine.cards.abilities.references import EachPlayer, Every, Target, This, You
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate
from engine.words.terms import CardType, Deed, Kind, PlayerId, Reason, Relation, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import TARGET_CREATURE, die, hit, instant, moved, to
from tests.engine.support_more import refused as refusal_of
from tests.scenarios.cardtext.support import printed, refused, static, triggered
from tests.scenarios.cardtext.test_oracle import both

YOU, ANY, OPPONENT = Relation.YOU, Relation.ANY, Relation.OPPONENT
ENCHANTMENT = "Incantesimo"
ARTIFACT = Filter(types=(CardType.ARTIFACT,))
INSTANT = Filter(zone=Zone.STACK, types=(CardType.INSTANT,), not_kind=Kind.ABILITY)
CREATURE_SPELL = Filter(zone=Zone.STACK, types=(CardType.CREATURE,), not_kind=Kind.ABILITY)
ONCE = Bounds(least=1)


def table(text: str, types: str = ENCHANTMENT, **more: str) -> Table:
    at = Table()
    numbers = {"power": "2", "toughness": "2"} if "Creatura" in types else {}
    at.put("Sentinella", printed(text, types, **{**numbers, **more}))
    for seat in range(2):
        at.library(seat, 8)
    return at


def done(what: Deed, wanted: Filter, least: int = 1) -> Within:
    return Within(DoneThisTurn(what=what, of=You(), filter=wanted), Bounds(least=least))


@pytest.mark.parametrize(
    ("words", "such"),
    [
        ("hai sacrificato un artefatto in questo turno", done(Deed.SACRIFICED, ARTIFACT)),
        ("hai scartato una carta in questo turno", done(Deed.DISCARDED, Filter())),
        ("hai lanciato una magia istantaneo in questo turno", done(Deed.CAST, INSTANT)),
        ("hai lanciato due o più magie istantaneo in questo turno", done(Deed.CAST, INSTANT, 2)),
        ("hai lanciato due o più magie in questo turno", Within(SpellsCast(You()), Bounds(least=2))),
        ("hai pescato due o più carte in questo turno", Within(CardsDrawn(You()), Bounds(least=2))),
        ("un artefatto è entrato sotto il tuo controllo in questo turno", done(Deed.ENTERED, ARTIFACT)),
        ("hai fatto entrare un artefatto sotto il tuo controllo in questo turno", done(Deed.ENTERED, ARTIFACT)),
        ("hai commesso un crimine in questo turno", done(Deed.CRIME, Filter())),
        ("l'hai lanciata", Is(This(), Filter(cast_by=YOU))),
        ("non l'hai lanciata dalla tua mano", Not(Is(This(), Filter(cast_by=YOU, cast_from=Zone.HAND, owner=YOU)))),
        ("non l'hai lanciata", Not(Is(This(), Filter(cast_by=YOU)))),
        ("è stata lanciata", Is(This(), Filter(cast_by=ANY))),
    ],
)  # fmt: skip
def test_608_2i_what_is_asked(words: str, such: object) -> None:
    assert triggered(f"Quando Sentinella entra, se {words}, pesca una carta.").condition == such


@pytest.mark.parametrize(
    "words",
    [
        "ha sacrificato un artefatto in questo turno",
        "hai lanciato una carta in questo turno",
        "hai scartato una creatura in questo turno",
        "due artefatti è entrato sotto il tuo controllo in questo turno",
        "l'ha lanciata",
        "era attaccante",
    ],
)
def test_608_2i_control_not_so(words: str) -> None:
    assert refused(f"Quando Sentinella entra, se {words}, pesca una carta.")


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("ogni avversario", PlayersIn(EachPlayer(OPPONENT))),
        ("ogni carta che hai pescato in questo turno", CardsDrawn(You())),
        ("ogni permanente che hai sacrificato in questo turno", DoneThisTurn(what=Deed.SACRIFICED, of=You())),
        (
            "ogni magia istantaneo che hai lanciato in questo turno",
            DoneThisTurn(what=Deed.CAST, of=You(), filter=INSTANT),
        ),
        ("ogni punto vita perso dai tuoi avversari in questo turno", LifeThisTurn(of=EachPlayer(OPPONENT), lost=True)),
    ],
)
def test_608_2i_how_much(words: str, number: object) -> None:
    assert triggered(f"Quando Sentinella entra, guadagni 1 punto vita per {words}.").effects[0].amount == number  # type: ignore[union-attr]


# --- damage


@pytest.mark.parametrize(("hurt", "times"), [("Suo", 1), ("Altro", 0)])
def test_120_3_only_what_it_dealt_damage(hurt: str, times: int) -> None:
    text = "Ogniqualvolta una creatura a cui Sentinella ha inflitto danno in questo turno muore, guadagni 1 punto vita."
    at = table(text, "Creatura — Vampiro")
    his = at.creature("Suo", 2, 2, controller=1)
    at.creature("Altro", 2, 9, controller=1)
    at.settle().occur(hit(at.id("Sentinella"), at.id(hurt), 1), hit(his, at.id("Altro"), 1)).occur(*die(his))
    assert at.triggered() == ["Sentinella"] * times


def test_608_2i_damage_of_the_turn_before_is_forgotten() -> None:
    text = "Ogniqualvolta una creatura a cui Sentinella ha inflitto danno in questo turno muore, guadagni 1 punto vita."
    at = table(text, "Creatura — Vampiro")
    his = at.creature("Suo", 2, 2, controller=1)
    at.settle().occur(hit(at.id("Sentinella"), his, 1))
    at.until(TurnStep.UPKEEP, player=1)
    at.occur(*die(his))
    assert at.triggered() == []


@pytest.mark.parametrize("hurt", [True, False])
def test_115_1_what_was_dealt_damage_can_be_aimed_at(hurt: bool) -> None:
    at = table("{0}: Distruggi una creatura bersaglio a cui è stato inflitto danno in questo turno.", "Artefatto")
    his = at.creature("Suo", 2, 2, controller=1)
    at.settle()
    if hurt:
        at.occur(hit(his, his, 1)).activate("Sentinella", 0).resolve()
        assert at.where("Suo") is Zone.GRAVEYARD
    else:
        assert refusal_of(at, Activate(PlayerId(0), at.id("Sentinella"), 0))[0] == "no legal target"


@pytest.mark.parametrize(("whom", "found"), [(0, True), (1, False)])
def test_608_2i_whom_it_dealt_damage(whom: int, found: bool) -> None:
    at = table("{0}: Distruggi una creatura bersaglio che ti ha inflitto danno in questo turno.", "Artefatto")
    his = at.creature("Suo", 2, 2, controller=1)
    at.settle().occur(hit(his, to(whom)[0], 1))
    if found:
        at.activate("Sentinella", 0).resolve()
        assert at.where("Suo") is Zone.GRAVEYARD
    else:
        assert refusal_of(at, Activate(PlayerId(0), at.id("Sentinella"), 0))[0] == "no legal target"


# --- what entered, was cast, sacrificed or discarded


@pytest.mark.parametrize(("subtype", "seat", "power"), [("Knight", 0, 4), ("Knight", 1, 2), ("Elf", 0, 2)])
def test_608_2i_what_entered_under_your_control(subtype: str, seat: int, power: int) -> None:
    text = "Sentinella prende +2/+0 se un altro Cavaliere è entrato nel campo di battaglia sotto il tuo controllo in questo turno."
    at = table(text, "Creatura — Cavaliere")
    one = at.creature("Uno", 1, 1, subtypes=(subtype,), controller=seat, zone=Zone.HAND)
    at.settle().occur(moved(one, Zone.BATTLEFIELD))
    assert at.looks("Sentinella").power == power


def test_608_2i_it_has_entered_though_it_is_gone_and_not_in_the_next_turn() -> None:
    text = "Sentinella prende +2/+0 se un altro Cavaliere è entrato nel campo di battaglia sotto il tuo controllo in questo turno."
    at = table(text, "Creatura — Cavaliere")
    one = at.creature("Uno", 1, 1, subtypes=("Knight",), zone=Zone.HAND)
    at.settle().occur(moved(one, Zone.BATTLEFIELD))
    at.occur(*die(at.id("Uno")))
    assert at.looks("Sentinella").power == 4
    at.until(TurnStep.UPKEEP, player=1)
    assert at.looks("Sentinella").power == 2


@pytest.mark.parametrize(("reason", "power"), [(Reason.SACRIFICED, 4), (Reason.DESTROYED, 2)])
def test_701_21_what_you_have_sacrificed(reason: Reason, power: int) -> None:
    at = table("Sentinella prende +2/+0 se hai sacrificato un artefatto in questo turno.", "Creatura — Umano")
    one = at.permanent("Uno", types=(CardType.ARTIFACT,))
    at.settle().occur(moved(one, Zone.GRAVEYARD, reason))
    assert at.looks("Sentinella").power == power


@pytest.mark.parametrize(("text", "power"), [("magia istantaneo", 4), ("magia creatura", 2)])
def test_601_2i_which_spells_you_have_cast(text: str, power: int) -> None:
    at = table(f"Sentinella prende +2/+0 se hai lanciato una {text} in questo turno.", "Creatura — Umano")
    instant(at, "Lampo", Untap(what=Target(0)), targets=(TARGET_CREATURE,))
    at.settle().cast("Lampo")
    assert at.looks("Sentinella").power == power


# --- how it was cast


@pytest.mark.parametrize(("cast", "life"), [(True, 23), (False, 20)])
def test_601_2_cast_from_the_hand_or_put_onto_the_battlefield(cast: bool, life: int) -> None:
    at = Table()
    text = "Quando Sentinella entra, se l'hai lanciata dalla tua mano, guadagni 3 punti vita."
    card = at.put(
        "Sentinella", printed(text, "Creatura — Umano", power="2", toughness="2", mana_cost="{0}"), zone=Zone.HAND
    )
    at.settle()
    if cast:
        at.cast("Sentinella").resolve()
    else:
        at.occur(moved(card, Zone.BATTLEFIELD))
    at.play_out()
    assert at.life(0) == life


@pytest.mark.parametrize(("cast", "power"), [(True, 2), (False, 4)])
def test_614_12_counters_for_being_cast(cast: bool, power: int) -> None:
    at = Table()
    text = "Sentinella entra con due segnalini -1/-1 se l'hai lanciata dalla tua mano."
    card = at.put(
        "Sentinella", printed(text, "Creatura — Umano", power="4", toughness="4", mana_cost="{0}"), zone=Zone.HAND
    )
    at.settle()
    if cast:
        at.cast("Sentinella").resolve()
    else:
        at.occur(moved(card, Zone.BATTLEFIELD))
    assert at.looks("Sentinella").power == power


@pytest.mark.parametrize(("zone", "life"), [(Zone.GRAVEYARD, 25), (Zone.HAND, 21)])
def test_601_2a_a_spell_knows_where_it_was_cast_from(zone: Zone, life: int) -> None:
    at = Table()
    text = (
        "Guadagni 1 punto vita. Se questa magia è stata lanciata da un cimitero, guadagni 4 punti vita.\nFlashback {0}"
    )
    at.put("Sentinella", printed(text, "Istantaneo", mana_cost="{0}"), zone=zone)
    at.settle().cast("Sentinella").resolve()
    assert at.life(0) == life


# --- what it was, and amounts


@pytest.mark.parametrize(("subtype", "life"), [("Human", 21), ("Elf", 20)])
def test_608_2h_what_was_sacrificed(subtype: str, life: int) -> None:
    text = "{0}, Sacrifica un'altra creatura: STAPpa Sentinella. Se la creatura sacrificata era un Umano, guadagni 1 punto vita."
    at = table(text, "Creatura — Zombie")
    at.creature("Uno", 1, 1, subtypes=(subtype,))
    at.settle().activate("Sentinella", 0).resolve()
    assert at.life(0) == life


@pytest.mark.parametrize(("boosted", "life"), [(True, 21), (False, 20)])
def test_603_4_how_strong_it_was(boosted: bool, life: int) -> None:
    at = table(
        "Quando Sentinella muore, se la sua forza era pari o superiore a 3, guadagni 1 punto vita.", "Creatura — Orso"
    )
    if boosted:
        at.put("Stendardo", printed("Le creature che controlli prendono +1/+1.", ENCHANTMENT, name="Stendardo"))
    at.settle().occur(*die(at.id("Sentinella"))).play_out()
    assert at.life(0) == life


@pytest.mark.parametrize(("others", "power"), [(2, 5), (1, 2)])
def test_107_total_power(others: int, power: int) -> None:
    at = table(
        "Sentinella prende +3/+0 se le altre creature che controlli hanno una forza totale pari o superiore a 6.",
        "Creatura — Orso",
    )
    for number in range(others):
        at.creature(f"Altro{number}", 3, 3)
    at.settle()
    assert at.looks("Sentinella").power == power
    such = static(
        "Sentinella ha volare se le creature che controlli hanno una forza totale pari o superiore a 8."
    ).condition
    mine = Filter(types=(CardType.CREATURE,), controller=YOU)
    assert such == Within(PowerOf(Every(mine)), Bounds(least=8))


@pytest.mark.parametrize(("targets", "mana", "castable"), [(1, 1, True), (2, 1, False), (2, 3, True)])
def test_601_2f_each_target_beyond_the_first(targets: int, mana: int, castable: bool) -> None:
    at = Table(variant=[EXACT_COSTS])
    more = "Questa magia costa {2} in più per essere lanciata per ogni bersaglio oltre il primo."
    text = f"{more}\nSTAPpa un qualsiasi numero di creature bersaglio."
    at.put("Sentinella", printed(text, "Istantaneo", mana_cost="{1}"), zone=Zone.HAND)
    for name in ("Uno", "Due"):
        at.creature(name, 1, 1)
    at.builder.adjust(PlayerId(0), mana=tuple(Mana("C") for _ in range(mana)))
    at.settle()
    chosen = ("Uno", "Due")[:targets]
    if castable:
        at.cast("Sentinella", chosen)
        assert at.stack() == ["Sentinella"]
    else:
        with pytest.raises(AssertionError, match="cannot pay"):
            at.cast("Sentinella", chosen)


@pytest.mark.parametrize(
    ("it", "en"),
    [
        ("l'hai lanciata dalla tua mano", "you cast it from your hand"),
        ("hai sacrificato un artefatto in questo turno", "you've sacrificed an artifact this turn"),
        ("hai lanciato una magia istantaneo in questo turno", "you've cast an instant spell this turn"),
        ("hai pescato due o più carte in questo turno", "you've drawn two or more cards this turn"),
        ("hai commesso un crimine in questo turno", "you've committed a crime this turn"),
        ("un artefatto è entrato sotto il tuo controllo in questo turno", "an artifact entered under your control this turn"),
        (
            "le creature che controlli hanno una forza totale pari o superiore a 8",
            "creatures you control have total power 8 or greater",
        ),
    ],
)  # fmt: skip
def test_608_2i_both_languages_say_the_same(it: str, en: str) -> None:
    verdict, where = both(
        f"Quando Sentinella entra, se {it}, pesca una carta.", f"When this creature enters, if {en}, draw a card."
    )
    assert (verdict, where) == (Verdict.AGREE, ())
