"""What somebody does, in the words of the guide: each verb with what it needs and in whatever order that is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenarios.written.retold.framed.chunks import LANDS
from scenarios.written.retold.framed.parts import HOSTS, SPELLS, Clause, Part, Thing, gift
from scenarios.written.retold.whom import Told


class NotUnderstoodError(ValueError):
    """A word has no place in a clause."""


Frame = Callable[[Clause, Told], "list[str] | None"]
_FRAMES: dict[str, Frame] = {}
_AIMED = ("on", "to")


def _frame(*verbs: str) -> Callable[[Frame], Frame]:
    def keep(frame: Frame) -> Frame:
        _FRAMES.update(dict.fromkeys(verbs, frame))
        return frame

    return keep


def as_guide_has(clause: Clause, told: Told) -> list[str] | None:
    """A clause in the words of the guide; ``None`` where something of it has no place there."""
    clause.answers = clause.answers or clause.verb == "respond"
    frame = _FRAMES.get(clause.verb)
    if frame is None or (clause.negated and clause.verb not in ("block", "draw", "has")):
        return None
    when, time = _when(clause, told), _time(clause, told)
    if not clause.verb and clause.time is not None and not clause.parts:
        return time
    try:
        said = None if when is None or time is None else frame(clause, told)
    except NotUnderstoodError:
        return None
    return None if said is None or clause.parts or clause.subjects else [*(time or []), *(when or []), *said]


def _time(clause: Clause, told: Told) -> list[str] | None:
    """Whose turn it is and which step, before anything was done, or that time goes by until then."""
    if clause.time is None:
        return []
    step, whose = clause.time
    whose = whose or clause.who
    if whose is None or (clause.verb == "has" and told.acted):
        return None
    if not step:
        return [f"turno di {whose}"]
    return [f"vai a {step} di {whose}"] if told.acted else [f"turno: {whose}, {step}"]


def _when(clause: Clause, told: Told) -> list[str] | None:
    """508, 509: what has to have been declared for it to be then."""
    if clause.when == "behind_blocks" and told.defender is not None and not told.blocks:
        return [f"{told.defender} non blocca"]
    return [] if not clause.when or told.defender is not None else None


# --- things that are told of for the first time, and whose they are


def laid(things: Sequence[Thing], whose: str, told: Told, *, every: bool = False) -> list[str]:
    """The lines that lay on the table what is described here; the things are names from then on.

    ``every``: what is only named lies there too, and is not spoken of as what lies there already.
    """
    said: list[str] = []
    for thing in things:
        owner = thing.owner or whose
        if thing.is_new and not (thing.is_described or thing.name in LANDS.values()):
            # A name that nothing is said of may be a slip for one that is there.
            raise NotUnderstoodError
        if thing.is_described or thing.owner or thing.under or thing.is_new or every:
            if thing.is_described or thing.is_new or thing.under or every:
                place = {"mano": f"{owner} in mano", "cimitero": f"nel cimitero di {owner}"}.get(thing.zone, owner)
                said.append(f"{place}: {thing.line()}")
            for under in thing.under:
                whose_under = under.owner or owner
                if under.is_described:
                    said.append(f"{whose_under}: {under.line()} su {thing.name}")
                else:
                    said.append(f"{whose_under}: {under.name} su {thing.name}")
    return said


def _owner(thing: Thing, told: Told) -> str | None:
    return thing.owner or told.owner(thing.name)


def _other(player: str | None, told: Told) -> str | None:
    return told.known("other", {"p": player}) if player else None


def _names(things: Sequence[Thing]) -> str:
    return " e ".join(f"due {one.name}" if one.count == "2" else one.name for one in things)


def _doer(clause: Clause, told: Told) -> str | None:
    """Who does it: a player who is named, or whose the things are that do it."""
    if clause.who is not None and not clause.is_assumed:
        return clause.who
    bare = [one for part in clause.parts if part.joint in ("", "with") for one in part.things]
    owners = {_owner(one, told) for one in (*clause.subjects, *(bare if clause.is_assumed else ()))} - {None}
    if len(owners) == 1:
        return owners.pop()
    # Of whom nothing is known but that they were spoken of last, who attacks is not guessed.
    return None if clause.is_assumed and clause.verb == "attack" else clause.who


# --- combat


@_frame("attack")
def _attack(clause: Clause, told: Told) -> list[str] | None:
    who = _doer(clause, told)
    if who is None and len(clause.subjects) == 1 and clause.subjects[0].is_described:
        who = told.speaker or (told.players[0] if told.players else None)
    whom = clause.take(("player",), ("", *_AIMED))
    attackers, said = clause.subjects, []
    clause.subjects = []
    walker = clause.take(("things",), ("on",))
    for part in (clause.take(("things",), ("with",)), clause.take(("things",))):
        attackers = [*attackers, *(part.things if part is not None else [])]
    if who is None or any(one.zone for one in attackers):
        return None
    theirs = [one for one in attackers if _owner(one, told) not in (None, who)]
    if theirs and (walker is not None or len(theirs) > 1 or theirs[0].name != told.walker):
        return None
    attackers = [one for one in attackers if one not in theirs]
    said += laid(attackers, who, told)
    names = _names(attackers) or told.known("alone", {"p": who})
    if names is None or (walker is not None and len(walker.things) > 1):
        return None
    if clause.it and told.walker is not None and not (theirs or walker or whom):
        return [*said, f"{who} attacca {told.walker} con {names}"]
    aim = theirs[0].name if theirs else walker.things[0].name if walker else whom.value if whom else ""
    return [*said, " ".join(f"{who} attacca {aim} con {names}".split())]


@_frame("block")
def _block(clause: Clause, told: Told) -> list[str] | None:
    who = _doer(clause, told) or told.defender
    blockers, blocked = clause.subjects, list[Thing]()
    clause.subjects = []
    if clause.it and told.attacker is not None:
        blocked.append(Thing(told.attacker, is_new=False))
    if clause.negated:
        return None if who is None else [f"{who} non blocca"]
    if (part := clause.take(("things",), ("with",))) is not None:
        blockers = [*blockers, *part.things]
    for part in (clause.take(("things",)), clause.take(("things",), ("on", "to"))):
        for thing in part.things if part is not None else []:
            other = _other(who, told)
            is_theirs = thing.owner == other or (other is not None and told.owner(thing.name) == other)
            is_theirs = is_theirs or (thing.name == told.attacker and bool(blockers))
            (blocked if is_theirs else blockers).append(thing)
    if who is None or len(blocked) > 1 or any(one.zone for one in (*blockers, *blocked)):
        return None
    said = laid(blockers, who, told)
    attacker = blocked[0].name if blocked else told.attacker
    if told.defender is None and blocked and (foe := _other(who, told)) is not None:
        # 508, 509: what is blocked attacks.
        said = [*laid(blocked, foe, told), *said, f"{foe} attacca con {attacker}"]
    names = _names(blockers) or told.known("alone", {"p": who})
    if names is None:
        return None
    return [*said, f"{who} blocca {attacker} con {names}" if attacker is not None else f"{who} blocca con {names}"]


@_frame("lets")
def _lets(clause: Clause, told: Told) -> list[str] | None:
    """Whoever lets one attacker pass and blocks another has said so by what they block."""
    part = clause.take(("things",))
    if part is None:
        return _no_block(clause, told)
    return [] if told.blocks else None


@_frame("no_block")
def _no_block(clause: Clause, told: Told) -> list[str] | None:
    who = clause.who or told.defender
    return None if who is None else [f"{who} non blocca"]


# --- spells, named and by what they do


def _spell(effect: str, target: str, clause: Clause, told: Told) -> str:
    """«Anna lancia 3 danni su Orso», or that she answers with it."""
    verb = f"{clause.who} {'risponde con' if clause.answers else 'lancia'}"
    return f"{verb} {effect}" + (f" su {target}" if target else "")


def _target(clause: Clause, told: Told) -> tuple[list[str], str] | None:
    """What a spell is aimed at, and the lines that lay it on the table; ``None`` where nothing is."""
    part = clause.take(("player", "person"), _AIMED) or clause.take(("things",), _AIMED)
    part = part or clause.take(("things",)) or clause.take(("player",))
    if part is None:
        said_it = clause.take(("it",), (*_AIMED, "", "of")) is not None
        it = (told.it or told.they) if clause.it or said_it else None
        return None if it is None else ([], it)
    if part.kind in ("player", "person"):
        return [], part.value
    if len(part.things) != 1:
        return None
    thing = part.things[0]
    whose = thing.owner or told.owner(thing.name) or _other(clause.who, told)
    if whose is None or ((thing.is_new or thing.is_guess) and not thing.is_described):
        return None
    return laid([thing], whose, told), thing.name


def _named_spell(clause: Clause, told: Told) -> Thing | None:
    """What somebody says that it is done with: a card by its name."""
    part = clause.take(("things",), ("with",))
    return part.things[0] if part is not None and len(part.things) == 1 else None


def _effect(effect: str, clause: Clause, told: Told) -> list[str] | None:
    """An effect on something, by whatever card it is said to be."""
    if clause.who is None:
        return None
    kind = clause.take(("word",), ("with",))
    damage = clause.take(("damage",), ("from", "of", "with"))
    effect = effect if damage is None else _damage(damage.value)
    spell = _named_spell(clause, told)
    target = _target(clause, told)
    if target is None or (kind is not None and kind.value not in SPELLS):
        return None
    said, name = target
    if spell is not None and (spell.is_described or not spell.is_new):
        effect = spell.line()
    return [*said, _spell(effect, name, clause, told)]


for _verb, _what in {"destroy": "distruzione", "exile": "esilio", "bounce": "rimbalzo"}.items():

    @_frame(_verb)
    def _removal(clause: Clause, told: Told, what: str = _what) -> list[str] | None:
        zone = clause.take(("zone",))
        return (
            None
            if zone is not None and zone.value not in ("mano", "cimitero", "esilio")
            else _effect(what, clause, told)
        )


@_frame("counter")
def _counter(clause: Clause, told: Told) -> list[str] | None:
    if clause.who is None:
        return None
    part = clause.take(("things",)) or clause.take(("things",), _AIMED)
    clause.take(("word",), ("with",))
    clause.answers = True
    spell = _named_spell(clause, told)
    what = spell.line() if spell is not None and (spell.is_described or not spell.is_new) else "contromagia"
    return [_spell(what, part.things[0].name if part is not None and len(part.things) == 1 else "", clause, told)]


_GIVES = "Magia istantaneo «La creatura bersaglio ha {} fino alla fine del turno.»"


def _damage(number: str) -> str:
    return f"{number} {'danno' if number == '1' else 'danni'}"


def _bonus(part: Part) -> str:
    return (
        _GIVES.format(part.value)
        if part.kind == "keyword"
        else {"damage": _damage(part.value)}.get(part.kind, part.value)
    )


@_frame("give", "pump", "put")
def _give(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("pt", "counters", "keyword"), ("", "of", "with"))
    kind = clause.take(("word",))
    if part is None or (kind is not None and kind.value not in HOSTS):
        return None
    return _effect(_bonus(part) if kind is None else f"Aura {gift(kind.value, part.kind, part.value)}", clause, told)


@_frame("deal")
def _deal(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("damage",)) or clause.take(("number",))
    if part is None:
        return None
    if clause.subjects and clause.who is None:
        target = _target(clause, told)
        source, clause.subjects = clause.subjects, []
        return (
            None
            if target is None or len(source) > 1
            else [*target[0], f"{source[0].name} infligge {part.value} a {target[1]}"]
        )
    return _effect(_damage(part.value), clause, told)


@_frame("cast", "respond")
def _cast(clause: Clause, told: Told) -> list[str] | None:
    if clause.who is None:
        return None
    effect = clause.take(("damage", "pt", "counters", "keyword"), ("", "with"))
    if effect is not None:
        clause.take(("word",))
        return _effect(_bonus(effect), clause, told)
    if (life := clause.take(("life",), ("", "with"))) is not None:
        return [_spell(f"{life.value} vita", "", clause, told)]
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
    aimed = clause.take(("player",), _AIMED) or clause.take(("things",), _AIMED)
    said: list[str] = []
    target = ""
    if aimed is not None and aimed.kind == "player":
        target = aimed.value
    elif aimed is not None:
        whose = _other(clause.who, told)
        if whose is None:
            return None
        if any(one.is_new and not one.is_described for one in aimed.things):
            return None
        said, target = laid([one for one in aimed.things if one.is_described], whose, told), _names(aimed.things)
    elif (person := clause.take(("person",), _AIMED)) is not None:
        target = person.value
    elif clause.take(("it",), _AIMED) is not None or (clause.it and spell.things[0].is_described):
        target = told.it or told.they or ""
    cast = spell.things[0]
    line = cast.line()
    if target and any("/" in one for one in cast.said):
        # A creature spell has no targets: what is aimed at is a target of what triggers as it enters.
        return [*said, _spell(line, "", clause, told), f"{clause.who} sceglie {target}"]
    return [*said, _spell(line, target, clause, told) + (f" X={x.value}" if x is not None else "")]


def _aura(clause: Clause, told: Told) -> list[str] | None:
    """«Ci lancia sopra un'Aura che dà +2/+2»."""
    host = clause.take(("host",), ("", "with"))
    assert host is not None
    target = _target(clause, told)
    return None if target is None else [*target[0], _spell(f"Aura {host.value}", target[1], clause, told)]


