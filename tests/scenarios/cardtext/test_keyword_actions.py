"""701, 725, 500.7, 114.2: keyword actions and their like."""

import pytest

from engine.cards.abilities import turns
from engine.cards.abilities.ability import Static
from engine.cards.abilities.choices import May
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.deciding import MayPlayLands
from engine.cards.abilities.designations import Detain, Goad, Monstrosity, StaysTapped, Suspect
from engine.cards.abilities.exploring import Connive, Explore
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.growing import Adapt, Amass, Bolster, DoubleCounters, Endure, Proliferate
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.libraries import Scry, Surveil
from engine.cards.abilities.making import GetEmblem, Investigate, Populate
from engine.cards.abilities.objects import CreateTokens, Tap
from engine.cards.abilities.players import AddMana, Discard
from engine.cards.abilities.preparing import NoLongerPrepared, Prepare
from engine.cards.abilities.quantities import Fixed, X
from engine.cards.abilities.references import It, Target, This, You
from engine.cards.abilities.spending import Spending
from engine.cards.abilities.triggers import Performs
from engine.cards.tokens import PREDEFINED
from engine.words.terms import Action, CardType, Kind, Relation, Zone
from tests.scenarios.cardtext.support import CREATURE, CREATURE_TYPE, ability, activated, refused, spell, triggered

TWO = Fixed(2)
THEIRS = TargetSpec(objects=Filter(types=CREATURE_TYPE, controller=Relation.OPPONENT))


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Profetizza 2.", Scry(count=TWO)),
        ("Sorveglia 2.", Surveil(count=TWO)),
        ("Prolifera.", Proliferate()),
        ("Popola.", Populate()),
        ("Indaga.", Investigate()),
        ("Indaga due volte.", Investigate(times=TWO)),
        ("Sostieni 2.", Bolster(amount=TWO)),
        ("Recluta Orchi 2.", Amass(amount=TWO, subtype="Orc")),
        ("Recluta 2.", Amass(amount=TWO)),
        ("Diventi il monarca.", turns.BecomeMonarch()),
        ("Gioca un turno extra dopo questo.", turns.ExtraTurn()),
        ("Salta il tuo prossimo turno.", turns.SkipNext(what=None)),
        ("Puoi giocare una terra addizionale in questo turno.", MayPlayLands()),
        ("Scarta una carta a caso.", Discard(at_random=True)),
        (
            "Crea una pedina Pietra del Potere TAPpata.",
            CreateTokens(token=PREDEFINED["Powerstone"].looks, tapped=True),
        ),
    ],
)
def test_701_a_player_does_it(text: str, effect: object) -> None:
    assert spell(text).effects == (effect,)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Sprona {}.", Goad(what=Target(0))),
        ("Trattieni {}.", Detain(what=Target(0))),
        ("Sospetta {}.", Suspect(what=Target(0))),
        ("Raddoppia il numero di segnalini +1/+1 su {}.", DoubleCounters(on=Target(0), counter="+1/+1")),
    ],
)
def test_701_it_is_done_to_a_creature(text: str, effect: object) -> None:
    found = spell(text.format("una creatura bersaglio controllata da un avversario"))
    assert found.effects == (effect,)
    assert found.targets == (THEIRS,)


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("esplora", Explore(what=This())),
        ("diventa preparata", Prepare(what=This())),
        ("non è più preparata", NoLongerPrepared(what=This())),
        ("complotta", Connive(what=This())),
        ("resiste 2", Endure(what=This(), amount=TWO)),
    ],
)
def test_701_a_creature_does_it(words: str, effect: object) -> None:
    assert triggered(f"Quando la Sentinella entra, {words}.").effects == (effect,)
    assert triggered(f"Quando la Sentinella entra, la Sentinella {words}.").effects == (effect,)


def test_701_44a_another_creature_explores() -> None:
    found = spell("Una creatura bersaglio che controlli esplora.")
    assert found.effects == (Explore(what=Target(0)),)
    each = triggered("Ogniqualvolta un'altra creatura che controlli entra, essa esplora.")
    assert each.effects == (Explore(what=It()),)


