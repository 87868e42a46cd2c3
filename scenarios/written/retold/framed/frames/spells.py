"""601: what is cast on what, by its name or by what it does, in the words of the guide."""

from __future__ import annotations

from scenarios.written.retold.framed.chunks import LANDS
from scenarios.written.retold.framed.frames.frame import AIMED, frame, laid, names_of, other_than
from scenarios.written.retold.framed.parts import HOSTS, SPELLS, Clause, Part, Thing, gift
from scenarios.written.retold.whom import Told


def spell_said(effect: str, target: str, clause: Clause, told: Told) -> str:
    """«Anna lancia 3 danni su Orso», or that she answers with it."""
    verb = f"{clause.who} {'risponde con' if clause.answers else 'lancia'}"
    return f"{verb} {effect}" + (f" su {target}" if target else "")


def target_of(clause: Clause, told: Told) -> tuple[list[str], str] | None:
    """What a spell is aimed at, and the lines that lay it on the table; ``None`` where nothing is."""
    part = clause.take(("player", "person"), AIMED) or clause.take(("things",), AIMED)
    part = part or clause.take(("things",)) or clause.take(("player",))
    if part is None:
        said_it = clause.take(("it",), (*AIMED, "", "of")) is not None
        it = (told.it or told.they) if clause.it or said_it else None
        return None if it is None else ([], it)
    if part.kind in ("player", "person"):
        return [], part.value
    if len(part.things) != 1:
        return None
    thing = part.things[0]
    whose = thing.owner or told.owner(thing.name) or other_than(clause.who, told)
    if whose is None or ((thing.is_new or thing.is_guess) and not thing.is_described):
        return None
    return laid([thing], whose, told), thing.name


def _named_spell(clause: Clause, told: Told) -> Thing | None:
    """What somebody says that it is done with: a card by its name."""
    part = clause.take(("things",), ("with",))
    return part.things[0] if part is not None and len(part.things) == 1 else None


_TO_EACH = {
    "distruzione": "Distruggi tutte le creature.",
    "esilio": "Esilia tutte le creature.",
    "rimbalzo": "Fai tornare tutte le creature in mano ai rispettivi proprietari.",
}
"""608.2c: what is done to every creature is done to no target."""


def _on_each(effect: str) -> str | None:
    """«2 danni», «-1/-1» for every creature; ``None`` for what nobody does to all of them."""
    if effect.endswith((" danni", " danno")):
        return f"Magia infligge {effect} a ogni creatura."
    return f"Tutte le creature prendono {effect} fino alla fine del turno." if effect[:1] in "+-" else None


def effect_on(effect: str, clause: Clause, told: Told) -> list[str] | None:
    """An effect on something, by whatever card it is said to be."""
    if clause.who is None:
        return None
    if clause.take(("every",), ("", *AIMED)) is not None:
        done = _TO_EACH.get(effect) or _on_each(effect)
        return None if done is None else [spell_said(f"Magia stregoneria «{done}»", "", clause, told)]
    kind = clause.take(("word",), ("with",))
    damage = clause.take(("damage",), ("from", "of", "with"))
    effect = effect if damage is None else _damage(damage.value)
    spell = _named_spell(clause, told)
    target = target_of(clause, told)
    if target is None or (kind is not None and kind.value not in SPELLS):
        return None
    said, name = target
    if spell is not None and (spell.is_described or not spell.is_new):
        effect = spell.line()
    return [*said, spell_said(effect, name, clause, told)]


for _verb, _what in {"destroy": "distruzione", "exile": "esilio", "bounce": "rimbalzo"}.items():

    @frame(_verb)
    def _removal(clause: Clause, told: Told, what: str = _what) -> list[str] | None:
        zone = clause.take(("zone",))
        return (
            None
            if zone is not None and zone.value not in ("mano", "cimitero", "esilio")
            else effect_on(what, clause, told)
        )


@frame("counter")
def _counter(clause: Clause, told: Told) -> list[str] | None:
    if clause.who is None:
        return None
    part = clause.take(("things",)) or clause.take(("things",), AIMED)
    clause.take(("word",), ("with",))
    clause.answers = True
    spell = _named_spell(clause, told)
    what = spell.line() if spell is not None and (spell.is_described or not spell.is_new) else "contromagia"
    return [spell_said(what, part.things[0].name if part is not None and len(part.things) == 1 else "", clause, told)]


_GIVES = "Magia istantaneo «La creatura bersaglio ha {} fino alla fine del turno.»"


def _damage(number: str) -> str:
    return f"{number} {'danno' if number == '1' else 'danni'}"


def bonus(part: Part) -> str:
    return (
        _GIVES.format(part.value)
        if part.kind == "keyword"
        else {"damage": _damage(part.value)}.get(part.kind, part.value)
    )


@frame("give", "pump", "put")
def _give(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("pt", "counters", "keyword"), ("", "of", "with"))
    kind = clause.take(("word",))
    if part is None or (kind is not None and kind.value not in HOSTS):
        return None
    return effect_on(bonus(part) if kind is None else f"Aura {gift(kind.value, part.kind, part.value)}", clause, told)


@frame("deal")
def _deal(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("damage",)) or clause.take(("number",))
    if part is None:
        return None
    if clause.subjects and clause.who is None:
        target = target_of(clause, told)
        source, clause.subjects = clause.subjects, []
        return (
            None
            if target is None or len(source) > 1
            else [*target[0], f"{source[0].name} infligge {part.value} a {target[1]}"]
        )
    return effect_on(_damage(part.value), clause, told)


