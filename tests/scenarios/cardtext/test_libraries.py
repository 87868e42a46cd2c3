"""401, 701.9, 701.20, 701.23, 701.24: cards of libraries and hands."""

from engine.cards.abilities import libraries as k
from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.choices import Choose, If, May
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Fixed, X
from engine.cards.abilities.references import Among, CardsOf, ControllerOf, Remembered, Target, This, TopOf, You
from engine.cards.abilities.searching import Search
from engine.words.terms import CardType, Reason, Relation, Supertype, Zone
from tests.scenarios.cardtext.support import CREATURE_TYPE, abilities, activated, refused, spell, triggered

CARD = Filter(zone=Zone.LIBRARY)
BASIC_LAND = Filter(zone=Zone.LIBRARY, types=(CardType.LAND,), supertypes=(Supertype.BASIC,))
FIRST, SECOND = Remembered("n1"), Remembered("n2")
OTHERS = Among(FIRST, without=SECOND)


def test_701_23a_a_card_that_is_found_goes_where_the_words_say_and_the_library_is_shuffled() -> None:
    search = Search(filter=BASIC_LAND, keep_as="n1")
    enters = Move(what=FIRST, to=Zone.BATTLEFIELD, under=You(), tapped=True)
    for text in (
        "Passa in rassegna il tuo grimorio per una carta terra base, mettila sul campo di battaglia TAPpata, poi rimescola.",
        "Passa in rassegna il tuo grimorio, scegli una carta terra base e mettila sul campo di battaglia TAPpata. "
        "Poi rimescola il tuo grimorio.",
    ):
        assert spell(text).effects == (search, enters, k.Shuffle())
    drawn = spell("Passa in rassegna il tuo grimorio per una carta, aggiungila alla tua mano, poi rimescola.")
    assert drawn.effects == (Search(filter=CARD, keep_as="n1"), Move(what=FIRST, to=Zone.HAND), k.Shuffle())


def test_701_20a_what_is_found_is_revealed_where_the_words_say_so() -> None:
    text = "Passa in rassegna il tuo grimorio per una carta terra base, rivelala e aggiungila alla tua mano, poi rimescola."
    assert spell(text).effects[1] == k.Reveal(what=FIRST)


def test_701_23b_up_to_so_many_any_number_and_x_cards() -> None:
    def search(words: str, **more: str) -> object:
        return spell(
            f"Passa in rassegna il tuo grimorio per {words}, aggiungile alla tua mano, poi rimescola.", **more
        ).effects[0]

    up_to_two = Search(filter=BASIC_LAND, keep_as="n1", count=Fixed(2), up_to=True)
    assert search("trovare fino a due carte terra base") == up_to_two
    assert search("due carte terra base") == Search(filter=BASIC_LAND, keep_as="n1", count=Fixed(2))
    assert search("trovare fino a X carte terra base", mana_cost="{X}{G}") == Search(
        filter=BASIC_LAND, keep_as="n1", count=X(), up_to=True
    )
    any_number = Search(filter=BASIC_LAND, keep_as="n1", count=None, up_to=True)
    assert search("un qualsiasi numero di carte terra base") == any_number


def test_701_23_one_card_of_each_of_two_kinds_or_of_either_is_no_single_description() -> None:
    assert refused(
        "Passa in rassegna il tuo grimorio per una carta Elfo e/o una carta Drago, poi rimescola.", "Stregoneria"
    )


def test_701_24b_a_card_for_the_top_is_not_shuffled() -> None:
    text = "Passa in rassegna il tuo grimorio per una carta artefatto, rivelala, poi rimescola e metti quella carta in cima."
    _, _, shuffle, move = spell(text).effects
    assert shuffle == k.Shuffle(sparing=FIRST)
    assert move == Move(what=FIRST, to=Zone.LIBRARY)
    assert refused("TAPpa una creatura bersaglio e mettila in cima.", "Stregoneria")


def test_701_23_of_another_player_the_pronoun_means_what_was_found() -> None:
    text = (
        "Esilia una creatura bersaglio. Il suo controllore può passare in rassegna il suo grimorio per una carta terra base, "
        "metterla sul campo di battaglia TAPpata, poi rimescolare."
    )
    exile, may = spell(text).effects
    owner = ControllerOf(Target(0))
    assert exile == Move(what=Target(0), to=Zone.EXILE)
    assert isinstance(may, May)
    assert may.who == owner
    assert may.then[1] == Move(what=SECOND, to=Zone.BATTLEFIELD, under=owner, tapped=True)
    assert may.then[2] == k.Shuffle(who=owner)


def test_608_2c_if_you_do_after_a_search_that_may_be_made() -> None:
    text = (
        "Quando la Sentinella entra, puoi passare in rassegna il tuo grimorio per una carta terra base, rivelarla e aggiungerla "
        "alla tua mano. Se lo fai, rimescola il tuo grimorio."
    )
    (may,) = triggered(text).effects
    assert isinstance(may, May)
    assert may.then[-1] == k.Shuffle()
    assert len(may.then) == 4


