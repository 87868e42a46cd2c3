"""Where the Italian and the English reading of a card differ: what is our fault agrees, what is not has a name."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Activated, SpellAbility
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.libraries import Shuffle
from engine.cards.abilities.objects import Attach, CreateTokens
from engine.cards.abilities.references import Remembered
from engine.words.record import within
from engine.words.terms import CardType
from scenarios.cardtext.api import Reading, read
from scenarios.cardtext.oracle.comparing import Comparison, Verdict, compared, compared_in_parts
from scenarios.cardtext.oracle.kinds import MISPRINT, OLDER, kind_of
from scenarios.cardtext.oracle.reading import read_oracle

TYPES = {"c": "Creatura — Elfo", "s": "Stregoneria", "a": "Incantesimo — Aura", "p": "Artefatto"}


def beside(it: str, en: str, types: str = "c", *, printed_on: str = "") -> Comparison:
    """Both texts of one card."""
    italian = read("Sentinella", TYPES[types], it, "{1}{G}", "2", "2", printed_on=printed_on)
    english = read_oracle("Sentinel", en, italian.characteristics)
    assert italian.understood, italian.not_understood
    assert english.understood, english.not_understood
    return compared(italian, english)


def targets(reading: Reading) -> tuple[object, ...]:
    (ability,) = reading.characteristics.abilities
    assert isinstance(ability, Activated)
    return tuple(one.objects for one in ability.targets)


class TestDay:
    """115.4, 120.3c: a player as the target of damage was a planeswalker too until the day on which cards began to say so."""

    TEXT = "{R}: La Sentinella infligge 1 danno a un avversario bersaglio."

    @pytest.mark.parametrize("day", ["2018-04-27", "2021-11-19"])
    def test_120_3c_a_text_printed_since_then_means_a_player(self, day: str) -> None:
        assert targets(read("Sentinella", TYPES["c"], self.TEXT, printed_on=day)) == (None,)
        assert beside(self.TEXT, "{R}: This creature deals 1 damage to target opponent.", printed_on=day).verdict is (
            Verdict.AGREE
        )

    @pytest.mark.parametrize("day", ["2018-04-06", "2003-10-02", ""])
    def test_control_one_of_before_or_of_an_unknown_day_means_planeswalkers_too(self, day: str) -> None:
        (objects,) = targets(read("Sentinella", TYPES["c"], self.TEXT, printed_on=day))
        assert objects is not None

    def test_its_day_is_the_same_for_what_stands_in_quotes(self) -> None:
        text = f'La creatura incantata ha "{{T}}: {self.TEXT.partition(": ")[2].replace("La Sentinella", "Questa creatura")}"'
        aura = f"Incanta creatura\n{text}"
        found = [read("Sentinella", TYPES["a"], aura, printed_on=day) for day in ("2021-01-01", "2010-01-01")]
        assert all(one.understood for one in found)
        assert found[0].characteristics != found[1].characteristics


class TestAlike:
    """What was read of one language otherwise than of the other."""

    def test_701_3_what_is_attached_is_not_what_the_pronoun_speaks_of(self) -> None:
        english = read_oracle(
            "Sentinel",
            "{1}: Create a 1/1 green Elf creature token. You may attach an Equipment you control to it.",
            read("Sentinella", TYPES["c"], "").characteristics,
        )
        (ability,) = english.abilities
        assert isinstance(ability, Activated)
        token, may = ability.effects
        assert isinstance(token, CreateTokens) and isinstance(may, May)
        attach = may.then[-1]
        assert isinstance(attach, Attach)
        assert attach.to == Remembered(token.keep_as or "") != attach.what

    def test_701_23a_a_library_is_shuffled_where_it_was_searched(self) -> None:
        said = (
            "Destroy target artifact. If it's your turn, search your library for a land card and put it into your hand."
        )
        looks = read("Sentinella", TYPES["s"], "").characteristics
        (ability,) = read_oracle("Sentinel", f"{said} Then shuffle.", looks).abilities
        assert isinstance(ability, SpellAbility)
        last = ability.effects[-1]
        assert isinstance(last, If) and isinstance(last.then[-1], Shuffle)

    def test_control_another_library_is_shuffled_whatever_was_searched(self) -> None:
        said = "If it's your turn, search your library for a land card and put it into your hand."
        looks = read("Sentinella", TYPES["s"], "").characteristics
        (ability,) = read_oracle("Sentinel", f"{said} Target opponent shuffles their library.", looks).abilities
        assert isinstance(ability, SpellAbility)
        assert isinstance(ability.effects[-1], Shuffle)

    def test_205_4b_what_is_a_land_already_does_not_become_one(self) -> None:
        found = beside(
            "Incanta terra\nLa terra incantata è una terra neve.", "Enchant land\nEnchanted land is snow.", "a"
        )
        assert found.verdict is Verdict.AGREE

    def test_control_what_is_none_does(self) -> None:
        found = beside(
            "Incanta creatura\nLa creatura incantata è una terra neve.",
            "Enchant creature\nEnchanted creature is snow.",
            "a",
        )
        assert found.verdict is Verdict.DIFFER

    def test_608_2g_a_card_that_one_may_cast_need_not_be_chosen(self) -> None:
        found = beside(
            "{2}{U}: Puoi lanciare una carta istantaneo o stregoneria dalla tua mano senza pagare il suo costo di mana.",
            "{2}{U}: You may cast an instant or sorcery card from your hand without paying its mana cost.",
        )
        assert found.verdict is Verdict.AGREE

    def test_control_of_permanents_lands_are_none_that_one_casts(self) -> None:
        (ability,) = read_oracle(
            "Sentinel",
            "{2}{U}: You may cast a spell from your hand without paying its mana cost.",
            read("Sentinella", TYPES["c"], "").characteristics,
        ).abilities
        assert CardType.LAND in [one for part in within(ability) for one in getattr(part, "not_types", ())]

    def test_109_5_those_of_each_of_several_opponents_are_those_of_any(self) -> None:
        it = "Quando la Sentinella muore, infligge 1 danno a ogni avversario e a ogni planeswalker che quell'avversario controlla."
        en = "When this creature dies, it deals 1 damage to each opponent and each planeswalker they control."
        assert beside(it, en).verdict is Verdict.AGREE
        yours = "When this creature dies, it deals 1 damage to each opponent and each planeswalker you control."
        assert beside(it, yours).verdict is Verdict.DIFFER

    def test_205_3_what_one_card_type_alone_can_be_is_said_of_that_noun(self) -> None:
        it, to = "Rimetti sul campo di battaglia una carta {} bersaglio dal tuo cimitero.", "to the battlefield."
        en = f"Return target {{}} card from your graveyard {to}"
        texts = it.format("artefatto o incantesimo non Aura"), en.format("artifact or non-Aura enchantment")
        assert beside(*texts, "s").verdict is Verdict.AGREE
        others = it.format("artefatto o incantesimo"), en.format("artifact or non-Aura enchantment")
        assert beside(*others, "s").verdict is Verdict.DIFFER

    def test_607_1_a_paragraph_that_is_not_read_is_no_difference_in_the_one_that_is(self) -> None:
        it = "Quando la Sentinella entra, esilia una creatura bersaglio.\nPuoi giocare la carta esiliata con la Sentinella."
        en = "When this creature enters, exile target {}.\nGlorp the exiled card."
        for kind, verdict in (("creature", Verdict.AGREE), ("artifact", Verdict.DIFFER)):
            text = en.format(kind)
            italian = read("Sentinella", TYPES["c"], it, "{1}{G}", "2", "2")
            english = read_oracle("Sentinel", text, italian.characteristics)
            assert not english.understood
            assert compared_in_parts(italian, english, it, text).verdict is verdict


KNOWN = [
    ("Gli Elfi che controlli prendono +1/+1.", "Elf creatures you control get +1/+1.", OLDER),
    ("{1}: Puoi pescare una carta.", "{1}: Draw a card.", f"{OLDER}: dice «puoi»"),
    ("{T}: Distruggi una creatura bersaglio.", "{T}: Destroy target creature you control.", MISPRINT),
    ("{G}: STAPpa un Elfo bersaglio.", "{G}: Untap target Elf creature.", OLDER),
    ("{1}: Passa in rassegna il tuo grimorio, scegli fino a tre carte Elfo, aggiungile alla tua mano, poi rimescola il tuo "
     "grimorio.",
     "{1}: Search your library for up to two Elf cards, put them into your hand, then shuffle.",
     f"{MISPRINT}: dice un altro numero"),
    ("{1}: In questo turno previeni tutto il danno da combattimento che verrebbe inflitto e ricevuto dalle creature che "
     "controlli.",
     "{1}: Prevent all combat damage that would be dealt to and dealt by target creature you control this turn.",
     f"{MISPRINT}: parla di tutte le creature"),
    ("{1}: Un artefatto bersaglio diventa una creatura con forza e costituzione base 4/4 fino alla fine del turno.",
     "{1}: Target artifact becomes an artifact creature with base power and toughness 4/4 until end of turn.",
     f"{MISPRINT}: diventa una creatura"),
    ("{T}: Aggiungi un mana di un qualsiasi colore tra quelli dei planeswalker e delle creature leggendarie che controlli.",
     "{T}: Add one mana of any color among legendary creatures and planeswalkers you control.",
     f"{MISPRINT}: dice leggendarie"),
    ("I Barbari, i Guerrieri e i Berserker prendono +2/+2.",
     "Each creature that's a Barbarian, a Warrior, or a Berserker gets +2/+2.", OLDER),
]  # fmt: skip


@pytest.mark.parametrize(("it", "en", "kind"), KNOWN, ids=[en for _, en, _ in KNOWN])
def test_an_older_printing_and_a_misprint_differ_and_have_a_name(it: str, en: str, kind: str) -> None:
    found = beside(it, en)
    assert found.verdict is Verdict.DIFFER
    assert found.kind.startswith(kind)


def test_control_what_nobody_knows_has_none() -> None:
    assert beside("{1}: Pesca una carta.", "{1}: Draw two cards.").kind == ""
    known = "Static.affects.Filter.types: it [], en [CardType.CREATURE]"
    assert kind_of((known,)).startswith(OLDER)
    assert kind_of((known, "Static.parts.ModifyPT.power: it 1, en 2")) == "", "one place of two is not known"
    assert kind_of(()) == ""
    assert kind_of(("it: Static", "en: Static")) == ""
