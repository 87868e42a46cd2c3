"""509.1g-h, 608.2i, 120.2a: what blocks something or is blocked by it, and what dealt combat damage this turn: read and played."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Prohibition
from engine.cards.abilities.combat import CantAttack, CombatEffect
from engine.cards.abilities.conditions import AllOf, Exists, TurnOf
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter, ThisTurn
from engine.cards.abilities.quantities import DamageTaken, Fixed, LifeThisTurn, PlayersWith
from engine.cards.abilities.references import EachPlayer, Every, One, Target
from engine.cards.abilities.setting_up import SetUp
from engine.state.actions import Activate
from engine.words.terms import CardType, Deed, PlayerId, Relation, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import attack, block, die
from tests.engine.support_more import refused as refusal_of
from tests.scenarios.cardtext.support import THIS, activated, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

WALL = Filter(subtypes=("Wall",))
CREATURE_LINE = "Creatura — Umano"


def creature(**criteria: object) -> Filter:
    return Filter(types=(CardType.CREATURE,), **criteria)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "such"),
    [
        ("che blocca la Sentinella", creature(blocks=THIS)),
        ("che sta bloccando un Muro", creature(blocks=WALL)),
        ("bloccata dalla Sentinella", creature(blocked_by=THIS)),
        ("che è bloccata da un Muro", creature(blocked_by=WALL)),
        (
            "che blocca o che è bloccata dalla Sentinella",
            creature(any_of=(Filter(blocks=THIS), Filter(blocked_by=THIS))),
        ),
    ],
)
def test_509_1g_what_blocks_it_or_is_blocked_by_it(words: str, such: Filter) -> None:
    assert activated(f"{{T}}: Distruggi una creatura bersaglio {words}.").targets[0].objects == such


@pytest.mark.parametrize("words", ["che sta attaccando la Sentinella", "che blocco un Muro"])
def test_509_1g_control_no_such_words(words: str) -> None:
    assert refused(f"{{T}}: Distruggi una creatura bersaglio {words}.")


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (
            "{T}: Distruggi una creatura bersaglio che blocca Sentinella.",
            "{T}: Destroy target creature blocking Sentinel.",
        ),
        (
            "{T}: Esilia una creatura bersaglio che blocca o che è bloccata da un Muro.",
            "{T}: Exile target creature blocking or blocked by a Wall.",
        ),
        (
            "{1}: Pesca una carta. Attiva solo se non controlli artefatti e solo durante il tuo turno.",
            "{1}: Draw a card. Activate only if you control no artifacts and only during your turn.",
        ),
        (
            "All'inizio della tua sottofase finale, indaga per ogni avversario che ha perso punti vita in questo turno.",
            "At the beginning of your end step, investigate for each opponent who lost life this turn.",
        ),
        (
            "{T}: Distruggi una creatura bersaglio che ti ha inflitto danno da combattimento in questo turno.",
            "{T}: Destroy target creature that dealt combat damage to you this turn.",
        ),
        (
            "{T}: TAPpa tutte le creature che non sono entrate in questo turno.",
            "{T}: Tap all creatures that didn't enter this turn.",
        ),
        (
            "{T}: Una creatura bersaglio diventa un artefatto in aggiunta ai suoi altri tipi. Le sue abilità attivate non possono "
            "essere attivate.",
            "{T}: Target creature becomes an artifact in addition to its other types. Its activated abilities can't be activated.",
        ),
        (
            "All'inizio di ogni combattimento, scegli tra volare, cautela o travolgere. Le creature che controlli hanno l'abilità "
            "scelta fino alla fine del turno.",
            "At the beginning of each combat, choose flying, vigilance, or trample. Creatures you control gain that ability until "
            "end of turn.",
        ),
        (
            "{T}: Crea una pedina creatura Golem 3/1 incolore con volare chiamata Sasso Rovente TAPpata e attaccante.",
            "{T}: Create a 3/1 colorless Golem creature token with flying named Sasso Rovente that's tapped and attacking.",
        ),
    ],
)
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en) == (Verdict.AGREE, ())


# --- what happened this turn


def test_120_2a_only_combat_damage() -> None:
    text = "{{T}}: Distruggi una creatura bersaglio che {0} in questo turno.".format
    assert activated(text("ti ha inflitto danno da combattimento")).targets[0].objects == creature(
        hit=Relation.YOU, by_combat=True
    )
    assert activated(text("ha inflitto danno a un avversario")).targets[0].objects == creature(hit=Relation.OPPONENT)
    assert refused(text("ha inflitto danno a una creatura")), "control: no player"


def test_608_2i_what_did_not_do_it() -> None:
    said = spell("TAPpa tutte le creature che non sono entrate in questo turno.").effects[0].what.filter  # type: ignore[union-attr]
    assert said == creature(this_turn=ThisTurn(what=Deed.ENTERED, never=True))
    idle = spell("TAPpa tutte le creature che non hanno attaccato in questo turno.").effects[0].what.filter  # type: ignore[union-attr]
    assert idle == creature(attacked_this_turn=False)


def test_107_1_how_many_players_it_is_so_of() -> None:
    end = "All'inizio della tua sottofase finale, guadagni 1 punto vita per ogni avversario {0} in questo turno.".format
    opponents = EachPlayer(Relation.OPPONENT)
    lost, dealt = LifeThisTurn(of=One(), lost=True), DamageTaken(One())
    for words, what in (("che ha perso punti vita", lost), ("a cui è stato inflitto danno", dealt)):
        made = triggered(end(words)).effects[0].amount  # type: ignore[union-attr]
        assert made == PlayersWith(of=opponents, what=what, how=">=", than=Fixed(1))


def test_602_5b_two_limits_at_once() -> None:
    made = activated("{1}: Pesca una carta. Attiva solo durante il tuo turno e solo se controlli un Muro.")
    assert made.condition == AllOf((Exists(Filter(subtypes=("Wall",), controller=Relation.YOU)), TurnOf(Relation.YOU)))


# --- of whom a sentence goes on to speak


def test_701_19c_a_spell_is_never_meant() -> None:
    made = spell("Sentinella infligge 1 danno a una creatura bersaglio. Non può essere rigenerata in questo turno.")
    assert isinstance(made.effects[1], SetUp) and made.effects[1].of == Target()


def test_611_2a_for_good_or_for_the_time_of_the_sentence() -> None:
    for_good = activated(
        "{T}: Metti un segnalino carica su una creatura bersaglio. Le sue abilità attivate non possono essere attivate."
    )
    says = Cannot(what=Prohibition.ACTIVATE, objects=Filter())
    assert for_good.effects[1] == SetUp(says=says, of=Target(), until=Duration.ENDLESS)
    text = (
        "{T}: Fino al tuo prossimo turno, una creatura bersaglio non può attaccare e le sue abilità attivate non possono essere "
        "attivate."
    )
    assert activated(text).effects[1] == SetUp(says=says, of=Target(), until=Duration.YOUR_NEXT_TURN)


def test_611_2c_all_others_are_those_that_come_later_too() -> None:
    made = spell(
        "Sentinella infligge 1 danno a una creatura bersaglio. Le altre creature non possono attaccare in questo turno."
    )
    others = creature(other_than=Target())
    assert made.effects[1] == CombatEffect(what=Every(others), rule=CantAttack())


# --- played


def _fight() -> Table:
    """Anna attacks with two creatures, of which one destroys what it fights."""
    at = Table()
    text = "{0}: Distruggi una creatura bersaglio che blocca o che è bloccata da Sentinella."
    at.put("Sentinella", printed(text, CREATURE_LINE, power="2", toughness="9"))
    at.creature("Lupo", 2, 2)
    for label in ("Cervo", "Tasso"):
        at.creature(label, 1, 4, controller=1)
    return attack(at.settle(), ("Sentinella", 1), ("Lupo", 1))


def test_509_1g_played_what_blocks_it_is_the_one_target() -> None:
    at = block(_fight(), ("Cervo", "Sentinella"), ("Tasso", "Lupo"))
    at.activate("Sentinella", 0).resolve()
    assert [at.where(one) for one in ("Cervo", "Tasso", "Lupo")] == [Zone.GRAVEYARD, Zone.BATTLEFIELD, Zone.BATTLEFIELD]


def test_509_1g_control_there_is_none_where_another_attacker_is_blocked() -> None:
    at = block(_fight(), ("Cervo", "Lupo"))
    assert refusal_of(at, Activate(PlayerId(0), at.id("Sentinella"), 0))[0] == "no legal target"


@pytest.mark.parametrize(("blocked", "hand"), [(False, 1), (True, 0)])
def test_608_2i_played_it_dealt_combat_damage_to_a_player(blocked: bool, hand: int) -> None:
    at = Table()
    text = "Quando Sentinella muore, se ha inflitto danno da combattimento a un giocatore in questo turno, pesca una carta."
    one = at.put("Sentinella", printed(text, CREATURE_LINE, name="Sentinella", power="2", toughness="9"))
    at.creature("Cervo", 1, 4, controller=1)
    at.put("Carta", printed("Volare", CREATURE_LINE, name="Carta", power="1", toughness="1"), zone=Zone.LIBRARY)
    attack(at.settle(), ("Sentinella", 1))
    if blocked:
        block(at, ("Cervo", "Sentinella"))
    at.until(TurnStep.END_OF_COMBAT)
    at.occur(*die(one)).play_out()
    assert len([label for label in ("Carta",) if at.where(label) is Zone.HAND]) == hand