@_frame("has_cast")
def _has_cast(clause: Clause, told: Told) -> list[str] | None:
    """What somebody has cast already has resolved."""
    said = _cast(clause, told)
    return None if said is None else [*said, "risolvi"]


@_frame("plays")
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
    target = _target(clause, told) if clause.parts or clause.it else ([], "")
    said = f"Magia {kind.value if kind.kind == 'word' else SPELLS[0]}" + (f" {text.value}" if text is not None else "")
    return None if target is None else [*target[0], _spell(said, target[1], clause, told)]


# --- abilities, and what players do by themselves


@_frame("activate", "tap", "answers_with")
def _activate(clause: Clause, told: Told) -> list[str] | None:
    does = "risponde attivando" if clause.verb == "answers_with" or clause.answers else "attiva"
    part = clause.take(("things",))
    ability = clause.take(("ability",))
    who = clause.who
    if ability is not None:
        walker = part.things[0].name if part is not None and len(part.things) == 1 else told.walker
        target = _target(clause, told) if clause.parts else ([], "")
        if who is None or walker is None or target is None:
            return None
        return [*target[0], f"{who} {does} {walker} {ability.value}" + (f" su {target[1]}" if target[1] else "")]
    name = part.things[0].name if part is not None and len(part.things) == 1 else told.it
    if who is None or name is None or (part is not None and part.things[0].is_described):
        return None
    target = _target(clause, told) if clause.parts else ([], "")
    if target is None:
        return None
    verb = "tappa" if clause.verb == "tap" and not target[1] else "attiva"
    if verb == "tappa":
        return [f"{who} {does} {name}"]
    return [*target[0], f"{who} {does} {name}" + (f" su {target[1]}" if target[1] else "")]


