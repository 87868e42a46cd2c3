"""106.4, 401.5, 404.1, 601.2c, 603.2, 611.2a: the top of the library, lasting mana, targets of each player, what cards are."""

from engine.cards.abilities.ability import Cost, Triggered
from engine.cards.abilities.casting import MayCast, Permission
from engine.cards.abilities.choices import Choose, If, May
from engine.cards.abilities.conditions import Exists, Is
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.making import GetEmblem
from engine.cards.abilities.objects import Destroy, Move
from engine.cards.abilities.player_rules import ShowsTop
from engine.cards.abilities.players import AddMana, Draw
from engine.cards.abilities.quantities import Count, Differing, EventAmount, Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import Attacks, Blocks, Moves
from engine.words.terms import CardType, Relation, Zone
from tests.scenarios.cardtext.support import CREATURE, THIS, abilities, ability, activated, refused, spell, triggered

TOP = Filter(zone=Zone.LIBRARY, owner=Relation.YOU)


def test_401_5_who_sees_the_top_card() -> None:
    assert ability("Puoi guardare la prima carta del tuo grimorio in qualsiasi momento.") == ShowsTop()
    assert ability("Gioca con la prima carta del tuo grimorio rivelata.") == ShowsTop(revealed=True)


def test_601_3_from_the_top_lands_are_played_and_spells_are_cast() -> None:
    lands, creatures = abilities("Puoi giocare terre e lanciare magie creatura dalla cima del tuo grimorio.")
    land = Filter(zone=Zone.LIBRARY, owner=Relation.YOU, types=(CardType.LAND,))
    assert lands == MayCast(cards=land, how=Permission(lands=True), top=True)
    beast = Filter(zone=Zone.LIBRARY, owner=Relation.YOU, types=(CardType.CREATURE,), not_types=(CardType.LAND,))
    assert creatures == MayCast(cards=beast, top=True)
    assert ability("Puoi giocare la prima carta del tuo grimorio.") == MayCast(
        cards=TOP, how=Permission(lands=True), top=True
    )
    assert refused("Puoi lanciare terre dalla cima del tuo grimorio.")
    besides = (
        "Puoi lanciare magie dalla cima del tuo grimorio sacrificando un artefatto oltre a pagare gli altri loro costi."
    )
    made = ability(besides)
    assert isinstance(made, MayCast)
    assert made.how.besides == Cost(sacrifice=Filter(types=(CardType.ARTIFACT,)))


def test_500_5_mana_that_lasts() -> None:
    keeps = "Fino alla fine del turno, non perdi questo mana al termine di ogni fase o sottofase."
    eight = triggered(f"Quando la Sentinella muore, aggiungi otto {{C}}. {keeps}")
    assert eight.effects == (AddMana(choices=(("C",),), times=Fixed(8), lasting=True),)
    both = triggered(f"Ogniqualvolta la Sentinella attacca, aggiungi {{W}} e pesca una carta. {keeps}")
    assert both.effects == (AddMana(choices=(("W",),), lasting=True), Draw())
    assert refused(f"Quando la Sentinella muore, pesca una carta. {keeps}")


def test_106_4_how_much_mana() -> None:
    as_much = triggered("Ogniqualvolta guadagni punti vita, aggiungi altrettanto {G}.").effects
    assert as_much == (AddMana(choices=(("G",),), times=EventAmount()),)
    counted = activated("{T}: Aggiungi un ammontare di {G} pari al numero di creature che controlli.").effects
    yours = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
    assert counted == (AddMana(choices=(("G",),), times=Count(yours)),)
    (pairs,) = activated("{T}: Aggiungi due mana di colori diversi.").effects
    assert isinstance(pairs, AddMana) and len(pairs.choices) == 10 and ("W", "U") in pairs.choices


