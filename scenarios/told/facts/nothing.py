"""What does not happen, or not as usual, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine import Step
from engine.cards.abilities.ability import Prohibition
from engine.state.facts import nothing as n
from engine.state.facts.checks import LethalDamage
from engine.state.facts.nothing import WhyNothing
from scenarios.language.terms import PROHIBITIONS
from scenarios.language.words import People, called, joined, listed, plain
from scenarios.told.facts.checks import lethal_words
from scenarios.told.facts.table import SENTENCES
from scenarios.told.reasons import of_code
from scenarios.told.telling import all_named, cause, named, player

Of = Sequence[str]
"""The objects of which it is so, as they are called."""


def _not_payable_together(of: Of, step: Step, people: People) -> str:
    whose = f" {joined('di', of[0])}" if of else ""
    return f"{player(step, people)} non può pagare anche il costo{whose}: non ha quanto serve per tutti insieme"


def _changed_zones(of: Of, step: Step, people: People) -> str:
    ability = f"l'abilità {joined('di', cause(step, people))}"
    now = "ha cambiato zona, ed è un altro oggetto" if len(of) == 1 else "hanno cambiato zona, e sono altri oggetti"
    return f"{ability} non trova più {listed(of)}: {now}"


def _cannot_have(of: Of, step: Step, people: People) -> str:
    never, gains = ("non può", "non la acquisisce") if len(of) == 1 else ("non possono", "non la acquisiscono")
    return f"{listed(of)} {never} avere l'abilità che {cause(step, people)} darebbe: {gains}"


def _cannot_be_countered(of: Of, step: Step, people: People) -> str:
    what = f"la magia {of[0]}" if len(of) == 1 and of[0].startswith("«") else listed(of)
    return f"{what} non può essere neutralizzata: {cause(step, people)} non la neutralizza"


def _not_permanent(of: Of, step: Step, people: People) -> str:
    if len(of) > 1:
        return f"{listed(of)} non sono carte permanente: restano dove si trovano"
    return f"{listed(of)} non è una carta permanente: resta dove si trova"


def _survives(of: Of, step: Step, people: People) -> str:
    lethal = step.fact(LethalDamage)
    why = "danno da una fonte con tocco letale" if lethal is None else lethal_words(lethal)
    return f"il permanente {cause(step, people)} ha indistruttibile: non viene distrutto ({why})"


def _not_melded(of: Of, step: Step, people: People) -> str:
    if len(of) > 1:
        return f"{listed(of)} non si possono combinare: restano dove si trovano"
    return f"{listed(of) or 'quello che si dovrebbe combinare'} non si può combinare: resta dove si trova"


WHY: Mapping[WhyNothing, Callable[[Of, Step, People], str]] = {
    WhyNothing.ZERO: lambda of, step, people: f"per {cause(step, people)} il numero è 0: non accade nulla",
    WhyNothing.NOTHING_THERE: lambda of, step, people: f"{cause(step, people)} non trova niente su cui agire",
    WhyNothing.ZERO_DAMAGE: lambda of, step, people: (
        f"il danno {joined('di', cause(step, people))} è 0: non infligge danno"
    ),
    WhyNothing.IMPOSSIBLE: lambda of, step, people: (
        f"{player(step, people)} non può scegliere di farlo per {cause(step, people)}: è impossibile"
    ),
    WhyNothing.CANNOT_BE_PAID: lambda of, step, people: (
        f"l'azione che {cause(step, people)} richiede non si può compiere"
    ),
    WhyNothing.CANNOT_PAY: lambda of, step, people: (
        f"{player(step, people)} non può pagare quello che {cause(step, people)} chiede"
    ),
    WhyNothing.NOT_PAYABLE_TOGETHER: _not_payable_together,
    WhyNothing.PAID_ANYWAY: lambda of, step, people: (
        f"il costo {joined('di', cause(step, people))} è pagato lo stesso, anche se è accaduto altro"
    ),
    WhyNothing.DRAW_LIMIT: lambda of, step, people: (
        f"{player(step, people)} ha già pescato quanto può in questo turno, e non pesca"
    ),
    WhyNothing.DRAW_REPLACED: lambda of, step, people: (
        f"invece di pescare, {player(step, people)} segue l'effetto {joined('di', cause(step, people))}"
    ),
    WhyNothing.GAIN_REPLACED: lambda of, step, people: (
        f"invece di guadagnare punti vita, {player(step, people)} segue l'effetto {joined('di', cause(step, people))}"
    ),
    WhyNothing.LOSS_REPLACED: lambda of, step, people: (
        f"invece di perdere punti vita, {player(step, people)} segue l'effetto {joined('di', cause(step, people))}"
    ),
    WhyNothing.CANNOT_HAVE: _cannot_have,
    WhyNothing.INDESTRUCTIBLE: lambda of, step, people: (
        f"il permanente {cause(step, people)} ha indistruttibile: non viene distrutto"
    ),
    WhyNothing.SURVIVES: _survives,
    WhyNothing.CANNOT_LOSE: lambda of, step, people: (
        f"{player(step, people)} non perde la partita: lo impedisce {cause(step, people)}"
    ),
    WhyNothing.NO_CHAPTERS: lambda of, step, people: (
        f"{cause(step, people)} ha raggiunto il suo ultimo capitolo ma non ha più abilità capitolo: non viene sacrificata"
    ),
    WhyNothing.LEGENDS_APART: lambda of, step, people: (
        f"a {cause(step, people)} la regola delle leggende non fa nulla: l'altro permanente leggendario con lo stesso nome è sotto "
        "il controllo di un altro giocatore"
    ),
    WhyNothing.CANNOT_BE_COUNTERED: _cannot_be_countered,
    WhyNothing.CHANGED_ZONES: _changed_zones,
    WhyNothing.DURATION_OVER: lambda of, step, people: (
        f"l'effetto {joined('di', cause(step, people))} non comincia: la sua durata è già finita"
    ),
    WhyNothing.NO_LONGER_BESTOWED: lambda of, step, people: (
        f"{cause(step, people)} non ha più un bersaglio legale: non è più conferita e si risolve come creatura"
    ),
    WhyNothing.NO_LONGER_MUTATING: lambda of, step, people: (
        f"{cause(step, people)} non ha più un bersaglio legale: non muta più e si risolve come creatura"
    ),
    WhyNothing.TURN_OF_ANOTHER: lambda of, step, people: (
        f"{player(step, people)} non può giocare {listed(of)}: non è il suo turno"
    ),
    WhyNothing.NOT_PERMANENT: _not_permanent,
    WhyNothing.NOTHING_TO_ENCHANT: lambda of, step, people: (
        f"non c'è nulla che {listed(of)} possa incantare: non entra nel campo di battaglia"
    ),
    WhyNothing.NOTHING_FOR_TOKEN: lambda of, step, people: (
        f"non c'è nulla che {listed(of)} possa incantare: non viene creata"
    ),
    WhyNothing.NOTHING_TO_COPY: lambda of, step, people: (
        f"per {cause(step, people)} non c'è nulla di cui creare una copia: non si crea nessuna pedina"
    ),
    WhyNothing.NO_FIGHT: lambda of, step, people: (
        f"per {cause(step, people)} nessuna creatura lotta né infligge danno: dovrebbero esserci tutte e due"
    ),
    WhyNothing.COUNTERS_STAY: lambda of, step, people: (
        f"per {cause(step, people)} non si sposta nessun segnalino{f' su {listed(of)}' if of else ''}: dovrebbe poter essere "
        "rimosso da un oggetto e messo su un altro, e una delle due cose non è possibile"
    ),
    WhyNothing.NO_SUCH_DOOR: lambda of, step, people: (
        f"per {cause(step, people)} non succede nulla: non c'è nessuna porta da girare così"
    ),
    WhyNothing.NOT_TO_SACRIFICE: lambda of, step, people: (
        f"per {cause(step, people)} {listed(of)} non viene sacrificato: chi dovrebbe farlo non lo controlla"
    ),
    WhyNothing.HAS_NOT_LEFT: lambda of, step, people: (
        f"{cause(step, people)} scompare e non lascia il campo di battaglia: "
        f"{listed(of)} {'non torna' if len(of) == 1 else 'non tornano'}"
    ),
    WhyNothing.NO_EXCHANGE: lambda of, step, people: (
        f"lo scambio {joined('di', cause(step, people))} non può avvenire per intero, quindi non avviene"
    ),
    WhyNothing.NO_MANA_TYPE: lambda of, step, people: (
        f"per {cause(step, people)} nessun tipo di mana è definito: non se ne produce"
    ),
    WhyNothing.HAS_LEFT: lambda of, step, people: (
        f"per {cause(step, people)} nulla arriva sotto il controllo di chi ha lasciato la partita"
    ),
    WhyNothing.NO_STICKER: lambda of, step, people: (
        f"{player(step, people)} non ha uno sticker da mettere per {cause(step, people)}"
    ),
    WhyNothing.NOT_THE_OWNER: lambda of, step, people: (
        f"{player(step, people)} non lo possiede: {cause(step, people)} non vi mette nessuno sticker"
    ),
    WhyNothing.NOT_DISCARDED: lambda of, step, people: (
        f"{player(step, people)} non scarta nessuna carta per {cause(step, people)}"
    ),
    WhyNothing.OUTSIDE: lambda of, step, people: (
        f"per {cause(step, people)} {player(step, people)} può prendere una carta fuori dalla partita, e non si sa quali ci siano"
    ),
    WhyNothing.TWO_FACED: lambda of, step, people: (
        f"{listed(of)} è una carta bifronte o ne ha una fra i suoi componenti: non si gira a faccia in giù"
    ),
    WhyNothing.NOT_MELDED: _not_melded,
    WhyNothing.TURNED_SINCE: lambda of, step, people: (
        f"{listed(of)} si è già trasformato nel frattempo: quell'abilità non lo trasforma di nuovo"
    ),
    WhyNothing.BY_DAY_AND_NIGHT: lambda of, step, people: (
        f"{listed(of)} si trasforma solo con il giorno e la notte: {cause(step, people)} non lo trasforma"
    ),
    WhyNothing.NO_DUNGEON: lambda of, step, people: (
        f"{player(step, people)} non ha fuori dalla partita una carta dungeon in cui entrare"
    ),
    WhyNothing.HAS_COUNTERS: lambda of, step, people: (
        f"{listed(of)} ha già segnalini +1/+1: {cause(step, people)} non ve ne mette"
    ),
    WhyNothing.SO_ALREADY: lambda of, step, people: (
        f"{listed(of)} {'lo è' if len(of) == 1 else 'lo sono'} già: {cause(step, people)} non fa nulla"
    ),
    WhyNothing.CANNOT_BE_ATTACHED: lambda of, step, people: (
        f"{listed(of)} non si può assegnare a quello che dice {cause(step, people)}: resta dov'è"
    ),
    WhyNothing.TARGETS_UNCHANGED: lambda of, step, people: f"nessun bersaglio {joined('di', listed(of))} cambia",
}
"""Why nothing happens, by its reason: the whole sentence."""

WHYS: Mapping[WhyNothing, str] = {
    WhyNothing.ZERO: "il numero è 0",
    WhyNothing.NOTHING_THERE: "non c'è niente su cui agire",
    WhyNothing.ZERO_DAMAGE: "0 danni non sono danno",
    WhyNothing.IMPOSSIBLE: "non si può scegliere ciò che è impossibile",
    WhyNothing.CANNOT_BE_PAID: "l'azione richiesta non si può compiere",
    WhyNothing.CANNOT_PAY: "chi dovrebbe pagare non può",
    WhyNothing.NOT_PAYABLE_TOGETHER: "i costi non si possono pagare tutti insieme",
    WhyNothing.PAID_ANYWAY: "il costo è pagato lo stesso",
    WhyNothing.DRAW_LIMIT: "non si pesca più di quanto un effetto permette",
    WhyNothing.DRAW_REPLACED: "un effetto sostituisce l'acquisizione",
    WhyNothing.GAIN_REPLACED: "un effetto sostituisce i punti vita guadagnati",
    WhyNothing.LOSS_REPLACED: "un effetto sostituisce i punti vita persi",
    WhyNothing.INDESTRUCTIBLE: "è indistruttibile",
    WhyNothing.SURVIVES: "è indistruttibile, e il danno letale non lo distrugge",
    WhyNothing.CANNOT_LOSE: "un effetto dice che non può perdere",
    WhyNothing.LEGENDS_APART: "la regola delle leggende guarda i permanenti di un solo giocatore",
    WhyNothing.CANNOT_BE_COUNTERED: "non può essere neutralizzata",
    WhyNothing.CHANGED_ZONES: "ha cambiato zona, ed è un altro oggetto",
    WhyNothing.DURATION_OVER: "la durata è già finita",
    WhyNothing.NO_LONGER_BESTOWED: "non è più conferita",
    WhyNothing.NO_LONGER_MUTATING: "non muta più",
    WhyNothing.NOT_PERMANENT: "non è una carta permanente",
    WhyNothing.NOTHING_TO_ENCHANT: "non c'è nulla che possa incantare",
    WhyNothing.NOTHING_FOR_TOKEN: "non c'è nulla che la pedina possa incantare",
    WhyNothing.NOTHING_TO_COPY: "non c'è nulla di cui creare una copia",
    WhyNothing.NO_FIGHT: "le due creature che lottano non ci sono tutte e due",
    WhyNothing.COUNTERS_STAY: "il segnalino non si può togliere dall'uno e mettere sull'altro",
    WhyNothing.NO_SUCH_DOOR: "nessuna porta è così",
    WhyNothing.NOT_TO_SACRIFICE: "non si sacrifica quello che non si controlla",
    WhyNothing.HAS_NOT_LEFT: "chi scompare non lascia il campo di battaglia",
    WhyNothing.NO_EXCHANGE: "lo scambio non può avvenire per intero",
    WhyNothing.NO_MANA_TYPE: "nessun tipo di mana è definito",
    WhyNothing.HAS_LEFT: "il giocatore ha lasciato la partita",
    WhyNothing.NO_STICKER: "non c'è uno sticker da mettere",
    WhyNothing.NOT_THE_OWNER: "il giocatore non ne è proprietario",
    WhyNothing.NOT_DISCARDED: "il giocatore non scarta nessuna carta",
    WhyNothing.OUTSIDE: "non si sa quali carte ci siano fuori dalla partita",
    WhyNothing.NO_CHAPTERS: "la Saga non ha più abilità capitolo",
    WhyNothing.TURNED_SINCE: "si è già trasformato nel frattempo",
    WhyNothing.BY_DAY_AND_NIGHT: "si trasforma solo con il giorno e la notte",
    WhyNothing.TWO_FACED: "ha due facce, e non si gira a faccia in giù",
    WhyNothing.NOT_MELDED: "non sono due carte della stessa coppia di carte combinabili",
    WhyNothing.NO_DUNGEON: "non c'è una carta dungeon in cui entrare",
    WhyNothing.HAS_COUNTERS: "ha già segnalini +1/+1",
    WhyNothing.SO_ALREADY: "lo è già",
    WhyNothing.CANNOT_BE_ATTACHED: "non si può assegnare a quello",
    WhyNothing.TARGETS_UNCHANGED: "nessun bersaglio cambia",
}
"""The same in a few words, for other programs."""


@SENTENCES.words(n.Nothing)
def _nothing(fact: n.Nothing, step: Step, people: People) -> str:
    return WHY[fact.why](all_named(fact.of, people), step, people)


@SENTENCES.words(n.CouldNot)
def _could_not(fact: n.CouldNot, step: Step, people: People) -> str:
    return "; ".join(kept_words(one, people) for one in fact.kept)


def kept_words(one: n.Kept, people: People) -> str:
    """101.2: who cannot do what, and what keeps them from it."""
    what = "STAPparsi" if one.what is Prohibition.UNTAP else PROHIBITIONS.word(one.what)
    return f"{named(one.whom, people)} non può {what}: lo impedisce {called(one.by, people)}"


@SENTENCES.words(n.CountsAsPaid)
def _counts_as_paid(fact: n.CountsAsPaid, step: Step, people: People) -> str:
    return f"il costo di mana {joined('di', cause(step, people))}, {plain(fact.cost)}, si considera pagato"


@SENTENCES.words(n.NotCast)
def _not_cast(fact: n.NotCast, step: Step, people: People) -> str:
    why = of_code(fact.why)
    return f"{player(step, people)} non può lanciare {called(fact.spell, people)}, che resta dov'è: {why}"
