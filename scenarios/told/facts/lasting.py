"""611, 614-615, 603.7 in words: effects that begin or end, and what else an instruction does that makes no event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Step
from engine.cards.abilities.continuous import Duration
from engine.state.facts import lasting as f
from engine.words.terms import CardType, Color, Designation, PlayerId, Supertype, Zone
from scenarios.language.agreement import plural
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, DESIGNATIONS, PROHIBITIONS, SUPERTYPES, TYPES
from scenarios.language.words import People, called, damage, joined, keyword_word, listed, number, plain, zone_from
from scenarios.told.facts.table import PARTS as TOLD_IN
from scenarios.told.facts.table import SENTENCES
from scenarios.told.telling import all_named, cause, happened, named, player

UNTIL: Mapping[Duration, str] = {
    Duration.END_OF_TURN: "fino alla fine del turno",
    Duration.END_OF_COMBAT: "fino alla fine del combattimento",
    Duration.YOUR_NEXT_TURN: "fino al prossimo turno di chi controlla l'effetto",
    Duration.END_OF_YOUR_NEXT_TURN: "fino alla fine del prossimo turno di chi controlla l'effetto",
    Duration.YOUR_NEXT_UPKEEP: "fino al prossimo mantenimento di chi controlla l'effetto",
    Duration.YOUR_NEXT_END_STEP: "fino alla prossima sottofase finale di chi controlla l'effetto",
    Duration.NEXT_UNTAP_STEP: "durante la prossima sottofase di STAP del suo controllore",
    Duration.WHILE_SOURCE_REMAINS: "finché la fonte rimane sul campo di battaglia",
    Duration.ENDLESS: "a tempo indeterminato",
}

PARTS: Mapping[str, str] = {
    "CopyOf": "diventa una copia",
    "MergesWith": "si fonde con un altro componente",
    "ChangeText": "ha una parola del testo cambiata",
    "SetName": "prende un altro nome",
    "Copiably": "diventa, in modo copiabile, ciò che si è scelto",
    "HasText": "ha un altro testo delle regole",
    "EachForTarget": "ha «ogni» nel testo al posto di «bersaglio»",
    "FullTextOf": "ha tutto il testo di un altro oggetto",
    "AddToName": "ha altre parole nel nome",
    "GainControl": "cambia controllore",
    "ChangeTypes": "cambia tipi, sottotipi o supertipi",
    "ChangeColors": "cambia colori",
    "GainAbility": "acquisisce un'abilità",
    "LoseKeyword": "perde una parola chiave",
    "LoseAllAbilities": "perde tutte le abilità",
    "CantHave": "perde una parola chiave e non può più averla",
    "DefinePT": "ha forza e costituzione definite dall'abilità",
    "SetPT": "ha nuovi valori base di forza e costituzione",
    "ModifyPT": "ha forza e costituzione modificate",
    "SwitchPT": "ha forza e costituzione scambiate",
}
"""613.1: what the parts of effects do, by the names of their records."""

_DETAILED: Mapping[str, str] = {
    "ModifyPT": "prende {}",
    "SetPT": "ha forza e costituzione base {}",
    "GainAbility": "acquisisce {}",
    "LoseKeyword": "perde {}",
    "CantHave": "perde {} e non può più avere questa abilità",
}

RULES: Mapping[str, str] = {
    "CantAttack": "non può attaccare",
    "CantBlock": "non può bloccare",
    "CantBeBlocked": "non può essere bloccata come al solito",
    "NotAlone": "non può combattere da sola",
    "AtMost": "combatte solo entro un numero massimo di creature",
    "MustAttack": "deve attaccare se può",
    "MustBlock": "deve bloccare se può",
    "MustBeBlocked": "deve essere bloccata se possibile",
    "CombatCost": "combatte solo se il suo controllore paga un costo",
    "AsAttacks": "può avere un costo facoltativo per attaccare",
    "MoreBlocks": "può bloccare altre creature",
    "AsThough": "può combattere nonostante ciò che glielo impedirebbe",
    "AssignsDamage": "assegna il danno da combattimento in un altro modo",
}
"""611.1: what an effect says of the creatures that it is about, by the names of its records."""


@TOLD_IN.words(f.Lasts)
def _lasts(fact: f.Lasts, step: Step, people: People) -> str:
    if fact.conditional:
        return "finché la sua condizione è vera"
    return "" if fact.until is None else UNTIL[fact.until]


def _time(step: Step, people: People) -> str:
    """611.2a: how long the effect of a step lasts, behind a space; nothing where it is not said."""
    told = TOLD_IN.parts(step, people, f.Lasts)
    return f" {told}" if told else ""


def _of(step: Step, people: People) -> str:
    return f"per effetto {joined('di', cause(step, people))},"


def _each(found: Sequence[str]) -> str:
    """One object, or each of several."""
    return found[0] if _alone(found) else f"ciascun oggetto fra {listed(found)}"


def _alone(found: Sequence[str]) -> bool:
    """Whether it is one object; a number stands before the name of so many that are alike."""
    return len(found) == 1 and not found[0][0].isdecimal()


def _creatures(found: Sequence[str]) -> str:
    """508, 509: what fights is a creature, whatever it is called."""
    if not _alone(found):
        return f"ciascuna creatura fra {listed(found)}"
    return f"la creatura {found[0]}" if found[0].startswith("«") else found[0]


def _said_of(found: Sequence[str], predicates: Sequence[str]) -> str:
    """What is so of an object, or of several, in the plural where every part of it is known in the plural."""
    many = [plural(one) for one in predicates]
    if _alone(found) or None in many:
        return f"{_each(found)} {listed(predicates)}"
    told = (one.replace(" e non può ", " e non possono ") for one in many if one is not None)
    return f"{listed(found)} {listed(told)}"


@SENTENCES.words(f.ObjectsChange)
def _objects_change(fact: f.ObjectsChange, step: Step, people: People) -> str:
    if not fact.objects:
        return ""
    changes = [_part(one.part, one.detail, people) for one in fact.parts]
    found = all_named(fact.objects, people)
    marked = _marks(fact.marks)
    told = (
        f"{_each(found)} {': '.join(filter(None, (marked, listed(changes))))}" if marked else _said_of(found, changes)
    )
    return f"{_of(step, people)} {told}{_time(step, people)}"


def _marks(marks: Sequence[Designation]) -> str:
    """701.15b: what permanents are designated as from now on."""
    return " e ".join(_MARKED.get(one) or f"prende la designazione «{DESIGNATIONS.word(one)}»" for one in marks)


_MARKED: Mapping[Designation, str] = {
    Designation.STAYS_TAPPED: "non si STAPpa",
    Designation.TO_BE_EXILED: "va invece in esilio se sta per lasciare il campo di battaglia",
}
"""What only the engine keeps as a designation, as cards say it."""


def _part(part: str, detail: str, people: People) -> str:
    """613.1: what a part of an effect does, with its numbers, its keyword, its colours or its player where they are known."""
    if part == "ChangeText":
        return changed_words(detail)
    if part == "GainControl" and detail:
        return f"passa sotto il controllo di {people.name(PlayerId(int(detail[1:])))}"
    if part == "ChangeColors" and detail:
        colors = listed(COLORS.word(Color(letter)) for letter in detail[1:])
        if detail[0] == "+":
            return f"ha anche il colore {colors}"
        return f"diventa di colore {colors}" if colors else "diventa incolore"
    if part == "ChangeTypes" and detail:
        return f"{'è anche' if detail[0] == '+' else 'diventa'} {' '.join(map(_type_word, detail[1:].split(',')))}"
    keyword, _, letters = detail.partition(">")
    if letters:
        return f"acquisisce {keyword_word(keyword)} {listed(f'dal {COLORS.word(Color(letter))}' for letter in letters)}"
    form = _DETAILED.get(part) if detail else None
    if form is None:
        return PARTS.get(part, "cambia")
    return form.format(keyword_word(detail) if detail[0].isalpha() else plain(detail))


def _type_word(word: str) -> str:
    """205: a supertype, a card type or a subtype, by the name that the engine has for it."""
    if word in {*CardType}:
        return TYPES.word(CardType(word))
    return SUPERTYPES.word(Supertype(word)) if word in {*Supertype} else subtype_word(word)


_LETTERS = tuple(color.value for color in Color)


def changed_words(detail: str) -> str:
    """612.2: which word stands in place of which: colours, or subtypes."""
    old, _, new = detail.partition(">")
    if not new:
        return PARTS["ChangeText"]
    words = [COLORS.word(Color(one)) if one in _LETTERS else subtype_word(one) for one in (old, new)]
    return f"nel testo ha «{plain(words[1])}» al posto di «{plain(words[0])}»"


@SENTENCES.words(f.BecomeCopies)
def _copies(fact: f.BecomeCopies, step: Step, people: People) -> str:
    verb = "diventa" if len(fact.objects) == 1 else "diventano"
    copy = f"una copia di {called(fact.original, people)}{_time(step, people)}"
    return f"{_of(step, people)} {listed(all_named(fact.objects, people))} {verb} {copy}"


@SENTENCES.words(f.CombatRuled)
def _ruled(fact: f.CombatRuled, step: Step, people: People) -> str:
    rule = RULES.get(fact.rule, "segue una regola di combattimento")
    who = (
        _creatures(all_named(fact.objects, people))
        if fact.objects
        else "ogni creatura che l'effetto descrive, anche se arriva dopo,"
    )
    return f"{who} {rule}{_time(step, people)}"


@SENTENCES.words(f.Exchanged)
def _exchanged(fact: f.Exchanged, step: Step, people: People) -> str:
    what = "si scambiano il testo delle regole" if fact.texts else "si scambiano i controllori"
    return f"{_of(step, people)} {listed(all_named(fact.objects, people))} {what}"


@SENTENCES.words(f.DesignationLost)
def _lost(fact: f.DesignationLost, step: Step, people: People) -> str:
    which = DESIGNATIONS.word(fact.designation)
    return f"{_of(step, people)} {_each(all_named(fact.objects, people))} perde la designazione «{which}»"


@SENTENCES.words(f.MoreLands)
def _lands(fact: f.MoreLands, step: Step, people: People) -> str:
    lands = number(fact.count, "terra", "terre")
    return f"{_of(step, people)} {player(step, people)} può giocare {lands} in più in questo turno"


@SENTENCES.words(f.Forbidden)
def _forbidden(fact: f.Forbidden, step: Step, people: People) -> str:
    what = PROHIBITIONS.word(fact.what)
    such = " fra quelle che l'effetto descrive" if fact.only_such else ""
    return f"{_of(step, people)} {player(step, people)} non può {what}{such}{_time(step, people)}"


@SENTENCES.words(f.PlayerGains)
def _gains(fact: f.PlayerGains, step: Step, people: People) -> str:
    what = keyword_word(fact.ability) if fact.ability else "un'abilità"
    return f"{_of(step, people)} {player(step, people)} ha {what}{_time(step, people)}"


@SENTENCES.words(f.CastingAllowed)
def _casting(fact: f.CastingAllowed, step: Step, people: People) -> str:
    free = " senza pagarne il costo di mana" if fact.free else ""
    what = f"{listed(all_named(fact.cards, people))}{free}"
    return f"{_of(step, people)} {player(step, people)} può lanciare {what}{_time(step, people)}"


@SENTENCES.words(f.PlayingAllowed)
def _playing(fact: f.PlayingAllowed, step: Step, people: People) -> str:
    what = listed(all_named(fact.cards, people))
    return f"finché resta in esilio {player(step, people)} può giocare {what}, ma non come Avventura"


@SENTENCES.words(f.NextSpellChanges)
def _next_spell(fact: f.NextSpellChanges, step: Step, people: People) -> str:
    who = player(step, people)
    return f"{_of(step, people)} cambierà la prossima magia adatta che {who} lancerà{_time(step, people)}"


@SENTENCES.words(f.RegenerationBegins)
def _regenerates(fact: f.RegenerationBegins, step: Step, people: People) -> str:
    what = f"la prossima distruzione di {listed(all_named(fact.objects, people))} in questo turno"
    return f"{_of(step, people)} {what} sarà sostituita dalla rigenerazione"


@SENTENCES.words(f.PreventionBegins)
def _prevents(fact: f.PreventionBegins, step: Step, people: People) -> str:
    """615.7: how much damage will be prevented."""
    if fact.amount is None:
        return f"{_of(step, people)} il danno indicato verrà prevenuto"
    if fact.amount == 1:
        return f"{_of(step, people)} verrà prevenuto {damage(1)}, il prossimo"
    return f"{_of(step, people)} verranno prevenuti i prossimi {damage(fact.amount)}"


@SENTENCES.words(f.DelayedBegins)
def _delayed(fact: f.DelayedBegins, step: Step, people: People) -> str:
    return f"{_of(step, people)} nasce un'abilità innescata ritardata"


@SENTENCES.words(f.Searched)
def _searched(fact: f.Searched, step: Step, people: People) -> str:
    elsewhere = any(one.zone in (Zone.HAND, Zone.GRAVEYARD) for one in fact.found)
    each = (f"{named(one, people)} {zone_from(one.zone, people.name(one.owner))}" for one in fact.found)
    found = listed(each if elsewhere else all_named(fact.found, people))
    result = f"trova {found}" if found else "non trova nulla"
    told = happened(step, people)
    return f"{told}: {result}" if told else f"{player(step, people)} cerca e {result}"


@SENTENCES.words(f.EffectEnded)
def _ended(fact: f.EffectEnded, step: Step, people: People) -> str:
    on = f" su {listed(all_named(fact.objects, people))}" if fact.objects else ""
    whose = f" {joined('di', cause(step, people))}" if step.cause is not None else ""
    lasted = TOLD_IN.parts(step, people, f.Lasts)
    time = f", che durava {lasted}" if lasted else ""
    return happened(step, people, f"termina un effetto continuo{whose}{on}{time}")
