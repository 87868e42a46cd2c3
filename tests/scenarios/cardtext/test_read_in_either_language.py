"""What one language had and the other lacked: both say the same."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import SpellAbility, Static
from engine.cards.abilities.quantities import LifeThisTurn
from engine.cards.abilities.references import Target
from engine.words.record import within
from scenarios.cardtext.api import Reading, read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import OracleReading, read_oracle

INSTEAD = "instead exile this creature"
A_COPY = "a copy of target creature"
OF_MANA = "amount of mana spent to cast that spell"
TYPES = {
    "c": "Creatura — Elfo",
    "s": "Stregoneria",
    "e": "Incantesimo",
    "a": "Incantesimo — Aura",
    "t": "Artefatto",
    "w": "Planeswalker Leggendario — Jace",
}

PAIRS = [
    # 404.1: graveyards, whosever they are
    ("e", "Le carte nei cimiteri perdono tutte le abilità.", "Cards in graveyards lose all abilities."),
    ("s", "Esilia fino a tre carte bersaglio dai cimiteri.", "Exile up to three target cards from graveyards."),
    # 109.2: a spell, or a creature that is no spell
    ("s", "Fai tornare una magia o una creatura bersaglio in mano al suo proprietario.",
     "Return target spell or creature to its owner's hand."),
    # 608.2c: what all others are, and who puts them where
    ("s", "Distruggi una creatura bersaglio. Il suo controllore rivela carte dalla cima del suo grimorio finché non rivela una "
     "carta "
     "creatura. Quel giocatore mette quella carta sul campo di battaglia, poi rimescola tutte le altre carte rivelate in questo "
     "modo "
     "nel suo grimorio.",
     "Destroy target creature. Its controller reveals cards from the top of their library until they reveal a creature card. The "
     "player puts that card onto the battlefield, then shuffles all other cards revealed this way into their library."),
    ("s", "Distruggi una creatura bersaglio. Il suo controllore rivela carte dalla cima del suo grimorio finché non rivela una "
     "carta "
     "creatura. Quel giocatore mette quella carta sul campo di battaglia e le altre in fondo al suo grimorio in qualsiasi ordine.",
     "Destroy target creature. Its controller reveals cards from the top of their library until they reveal a creature card. That "
     "player puts that card onto the battlefield and the rest on the bottom of their library in any order."),
    ("c", "Quando la Sentinella entra nel campo di battaglia, metti una carta bersaglio dal cimitero di un avversario in fondo al "
     "suo "
     "grimorio.",
     "When Sentinel enters, put target card from an opponent's graveyard on the bottom of their library."),
    ("s", "Il proprietario di una creatura bersaglio la mette in cima o in fondo al suo grimorio.",
     "The owner of target creature puts it on their choice of the top or bottom of their library."),
    # 603.5: may have it become
    ("e", "Ogniqualvolta lanci una magia non creatura, puoi far diventare la Sentinella una creatura Drago 4/4 con volare in "
     "aggiunta "
     "ai suoi altri tipi fino alla fine del turno.",
     "Whenever you cast a noncreature spell, you may have this enchantment become a 4/4 Dragon creature with flying in addition "
     "to its "
     "other types until end of turn."),
    # 118.8: what is paid besides
    ("e", "Puoi lanciare magie dalla cima del tuo grimorio sacrificando un artefatto oltre a pagare gli altri loro costi.",
     "You may cast spells from the top of your library by sacrificing an artifact in addition to paying their other costs."),
    ("e", "Durante il tuo turno, puoi lanciare magie creatura dal tuo cimitero pagando 2 punti vita in aggiunta agli altri loro "
     "costi.",
     "During your turn, you may cast creature spells from your graveyard by paying 2 life in addition to their other costs."),
    ("a", "Incanta creatura artefatto\nControlli la creatura artefatto incantata.",
     "Enchant artifact creature\nYou control enchanted artifact creature."),
    ("s", "Scarta un qualsiasi numero di carte a caso.", "Discard any number of cards at random."),
    ("t", "{1}, {T}: Metti un segnalino rito sulla Sentinella. Poi, se ha tre o più segnalini rito, rimuovili e trasformala.",
     "{1}, {T}: Put a rite counter on this artifact. Then if it has three or more rite counters on it, remove them and transform "
     "it."),
    # 608.2i: what it did, in English with its pronoun
    ("c", "La Sentinella ha indistruttibile se ha attaccato in questo turno.",
     "This creature has indestructible as long as it attacked this turn."),
    # 608.2c: 'they' and 'them' are one player
    ("c", "Ogniqualvolta un avversario sacrifica una terra, la Sentinella gli infligge 3 danni.",
     "Whenever an opponent sacrifices a land, this creature deals 3 damage to them."),
    ("s", "Scegli un avversario bersaglio. Se ha perso punti vita in questo turno, quel giocatore scarta una carta.",
     "Choose target opponent. If they lost life this turn, they discard a card."),
    ("s", "Scegli un avversario bersaglio. Quel giocatore rivela la sua mano.", "Choose target opponent. They reveal their hand."),
    # 201.2: names with commas, and lists of them
    ("s", "Passa in rassegna il tuo grimorio per una carta chiamata Bruno, il Guardiano, rivelala, aggiungila alla tua mano, poi "
     "rimescola.",
     "Search your library for a card named Bruno, the Warden, reveal it, put it into your hand, then shuffle."),
    ("s", "Passa in rassegna il tuo grimorio per una carta chiamata Arco di Faggio o Fiala di Fumo, rivelala, aggiungila alla tua "
     "mano, "
     "poi rimescola.",
     "Search your library for a card named Bow of Beech or Vial of Smoke, reveal it, put it into your hand, then shuffle."),
    ("e", "Gli Equipaggiamenti chiamati Arco di Faggio, Sentinella ed Elmo di Rame hanno indistruttibile.",
     "Equipment named Bow of Beech, Sentinel, and Helm of Brass have indestructible."),
    # 100.2a: said before the game
    ("c", "Volare\nUn mazzo può avere fino a sette carte chiamate Sentinella.",
     "Flying\nA deck can have up to seven cards named Sentinel."),
    # 201.5: a person, and what is on it
    ("w", "Quando la Sentinella ha tre o meno segnalini fedeltà, trasformala.",
     "When Sentinel has three or fewer loyalty counters on him, transform him."),
    # 119.5, 104.3: life totals
    ("c", "Quando la Sentinella entra nel campo di battaglia, se i tuoi punti vita sono minori dei tuoi punti vita iniziali, "
     "diventano "
     "pari ai tuoi punti vita iniziali.",
     "When this creature enters, if your life total is less than your starting life total, it becomes equal to your starting life "
     "total."),
    ("c", "Se stai per perdere la partita, invece esilia la Sentinella e i tuoi punti vita diventano 7.",
     f"If you would lose the game, {INSTEAD} and your life total becomes 7."),
    ("c", "Quando la Sentinella entra nel campo di battaglia, guarda la mano di un avversario bersaglio. Puoi esiliare una carta "
     "creatura da quella mano finché la Sentinella non lascia il campo di battaglia.",
     "When this creature enters, look at target opponent's hand. You may exile a creature card from it until this creature leaves "
     "the "
     "battlefield."),
    # 106.6, 107.3: how much mana was spent, and what is counted in two places
    ("c", "Ogniqualvolta lanci una magia, se l'ammontare di mana speso per lanciare quella magia è superiore alla forza della "
     "Sentinella, pesca una carta.",
     f"Whenever you cast a spell, if the {OF_MANA} is greater than Sentinel's power, draw a card."),
    ("s", "Pesca una carta per ogni Elfo che controlli e ogni carta Elfo nel tuo cimitero.",
     "Draw a card for each Elf you control and each Elf card in your graveyard."),
    ("c", "Quando la Sentinella entra nel campo di battaglia, le creature controllate da un avversario bersaglio non STAPpano "
     "durante il "
     "prossimo STAP di quel giocatore.",
     "When this creature enters, creatures target opponent controls don't untap during that player's next untap step."),
    ("e", "Ogniqualvolta lanci una magia istantaneo, metti un segnalino verso sulla Sentinella, poi la Sentinella infligge a un "
     "giocatore "
     "o a un planeswalker bersaglio danno pari al numero di segnalini verso su di essa.",
     "Whenever you cast an instant spell, put a verso counter on Sentinel, then it deals damage equal to the number of verso "
     "counters "
     "on it to target player or planeswalker."),
    # 702.16k, 614.1a, 205.3: what English had and Italian lacked
    ("c", "{T}: Una creatura bersaglio che controlli ha protezione da ognuno dei tuoi avversari fino alla fine del turno.",
     "{T}: Target creature you control gains protection from each of your opponents until end of turn."),
    ("c", "Se una creatura a cui è stato inflitto danno dalla Sentinella in questo turno sta per essere messa in un cimitero, "
     "invece "
     "rimuovila dal gioco.",
     "If a creature dealt damage by Sentinel this turn would die, exile it instead."),
    ("e", "All'inizio del tuo mantenimento, se non controlli nessuno Scheletro, pesca una carta.",
     "At the beginning of your upkeep, if you control no Skeletons, draw a card."),
    ("s", "Rimuovi dal gioco una creatura bloccante bersaglio e tutti gli Equipaggiamenti ad essa assegnati.",
     "Exile target blocking creature and all Equipment attached to it."),
    ("c", "Ogniqualvolta la Sentinella attacca, crea una pedina creatura Soldato Elfo 3/1 bianca con cautela e attaccante.",
     "Whenever Sentinel attacks, create a 3/1 white Elf Soldier creature token with vigilance that's attacking."),
    ("c", "Ogniqualvolta una creatura che controlli entra, guadagni punti vita pari alla differenza tra la forza e la "
     "costituzione di "
     "quella creatura.",
     "Whenever a creature you control enters, you gain life equal to the difference between that creature's power and its "
     "toughness."),
    ("s", "Scegli una creatura bersaglio. Ogniqualvolta attacchi in questo turno, la Sentinella infligge 2 danni a quella "
     "creatura.",
     "Choose target creature. Whenever you attack this turn, Sentinel deals 2 damage to that creature."),
    ("c", "Ogniqualvolta lanci una magia non creatura, metti un segnalino +1/+1 su questa creatura e non può essere bloccata in "
     "questo "
     "turno.",
     "Whenever you cast a noncreature spell, put a +1/+1 counter on this creature and it can't be blocked this turn."),
    # 611.2a, 702.11, 603.4: durations of what cannot be, old words of static abilities, what must not be so
    ("s", "Una creatura bersaglio non può bloccare fino al tuo prossimo turno.", "Target creature can't block until your next "
     "turn."),
    ("s", "Una creatura bersaglio non può essere bersaglio di magie o abilità in questo turno.",
     "Target creature can't be the target of spells or abilities this turn."),
    ("e", "Gli Elfi che controlli non possono essere bersaglio di magie o abilità controllate dai tuoi avversari.",
     "Elves you control can't be the targets of spells or abilities your opponents control."),
    ("e", "Le creature TAPpate non STAPpano durante lo STAP del loro controllore.",
     "Tapped creatures don't untap during their controllers' untap steps."),
    ("c", "La Sentinella entra nel campo di battaglia TAPpata a meno che tu non abbia esattamente sei carte in mano.",
     "This creature enters tapped unless you have exactly six cards in hand."),
    ("c", "La Sentinella entra nel campo di battaglia TAPpata a meno che tu non sia il monarca.",
     "This creature enters tapped unless you're the monarch."),
]  # fmt: skip


def _both(kind: str, italian: str, english: str) -> tuple[Reading, OracleReading]:
    numbers = ("2", "2") if kind == "c" else (None, None)
    it = read("Sentinella", TYPES[kind], italian, "{2}{G}", *numbers)
    return it, read_oracle("Sentinel", english, it.characteristics)


def english(kind: str, text: str) -> OracleReading:
    return _both(kind, "", text)[1]


@pytest.mark.parametrize(("kind", "italian", "text"), PAIRS)
def test_113_6_both_languages_come_to_the_same(kind: str, italian: str, text: str) -> None:
    it, en = _both(kind, italian, text)
    assert [(one.reason, one.text) for one in (*it.not_understood, *en.not_understood)] == []
    assert compared(it, en).verdict is Verdict.AGREE, compared(it, en).where


def test_608_2c_them_is_refused_where_several_objects_were_spoken_of() -> None:
    for said in ("an opponent sacrifices a land", "a player draws a card"):
        assert english("c", f"Whenever {said}, this creature deals 1 damage to them.").understood, "control: one player"
    for said in ("Tap two target creatures. Sentinel deals 1 damage to them.", "Sentinel deals 1 damage to them."):
        assert not english("s", said).understood


def test_119_3_they_lost_life_is_not_said_of_you() -> None:
    (made,) = english("s", "Choose target opponent. If they lost life this turn, draw a card.").abilities
    (asked,) = [one.of for one in within(made) if isinstance(one, LifeThisTurn)]
    assert asked == Target()
    (yours,) = english("s", "Choose target opponent. If you lost life this turn, draw a card.").abilities
    assert not any(isinstance(one, LifeThisTurn) and one.of == Target() for one in within(yours)), "control"


def test_201_2_two_names_with_and_may_be_one_and_a_kind_is_no_name() -> None:
    text = "Search your library for a card named {}, reveal it, put it into your hand, then shuffle."
    assert english("s", text.format("Bow or Arrow")).understood, "control"
    assert not english("s", text.format("Bow and Arrow")).understood
    assert not english("e", "Creatures named Bruno or Elves you control get +1/+1.").understood


def test_508_1a_it_attacked_is_not_said_of_you() -> None:
    (made,) = english("c", "This creature has flying as long as it attacked this turn.").abilities
    (other,) = english("c", "This creature has flying as long as you attacked this turn.").abilities
    assert isinstance(made, Static) and isinstance(other, Static) and made.condition != other.condition


def test_115_1_a_target_behind_a_player_is_that_player() -> None:
    text = "{} controllata da un giocatore bersaglio."
    for said in ("Distruggi una creatura", "La Sentinella infligge 1 danno a ogni creatura"):
        (made,) = _both("s", text.format(said), "")[0].characteristics.abilities
        assert isinstance(made, SpellAbility) and [one.objects for one in made.targets] == [None]
    apart = "Distribuisci tre segnalini +1/+1 tra un qualsiasi numero di creature{}."
    assert not _both("s", apart.format(" controllate da un giocatore bersaglio"), "")[0].understood
    assert _both("s", apart.format(" bersaglio"), "")[0].understood, "control: the creatures are the targets"


def test_608_2c_what_cannot_be_blocked_is_no_spell() -> None:
    text = "Ogniqualvolta lanci una magia creatura, {}non può essere bloccata in questo turno."
    assert not _both("c", text.format(""), "")[0].understood
    assert _both("c", text.format("la Sentinella "), "")[0].understood, "control"


def test_608_2c_subjects_of_several_are_refused_and_never_break() -> None:
    assert not _both("s", "Tu e un avversario bersaglio potete pescare una carta.", "")[0].understood
    assert _both("s", "Tu e un avversario bersaglio pescate una carta.", "")[0].understood, "control: both do"
    assert english(
        "s",
        f"Create a token that's {A_COPY}, except it's 1/1. You and target opponent each draw a card.",
    ).understood