@frame("cast", "respond")
def _cast(clause: Clause, told: Told) -> list[str] | None:
    if clause.who is None:
        return None
    effect = clause.take(("damage", "pt", "counters", "keyword"), ("", "with"))
    if effect is not None:
        clause.take(("word",))
        return effect_on(bonus(effect), clause, told)
    if (life := clause.take(("life",), ("", "with"))) is not None:
        return [spell_said(f"{life.value} vita", "", clause, told)]
    spell = clause.take(("things",), ("",)) or clause.take(("things",), ("with",))
    if (
        spell is not None
        and spell.things[0].is_new
        and all(one[:1] in "\ue000«" for one in spell.things[0].said[:1] or [""])
    ):
        # Of a card with a text and nothing else somebody says what it does as it is cast.
        spell.things[0].said = [*(["istantaneo"] if spell.things[0].said else []), *spell.things[0].said]
    if spell is None:
        return _aura(clause, told) if any(one.kind == "host" for one in clause.parts) else _nameless(clause, told)
    if len(spell.things) != 1 or spell.things[0].under or spell.things[0].owner not in (None, clause.who):
        return None
    if spell.things[0].name in LANDS.values():
        return [f"{clause.who} gioca {spell.things[0].name}"]
    x = clause.take(("x",))
    aimed = clause.take(("player",), AIMED) or clause.take(("things",), AIMED)
    said: list[str] = []
    target = ""
    if aimed is not None and aimed.kind == "player":
        target = aimed.value
    elif aimed is not None:
        whose = other_than(clause.who, told)
        if whose is None:
            return None
        if any(one.is_new and not one.is_described for one in aimed.things):
            return None
        said, target = laid([one for one in aimed.things if one.is_described], whose, told), names_of(aimed.things)
    elif (person := clause.take(("person",), AIMED)) is not None:
        target = person.value
    elif clause.take(("it",), AIMED) is not None or (clause.it and spell.things[0].is_described):
        target = told.it or told.they or ""
    cast = spell.things[0]
    line = cast.line()
    if target and any("/" in one for one in cast.said):
        # A creature spell has no targets: what is aimed at is a target of what triggers as it enters.
        return [*said, spell_said(line, "", clause, told), f"{clause.who} sceglie {target}"]
    return [*said, spell_said(line, target, clause, told) + (f" X={x.value}" if x is not None else "")]


def _aura(clause: Clause, told: Told) -> list[str] | None:
    """«Ci lancia sopra un'Aura che dà +2/+2»."""
    host = clause.take(("host",), ("", "with"))
    assert host is not None
    target = target_of(clause, told)
    return None if target is None else [*target[0], spell_said(f"Aura {host.value}", target[1], clause, told)]


@frame("has_cast")
def _has_cast(clause: Clause, told: Told) -> list[str] | None:
    """What somebody has cast already has resolved."""
    said = _cast(clause, told)
    return None if said is None else [*said, "risolvi"]


@frame("plays")
def _plays(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("things",))
    if clause.who is None or part is None or len(part.things) != 1:
        return None
    return [f"{clause.who} gioca {part.things[0].line()}"]


def _nameless(clause: Clause, told: Told) -> list[str] | None:
    """«Lancia una stregoneria (distruggi la creatura bersaglio)»: a spell of which only is said what it says."""
    kind, text = clause.take(("word", "spell"), ("", "with")), clause.take(("text",), ("", "with"))
    if kind is None or (kind.kind == "word" and kind.value not in SPELLS) or (kind.kind == "spell" and text is None):
        return None
    target = target_of(clause, told) if clause.parts or clause.it else ([], "")
    said = f"Magia {kind.value if kind.kind == 'word' else SPELLS[0]}" + (f" {text.value}" if text is not None else "")
    return None if target is None else [*target[0], spell_said(said, target[1], clause, told)]


@frame("steal")
def _steal(clause: Clause, told: Told) -> list[str] | None:
    return effect_on(
        "Magia stregoneria «Prendi il controllo della creatura bersaglio fino alla fine del turno.»", clause, told
    )


@frame("copy")
def _copy(clause: Clause, told: Told) -> list[str] | None:
    return effect_on("Magia stregoneria «Crea una pedina che è una copia della creatura bersaglio.»", clause, told)


@frame("proliferate")
def _proliferate(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("player",), ("", *AIMED)) or clause.take(("things",), ("", *AIMED))
    if clause.who is None or part is None:
        return None
    return [
        f"{clause.who} lancia Magia stregoneria",
        "> Prolifera.",
        f"{clause.who} sceglie {part.value or names_of(part.things)}",
    ]


_MAKES = {
    "makes_discard": ("scarta", "una carta", "{} carte"),
    "makes_sacrifice": ("sacrifica", "una creatura", ""),
    "makes_draw": ("pesca", "una carta", "{} carte"),
}


@frame(*_MAKES)
def _makes(clause: Clause, told: Told) -> list[str] | None:
    """701.9, 701.21, 121: «fa scartare una carta a Bruno»: what somebody has another player do, by a spell of which that is all."""
    does, one, several = _MAKES[clause.verb]
    many = None if clause.verb == "makes_sacrifice" else clause.take(("cards",))
    whom = clause.take(("player",), ("", "to"))
    person = whom.value if whom is not None else other_than(clause.who, told)
    if clause.who is None or person is None or (many is None and clause.verb != "makes_sacrifice"):
        return None
    what = one if many is None or many.value == "1" else several.format(many.value)
    return [spell_said(f"Magia stregoneria «Il giocatore bersaglio {does} {what}.»", person, clause, told)]
