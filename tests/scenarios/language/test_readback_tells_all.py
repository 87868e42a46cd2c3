"""Whatever changes the game is told: records that differ in one field are told in different words, and none in English codes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import Any

import pytest

import engine.words.terms as terms
from engine.cards.abilities import ability, conditions, continuous, triggers
from engine.cards.abilities.ability import Keyword, Mode, SpellAbility, Triggered
from engine.cards.abilities.choices import Choose, ForEach
from engine.cards.abilities.combat import CantBlock, CombatEffect
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import CantHave, Duration, LoseAllAbilities, ModifyPT
from engine.cards.abilities.copying import CopyOnStack, CreateCopies
from engine.cards.abilities.damage import DealDamage, PutCounters, RemoveCounters
from engine.cards.abilities.filters import Bounds, Filter, TargetSpec
from engine.cards.abilities.keyword_abilities import MoveCounters
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.libraries import FromOutside, Look
from engine.cards.abilities.objects import CreateTokens, Move, Sacrifice
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Fixed, Noted, X
from engine.cards.abilities.references import EventPlayer, It, One, Remembered, Target, This, TopOf, You
from engine.cards.abilities.retargeting import HowChanged
from engine.cards.abilities.triggers import CountersPutOn, LifeChanges
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.parts import ALL_OF_EVENT, PAID_WITH
from engine.words.record import defaults, replace
from engine.words.terms import CardType, Color, Designation, Kind, Phase, Relation, Supertype, TurnStep, Zone
from scenarios.language.kept_names import KEPT
from scenarios.language.keywords import NAMES
from scenarios.language.readback import in_words
from scenarios.language.readback_codes import CODES, COSTS, NAMED
from tests.scenarios.language.test_readback import VOCABULARY, _bare

_LAND, _CREATURE = Filter(types=(CardType.LAND,)), Filter(types=(CardType.CREATURE,))
_COST, _DRAW = ability.Cost(mana="{2}"), Draw(count=Fixed(2))
_SEVERAL: dict[str, tuple[Any, Any]] = {
    "bool": (True, False),
    "int": (3, 4),
    "str": ("flying", "kicker"),
    "Filter": (_LAND, _CREATURE),
    "Quantity": (Fixed(3), X()),
    "Zone": (Zone.HAND, Zone.EXILE),
    "Relation": (Relation.OPPONENT, Relation.NOT_YOU),
    "Duration": (Duration.END_OF_TURN, Duration.ENDLESS),
    "CardType": (CardType.LAND, CardType.CREATURE),
    "Color": (Color.RED, Color.BLUE),
    "Supertype": (Supertype.BASIC, Supertype.LEGENDARY),
    "Designation": (Designation.MONSTROUS, Designation.GOADED),
    "Kind": (Kind.CARD, Kind.TOKEN),
    "Phase": (Phase.MAIN, Phase.COMBAT),
    "TurnStep": (TurnStep.UPKEEP, TurnStep.DRAW),
    "Bounds": (Bounds(least=1), Bounds(most=1)),
    "Cost": (_COST, ability.Cost(life=2)),
    "Condition": (conditions.Paid("kicker"), conditions.Paid("escape")),
    "Effect": (_DRAW, Sacrifice(what=This())),
    "Part": (ModifyPT(power=Fixed(1), toughness=Fixed(1)), ModifyPT(power=Fixed(2), toughness=Fixed(2))),
    "Ability": (Keyword(keyword="flying"), Keyword(keyword="haste")),
    "Trigger": (triggers.Draws(), triggers.LifeChanges()),
    "Characteristics": (
        Characteristics(types=(CardType.CREATURE,), power=1, toughness=1),
        Characteristics(types=(CardType.CREATURE,), power=1, toughness=2),
    ),
    "Mode": (Mode(effects=(_DRAW,)), Mode(effects=(Sacrifice(what=This()),))),
    "TargetSpec": (TargetSpec(objects=_LAND), TargetSpec(objects=_CREATURE)),
    "ObjectReference": (This(), It()),
    "PlayerReference": (You(), EventPlayer()),
    "Reference": (This(), It()),
    "ObjectReference | PlayerReference": (This(), You()),
}
"""Two values of each type by its name; of several joined by `|` the first that is here."""
_ENUMS = {
    one.__name__: one
    for module in (terms, ability, continuous)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, Enum)
} | {"HowChanged": HowChanged}
_TUPLE = re.compile(r"tuple\[(.+), \.\.\.\]")


def _two(annotation: str) -> tuple[Any, Any] | None:
    """Two values of a type, by what is written of it; ``None`` where it is one that has none here."""
    plain = annotation.replace("typing.", "")
    if plain == "tuple[tuple[str, Quantity], ...]":
        return (("+1/+1", Fixed(1)),), (("+1/+1", Fixed(2)),)
    if plain == "tuple[tuple[str, ...], ...]":
        return (("G",),), (("R",),)
    if plain in ("tuple[int, int]", "tuple[int, int | None]", "tuple[int, int] | None"):
        return (2, 3), (2, 4)
    if plain == "tuple[str, int] | None":
        return ("charge", 2), ("charge", 3)
    several = _TUPLE.fullmatch(plain.removesuffix(" | None"))
    if several is not None:
        inner = _two(several[1])
        return None if inner is None else ((inner[0],), (inner[1],))
    for one in plain.split(" | "):
        if one in _SEVERAL:
            return _SEVERAL[one]
        if one in _ENUMS:
            members = list(_ENUMS[one])
            return members[0], members[-1]
    return None


_TOLD_BY_KIND = {
    "counter", "without_counter", "counters", "enters_with", "for_each_fed", "remove_counters", "put_counters", "subtype",
    "subtypes", "any_subtype", "not_subtypes", "add_subtypes", "set_subtypes",
}  # fmt: skip
"""122.1, 205.3: kinds of counters and subtypes, which have tables of their own."""
_AS_IT_IS = {
    "AddMana.choices", "AddMana.pair", "AddToName.words", "ChangesCost.less", "ChangesCost.more", "ChosenWord.pair",
    "ChosenWord.word", "Compare.relation", "Cost.mana", "Cost.waterbend", "CreateCopies.pair", "CreateTokens.pair",
    "DungeonsCompleted.name",
    "Filter.mana_value_than_this", "Filter.name", "Filter.pair", "Filter.power_than_this", "GetEmblem.name", "Measured.how",
    "Move.pair", "Noted.name", "NotUnderstood.reason", "OnStickers.letters", "PlayersWith.how", "Remembered.name",
    "Replaces.chooses_word",
    "Replaces.pair", "SetName.name", "Venture.quality", "VillainousChoice.texts", "Vote.choices",
}  # fmt: skip
"""Proper names, words that cards print, mana and signs."""


def _is_text(kind: Any, field: str) -> bool:
    return re.search(r"\bstr\b", _annotation(kind, field)) is not None


def _annotation(kind: Any, field: str) -> str:
    return next(str(of.__annotations__[field]) for of in kind.__mro__ if field in getattr(of, "__annotations__", {}))


_KEEPS = re.compile("keep_.*as")
FIELDS_OF = [
    (kind, field)
    for kind in VOCABULARY
    for field in kind.__struct_fields__
    if field != "text" and not _KEEPS.fullmatch(field)
]
"""All that is told; a name under which something is kept says nothing alone (608.2c), but only beside what speaks of it."""


def _differing() -> Iterator[tuple[Any, str, Any, Any]]:
    for kind, field in FIELDS_OF:
        two = _two(_annotation(kind, field))
        code = CODES.get(f"{kind.__name__}.{field}")
        if code is not None:
            known = list(code)
            two = ((known[0],), (known[1],)) if "tuple" in _annotation(kind, field) else (known[0], known[1])
        if two is not None:
            yield kind, field, *two


CASES = list(_differing())


@pytest.mark.parametrize(
    ("kind", "field", "one", "other"), CASES, ids=[f"{kind.__name__}.{field}" for kind, field, _, _ in CASES]
)
def test_values_of_a_field_are_told_differently(kind: Any, field: str, one: Any, other: Any) -> None:
    bare = _bare(kind)
    values = {repr(value): value for value in (one, other, getattr(bare, field))}
    said = [in_words(replace(bare, **{field: value})) for value in values.values() if value not in (None, ())]
    assert len(set(said)) == len(said)
    usual = getattr(bare, field)
    if usual in (None, ()) and field in defaults(kind):
        assert in_words(bare) not in said


def test_nearly_every_field_is_held_so() -> None:
    held = {(kind.__name__, field) for kind, field, _, _ in CASES}
    left = sorted(f"{kind.__name__}.{field}" for kind, field in FIELDS_OF if (kind.__name__, field) not in held)
    assert len(left) < 60, left


def test_control_two_records_that_are_alike_are_told_alike() -> None:
    assert in_words(Draw(count=Fixed(2))) == in_words(_DRAW)


_UNTIL = [kind for kind in VOCABULARY if "until" in kind.__struct_fields__]


@pytest.mark.parametrize("kind", _UNTIL, ids=lambda kind: kind.__name__)
def test_611_2a_every_duration_is_told(kind: Any) -> None:
    for one in Duration:
        assert f"durata: {in_words(one)}" in in_words(replace(_bare(kind), until=one))


def test_control_603_7b_what_triggers_once_has_no_duration() -> None:
    assert "durata" not in in_words(_bare(Delay))


def test_611_2a_what_lasts_as_usual_is_told_too() -> None:
    grown = Apply(to=This(), parts=(ModifyPT(power=Fixed(1), toughness=Fixed(1)),))
    assert "durata: fino alla fine del turno" in in_words(grown)


def test_707_10c_new_targets_are_told() -> None:
    assert "nuovi bersagli" in in_words(CopyOnStack(what=This()))
    assert "non nuovi bersagli" in in_words(CopyOnStack(what=This(), new_targets=False))


def test_702_5d_whom_an_aura_enchants_is_told() -> None:
    assert (
        in_words(Keyword(keyword="enchant", quality="player"))
        == "parola chiave (parola chiave: incanta; che cosa: giocatore)"
    )
    assert "avversario" in in_words(Keyword(keyword="enchant", quality="opponent"))


def test_401_4_where_in_a_library_is_told() -> None:
    places = [in_words(Move(what=This(), to=Zone.LIBRARY, position=at)) for at in (0, 1, -1)]
    assert [place.partition("; ")[2] for place in places] == [
        "a: grimorio; in cima)", "a: grimorio; posto dalla cima: 2)", "a: grimorio; in fondo)"
    ]  # fmt: skip
    assert "in cima" not in in_words(Move(what=This(), to=Zone.HAND))


def test_115_6_both_limits_are_told_where_one_is_not_as_usual() -> None:
    assert in_words(TargetSpec(objects=_LAND, minimum=0)) == "bersaglio (oggetti: tipo: terra; minimo: 0; massimo: 1)"
    assert in_words(TargetSpec(objects=_LAND)) == "bersaglio (oggetti: tipo: terra)"
    assert "massimo: quanti si vuole" in in_words(TargetSpec(objects=_LAND, minimum=0, maximum=1000))


def test_700_2d_how_many_modes_are_told() -> None:
    assert "quanti modi: da 1 a 2" in in_words(SpellAbility(choose_modes=(1, 2)))
    assert "quanti modi: 2)" in in_words(SpellAbility(choose_modes=(2, 2)))


def test_608_2f_what_is_done_to_all_at_once_is_told_so() -> None:
    put = PutCounters(counter="+1/+1", on=One())
    assert in_words(ForEach(of=This(), do=(put,))).startswith("insieme per ognuno (")
    assert in_words(ForEach(of=This(), do=(put, Sacrifice(what=One())))).startswith("per ognuno (")


def test_611_2b_for_as_long_as_something_is_so_is_the_whole_duration() -> None:
    so = Is(This(), Filter(tapped=True))
    lasting = (Apply(to=This(), parts=(LoseAllAbilities(),)), CombatEffect(what=This(), rule=CantBlock()))
    for one in lasting:
        assert "durata: fino alla fine del turno" in in_words(one), "control"
        said = in_words(replace(one, as_long_as=so))
        assert "fintanto che: " in said and "durata" not in said


def test_122_how_many_counters_and_tokens_are_told_also_where_it_is_one() -> None:
    many = (
        MoveCounters(counter=None, onto=This()),
        PutCounters(counter="+1/+1", on=This()),
        RemoveCounters(counter="+1/+1", on=This()),
        CreateTokens(token=Characteristics(types=(CardType.CREATURE,), power=1, toughness=1)),
        CreateCopies(of=This()),
    )
    assert all("quanti: 1" in in_words(one) for one in many)
    assert "quanti: 2" in in_words(replace(many[1], count=Fixed(2))), "control"


def test_603_2_of_what_it_is_the_first_time_in_the_turn() -> None:
    put = Triggered(trigger=CountersPutOn(subject=Filter()), effects=(Draw(),), first_each_turn=True)
    assert "la prima volta nel turno per quell'oggetto" in in_words(put)
    gains = in_words(replace(put, trigger=LifeChanges()))
    assert "la prima volta nel turno" in gains and "quell'oggetto" not in gains, "control"


def test_400_11b_what_comes_from_outside_the_game_may_be_taken_is_owned_and_goes_somewhere() -> None:
    said = in_words(FromOutside())
    assert said == "può prendere da fuori dalla partita una carta che possiede (a: mano)"
    assert "a: grimorio" in in_words(FromOutside(to=Zone.LIBRARY))


def test_111_4_the_name_of_a_token_and_what_is_legendary_are_told() -> None:
    plain = Characteristics(types=(CardType.CREATURE,), subtypes=("Goblin",), power=1, toughness=1)
    assert in_words(plain) == "creatura Goblin 1/1 incolore"
    named = replace(plain, name="Ombra", supertypes=(Supertype.LEGENDARY,))
    assert in_words(named) == "creatura leggendaria Goblin 1/1 incolore di nome Ombra"


class TestWhatIsKept:
    def test_608_2c_it_is_said_by_what_was_done(self) -> None:
        looked = Mode(
            effects=(Look(at=TopOf(Fixed(3), You()), keep_as="n1"), Move(what=Remembered("n1"), to=Zone.HAND))
        )
        said = in_words(looked)
        assert "n1" not in said
        assert "sposta (che cosa: le carte guardate; a: mano)" in said

    def test_608_2c_two_alike_are_numbered(self) -> None:
        chosen = tuple(Choose(filter=Filter(), keep_as=name) for name in ("n1", "n2"))
        said = in_words(Mode(effects=(*chosen, Sacrifice(what=Remembered("n2")))))
        assert "sacrifica (che cosa: ciò che è stato scelto (2))" in said

    def test_control_one_alone_has_no_number(self) -> None:
        said = in_words(Mode(effects=(Choose(filter=Filter(), keep_as="n1"), Sacrifice(what=Remembered("n1")))))
        assert "sacrifica (che cosa: ciò che è stato scelto)" in said

    def test_120_10_a_number_is_said_by_what_is_counted(self) -> None:
        dealt = DealDamage(amount=Fixed(4), to=Target(), keep_excess_as="n1")
        said = in_words(Mode(effects=(dealt, Draw(count=Noted("n1")))))
        assert "pesca (quanti: il danno in eccesso inflitto)" in said

    def test_what_the_rules_keep_themselves_has_words(self) -> None:
        for name in (PAID_WITH, ALL_OF_EVENT):
            assert name not in in_words(Remembered(name))

    def test_every_field_that_keeps_has_words(self) -> None:
        fields = {
            f"{kind.__name__}.{field}"
            for kind in VOCABULARY
            for field in kind.__struct_fields__
            if _KEEPS.fullmatch(field)
        }
        assert set(KEPT) == fields


class TestNoEnglish:
    """Codes of the rules come out in the words that cards print."""

    @pytest.mark.parametrize("place", sorted(CODES))
    def test_every_code_has_italian_words(self, place: str) -> None:
        record, field = place.split(".")
        kind = next(one for one in VOCABULARY if one.__name__ == record)
        assert field in kind.__struct_fields__
        for code, words in CODES[place].items():
            several = "tuple" in _annotation(kind, field)
            said = in_words(replace(_bare(kind), **{field: (code,) if several else code}))
            assert words in said
            assert not re.search(rf"(?<!\w){re.escape(code)}(?!\w)", said)

    @pytest.mark.parametrize("place", sorted(NAMED))
    def test_every_name_is_of_a_field_that_is_there(self, place: str) -> None:
        record, field = place.split(".")
        assert any(one.__name__ == record and field in one.__struct_fields__ for one in VOCABULARY)

    @pytest.mark.parametrize("name", sorted(NAMES))
    def test_702_every_keyword_has_its_printed_name(self, name: str) -> None:
        printed = NAMES[name].partition("|")[0].strip()
        for record in (Keyword(keyword=name), Filter(keyword=name), CantHave(name), conditions.Paid(name)):
            if name not in COSTS:
                assert printed in in_words(record)

    @pytest.mark.parametrize(
        "name", ["instead", "flash", "evidence", "gift", "kicker {2}{R}", "devour Goblin", "escape", "foretold"]
    )
    def test_601_2b_costs_have_italian_names(self, name: str) -> None:
        said = in_words(conditions.Paid(name))
        assert name.partition(" ")[0] not in said

    @pytest.mark.parametrize("text", [f"{kind.__name__}.{field}" for kind, field in FIELDS_OF if _is_text(kind, field)])
    def test_every_field_of_text_has_words_or_is_said_as_it_is(self, text: str) -> None:
        assert text in CODES or text in NAMED or text in _AS_IT_IS or text.partition(".")[2] in _TOLD_BY_KIND