def test_601_2c_one_target_of_each_opponent() -> None:
    made = spell("Per ogni avversario, distruggi fino a una creatura bersaglio controllata da quel giocatore.")
    theirs = Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT)
    assert made.effects == (Destroy(what=Target()),)
    assert made.targets == (TargetSpec(objects=theirs, minimum=0, maximum=1, each_of=Relation.OPPONENT),)
    everybody = spell(
        "Per ogni altro giocatore, distruggi fino a una creatura bersaglio controllata da quel giocatore."
    )
    assert everybody.targets[0].each_of is Relation.NOT_YOU


def test_404_1_kinds_of_cards_that_are_asked_for() -> None:
    words = "Quando la Sentinella entra, se hai quattro o più carte creatura nel tuo cimitero, pesca una carta."
    cards = Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,), owner=Relation.YOU)
    assert triggered(words).condition == Exists(cards, 4)
    words = (
        "All'inizio del tuo mantenimento, guarda la prima carta del tuo grimorio. Se è una carta non terra, puoi rivelarla e "
        "aggiungerla alla tua mano."
    )
    _, asked = triggered(words).effects
    assert isinstance(asked, If) and isinstance(asked.condition, Is)
    assert asked.condition.filter == Filter(zone=Zone.LIBRARY, not_types=(CardType.LAND,))


def test_603_2_three_events_and_where_the_card_is_meanwhile() -> None:
    words = "Ogniqualvolta la Sentinella attacca, blocca o muore, pesca una carta."
    found = [one.trigger for one in abilities(words) if isinstance(one, Triggered)]
    assert found[:2] == [Attacks(subject=THIS), Blocks(subject=THIS)] and isinstance(found[2], Moves)
    words = "Ogniqualvolta una creatura che controlli muore mentre questa carta è nel tuo cimitero, pesca una carta."
    there = triggered(words)
    assert there.zones == (Zone.GRAVEYARD,) and there.condition is None
    while_so = triggered("Ogniqualvolta la Sentinella attacca mentre controlli un artefatto, pesca una carta.")
    assert while_so.meanwhile is not None and while_so.condition is None


def test_611_2a_until_a_step_of_your_next_turn() -> None:
    for words, until in (
        ("fino al tuo prossimo mantenimento", Duration.YOUR_NEXT_UPKEEP),
        ("fino alla tua prossima sottofase finale", Duration.YOUR_NEXT_END_STEP),
    ):
        (made,) = activated(f"{{T}}: Una creatura bersaglio prende +1/+1 {words}.").effects
        assert isinstance(made, Apply) and made.until is until


def test_608_2d_out_of_what_was_exiled_and_of_a_hand() -> None:
    words = "Esilia le prime due carte del tuo grimorio. Scegli una di quelle carte. Puoi giocare quella carta in questo turno."
    made = spell(words).effects
    assert [type(one).__name__ for one in made] == ["Move", "Choose", "LetCast"]
    words = (
        "Quando la Sentinella entra, guarda la mano di un avversario bersaglio. Puoi esiliare una carta non terra da quella mano "
        "finché la Sentinella non lascia il campo di battaglia."
    )
    _, may = triggered(words).effects
    assert isinstance(may, May) and isinstance(may.then[0], Choose)
    assert isinstance(may.then[1], Move) and may.then[1].until_source_leaves


def test_114_2_an_emblem_with_two_abilities_and_colors_that_are_counted() -> None:
    first, second = "Ogniqualvolta peschi una carta, guadagni 1 punto vita", "Le creature che controlli hanno volare"
    (emblem,) = spell(f'Ottieni un emblema con "{first}" e "{second}".').effects
    assert isinstance(emblem, GetEmblem) and len(emblem.abilities) == 2
    (drawn,) = activated("{T}: Pesca una carta per ogni colore tra i permanenti che controlli.").effects
    assert drawn == Draw(count=Differing(what="colors", filter=Filter(controller=Relation.YOU)))
    assert CREATURE.types == (CardType.CREATURE,)