@_frame("sacrifice", "discard")
def _gives_up(clause: Clause, told: Told) -> list[str] | None:
    verb = {"sacrifice": "sacrifica", "discard": "scarta"}[clause.verb]
    part = clause.take(("things",))
    outlet = clause.take(("things",), ("to", "with", "for"))
    if part is None and clause.it and told.it is not None:
        part = Part("", "things", "", [Thing(told.it, is_new=False)])
    if clause.who is None or part is None or len(part.things) != 1:
        return None
    said = laid(part.things, clause.who, told)
    if outlet is not None and len(outlet.things) == 1 and not outlet.things[0].is_described:
        return [*said, f"{clause.who} attiva {outlet.things[0].name} sacrificando {part.things[0].name}"]
    return [*said, f"{clause.who} {verb} {part.things[0].name}"] if outlet is None else None


@_frame("draw", "gain", "lose")
def _counts(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("cards", "life", "number"))
    if clause.who is None or clause.negated:
        return None
    verb = {"draw": "pesca", "gain": "guadagna", "lose": "perde"}[clause.verb]
    number = part.value if part is not None else "1" if clause.verb == "draw" else None
    return None if number is None else [f"{clause.who} {verb} {number}"]


@_frame("steal")
def _steal(clause: Clause, told: Told) -> list[str] | None:
    return _effect(
        "Magia stregoneria «Prendi il controllo della creatura bersaglio fino alla fine del turno.»", clause, told
    )


