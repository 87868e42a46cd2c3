"""Every kind of step as one or more Italian sentences. A step is all that is seen: its facts, its mentions, its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine import Step, StepKind
from engine.cards.abilities.ability import Prohibition
from engine.state import events as e
from engine.state.trace import Noticed, Untold
from engine.words.mentions import Mention
from engine.words.terms import NOBODY, Color, PlayerId, TurnStep
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, PROHIBITIONS, STEPS
from scenarios.language.words import (
    People,
    called,
    counters,
    damage,
    joined,
    keyword_word,
    listed,
    number,
    plain,
    quoted,
    sentence_case,
    way_word,
    wording,
)
from scenarios.told.fighting import costs_words, illegal_words, rule_words
from scenarios.told.happenings import clause
from scenarios.told.keyword_actions import land_plays_words, mana_at_once, marks_words, no_longer_words
from scenarios.told.reasons import CRITERIA, REFUSALS, UNKNOWN, because, near_miss, of_code
from scenarios.told.telling import (
    all_named,
    cause,
    clauses,
    grouped,
    happened,
    named,
    others,
    player,
    recipient_of,
    source_words,
    targets,
    x_words,
)
from scenarios.told.turns import does, lasting, opening, skipped


def sentence(step: Step, people: People) -> str:
    """One step in words: what happened, and which abilities it made trigger. Every kind of step has its sentence."""
    told = [_TELL[step.kind](step, people), *triggers(step, people)]
    return " ".join(f"{sentence_case(part)}." for part in told if part)


def not_triggered(step: Step, people: People) -> tuple[str, ...]:
    """Why abilities that came near to it did not trigger on a step, a sentence for each."""
    found = (near_miss(missed, people) for missed in step.missed)
    return tuple(dict.fromkeys(told for told in found if told is not None))


def untold(one: Untold) -> str:
    """What a step rests on and the engine does not know: the fragment, whose it is, and why it is not known."""
    text = f"«{plain(one.text)}»" if one.text else "un'istruzione"
    whose = f" di {quoted(one.source.name or one.source.label)}" if one.source is not None else ""
    why = f": {UNKNOWN.get(one.reason) or plain(one.reason)}" if one.reason else ""
    rules = f" ({', '.join(one.rules)})" if one.rules else ""
    return f"{text}{whose}{why}{rules}"


def triggers(step: Step, people: People) -> tuple[str, ...]:
    """603.2: the abilities that triggered, each once with how often and by which rules."""
    counted: dict[str, int] = {}
    for noticed in step.triggered:
        told = _noticed(noticed, people)
        counted[told] = counted.get(told, 0) + 1
    return tuple(
        f"si innesca {f'{times} volte ' if times > 1 else ''}l'abilità {told}" for told, times in counted.items()
    )


def _noticed(noticed: Noticed, people: People) -> str:
    text = wording(noticed.source.text)
    return f"{joined('di', source_words(noticed.source, people))}{text} ({', '.join(noticed.rules)})"


def _step_begins(step: Step, people: People) -> str:
    turn = step.facts.get("turn")
    when = f" (turno {turn})" if isinstance(turn, int) else ""
    return f"{happened(step, people) or 'inizia una sottofase'}{when}"


def _turn_based(step: Step, people: People) -> str:
    told = clauses(step, people)
    if isinstance(defending := step.facts.get("defending"), str):
        return f"{player(step, people)} sceglie {people.name(PlayerId(int(defending[1:])))} come giocatore in difesa"
    if paid := costs_words(step, people):
        return "; ".join((paid, *told))
    ended = step.facts.get("effects ended")
    if isinstance(ended, int) and ended:
        verb = "termina" if ended == 1 else "terminano"
        told.append(
            f"{verb} {number(ended, 'effetto', 'effetti')} che {'durava' if ended == 1 else 'duravano'} per il turno"
        )
    return f"azione generata dal turno: {'; '.join(told) or 'nessun cambiamento'}"


def _state_based(step: Step, people: People) -> str:
    """704.3: each action with the rule by which it applies; all of them are one event."""
    told = grouped(f"{clause(one.event, step.names, people)} ({because(one, people)})" for one in step.changes)
    if not told:
        return "azioni generate dallo stato: nessuna ha effetto"
    if len(told) == 1:
        return f"azione generata dallo stato: {told[0]}"
    return f"azioni generate dallo stato, tutte insieme: {'; '.join(told)}"


def _ability_put(step: Step, people: People) -> str:
    text = step.facts.get("text")
    shown = wording(text) if isinstance(text, str) else ""
    return f"{player(step, people)} mette in pila {cause(step, people)}{shown}{targets(step, people)}"


def _ability_removed(step: Step, people: People) -> str:
    return f"{cause(step, people)} non ha scelte legali e viene rimossa dalla pila"


def _copied(step: Step, people: People) -> str:
    """707.10: a copy is put on the stack; it is not cast and not activated."""
    original = step.facts.get("copy of")
    shown = source_words(original, people) if isinstance(original, Mention) else "una magia"
    return f"{player(step, people)} mette in pila una copia {joined('di', shown)}{targets(step, people)}"


def _priority(step: Step, people: People) -> str:
    return f"{player(step, people)} riceve priorità"


def _pass(step: Step, people: People) -> str:
    return f"{player(step, people)} passa"


def _cast(step: Step, people: People) -> str:
    what = f"{player(step, people)} lancia {cause(step, people)}{targets(step, people)}{x_words(step)}"
    if isinstance(tax := step.facts.get("tax"), int):
        what += f" pagando {{{tax}}} in più come comandante già lanciato"
    if isinstance(by := step.facts.get("permitted by"), Mention) and (
        step.cause is None or by.label != step.cause.label
    ):
        what += f" come permette {called(by, people)}"
    return what + others(step, people, e.SpellCast, e.BecameTarget)


def _activate(step: Step, people: People) -> str:
    if step.facts.get("mana ability") and step.cause is not None:
        told = others(step, people)
        return f"{player(step, people)} attiva un'abilità di mana {joined('di', called(step.cause, people))}{told}"
    what = f"{player(step, people)} attiva {cause(step, people)}{targets(step, people)}{x_words(step)}"
    return what + others(step, people, e.AbilityActivated, e.BecameTarget)


def _play_land(step: Step, people: People) -> str:
    moved = [one.event for one in step.changes if isinstance(one.event, e.ZoneChange)]
    land = recipient_of(moved[0].object, step, people) if moved else "una terra"
    tapped = ", che entra in posizione TAPpata" if moved and moved[0].tapped else ""
    return f"{player(step, people)} gioca la terra {land}{tapped}" + others(step, people, e.ZoneChange)


def _special_action(step: Step, people: People) -> str:
    """116.2b: turning a face-down creature face up, by what, and for how much; or setting a card of a hand aside."""
    if isinstance(keyword := step.facts.get("aside"), str):
        return _set_aside(step, keyword, people)
    by = step.facts.get("way")
    way = f" per {_WAYS_UP.get(by, by)}" if isinstance(by, str) else ""
    cost = step.facts.get("cost")
    paid = f" al costo di {plain(cost)}" if isinstance(cost, str) else ""
    what = f"{player(step, people)} gira a faccia in su {cause(step, people)}{way}{paid}, senza usare la pila"
    return what + others(step, people, e.TurnedFaceUp)


_ASIDE: Mapping[str, str] = {"suspend": "sospende", "foretell": "predice", "plot": "trama"}
"""116.2f, 116.2h, 116.2k: what a player does with a card of their hand."""


def _set_aside(step: Step, keyword: str, people: People) -> str:
    """116.2f, 116.2h, 116.2k: the card goes from hand into exile, for how much, and how."""
    hidden = any(isinstance(one.event, e.ZoneChange) and one.event.face_down is not None for one in step.changes)
    time = [count for one in step.changes if isinstance(one.event, e.ZoneChange) for _, count in one.event.enters_with]
    how = " a faccia in giù" if hidden else f" con {counters(sum(time), 'time')}" if time else ""
    cost = step.facts.get("cost")
    paid = f" al costo di {plain(cost)}" if isinstance(cost, str) else ""
    what = (
        f"{player(step, people)} {_ASIDE[keyword]} {cause(step, people)}{paid}, senza usare la pila: va in esilio{how}"
    )
    return what + others(step, people, e.ZoneChange, e.ManaSpent)


_WAYS_UP: Mapping[str, str] = {
    **{name: keyword_word(name) for name in ("morph", "megamorph", "disguise")},
    "manifest": "il suo costo di mana (manifestato)",
    "cloak": "il suo costo di mana (celato)",
}


def _resolution_begins(step: Step, people: People) -> str:
    if step.facts.get("triggered mana ability") and step.cause is not None:
        return mana_at_once(called(step.cause, people))
    return f"si risolve {cause(step, people)}"


PARTS: Mapping[str, str] = {
    "CopyOf": "diventa una copia",
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
    "CantHave": "perde una parola chiave e non può averla",
    "DefinePT": "ha forza e costituzione definite dall'abilità",
    "SetPT": "ha nuovi valori base di forza e costituzione",
    "ModifyPT": "ha forza e costituzione modificate",
    "SwitchPT": "ha forza e costituzione scambiate",
}

_DETAILED: Mapping[str, str] = {
    "ModifyPT": "prende {}",
    "SetPT": "ha forza e costituzione base {}",
    "GainAbility": "acquisisce {}",
    "LoseKeyword": "perde {}",
    "CantHave": "perde {} e non può averlo",
}


def _instruction(step: Step, people: People) -> str:
    """608.2c: one instruction; what makes no event is told from its facts."""
    if step.facts.get("searched"):
        found = all_named(step.facts.get("found"), people)
        return f"{happened(step, people) or player(step, people)}: {f'trova {listed(found)}' if found else 'non trova nulla'}"
    if isinstance(retargeted := step.facts.get("retargeted"), Mention):
        now = listed(all_named(step.facts.get("targets"), people))
        return f"{player(step, people)} cambia i bersagli {joined('di', called(retargeted, people))}: ora {now}"
    if any(not isinstance(change.event, e.EffectBegins) for change in step.changes):
        return happened(step, people)
    of = f"per effetto {joined('di', cause(step, people))},"
    found = all_named(step.facts.get("objects"), people)
    if step.facts.get("regeneration"):
        return f"{of} la prossima distruzione di {listed(found)} in questo turno sarà sostituita dalla rigenerazione"
    if step.facts.get("prevention"):
        return f"{of} {_prevention(step)}"
    exchanged = all_named(step.facts.get("exchanged"), people)
    if exchanged:
        what = "si scambiano il testo delle regole" if step.facts.get("texts") else "si scambiano di controllore"
        return f"{of} {listed(exchanged)} {what}"
    if isinstance(lands := step.facts.get("land plays"), int):
        return f"{of} {land_plays_words(player(step, people), lands)}"
    if isinstance(mark := step.facts.get("no longer"), str):
        return f"{of} {_each(found)} {no_longer_words(mark)}"
    if isinstance(forbidden := step.facts.get("forbids"), str):
        return (
            f"{of} {player(step, people)} non può {PROHIBITIONS.word(Prohibition(forbidden))} {lasting(step)}".rstrip()
        )
    if isinstance(gives := step.facts.get("gives"), str):
        return f"{of} {player(step, people)} ha {keyword_word(gives)} {lasting(step)}".rstrip()
    if step.facts.get("for skipped"):
        return f"{player(step, people)} fa ora, prima di ogni altra cosa, quel che fa al posto di ciò che ha saltato"
    if step.facts.get("next spell"):
        return f"{of} cambierà la prossima magia adatta che {player(step, people)} lancia {lasting(step)}".rstrip()
    permitted = all_named(step.facts.get("permitted"), people)
    if permitted and step.facts.get("normally"):
        return f"finché resta in esilio {player(step, people)} può giocare {listed(permitted)}, ma non come Avventura"
    if permitted:
        free = " senza pagarne il costo di mana" if step.facts.get("free") else ""
        return f"{of} {player(step, people)} può lanciare {listed(permitted)}{free} {lasting(step)}".rstrip()
    original = step.facts.get("copy of")
    if isinstance(original, Mention) and found:
        verb = "diventa" if len(found) == 1 else "diventano"
        time = f" {lasting(step)}"
        return f"{of} {listed(found)} {verb} una copia di {called(original, people)}{time}"
    if done := does(step, people) or rule_words(step, people):
        return done
    if step.facts.get("delayed"):
        return f"{of} nasce un'abilità innescata ritardata"
    parts = step.facts.get("parts")
    if isinstance(parts, tuple) and found:
        details = step.facts.get("details")
        known = details if isinstance(details, tuple) else ("",) * len(parts)
        changes = listed(_part(str(part), str(detail), people) for part, detail in zip(parts, known, strict=True))
        time = f" {lasting(step)}" if lasting(step) else ""
        designated = marks_words(step.facts.get("marks"))
        changes = f"{designated}: {changes}" if designated and changes else designated or changes
        return f"{of} {_each(found)} {changes}{time}"
    if step.triggered:
        return f"si esegue l'istruzione {joined('di', cause(step, people))}"
    return f"{of} non cambia nulla"


def _each(found: Sequence[str]) -> str:
    """One object, or each of several."""
    return found[0] if len(found) == 1 else f"ciascun oggetto fra {listed(found)}"


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
    keyword, _, letters = detail.partition(">")
    if letters:
        return f"acquisisce {keyword_word(keyword)} {listed(f'dal {COLORS.word(Color(letter))}' for letter in letters)}"
    form = _DETAILED.get(part) if detail else None
    if form is None:
        return PARTS.get(part, "cambia")
    return form.format(keyword_word(detail) if detail[0].isalpha() else plain(detail))


def changed_words(detail: str) -> str:
    """612.2: which word stands in place of which: colours, or subtypes."""
    old, _, new = detail.partition(">")
    if not new:
        return PARTS["ChangeText"]
    words = [COLORS.word(Color(one)) if one in _LETTERS else subtype_word(one) for one in (old, new)]
    return f"nel testo ha «{plain(words[1])}» al posto di «{plain(words[0])}»"


_LETTERS = tuple(color.value for color in Color)


def _prevention(step: Step) -> str:
    """615.7: how much damage will be prevented."""
    size = step.facts.get("amount")
    if not isinstance(size, int):
        return "il danno indicato verrà prevenuto"
    return f"verr{'à' if size == 1 else 'anno'} prevenut{'o' if size == 1 else 'i'} {damage(size)} fra i prossimi"


def _resolved(step: Step, people: People) -> str:
    """608.2n, 608.3: what becomes of it as it has resolved."""
    if any(isinstance(change.event, e.Ceased) for change in step.changes):
        return f"{cause(step, people)} ha terminato di risolversi e lascia la pila"
    return happened(step, people) or f"{cause(step, people)} ha terminato di risolversi"


def _does_not_resolve(step: Step, people: People) -> str:
    what = cause(step, people)
    if step.facts.get("why") == "intervening if":
        why = "la sua condizione «se» non è vera"
    else:
        gone = all_named(step.facts.get("targets"), people)
        why = "non ha più bersagli legali"
        why += f" ({listed(gone)} non lo {'è' if len(gone) == 1 else 'sono'} più)" if gone else ""
    moved = [change for change in step.changes if isinstance(change.event, e.ZoneChange)]
    left = "; ".join(clause(change.event, step.names, people) for change in moved)
    return f"{what} non si risolve: {why}" + (f"; {left}" if left else "")


def _event(step: Step, people: People) -> str:
    return happened(step, people) or does(step, people) or "non accade nulla"


def _attack(step: Step, people: People) -> str:
    told = others(step, people)[2:]
    return f"{player(step, people)} dichiara le creature attaccanti: {told or 'nessuna'}"


def _block(step: Step, people: People) -> str:
    told = others(step, people)[2:]
    return f"{player(step, people)} dichiara le creature bloccanti: {told or 'nessuna'}"


def _combat_damage(step: Step, people: People) -> str:
    told = [happened(step, people) or "nessuna creatura infligge danno da combattimento"]
    for code, why in _DEALS_NONE.items():
        idle = all_named(step.facts.get(code), people)
        if idle:
            told.append(f"{listed(idle)} non {'infligge' if len(idle) == 1 else 'infliggono'} danno: {why}")
    return "; ".join(told)


_DEALS_NONE = {
    "no power": "quello che assegnerebbe è 0 o meno",
    "nothing attacked": "ciò che attaccava non c'è più",
    "no blockers": "bloccata, e nessuna creatura la blocca più",
    "nothing blocked": "la creatura che bloccava non c'è più",
    "dealt already": "lo ha già inflitto nella sottofase precedente",
    "dealt twice no more": "lo ha già inflitto nella sottofase precedente e non ha più doppio attacco",
}
"""Why creatures that fight deal no combat damage, by the codes of the engine."""


def _concedes(step: Step, people: People) -> str:
    return f"{player(step, people)} concede la partita" + others(step, people, e.PlayerLost)


def _effect_ends(step: Step, people: People) -> str:
    found = all_named(step.facts.get("objects"), people)
    on = f" su {listed(found)}" if found else ""
    time = f", che durava {lasting(step)}" if lasting(step) else ""
    whose = f" {joined('di', cause(step, people))}" if step.cause is not None else ""
    return happened(step, people, f"termina un effetto continuo{whose}{on}{time}")


def _step_ends(step: Step, people: People) -> str:
    ended = step.facts.get("step")
    which = f"la {STEPS.word(TurnStep(ended))}" if isinstance(ended, str) else "la sottofase"
    whose = f" di {player(step, people)}" if step.player != NOBODY else ""
    return happened(step, people, f"termina {which}{whose}")


def _game_ends(step: Step, people: People) -> str:
    return happened(step, people) or "la partita finisce"


def _decided(step: Step, people: People) -> str:
    if "decides for" in step.facts:
        return f"{player(step, people)} decide per {named(step.facts['decides for'], people)}"
    if "yes" in step.facts:
        about = f" per {cause(step, people)}" if step.cause is not None else ""
        return f"{player(step, people)} sceglie di {'sì' if step.facts['yes'] else 'no'}{about}"
    if "first pile" in step.facts:
        piles = [listed(all_named(step.facts[key], people)) or "nessuna carta" for key in ("first pile", "second pile")]
        return f"{player(step, people)} divide in due mazzetti: {piles[0]}; {piles[1]}"
    if "pile" in step.facts:
        return f"{player(step, people)} sceglie il mazzetto {step.facts['pile']}"
    if isinstance(side := step.facts.get("coin"), str):
        return f"{player(step, people)} ottiene {way_word(side)}"
    if isinstance(natural := step.facts.get("natural"), int):
        return f"{player(step, people)} tira un d{step.facts['sides']}: esce {natural}"
    if isinstance(least := step.facts.get("least"), int):
        most = step.facts["most"]
        line = str(least) if most == least else f"{least}-{most}" if most else f"{least}+"
        return f"il risultato {step.facts['result']} sta alla riga {line} della tabella"
    if "wins clash" in step.facts:
        return f"{player(step, people)} {'vince' if step.facts['wins clash'] else 'non vince'} lo scontro"
    if isinstance(number := step.facts.get("number"), int):
        return f"{player(step, people)} sceglie il numero {number} per {cause(step, people)}"
    if isinstance(kind := step.facts.get("subtype"), str):
        return f"{player(step, people)} sceglie il tipo di creatura {subtype_word(kind)}"
    if isinstance(vote := step.facts.get("vote"), str):
        return f"{player(step, people)} vota “{plain(vote)}”"
    chosen = all_named(step.facts.get("chosen"), people)
    return f"{player(step, people)} sceglie {listed(chosen) or 'di non scegliere nulla'}"


def _nothing(step: Step, people: People) -> str:
    refused = step.facts.get("refused")
    if isinstance(refused, str):
        return _refusal(step, refused, people)
    illegal = all_named(step.facts.get("illegal targets"), people)
    if illegal:
        verb = "non è più un bersaglio legale" if len(illegal) == 1 else "non sono più bersagli legali"
        return f"{listed(illegal)} {verb}: {cause(step, people)} si risolve senza"
    if isinstance(spell := step.facts.get("not cast"), Mention):
        why = of_code(str(step.facts.get("why")))
        return f"{player(step, people)} non può lanciare {called(spell, people)}, che resta dov'è: {why}"
    if step.facts.get("why") == "cost counts as paid":
        return f"il costo di mana {joined('di', cause(step, people))} si considera pagato"
    if step.facts.get("why") == "impossible choice":
        return f"{player(step, people)} non può scegliere di farlo per {cause(step, people)}: è impossibile"
    if step.facts.get("why") == "not payable together":
        about = step.facts.get("about")
        of = f" {joined('di', called(about, people))}" if isinstance(about, Mention) else ""
        return f"{player(step, people)} non può pagare anche il costo{of}: non ha quanto serve per tutti insieme"
    if step.facts.get("why") == "cannot be paid":
        return f"l'azione che {cause(step, people)} richiede non si può compiere"
    if step.facts.get("why") == "targets unchanged" and isinstance(unchanged := step.facts.get("of"), Mention):
        return f"nessun bersaglio {joined('di', called(unchanged, people))} cambia"
    if step.facts.get("why") == "not discarded":
        return f"{player(step, people)} non scarta nessuna carta per {cause(step, people)}"
    if step.facts.get("why") == "number is 0":
        return f"per {cause(step, people)} il numero è 0: non accade nulla"
    if step.facts.get("why") == "no permanent card" and isinstance(one := step.facts.get("of"), Mention):
        return f"{called(one, people)} non è una carta permanente: resta dove si trova"
    if step.facts.get("why") == "nothing to enchant" and isinstance(one := step.facts.get("of"), Mention):
        rest = "non viene creata" if step.facts.get("token") else "non entra nel campo di battaglia"
        return f"non c'è nulla che {called(one, people)} possa incantare: {rest}"
    if step.facts.get("why") == "changed zones":
        gone = listed(all_named(step.facts.get("objects"), people))
        return f"l'abilità {joined('di', cause(step, people))} non trova più {gone}: ha cambiato zona, ed è un altro oggetto"
    if step.facts.get("why") == "no damage":
        return f"il danno {joined('di', cause(step, people))} è 0: non infligge danno"
    if step.facts.get("why") == "cannot be countered" and isinstance(one := step.facts.get("of"), Mention):
        return f"{called(one, people)} non può essere neutralizzata: {cause(step, people)} non la neutralizza"
    if step.facts.get("why") == "not a meld pair":
        found = all_named(step.facts.get("objects"), people)
        if len(found) > 1:
            return f"{listed(found)} non si possono combinare: restano dove si trovano"
        return f"{listed(found) or 'quello che si dovrebbe combinare'} non si può combinare: resta dove si trova"
    if step.facts.get("why") == "no type of mana":
        return f"per {cause(step, people)} nessun tipo di mana è definito: non se ne produce"
    if step.facts.get("why") == "nothing to copy":
        return f"per {cause(step, people)} non c'è nulla di cui creare una copia: non si crea nessuna pedina"
    if step.facts.get("why") == "no sticker":
        return f"{player(step, people)} non ha uno sticker da mettere per {cause(step, people)}"
    if step.facts.get("why") == "not the owner of it":
        return f"{player(step, people)} non ne è proprietario: {cause(step, people)} non vi mette nessuno sticker"
    if step.facts.get("why") == "no exchange":
        return f"lo scambio {joined('di', cause(step, people))} non può avvenire per intero, quindi non avviene"
    if step.facts.get("why") == "duration over":
        return f"l'effetto {joined('di', cause(step, people))} non comincia: la sua durata è già finita"
    if step.facts.get("why") == "no longer bestowed":
        return f"{cause(step, people)} non ha più un bersaglio legale: non è più conferita e si risolve come creatura"
    if step.facts.get("why") == "indestructible":
        return f"{cause(step, people)} ha indistruttibile: non viene distrutto"
    if step.facts.get("why") == "draw limit":
        return f"{player(step, people)} ha già pescato quanto può in questo turno, e non pesca"
    if step.facts.get("why") == "paid all the same":
        return f"il costo {joined('di', cause(step, people))} è pagato lo stesso, anche se è accaduto altro"
    if step.facts.get("why") == "no dungeon":
        return f"{player(step, people)} non ha fuori dalla partita una carta dungeon in cui entrare"
    if step.facts.get("why") == "draw replaced":
        return f"invece di pescare, {player(step, people)} segue l'effetto {joined('di', cause(step, people))}"
    return "" if step.triggered else "non accade nulla"


ATTEMPTS: Mapping[str, str] = {
    "cast": "lanciare",
    "activate": "attivare un'abilità di",
    "play land": "giocare",
    "turn face up": "girare a faccia in su",
    "suspend": "sospendere",
    "foretell": "predire",
    "plot": "tramare",
    "attack": "dichiarare queste creature attaccanti",
    "block": "dichiarare queste creature bloccanti",
    "pass": "passare",
}


def _refusal(step: Step, why: str, people: People) -> str:
    """733.1: what a player may not do, and why; it is taken back whole."""
    attempt = ATTEMPTS.get(str(step.facts.get("attempt")), "farlo")
    what = f" {called(step.cause, people)}" if step.cause is not None else ""
    target = step.facts.get("target")
    at = f" con bersaglio {named(target, people)}" if target is not None else ""
    reason = of_code(why)
    if step.facts.get("attempt") == "happen":
        return f"l'evento non può accadere: {reason}"
    if step.facts.get("attempt") == "block" and why == "protection":
        reason = f"la creatura attaccante ha {keyword_word(why)} da una bloccante"
    elif why in CRITERIA and why not in REFUSALS and not at:
        reason = f"non c'è un bersaglio legale ({reason})"
    return f"{player(step, people)} non può {attempt}{what}{at}: {reason}{illegal_words(step.facts, people)}"


_TELL: Mapping[StepKind, Callable[[Step, People], str]] = {
    StepKind.STEP_BEGINS: _step_begins,
    StepKind.TURN_BASED_ACTION: _turn_based,
    StepKind.STATE_BASED_ACTIONS: _state_based,
    StepKind.ABILITY_PUT_ON_STACK: _ability_put,
    StepKind.COPIED: _copied,
    StepKind.ABILITY_REMOVED: _ability_removed,
    StepKind.PRIORITY: _priority,
    StepKind.PASS: _pass,
    StepKind.CAST: _cast,
    StepKind.ACTIVATE: _activate,
    StepKind.PLAY_LAND: _play_land,
    StepKind.SPECIAL_ACTION: _special_action,
    StepKind.RESOLUTION_BEGINS: _resolution_begins,
    StepKind.INSTRUCTION: _instruction,
    StepKind.RESOLVED: _resolved,
    StepKind.DOES_NOT_RESOLVE: _does_not_resolve,
    StepKind.EVENT: _event,
    StepKind.ATTACK: _attack,
    StepKind.BLOCK: _block,
    StepKind.COMBAT_DAMAGE: _combat_damage,
    StepKind.CONCEDES: _concedes,
    StepKind.EFFECT_ENDS: _effect_ends,
    StepKind.STEP_ENDS: _step_ends,
    StepKind.SKIPPED: skipped,
    StepKind.OPENING: opening,
    StepKind.GAME_ENDS: _game_ends,
    StepKind.DECIDED: _decided,
    StepKind.NOTHING: _nothing,
}