LOOK = k.Look(at=TopOf(Fixed(3), You()), keep_as="n1")
TAKE = Choose(filter=CARD, keep_as="n2", among=FIRST)
TO_HAND = Move(what=SECOND, to=Zone.HAND)


def test_701_20e_one_of_them_to_hand_and_the_others_to_the_bottom() -> None:
    for words in (
        "Aggiungine una alla tua mano",
        "Aggiungi una di esse alla tua mano",
        "Aggiungi alla tua mano una di quelle carte",
    ):
        text = f"Guarda le prime tre carte del tuo grimorio. {words} e metti le altre in fondo al tuo grimorio in qualsiasi ordine."
        below = Move(what=OTHERS, to=Zone.LIBRARY, position=-1)
        assert spell(text).effects == (LOOK, TAKE, TO_HAND, below)


def test_401_4_in_a_random_order() -> None:
    text = "Guarda le prime tre carte del tuo grimorio. Aggiungine una alla tua mano e metti le altre in fondo al tuo grimorio {}."
    random, chosen = (spell(text.format(order)).effects[-1] for order in ("in ordine casuale", "in qualsiasi ordine"))
    assert isinstance(random, Move)
    assert isinstance(chosen, Move)
    assert (random.random_order, chosen.random_order) == (True, False)


def test_701_20e_one_to_one_place_and_the_other_to_another() -> None:
    text = "Guarda le prime due carte del tuo grimorio. Mettine una nel tuo cimitero e l'altra in cima al tuo grimorio."
    assert spell(text).effects[2:] == (
        Move(what=SECOND, to=Zone.GRAVEYARD),
        Move(what=OTHERS, to=Zone.LIBRARY),
    )


def test_608_2d_a_card_of_a_kind_out_of_them_may_be_taken() -> None:
    text = (
        "Guarda le prime tre carte del tuo grimorio. Puoi rivelare una carta creatura scelta tra esse e aggiungerla alla tua "
        "mano. Metti le altre in fondo al tuo grimorio in ordine casuale."
    )
    _, may, rest = spell(text).effects
    chosen = Choose(filter=Filter(zone=Zone.LIBRARY, types=CREATURE_TYPE), keep_as="n2", among=FIRST)
    assert may == May(then=(chosen, k.Reveal(what=SECOND), TO_HAND))
    assert isinstance(rest, Move)
    assert rest.what == OTHERS
    _, either, others = spell(text.replace("una carta creatura", "una carta creatura e/o una carta terra")).effects
    assert isinstance(either, May) and [type(one) for one in either.then[:2]] == [Choose, Choose]
    assert isinstance(others, Move) and others.what != OTHERS, "neither of the two is among the others"


def test_701_20a_all_that_match_out_of_what_was_revealed() -> None:
    text = (
        "Rivela le prime tre carte del tuo grimorio. Aggiungi alla tua mano tutte le carte creatura rivelate in questo modo e "
        "metti le altre nel tuo cimitero."
    )
    reveal, take, rest = spell(text).effects
    creatures = Among(FIRST, Filter(zone=Zone.LIBRARY, types=CREATURE_TYPE))
    assert reveal == k.Reveal(what=TopOf(Fixed(3), You()), keep_as="n1")
    assert take == Move(what=creatures, to=Zone.HAND)
    assert rest == Move(what=Among(FIRST, without=creatures), to=Zone.GRAVEYARD)


def test_701_20a_cards_are_revealed_until_one_matches() -> None:
    text = (
        "Rivela carte dalla cima del tuo grimorio finché non riveli una carta creatura. Metti quella carta sul campo di battaglia "
        "e le altre in fondo al tuo grimorio in ordine casuale."
    )
    creature = Filter(zone=Zone.LIBRARY, types=CREATURE_TYPE)
    assert spell(text).effects[0] == k.RevealUntil(filter=creature, keep_as="n1", keep_rest_as="n2")


def test_608_2c_the_rest_without_anything_taken_means_nothing() -> None:
    assert refused("Guarda le prime tre carte del tuo grimorio. Metti le altre nel tuo cimitero.", "Stregoneria")
    assert refused("Aggiungine una alla tua mano.", "Stregoneria")


def test_608_2c_otherwise_speaks_of_the_card_as_it_was() -> None:
    text = (
        "Rivela la prima carta del tuo grimorio. Se è una carta terra, mettila sul campo di battaglia. "
        "Altrimenti, aggiungila alla tua mano."
    )
    _, choice = spell(text).effects
    assert isinstance(choice, If)
    assert choice.then == (Move(what=FIRST, to=Zone.BATTLEFIELD, under=You()),)
    assert choice.otherwise == (Move(what=FIRST, to=Zone.HAND),)
    assert refused(text.replace("Altrimenti, aggiungila", "Aggiungila"), "Stregoneria")