@_frame("copy")
def _copy(clause: Clause, told: Told) -> list[str] | None:
    return _effect("Magia stregoneria «Crea una pedina che è una copia della creatura bersaglio.»", clause, told)


@_frame("equip")
def _equip(clause: Clause, told: Told) -> list[str] | None:
    onto, gear = clause.take(("things",), _AIMED), clause.take(("things",), ("with",))
    bare = clause.take(("things",))
    onto, gear = (onto or bare), (gear or (bare if onto is not None else None))
    if clause.who is None or onto is None or gear is None or len(onto.things) + len(gear.things) != 2:
        return None
    return [f"{clause.who} equipaggia {onto.things[0].name} con {gear.things[0].name}"]


@_frame("assign")
def _assign(clause: Clause, told: Told) -> list[str] | None:
    """510.1c: how much damage somebody assigns to what, the number in front of each or behind it."""
    shares: list[str] = []
    number = ""
    while clause.parts:
        part = clause.parts.pop(0)
        if part.kind in ("damage", "number"):
            number = part.value
            continue
        for thing in part.things:
            shares.append(f"{thing.count or number} a {thing.name}")
            number = "" if thing.count else number
        if part.kind == "player":
            shares.append(f"{number} a {part.value}")
    return (
        None
        if clause.who is None or any(one[0] == " " for one in shares)
        else [f"{clause.who} assegna {', '.join(shares)}"]
    )