def test_701_37a_701_46a_monstrosity_and_adapt_are_nouns() -> None:
    assert activated("{3}: Mostruosità 2.").effects == (Monstrosity(amount=TWO),)
    assert activated("{X}: Mostruosità X.").effects == (Monstrosity(amount=X()),)
    assert activated("{3}: Adattamento 2.").effects == (Adapt(amount=TWO),)
    assert refused("{3}: Puoi mostruosità 2.")


def test_701_41a_support_targets_other_creatures_where_a_permanent_says_it() -> None:
    assert spell("Soccorri 2.").targets == (TargetSpec(objects=CREATURE, minimum=0, maximum=2),)
    other = Filter(types=CREATURE_TYPE, another=True)
    assert triggered("Quando la Sentinella entra, soccorri 2.").targets == (
        TargetSpec(objects=other, minimum=0, maximum=2),
    )


def test_502_3_it_does_not_untap_the_next_time() -> None:
    found = spell(
        "TAPpa una creatura bersaglio. Quella creatura non STAPpa durante il prossimo STAP del suo controllore."
    )
    assert found.effects == (Tap(what=Target(0)), StaysTapped(what=Target(0)))


def test_114_2_an_emblem_has_the_abilities_in_quotes() -> None:
    text = '-6: Ottieni un emblema con "Le creature che controlli prendono +1/+1".'
    (emblem,) = ability(text, "Planeswalker Leggendario — Sentinella").effects
    assert isinstance(emblem, GetEmblem)
    (static,) = emblem.abilities
    assert isinstance(static, Static)
    assert static.parts == (ModifyPT(Fixed(1), Fixed(1)),)
    assert emblem.who == You()


def test_106_6_mana_for_some_spells_alone() -> None:
    creature_spell = Filter(zone=Zone.STACK, types=CREATURE_TYPE, not_kind=Kind.ABILITY)
    for words, wanted in (
        ("lanciare magie creatura", Spending(spells=creature_spell)),
        ("lanciare una magia creatura", Spending(spells=creature_spell)),
        (
            "lanciare magie creatura o attivare abilità di creature",
            Spending(spells=creature_spell, abilities_of=CREATURE),
        ),
    ):
        (made,) = ability(f"{{T}}: Aggiungi {{C}}. Spendi questo mana solo per {words}.", "Artefatto").effects
        assert made == AddMana(choices=(("C",),), spending=wanted)
    assert refused("{T}: Pesca una carta. Spendi questo mana solo per lanciare magie creatura.", "Artefatto")


@pytest.mark.parametrize(
    ("words", "action"),
    [("profetizzi", Action.SCRY), ("sorvegli", Action.SURVEIL), ("proliferi", Action.PROLIFERATE)],
)
def test_603_1_whenever_you_have_done_it(words: str, action: Action) -> None:
    assert triggered(f"Ogniqualvolta {words}, pesca una carta.").trigger == Performs(action=action, who=Relation.YOU)


def test_701_44b_whenever_a_creature_explores() -> None:
    own = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
    found = triggered("Ogniqualvolta una creatura che controlli esplora, guadagni 1 punto vita.")
    assert found.trigger == Performs(action=Action.EXPLORE, subject=own)
    assert refused("Ogniqualvolta esplori, guadagni 1 punto vita.")


def test_111_10_a_token_of_a_name_that_is_not_known_is_refused() -> None:
    assert spell("Crea una pedina Mappa.").effects == (CreateTokens(token=PREDEFINED["Map"].looks),)
    assert refused("Crea una pedina Cianfrusaglia.", "Stregoneria")


def test_608_2d_a_creature_may_be_made_to_get_more() -> None:
    (may,) = triggered(
        "Quando la Sentinella entra, puoi far prendere +2/+0 a un artefatto bersaglio fino alla fine del turno."
    ).effects
    assert isinstance(may, May)
    assert may.then == (Apply(to=Target(0), parts=(ModifyPT(TWO, Fixed(0)),)),)
    spec = triggered(
        "Quando la Sentinella entra, puoi far perdere volare a un artefatto bersaglio fino alla fine del turno."
    ).targets
    assert spec == (TargetSpec(objects=Filter(types=(CardType.ARTIFACT,))),)