def test_701_9b_a_card_out_of_a_revealed_hand_is_discarded() -> None:
    text = (
        "Un avversario bersaglio rivela la sua mano. Scegli una carta non terra da quella mano. "
        "Quel giocatore scarta quella carta."
    )
    reveal, choose, discard = spell(text).effects
    assert reveal == k.Reveal(what=CardsOf(Target(0), Zone.HAND), keep_as="n1")
    nonland = Filter(zone=Zone.HAND, not_types=(CardType.LAND,))
    assert choose == Choose(filter=nonland, keep_as="n2", among=FIRST)
    assert discard == Move(what=SECOND, to=Zone.GRAVEYARD, reason=Reason.DISCARDED)
    assert refused(text.replace("Quel giocatore scarta", "Ogni avversario scarta"), "Stregoneria")


def test_701_24c_a_zone_and_an_object_are_shuffled_in() -> None:
    whole = spell("Rimescola il tuo cimitero nel tuo grimorio.").effects
    assert whole == (k.ShuffleInto(what=CardsOf(You(), Zone.GRAVEYARD)),)
    one = activated("{T}: Rimescola la Sentinella nel tuo grimorio.").effects
    assert one == (k.ShuffleInto(what=This()),)


def test_401_1_the_first_cards_are_exiled_unseen() -> None:
    found = spell("Esilia le prime tre carte del tuo grimorio.").effects
    assert found == (Move(what=TopOf(Fixed(3), You()), to=Zone.EXILE),)


def test_109_2_a_card_in_hand_is_yours() -> None:
    found = spell("Esilia una carta dalla tua mano.").effects[0]
    assert found == Choose(filter=Filter(zone=Zone.HAND, owner=Relation.YOU), keep_as="n1")


def test_701_20e_a_hand_is_looked_at() -> None:
    found = spell("Guarda la mano di un giocatore bersaglio. Pesca una carta.").effects
    assert found == (k.Look(at=CardsOf(Target(0), Zone.HAND)), Draw())


def test_115_1_a_target_that_is_chosen_first() -> None:
    found = spell("Scegli una creatura bersaglio. Quella creatura prende -3/-0 fino alla fine del turno.")
    assert found == spell("Una creatura bersaglio prende -3/-0 fino alla fine del turno.")
    assert refused("Scegli una carta. Quella creatura prende -3/-0 fino alla fine del turno.", "Stregoneria")


def test_701_23a_the_shuffle_belongs_to_a_search_that_may_be_made() -> None:
    text = (
        "Quando la Sentinella entra, puoi passare in rassegna il tuo grimorio per una carta terra base, rivelarla e aggiungerla "
        "alla tua mano. {} rimescola il tuo grimorio."
    )
    assert triggered(text.format("Poi")).effects == triggered(text.format("Se lo fai,")).effects
    other = triggered("Quando la Sentinella entra, puoi pescare una carta. Poi rimescola il tuo grimorio.").effects
    assert other == (May(then=(Draw(),)), k.Shuffle())


def test_608_2c_more_cards_looked_at_instead_are_the_ones_that_are_spoken_of() -> None:
    text = (
        "Potenziamento {2}\nGuarda le prime tre carte del tuo grimorio. Se questa magia è stata potenziata, guarda invece le prime "
        "sei carte del tuo grimorio. Aggiungine una alla tua mano e metti le altre nel tuo cimitero."
    )
    _, found = abilities(text, "Stregoneria")
    assert isinstance(found, SpellAbility)
    choice, take, *_ = found.effects
    assert isinstance(choice, If)
    assert isinstance(take, Choose)
    assert {getattr(one, "keep_as", None) for one in (*choice.then, *choice.otherwise)} == {"n2"}
    assert take.among == Remembered("n2")


def test_109_2_an_adjective_that_agrees_with_the_last_of_a_list_alone_is_said_of_that() -> None:
    text = (
        "Passa in rassegna il tuo grimorio per una carta Elfo o {}, rivelala e aggiungila alla tua mano, poi rimescola."
    )
    (search, *_) = spell(text.format("Drago leggendaria")).effects
    assert isinstance(search, Search)
    assert search.filter.supertypes == (Supertype.LEGENDARY,)
    (search, *_) = spell(text.format("artefatto leggendario")).effects
    assert isinstance(search, Search)
    assert [one.supertypes for one in search.filter.any_of] == [(), (Supertype.LEGENDARY,)]


def test_402_1_a_card_put_into_the_hand_goes_there() -> None:
    top = TopOf(Fixed(1), You())
    for words in ("mettila nella tua mano", "metti quella carta nella tua mano", "aggiungila alla tua mano"):
        _, moved = spell(f"Rivela la prima carta del tuo grimorio. Poi {words}.").effects
        assert moved == Move(what=FIRST, to=Zone.HAND)
    assert spell("Rivela la prima carta del tuo grimorio. Poi mettila nella tua mano.").effects[0] == k.Reveal(
        what=top, keep_as="n1"
    )


def test_404_1_control_one_put_into_the_graveyard_goes_there_and_a_library_needs_a_place() -> None:
    _, moved = spell("Rivela la prima carta del tuo grimorio. Poi mettila nel tuo cimitero.").effects
    assert moved == Move(what=FIRST, to=Zone.GRAVEYARD)
    assert refused("Rivela la prima carta del tuo grimorio. Poi mettila nel tuo grimorio.", "Stregoneria")
    assert refused("Metti una creatura bersaglio nella tua mano.", "Stregoneria")
