"""702: keyword lines."""

import pytest

from engine.cards.abilities.ability import Cost, Keyword, Static
from engine.cards.abilities.filters import Filter
from engine.cards.keywords.forms import forms, realised
from engine.words.counters import KEYWORD_COUNTERS
from engine.words.terms import CardType, Color, Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.realised import realised as realised_whole
from scenarios.language.keywords import KEYWORDS
from tests.scenarios.cardtext.support import CREATURE, abilities, ability, reading, refused


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("Volare", ["flying"]),
        ("Volare, travolgere", ["flying", "trample"]),
        ("Attacco improvviso; rapidità", ["first strike", "haste"]),
        ("Anti-malocchio", ["hexproof"]),
        ("Passa-Paludi", ["swampwalk"]),
        ("Minacciare, prodezza, infettare, avvizzire, lampo", ["menace", "prowess", "infect", "wither", "flash"]),
    ],
)
def test_702_a_line_of_keywords_is_one_ability_each(text: str, keywords: list[str]) -> None:
    assert abilities(text) == tuple(Keyword(keyword=one) for one in keywords)


@pytest.mark.parametrize("keyword", [one for one in KEYWORD_COUNTERS if realised(one)])
def test_122_1b_the_keywords_of_counters_are_read(keyword: str) -> None:
    name = KEYWORDS[keyword][0]
    assert ability(name[0].upper() + name[1:]) == Keyword(keyword=keyword)


def test_702_each_keyword_has_its_own_place_in_the_text() -> None:
    found = reading("Volare, travolgere (Danno in più passa.)\nRapidità")
    assert [(start, end) for _, start, end in found.abilities] == [(0, 6), (8, 18), (41, 49)]


def test_702_164_toxic_has_a_number_and_not_without() -> None:
    assert ability("Tossico 2") == Keyword(keyword="toxic", value=2)
    assert refused("Tossico") == [("Tossico", refusal.UNKNOWN_KEYWORD)]
    assert refused("Volare 2") == [("Volare 2", refusal.UNKNOWN_KEYWORD)]


@pytest.mark.parametrize(
    ("text", "filters"),
    [
        ("Protezione dal rosso", [Filter(colors=(Color.RED,))]),
        ("Protezione dal bianco e dal blu", [Filter(colors=(Color.WHITE,)), Filter(colors=(Color.BLUE,))]),
        ("Protezione dalle creature", [CREATURE]),
        ("Protezione dai Goblin", [Filter(subtypes=("Goblin",))]),
        ("Protezione dagli artefatti", [Filter(types=(CardType.ARTIFACT,))]),
    ],
)
def test_702_16a_protection_from_a_quality(text: str, filters: list[Filter]) -> None:
    found = abilities(text)
    assert [getattr(one, "keyword", "") for one in found] == ["protection"] * len(filters)
    assert [getattr(one, "filter", None) for one in found] == filters


def test_two_qualities_without_e_between_them_two_qualities_are_refused() -> None:
    assert refused("Protezione dal bianco dal blu")


def test_702_5a_enchant_says_what() -> None:
    found = ability("Incanta creatura che controlli", "Incantesimo — Aura")
    assert found.filter == Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
    assert ability("Incanta giocatore", "Incantesimo — Aura").quality == "player"
    assert ability("Incanta avversario", "Incantesimo — Aura").quality == "opponent"


def test_702_5a_an_aura_of_old_says_it_in_its_type_line() -> None:
    first, second = abilities("La creatura incantata ha volare.", "Incanta Creatura")
    assert isinstance(first, Keyword)
    assert (first.keyword, first.filter) == ("enchant", CREATURE)
    assert isinstance(second, Static)


def test_702_6a_equip_has_a_cost_of_mana_or_another() -> None:
    assert ability("Equipaggiare {2}", "Artefatto — Equipaggiamento") == Keyword(keyword="equip", cost=Cost(mana="{2}"))
    other = ability("Equipaggiare—Sacrifica una creatura", "Artefatto — Equipaggiamento")
    assert other == Keyword(keyword="equip", cost=Cost(sacrifice=CREATURE))


