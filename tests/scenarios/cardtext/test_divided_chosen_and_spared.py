"""601.2d, 105.4, 118.12a: what is divided among targets, a colour chosen within the sentence, and what comes of paying."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Every, Remembered
from engine.words.record import within
from engine.words.terms import CardType, Relation, Supertype
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle

TYPES = {"c": "Creatura — Elfo", "s": "Stregoneria", "a": "Incantesimo — Aura"}

PAIRS = [
    # 601.2d: as much as is counted, or as X is
    ("c", "Quando la Sentinella muore, distribuisci X segnalini +1/+1 tra un qualsiasi numero di creature bersaglio che controlli, "
     "dove X è il numero di segnalini +1/+1 sulla Sentinella.",
     "When this creature dies, distribute X +1/+1 counters among any number of target creatures you control, where X is the "
     "number of +1/+1 counters on this creature."),
    ("c", "Quando la Sentinella muore, infligge danni pari alla sua forza suddivisi a tua scelta tra un qualsiasi numero di "
     "bersagli.",
     "When this creature dies, it deals damage equal to its power divided as you choose among any number of targets."),
    ("s", "La Sentinella infligge X danni suddivisi a tua scelta tra un qualsiasi numero di bersagli.",
     "Sentinel deals X damage divided as you choose among any number of targets."),
    ("s", "La Sentinella infligge X danni suddivisi a tua scelta tra un qualsiasi numero di creature bersaglio, dove X è il "
     "numero di Elfi che controlli.",
     "Sentinel deals X damage divided as you choose among any number of target creatures, where X is the number of Elves you "
     "control."),
    ("c", "Ogniqualvolta guadagni punti vita, la Sentinella infligge altrettanti danni suddivisi a tua scelta tra un qualsiasi "
     "numero di bersagli.",
     "Whenever you gain life, this creature deals that much damage divided as you choose among any number of targets."),
    ("c", "Quando la Sentinella entra nel campo di battaglia, infligge X danni suddivisi a tua scelta tra un massimo di X creature "
     "bersaglio, dove X è la sua forza.",
     "When this creature enters, it deals X damage divided as you choose among up to X target creatures, where X is its power."),
    # 105.4, 608.2d
    ("s", "Fai tornare tutti gli artefatti di un colore a tua scelta in mano ai rispettivi proprietari.",
     "Return all artifacts of the color of your choice to their owners' hands."),
    ("s", "Le creature del colore a tua scelta prendono -1/-1 fino alla fine del turno.",
     "Creatures of the color of your choice get -1/-1 until end of turn."),
    # 608.2d: each of two cards is chosen
    ("s", "Macina tre carte, poi riprendi in mano una carta creatura e una carta terra dal tuo cimitero.",
     "Mill three cards, then return a creature card and a land card from your graveyard to your hand."),
    ("s", "Metti una carta artefatto e una carta Elfo dalla tua mano sul campo di battaglia.",
     "Put an artifact card and an Elf card from your hand onto the battlefield."),
    # 603.2
    ("c", "Ogniqualvolta scarti una o più carte per la prima volta in ogni turno, pesca altrettante carte.",
     "Whenever you discard one or more cards for the first time each turn, draw that many cards."),
    # 118.12a
    ("s", "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {3}. Se lo fa, pesca una carta.",
     "Counter target spell unless its controller pays {3}. If they do, draw a card."),
    ("s", "Esilia una creatura bersaglio a meno che il suo controllore non paghi 3 punti vita. Se lo fa, TAPpa quella creatura.",
     "Exile target creature unless its controller pays 3 life. If they do, tap that creature."),
    ("c", "Quando la Sentinella entra nel campo di battaglia, sacrificala a meno che non paghi {2}. Se lo fai, metti un segnalino "
     "+1/+1 su di essa.",
     "When this creature enters, sacrifice it unless you pay {2}. If you do, put a +1/+1 counter on it."),
    # 502.3: both that were named together
    ("c", "Quando la Sentinella entra nel campo di battaglia, TAPpa la Sentinella e fino a una creatura bersaglio. Non STAPpano "
     "durante il prossimo STAP dei rispettivi controllori.",
     "When this creature enters, tap it and up to one target creature. They don't untap during their controllers' next untap "
     "steps."),
    ("s", "TAPpa una creatura bersaglio e una terra bersaglio. Non STAPpano durante il prossimo STAP dei rispettivi controllori.",
     "Tap target creature and target land. They don't untap during their controllers' next untap steps."),
    # 303.4, 301.5
    ("s", "Distruggi un'Aura bersaglio assegnata a un artefatto.", "Destroy target Aura attached to an artifact."),
    ("s", "Distruggi un Equipaggiamento bersaglio assegnato a una creatura che controlli.",
     "Destroy target Equipment attached to a creature you control."),
    ("s", "Distruggi tutte le Aure assegnate a una terra.", "Destroy all Auras attached to a land."),
    # 205.4a
    ("s", "Esilia una carta permanente bersaglio nel tuo cimitero diversa da una carta terra base.",
     "Exile target permanent card in your graveyard other than a basic land card."),
    ("s", "Distruggi tutti i permanenti diversi da una terra base.", "Destroy all permanents other than a basic land."),
    ("s", "Esilia una carta bersaglio in un cimitero diversa da una carta terra.",
     "Exile target card in a graveyard other than a land card."),
    # 400.3
    ("a", "Incanta creatura\nQuando la Sentinella viene messa nel tuo cimitero dal campo di battaglia, riprendila in mano.",
     "Enchant creature\nWhen this Aura is put into your graveyard from the battlefield, return it to your hand."),
]  # fmt: skip

NOT_READ = [
    # 601.2c-d: what is known only as it is carried out; how many targets an X of nothing would need
    ("s", "Tira un d20. Distribuisci altrettanti segnalini +1/+1 tra un qualsiasi numero di creature bersaglio."),
    ("s", "La Sentinella infligge X danni suddivisi a tua scelta tra una o due creature bersaglio."),
    # 601.2c: a target is announced before a colour is chosen; in a static ability nobody chooses one
    ("s", "Distruggi una creatura bersaglio di un colore a tua scelta."),
    ("c", "Le creature di un colore a tua scelta prendono +1/+1."),
    # 608.2d: whose the first of them is; who chooses; what of them is a target
    ("s", "Esilia un artefatto e una creatura che controlli."),
    ("s", "Un avversario bersaglio riprende in mano una carta creatura e una carta terra dal suo cimitero."),
    ("s", "Riprendi in mano una carta creatura e fino a una carta terra bersaglio dal tuo cimitero."),
    # 502.3: the Elf was spoken of, too
    (
        "c",
        "Ogniqualvolta un Elfo entra nel campo di battaglia, TAPpa la Sentinella e fino a una creatura bersaglio. Non STAPpano "
        "durante il prossimo STAP dei rispettivi controllori.",
    ),
    # 118.12a: it is another player who pays
    ("s", "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {3}. Se lo fai, pesca una carta."),
]


def of(types: str, text: str) -> Any:
    return read("Sentinella", TYPES[types], text, "{R}" if "X è" in text else "{X}{R}")


@pytest.mark.parametrize(("types", "it", "en"), PAIRS)
def test_both_languages_say_the_same(types: str, it: str, en: str) -> None:
    italian = of(types, it)
    other = read_oracle("Sentinel", en, italian.characteristics)
    assert italian.understood, [(one.reason, one.text) for one in italian.not_understood]
    assert other.understood, [(one.reason, one.text) for one in other.not_understood]
    assert compared(italian, other).verdict is Verdict.AGREE


@pytest.mark.parametrize(("types", "it"), NOT_READ)
def test_control_of_what_is_not_known_nothing_is_made(types: str, it: str) -> None:
    assert not of(types, it).understood


def test_205_4a_a_basic_land_lacks_neither_the_one_nor_the_other() -> None:
    made = of("s", "Distruggi tutti i permanenti diversi da una terra base.").characteristics.abilities
    (wanted,) = [one for one in within(made) if isinstance(one, Filter) and one.any_of]
    assert wanted.any_of == (Filter(not_types=(CardType.LAND,)), Filter(not_supertypes=(Supertype.BASIC,)))


def test_301_5_whose_is_said_of_what_it_is_attached_to() -> None:
    made = of(
        "s", "Distruggi un Equipaggiamento bersaglio assegnato a una creatura che controlli."
    ).characteristics.abilities
    (wanted,) = (one for one in within(made) if isinstance(one, Filter) and one.attached_to is not None)
    held = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
    assert (wanted.controller, wanted.attached_to) == (Relation.ANY, Every(held))


def test_608_2d_one_card_is_not_chosen_for_both() -> None:
    made = of("s", "Riprendi in mano una carta creatura e una carta terra dal tuo cimitero.").characteristics.abilities
    first, second = (one for one in within(made) if isinstance(one, Choose))
    assert (first.filter.other_than, second.filter.other_than) == (None, Remembered(first.keep_as))


def test_400_3_it_is_into_the_graveyard_of_who_owns_it_that_it_goes() -> None:
    text = "Quando la Sentinella viene messa {} dal campo di battaglia, pesca una carta."
    yours, anyones = (of("c", text.format(where)) for where in ("nel tuo cimitero", "in un cimitero"))
    owners = [one.characteristics.abilities[0].trigger.subject.owner for one in (yours, anyones)]
    assert owners == [Relation.YOU, Relation.ANY]
