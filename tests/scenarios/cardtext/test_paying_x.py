"""107.3f, 118.12: X that is chosen as it is paid, that was announced, and that the sentence counts."""

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.quantities import Count, X
from engine.cards.abilities.references import This
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import printed, refused, spell, triggered


def test_107_3f_who_pays_chooses_x_and_what_follows_has_it() -> None:
    words = "Quando Sentinella entra, puoi pagare {X}. Se lo fai, metti X segnalini +1/+1 su Sentinella."
    counters = PutCounters(counter="+1/+1", on=This(), count=X())
    assert triggered(words).effects == (MayPay(cost=Cost(mana="{X}"), then=(counters,), chooses_x=True),)
    for answers, power in (((True, 3), 5), ((False,), 2)):
        table = Table()
        table.put("Sentinella", printed(words, "Creatura — Umano"), zone=Zone.HAND)
        table.settle().cast("Sentinella").resolve().resolve(*answers)
        assert table.looks("Sentinella").power == power
        assert ("107.3f" in table.rules()) is (power == 5)


def test_107_3a_x_that_was_announced() -> None:
    (unless,) = spell(
        "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {X}.", mana_cost="{X}{U}"
    ).effects
    assert isinstance(unless, UnlessPays) and (unless.cost, unless.times) == (Cost(mana="{X}"), None)
    assert refused(
        "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {X}.", "Istantaneo", mana_cost="{U}"
    )


def test_107_3i_so_many_times_as_the_sentence_counts() -> None:
    unless_paid = "a meno che il suo controllore non paghi {X}, dove X è il numero di artefatti che controlli."
    words = f"Neutralizza una magia bersaglio {unless_paid}"
    (unless,) = spell(words, mana_cost="{U}").effects
    mine = Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU)
    assert isinstance(unless, UnlessPays) and (unless.cost, unless.times) == (Cost(mana="{1}"), Count(mine))
    for pays in (True, False):
        table = Table()
        table.permanent("Sasso", types=(CardType.ARTIFACT,))
        table.put("Diniego", printed(words, "Istantaneo", "Diniego"), zone=Zone.HAND)
        table.put("Cosa", printed("Volare", "Creatura — Umano", "Cosa"), zone=Zone.HAND)
        table.settle().cast("Cosa").cast("Diniego").resolve(pays)
        assert table.where("Cosa") is (Zone.STACK if pays else Zone.GRAVEYARD)
        assert "118.12a" in table.rules()


def test_603_12_x_in_what_triggers_as_it_was_paid() -> None:
    words = (
        "Quando Sentinella entra, puoi pagare {X}. Quando lo fai, Sentinella infligge X danni a una creatura bersaglio."
    )
    (pays,) = triggered(words).effects
    assert isinstance(pays, MayPay) and pays.chooses_x and isinstance(pays.then[0], Reflect)
