"""613 in words: how an object came to what it is, effect by effect, and which effects did not apply to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.board.derived import Applied, Derivation, Origin, Unapplied
from engine.cards.abilities.ability import Ability, Keyword
from engine.cards.characteristics import Characteristics
from engine.words.record import Record
from engine.words.terms import Kind, Layer, ObjectId
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, SUPERTYPES, TYPES
from scenarios.language.words import People, joined, keyword_word, listed, plain, quoted
from scenarios.told.reasons import CRITERIA

LAYERS: dict[Layer, str] = {
    Layer.COPY: "strato 1a",
    Layer.FACE_DOWN: "strato 1b",
    Layer.CONTROL: "strato 2",
    Layer.TEXT: "strato 3",
    Layer.TYPE: "strato 4",
    Layer.COLOR: "strato 5",
    Layer.ABILITY: "strato 6",
    Layer.CHARACTERISTIC_DEFINING_PT: "strato 7a",
    Layer.SET_PT: "strato 7b",
    Layer.MODIFY_PT: "strato 7c",
    Layer.SWITCH_PT: "strato 7d",
}


class Line(Record, kw_only=True):
    """One sentence of a derivation, with the rules that it rests on."""

    text: str
    rules: tuple[str, ...]


def source_of(found: Derivation, one: ObjectId) -> str:
    """By its name; 114.1: what has none and holds an effect is an emblem."""
    return "un emblema" if found.name(one) in ("", Kind.EMBLEM) else quoted(found.name(one))


def derivation_lines(found: Derivation, people: People) -> tuple[Line, ...]:
    """What made a difference to the object, in the order in which it applied; then what did not apply to it."""
    lines = [_applied(found, one, people) for one in found.applied if one.made_a_difference]
    return (*lines, *unapplied_lines(found))


def unapplied_lines(found: Derivation) -> tuple[Line, ...]:
    """The effects of static abilities that might have applied to the object and did not, each once."""
    told: dict[str, Line] = {}
    for one in found.unapplied:
        line = _unapplied(found, one)
        told.setdefault(line.text, line)
    return tuple(told.values())


def _applied(found: Derivation, one: Applied, people: People) -> Line:
    where = "" if one.origin is Origin.RULES else f"{LAYERS[one.layer]}, "
    notes = [note for note in (_overtaking(found, one), _loop(found, one)) if note]
    if one.made_so:
        notes.append(f"lo tocca per come è ora: {listed(_made_so(found, *each) for each in one.made_so)}")
    if one.carried_on:
        notes.append(
            "è cominciato in uno strato precedente, e continua sullo stesso oggetto anche se ora non comincerebbe"
        )
    told = f"{where}{_origin(found, one)}: {listed(_differences(one, people))}"
    rules = tuple(dict.fromkeys(map(str, one.rules)))
    return Line(text="; ".join([told, *notes]), rules=rules)


def _origin(found: Derivation, one: Applied) -> str:
    match one.origin:
        case Origin.RULES:
            return "per le regole"
        case Origin.COUNTER:
            return "segnalini"
        case Origin.STICKER:
            return "adesivo"
        case Origin.MERGING:
            return "mutazione"
        case _:
            return source_of(found, one.source)


def _made_so(found: Derivation, layer: Layer, source: ObjectId) -> str:
    return f"{source_of(found, source)}, nello {LAYERS[layer]}"


def _overtaking(found: Derivation, one: Applied) -> str:
    if not one.overtook:
        return ""
    several = len(one.overtook) > 1
    names = listed(source_of(found, other) for other in one.overtook)
    depends = "che ne dipendono" if several else "che ne dipende"
    return f"si applica prima di {names}, {'più vecchi' if several else 'più vecchio'} ma {depends}"


def _loop(found: Derivation, one: Applied) -> str:
    if not one.loop or one.overtook:
        return ""
    names = listed(source_of(found, other) for other in one.loop)
    return f"dipende da {names}, che ne dipende a sua volta: vale l'ordine dei timestamp"


def _differences(one: Applied, people: People) -> Iterator[str]:
    """What an effect made of the object, aspect by aspect."""
    before, after = one.before, one.after
    if one.controllers[0] != one.controllers[1]:
        yield f"passa sotto il controllo di {people.name(one.controllers[1])}"
    if before.name != after.name:
        yield f"si chiama {quoted(after.name)}" if after.name else "non ha nome"
    if before.supertypes != after.supertypes:
        yield f"supertipi: {listed(map(SUPERTYPES.word, after.supertypes)) or 'nessuno'}"
    if before.types != after.types:
        yield f"tipi: {listed(map(TYPES.word, after.types)) or 'nessuno'}"
    if before.subtypes != after.subtypes:
        yield f"sottotipi: {listed(map(subtype_word, after.subtypes)) or 'nessuno'}"
    if before.colors != after.colors:
        yield f"colori: {listed(map(COLORS.word, after.colors)) or 'nessuno'}"
    yield from _abilities(before.abilities, after.abilities)
    if (before.power, before.toughness) != (after.power, after.toughness):
        yield f"{_size(before)} → {_size(after)}"
    if before.mana_cost != after.mana_cost:
        yield f"costo di mana: {plain(after.mana_cost or '') or 'nessuno'}"


def _size(looks: Characteristics) -> str:
    if looks.power is None or looks.toughness is None:
        return "senza forza e costituzione"
    return f"{looks.power}/{looks.toughness}"


def _abilities(before: Sequence[Ability], after: Sequence[Ability]) -> Iterator[str]:
    if before == after:
        return
    lost, gained = _left_over(before, after), _left_over(after, before)
    if lost and not after:
        yield "perde tutte le abilità"
    elif lost:
        yield f"perde {listed(map(_ability, lost))}"
    if gained:
        yield f"ha {listed(map(_ability, gained))}"


def _left_over(these: Iterable[Ability], those: Iterable[Ability]) -> list[Ability]:
    rest = list(those)
    left = []
    for one in these:
        if one in rest:
            rest.remove(one)
        else:
            left.append(one)
    return left


def _ability(one: Ability) -> str:
    if isinstance(one, Keyword):
        return keyword_word(one.keyword)
    text = plain(getattr(one, "text", ""))
    return f"«{text}»" if text else "un'abilità"


def _unapplied(found: Derivation, one: Unapplied) -> Line:
    whose = joined("di", source_of(found, one.source))
    what = f"l'effetto dell'abilità {one.index + 1} {whose}"
    rules = tuple(map(str, one.rules))
    if one.taken_by is not None:
        by = source_of(found, one.taken_by)
        return Line(text=f"{what} non c'è: l'abilità è stata tolta da {by} prima che cominciasse", rules=rules)
    condition = "la sua condizione non è soddisfatta"
    why = condition if one.why == "condition" else CRITERIA.get(one.why, condition)
    if "801.11" in rules:
        why += " nel raggio di influenza di chi controlla l'effetto"
    # In which layer matters only to whoever sees the object as it is in the end, and would expect otherwise.
    when = f", nello {LAYERS[one.layer]}" if one.layer is not None and one.looks != found.looks else ""
    return Line(text=f"{what} non lo tocca: {why}{when}", rules=rules)