@_frame("choose", "keeps")
def _choose(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("things",)) or clause.take(("player",))
    if clause.who is None or part is None or any(one.is_new or one.is_guess for one in part.things):
        return None
    verb = "sceglie" if clause.verb == "choose" else "tiene"
    return [f"{clause.who} {verb} {part.value or _names(part.things)}"]


_ALONE = {
    "nothing": "",
    "refuse": "risposta: no",
    "accept": "risposta: sì",
    "resolve": "risolvi",
    "turn_ends": "fine turno",
}


@_frame(*_ALONE)
def _alone(clause: Clause, told: Told) -> list[str] | None:
    clause.subjects = [one for one in clause.subjects if one.is_described]
    return [_ALONE[clause.verb]] if _ALONE[clause.verb] else []


@_frame("concede")
def _concede(clause: Clause, told: Told) -> list[str] | None:
    return None if clause.who is None else [f"{clause.who} concede"]


@_frame("proliferate")
def _proliferate(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("player",), ("", *_AIMED)) or clause.take(("things",), ("", *_AIMED))
    if clause.who is None or part is None:
        return None
    return [
        f"{clause.who} lancia Magia stregoneria",
        "> Prolifera.",
        f"{clause.who} sceglie {part.value or _names(part.things)}",
    ]


# --- what lies there, and no verb at all


@_frame("has", "at", "")
def _has(clause: Clause, told: Told) -> list[str] | None:
    """Players and what they have, with a verb or without one."""
    if clause.who is None:
        return _lies_alone(clause, told)
    if clause.negated:
        return None
    said: list[str] = []
    lying: list[Part] = []
    while clause.parts:
        part = clause.parts.pop(0)
        if part.kind == "things" and part.joint in ("", "with"):
            lying.append(part)
        elif part.kind in ("life", "number") and part.joint in ("", "to", "with"):
            said.append(f"{clause.who}: {part.value}")
        elif part.kind == "empty":
            said.append(f"{'mano' if part.value == 'mano' else 'grimorio'} di {clause.who}: 0")
        elif part.kind == "poison":
            said.append(f"{clause.who}: veleno {part.value}")
        elif part.kind == "cards":
            zone = clause.take(("zone",))
            if zone is None or zone.value not in ("mano", "grimorio"):
                return None
            said.append(f"{zone.value} di {clause.who}: {part.value}")
        elif part.kind == "zone" and not part.joint and clause.parts and clause.parts[0].kind == "things":
            for thing in clause.parts[0].things:
                thing.zone = thing.zone or part.value
        elif part.kind in ("damage", "pt") and not clause.verb:
            return _effect(_bonus(part), clause, told)
        elif part.kind == "text" and not clause.verb:
            target = _target(clause, told) if clause.parts else ([], "")
            return (
                None
                if target is None
                else [*target[0], _spell(f"Magia istantaneo {part.value}", target[1], clause, told)]
            )
        elif (
            part.kind == "word"
            and part.value not in SPELLS
            and (text := clause.take(("text",), ("", "with"))) is not None
        ):
            # A permanent of which nobody says the name is called by its type.
            said.append(f"{clause.who}: {part.value.capitalize()} {part.value} {text.value}")
        else:
            return None
    for part in lying:
        if not clause.verb and [one.zone for one in part.things] == ["pila"]:
            return [*said, f"{clause.who} lancia {part.things[0].line()}"]
        said += laid(part.things, clause.who, told, every=True)
    if not said:
        return [clause.who] if not clause.verb and not lying else None
    return said


def _lies_alone(clause: Clause, told: Told) -> list[str] | None:
    """«La Spada è un equipaggiamento che dà +2/+0»: what is said of a card that lies somewhere."""
    if not clause.verb and clause.parts and all(part.things and not part.joint for part in clause.parts):
        things = [one for part in clause.parts for one in part.things]
        owner = next((one.owner for one in things if one.owner is not None), None)
        clause.parts = []
        return (laid(things, owner, told) or None) if owner is not None else None
    if clause.verb != "has" or clause.negated or len(clause.subjects) != 1:
        return None
    thing = clause.subjects[0]
    said = [*thing.said]
    while clause.parts:
        part = clause.parts.pop(0)
        if part.joint or part.kind not in ("word", "size", "keyword", "text", "counters", "host"):
            return None
        said.append(part.value)
    clause.subjects = []
    if thing.is_new and thing.is_described and told.speaker is not None and told.owner(thing.name) is None:
        return [f"{told.speaker}: {' '.join([thing.name, *said])}"]
    return [f"carta: {' '.join([thing.name, *said])}"] if said else None
