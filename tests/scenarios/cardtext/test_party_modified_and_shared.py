"""205.3, 608.2c, 700.8-700.9, 702.33d: a party, modified creatures, kicked spells, types in common, what follows in an 'if'."""

import pytest

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.conditions import Exists, Is, Within
from engine.cards.abilities.filters import Bounds, Filter, Sharing
from engine.cards.abilities.libraries import Look, Reveal
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import PartyOf
from engine.cards.abilities.references import Every, Remembered, This, You
from engine.cards.abilities.searching import Search
from engine.cards.abilities.triggers import CastsSpell
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table, card
from tests.scenarios.cardtext.support import ability, activated, printed, refused, triggered

PARTY = "All'inizio del tuo mantenimento, se hai una compagnia completa, pesca una carta."


def test_700_8c_a_full_party_is_one_of_four() -> None:
    assert triggered(PARTY).condition == Within(PartyOf(You()), Bounds(least=4))


def test_700_8a_how_many_are_in_it_is_a_number() -> None:
    life = triggered(
        "Quando la Sentinella entra, guadagni 1 punto vita per ogni creatura nella tua compagnia."
    ).effects[0]
    assert life == GainLife(amount=PartyOf(You()))
    assert refused("Quando la Sentinella entra, guadagni 1 punto vita per ogni terra nella tua compagnia.")


@pytest.mark.parametrize(
    ("roles", "size"),
    [
        ((), 0),
        ((("Cleric",), ("Cleric",)), 1),
        ((("Cleric", "Wizard"), ("Cleric",)), 2),
        ((("Cleric", "Wizard"), ("Cleric", "Rogue"), ("Rogue",), ("Warrior", "Wizard")), 4),
        ((("Cleric",), ("Rogue",), ("Warrior",), ("Wizard",), ("Wizard",)), 4),
        ((("Elf",), ("Warrior",)), 1),
    ],
)
def test_700_8_700_8b_each_is_counted_once_and_as_many_as_there_can_be(
    roles: tuple[tuple[str, ...], ...], size: int
) -> None:
    table = Table()
    text = "La forza della Sentinella è pari al numero di creature nella tua compagnia."
    table.put("Sentinella", printed(text, "Creatura — Elfo", "Sentinella"))
    for number, subtypes in enumerate(roles):
        table.creature(f"Orso{number}", 1, 1, subtypes=subtypes)
    table.creature("Straniero", 1, 1, subtypes=("Wizard",), controller=1)
    assert table.settle().looks("Sentinella").power == size


MODIFIED = "Le creature modificate che controlli prendono +1/+1."


@pytest.mark.parametrize("by", ["", "counter", "Equipment", "Aura", "their Aura"])
def test_700_9_what_is_modified(by: str) -> None:
    table = Table()
    table.put("Sentinella", printed(MODIFIED, "Incantesimo", "Sentinella"))
    bear = table.creature("Orso", 2, 2, counters={"time": 1} if by == "counter" else {})
    if by not in ("", "counter"):
        enchant = (Keyword(keyword="enchant", filter=Filter(types=(CardType.CREATURE,))),) if "Aura" in by else ()
        kind = CardType.ENCHANTMENT if "Aura" in by else CardType.ARTIFACT
        subtype, seat = by.removeprefix("their "), int(by.startswith("their"))
        table.permanent("Peso", *enchant, types=(kind,), subtypes=(subtype,), attached_to=bear, controller=seat)
    assert table.settle().looks("Orso").power == (2 if by in ("", "their Aura") else 3)


def test_702_33d_a_kicked_spell() -> None:
    cast = triggered("Ogniqualvolta lanci una magia potenziata, guadagni 2 punti vita.")
    assert isinstance(cast.trigger, CastsSpell) and cast.trigger.spell.kicked
    assert refused("Ogniqualvolta una creatura potenziata muore, guadagni 2 punti vita.")


@pytest.mark.parametrize(("costs", "paid", "life"), [(1, (True,), 22), (1, (False,), 20), (2, (False, True), 22)])
def test_702_33d_control_only_where_the_cost_was_paid(costs: int, paid: tuple[bool, ...], life: int) -> None:
    table = Table()
    text = "Ogniqualvolta lanci una magia potenziata, guadagni 2 punti vita."
    table.put("Sentinella", printed(text, "Incantesimo", "Sentinella"))
    kickers = [Keyword(keyword="kicker", cost=Cost(mana=mana)) for mana in ("{R}", "{2}{U}")[:costs]]
    table.put("Eco", card("Eco", *kickers, types=(CardType.CREATURE,), power=1, toughness=1), zone=Zone.HAND)
    table.settle().cast("Eco", *paid).play_out()
    assert table.life(0) == life


def test_205_3_a_type_in_common() -> None:
    crown = activated(
        "Sacrifica la Sentinella: Distruggi ogni altra creatura che condivide un tipo di creatura con essa."
    )
    assert crown.effects[0].what.filter.shares == Sharing(what="creature type", of=This())  # type: ignore[union-attr]
    words = (
        "Quando la Sentinella entra, passa in rassegna il tuo grimorio per una carta terra base che non condivide un tipo "
        "di terra con una terra che controlli, mettila sul campo di battaglia, poi rimescola."
    )
    search = triggered(words).effects[0]
    yours = Filter(types=(CardType.LAND,), controller=Relation.YOU)
    assert isinstance(search, Search)
    assert search.filter.shares == Sharing(what="land type", of=Every(yours), none=True)
    assert refused("Le creature che condividono un tipo di creatura con la Sentinella prendono +1/+1.")


@pytest.mark.parametrize(("subtypes", "dies"), [(("Elf", "Wizard"), True), (("Goblin",), False), ((), False)])
def test_205_3_control_who_has_none_in_common_stays(subtypes: tuple[str, ...], dies: bool) -> None:
    table = Table()
    text = "{0}: Distruggi ogni altra creatura che condivide un tipo di creatura con la Sentinella."
    table.put("Sentinella", printed(text, "Creatura — Mago", "Sentinella", power="2", toughness="2"))
    table.creature("Orso", 2, 2, subtypes=subtypes)
    table.settle().activate("Sentinella", 0).resolve()
    assert table.zone(Zone.GRAVEYARD) == (["Orso"] if dies else [])


def test_608_2c_what_follows_from_what_may_be_done_only_perhaps() -> None:
    words = (
        "All'inizio del tuo mantenimento, puoi guardare la prima carta del tuo grimorio. Se condivide un tipo di creatura "
        "con la Sentinella, puoi rivelarla. Se lo fai, pesca una carta."
    )
    looked, such = triggered(words).effects
    assert isinstance(looked, May) and isinstance(looked.then[0], Look) and isinstance(such, If)
    card = Remembered(str(looked.then[0].keep_as))
    shares = Filter(zone=Zone.LIBRARY, shares=Sharing(what="creature type", of=This()))
    assert such.condition == Is(card, shares)
    assert such.then == (May(then=(Reveal(what=card), Draw())),)
    paid = triggered(
        "Quando la Sentinella entra, scarta una carta. Se controlli un Elfo, puoi pagare {2}. Se lo fai, pesca due carte."
    )
    inner = paid.effects[1]
    assert isinstance(inner, If) and isinstance(inner.condition, Exists) and isinstance(inner.then[0], MayPay)
    assert inner.then[0].then and not inner.otherwise
    assert ability("Volare").keyword == "flying"