@pytest.mark.parametrize(
    ("text", "keyword"),
    [
        ("Potenziamento {1}{R}", Keyword(keyword="kicker", cost=Cost(mana="{1}{R}"))),
        ("Flashback {3}{U}", Keyword(keyword="flashback", cost=Cost(mana="{3}{U}"))),
        ("Apparire {W}", Keyword(keyword="evoke", cost=Cost(mana="{W}"))),
        ("Arma vivente", Keyword(keyword="living weapon")),
        ("Vacuità", Keyword(keyword="devoid")),
        ("Conferire {2}{W}", Keyword(keyword="bestow", cost=Cost(mana="{2}{W}"))),
        ("Scambio d'Aura {2}{U}", Keyword(keyword="aura swap", cost=Cost(mana="{2}{U}"))),
        ("Solarizzazione", Keyword(keyword="sunburst")),
        ("Modulare 2", Keyword(keyword="modular", value=2)),
        ("Ingerire", Keyword(keyword="ingest")),
        ("Sfruttare", Keyword(keyword="exploit")),
        ("Perdurare {1}{W}", Keyword(keyword="outlast", cost=Cost(mana="{1}{W}"))),
        ("Rinforzare 2—{1}{G}", Keyword(keyword="reinforce", value=2, cost=Cost(mana="{1}{G}"))),
        ("Sospendere 4—{1}{R}", Keyword(keyword="suspend", value=4, cost=Cost(mana="{1}{R}"))),
        ("Predire {1}{W}", Keyword(keyword="foretell", cost=Cost(mana="{1}{W}"))),
        ("Tramare {3}{G}", Keyword(keyword="plot", cost=Cost(mana="{3}{G}"))),
        ("Miracolo {W}", Keyword(keyword="miracle", cost=Cost(mana="{W}"))),
        ("Nascondiglio 4", Keyword(keyword="hideaway", value=4)),
        ("Rinforzo 2", Keyword(keyword="backup", value=2)),
        ("Unione d'anime", Keyword(keyword="soulbond")),
        ("Pandemonio", Keyword(keyword="mayhem")),
        ("Pandemonio {1}{R}", Keyword(keyword="mayhem", cost=Cost(mana="{1}{R}"))),
        ("Ciclopalude {2}", Keyword(keyword="cycling", filter=Filter(subtypes=("Swamp",)), cost=Cost(mana="{2}"))),
    ],
)
def test_702_a_keyword_with_its_number_and_its_cost(text: str, keyword: Keyword) -> None:
    assert ability(text) == keyword
    assert all(map(realised_whole, forms(keyword)))


@pytest.mark.parametrize(
    "text", ["Perdurare", "Modulare", "Rinforzare 2", "Rinforzare {1}{G}", "Flashback 2", "Ingerire {1}"]
)
def test_702_a_keyword_without_what_belongs_to_it_is_refused(text: str) -> None:
    assert refused(text) == [(text, refusal.UNKNOWN_KEYWORD)]


def test_702_3_a_wall_of_old_has_defender_by_its_reminder_text() -> None:
    assert ability("(I Muri non possono attaccare.)", "Creatura — Muro") == Keyword(keyword="defender")


def test_702_3_control_another_creature_or_text_gives_none() -> None:
    assert abilities("(I Muri non possono attaccare.)", "Creatura — Orso") == ()
    assert abilities("(Ti ricorda qualcosa.)", "Creatura — Muro") == ()


@pytest.mark.parametrize("text", ["Battersi", "Previsione"])
def test_702_a_keyword_that_the_engine_does_not_have_is_refused_whole(text: str) -> None:
    assert refused(text) == [(text, refusal.UNKNOWN_KEYWORD)]


def test_702_one_unknown_keyword_of_a_line_leaves_the_others_understood() -> None:
    found = reading("Volare, battersi")
    assert [one.text for one in found.not_understood] == ["battersi"]
    assert [getattr(one, "keyword", "") for one, _, _ in found.abilities] == ["flying"]


def test_702_keywords_that_are_granted() -> None:
    found = ability("La creatura equipaggiata ha cautela e vacuità.", "Artefatto — Equipaggiamento")
    assert [part.ability for part in found.parts] == [
        Keyword(keyword="vigilance"),
        Keyword(keyword="devoid"),
    ]


def test_702_37_morph_and_its_like_have_a_cost_to_be_turned_up_for() -> None:
    for words, keyword in (("Metamorfosi", "morph"), ("Megamorfosi", "megamorph"), ("Camuffare", "disguise")):
        assert ability(f"{words} {{2}}{{G}}") == Keyword(keyword=keyword, cost=Cost(mana="{2}{G}"))
        assert refused(words)
        assert ability(f"{words} {{X}}{{G}}") == Keyword(keyword=keyword, cost=Cost(mana="{X}{G}"))


def test_702_103b_what_has_bestow_may_speak_of_what_it_enchants() -> None:
    first, second = abilities("Conferire {3}{G}\nLa creatura incantata prende +1/+1.", "Creatura Incantesimo — Ninfa")
    assert isinstance(first, Keyword)
    assert first.keyword == "bestow"
    assert isinstance(second, Static)
    assert refused("La creatura incantata prende +1/+1.", "Creatura Incantesimo — Ninfa")


@pytest.mark.parametrize(
    ("text", "keyword"),
    [
        ("Sviluppo 2", Keyword(keyword="amplify", value=2)),
        ("Emergere {5}{U}", Keyword(keyword="emerge", cost=Cost(mana="{5}{U}"))),
        ("Predatore {B}", Keyword(keyword="prowl", cost=Cost(mana="{B}"))),
        ("Corsa acrobatica {1}{R}", Keyword(keyword="freerunning", cost=Cost(mana="{1}{R}"))),
        ("Tempesta sepolcrale", Keyword(keyword="gravestorm")),
        ("Dimostrare", Keyword(keyword="demonstrate")),
        ("Assistere", Keyword(keyword="assist")),
    ],
)
def test_702_keywords_of_what_is_paid_for_a_spell_are_read(text: str, keyword: Keyword) -> None:
    assert ability(text) == keyword
