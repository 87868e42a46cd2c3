"""The other positions in which a condition, an event, an instruction or a payment may stand: for `benchmarks.crossing --frames`.

Each frame is a text with a place in braces; what goes in is said in the mood that stands there.
"""

from __future__ import annotations

from typing import NamedTuple

from scenarios.cardtext.lexing import Lexeme
from scenarios.language import verbs

CREATURE, LAND, SORCERY = "Creatura — Elfo", "Terra", "Stregoneria"


class Frame(NamedTuple):
    """A position: what it is called, the type line of the card, the text around what is put in, and the mood of its verb."""

    name: str
    type_line: str
    text: str
    mood: str = ""


FRAMES: dict[str, tuple[Frame, ...]] = {
    "condition": (
        Frame("se ..., effetto", SORCERY, "Se {}, pesca una carta."),
        Frame("effetto se ...", SORCERY, "Pesca una carta se {}."),
        Frame("se ..., invece", SORCERY, "Pesca una carta. Se {}, pesca invece due carte."),
        Frame("se interposto", CREATURE, "Quando ~ entra, se {}, pesca una carta."),
        Frame("fintanto che, dietro", CREATURE, "~ ha volare fintanto che {}."),
        Frame("fintanto che, davanti", CREATURE, "Fintanto che {}, ~ prende +1/+1 e ha volare."),
        Frame("fintanto che, di altri", CREATURE, "Fintanto che {}, le creature che controlli hanno volare."),
        Frame("attiva solo se", CREATURE, "{T}: Pesca una carta. Attiva solo se {}."),
        Frame("costa in meno se", SORCERY, "Questa magia costa {1} in meno per essere lanciata se {}."),
        Frame("entra con segnalini se", CREATURE, "~ entra con un segnalino +1/+1 se {}."),
        Frame("entra tappata a meno che non", LAND, "Questa terra entra TAPpata a meno che non {}.", "2s"),
        Frame("non attacca a meno che non", CREATURE, "~ non può attaccare a meno che non {}.", "2s"),
        Frame("lancia solo se", SORCERY, "Lancia questa magia solo se {}."),
        Frame("senza pagare se", SORCERY, "Se {}, puoi lanciare questa magia senza pagare il suo costo di mana."),
        Frame("lampo se", CREATURE, "Puoi lanciare ~ come se avesse lampo se {}."),
        Frame("dal cimitero se", CREATURE, "Puoi lanciare ~ dal tuo cimitero fintanto che {}."),
        Frame("previeni fintanto che", CREATURE, "Fintanto che {}, previeni tutto il danno che ti verrebbe inflitto."),
    ),
    "event": (
        Frame("ogniqualvolta", CREATURE, "Ogniqualvolta {}, pesca una carta."),
        Frame("ogniqualvolta, con il se", CREATURE, "Ogniqualvolta {}, se controlli un artefatto, pesca una carta."),
        Frame("in questo turno, di magia", SORCERY, "Ogniqualvolta {} in questo turno, pesca una carta."),
        Frame("in questo turno, di abilità", CREATURE, "{T}: Ogniqualvolta {} in questo turno, pesca una carta."),
        Frame("la prossima volta", SORCERY, "La prossima volta che {} in questo turno, pesca una carta."),
        Frame("quando, ritardata", CREATURE, "Quando ~ entra, quando {} in questo turno, pesca una carta."),
        Frame("per la prima volta", CREATURE, "Ogniqualvolta {} per la prima volta in ogni turno, pesca una carta."),
        Frame("entra o", CREATURE, "Ogniqualvolta ~ entra o {}, pesca una carta."),
        Frame("durante il tuo turno", CREATURE, "Ogniqualvolta {} durante il tuo turno, pesca una carta."),
        Frame("una sola volta", CREATURE, "Ogniqualvolta {}, pesca una carta. Questa abilità si innesca una sola "
              "volta in ogni turno."),
        Frame("data a creature", CREATURE, 'Le altre creature che controlli hanno "Ogniqualvolta {}, pesca una carta".'),
        Frame("di emblema", "Planeswalker — Jace", '-7: Ottieni un emblema con "Ogniqualvolta {}, pesca una carta".'),
    ),
    "deed": (
        Frame("magia", SORCERY, "{}.", "imp"),
        Frame("innescata", CREATURE, "Quando ~ entra, {}.", "imp"),
        Frame("attivata", CREATURE, "{T}: {}.", "imp"),
        Frame("puoi", CREATURE, "Quando ~ entra, puoi {}.", "inf"),
        Frame("poi", SORCERY, "Pesca una carta, poi {}.", "imp"),
        Frame("se controlli", CREATURE, "Quando ~ entra, se controlli un artefatto, {}.", "imp"),
        Frame("se controlli, in mezzo", SORCERY, "Pesca una carta. Se controlli un artefatto, {}.", "imp"),
        Frame("puoi pagare, se lo fai", CREATURE, "Quando ~ entra, puoi pagare {1}. Se lo fai, {}.", "imp"),
        Frame("puoi pagare, quando lo fai", CREATURE, "Quando ~ entra, puoi pagare {1}. Quando lo fai, {}.", "imp"),
        Frame("puoi, se lo fai", CREATURE, "Quando ~ entra, puoi {}. Se lo fai, pesca una carta.", "inf"),
        Frame("puoi, se non lo fai", CREATURE, "Quando ~ entra, puoi {}. Se non lo fai, pesca una carta.", "inf"),
        Frame("sottofase finale", SORCERY, "All'inizio della prossima sottofase finale, {}.", "imp"),
        Frame("a meno che paghi", CREATURE, "Quando ~ entra, {} a meno che tu non paghi {2}.", "imp"),
        Frame("modo", SORCERY, "Scegli uno —\n• {}.\n• Pesca una carta.", "imp"),
        Frame("ogni giocatore", SORCERY, "Ogni giocatore {}.", "3s"),
        Frame("ogni avversario", CREATURE, "Quando ~ entra, ogni avversario {}.", "3s"),
        Frame("giocatore bersaglio", SORCERY, "Un giocatore bersaglio {}.", "3s"),
        Frame("quel giocatore", CREATURE, "Ogniqualvolta ~ infligge danno da combattimento a un giocatore, quel "
              "giocatore {}.", "3s"),
        Frame("il suo controllore", SORCERY, "Distruggi una creatura bersaglio. Il suo controllore {}.", "3s"),
        Frame("ogni giocatore può", SORCERY, "Ogni giocatore può {}.", "inf"),
        Frame("per ogni", SORCERY, "Per ogni artefatto che controlli, {}.", "imp"),
        Frame("capitolo", "Incantesimo — Saga", "I — {}.", "imp"),
        Frame("testa o croce", CREATURE, "{T}: Lancia una moneta. Se vinci il lancio, {}.", "imp"),
    ),
    "payment": (
        Frame("costo", CREATURE, "{}: Pesca una carta.", "imp"),
        Frame("costo, con tap", CREATURE, "{T}, {}: Pesca una carta.", "imp"),
        Frame("costo addizionale", SORCERY, "Come costo addizionale per lanciare questa magia, {}.\nPesca una carta.", "imp"),
        Frame("costo addizionale, puoi", SORCERY, "Come costo addizionale per lanciare questa magia, puoi {}.\nPesca "
              "una carta.", "inf"),
        Frame("puoi, se lo fai", CREATURE, "Quando ~ entra, puoi {}. Se lo fai, pesca una carta.", "inf"),
        Frame("puoi, quando lo fai", CREATURE, "Quando ~ entra, puoi {}. Quando lo fai, pesca una carta.", "inf"),
        Frame("a meno che", CREATURE, "Quando ~ entra, sacrificala a meno che non {}.", "2s"),
        Frame("a meno che, controllore", SORCERY, "Neutralizza una magia bersaglio a meno che il suo controllore non {}.", "2s"),
        Frame("invece del costo", SORCERY, "Puoi {} invece di pagare il costo di mana di questa magia.\nPesca una carta.", "inf"),
        Frame("attacco", CREATURE, "Ogniqualvolta ~ attacca, puoi {}. Se lo fai, pesca una carta.", "inf"),
    ),
    "amount": (
        Frame("pesca", SORCERY, "Pesca un numero di carte pari a {}."),
        Frame("macina", SORCERY, "Un giocatore bersaglio macina un numero di carte pari a {}."),
        Frame("scarta", SORCERY, "Un giocatore bersaglio scarta un numero di carte pari a {}."),
        Frame("danno", CREATURE, "Quando ~ entra, infligge danno pari a {} a una creatura bersaglio."),
        Frame("guadagni", CREATURE, "Quando ~ entra, guadagni punti vita pari a {}."),
        Frame("perde", CREATURE, "Quando ~ entra, ogni avversario perde punti vita pari a {}."),
        Frame("+X/+X dove", SORCERY, "Fino alla fine del turno, una creatura bersaglio prende +X/+X, dove X è {}."),
        Frame("-X/-X dove", CREATURE, "{T}: Fino alla fine del turno, una creatura bersaglio prende -X/-X, dove X è {}."),
        Frame("statico dove", CREATURE, "~ prende +X/+0, dove X è {}."),
        Frame("pedine", SORCERY, "Crea un numero di pedine creatura Soldato 1/1 bianche pari a {}."),
        Frame("X pedine", CREATURE, "Quando ~ entra, crea X pedine creatura Soldato 1/1 bianche, dove X è {}."),
        Frame("pedina X/X", SORCERY, "Crea una pedina creatura Elementale X/X verde, dove X è {}."),
        Frame("segnalini", CREATURE, "Quando ~ attacca, metti su di essa un numero di segnalini +1/+1 pari a {}."),
        Frame("X segnalini", SORCERY, "Metti X segnalini +1/+1 su una creatura bersaglio, dove X è {}."),
        Frame("entra con", CREATURE, "~ entra con un numero di segnalini +1/+1 pari a {}."),
        Frame("entra con X", CREATURE, "~ entra con X segnalini +1/+1, dove X è {}."),
        Frame("costa in meno", SORCERY, "Questa magia costa {X} in meno per essere lanciata, dove X è {}."),
        Frame("guarda", SORCERY, "Guarda le prime X carte del tuo grimorio, dove X è {}. Aggiungine una alla tua mano "
              "e metti le altre in fondo al tuo grimorio in qualsiasi ordine."),
        Frame("profetizza", SORCERY, "Profetizza X, dove X è {}."),
        Frame("mana", CREATURE, "{T}: Aggiungi X mana di un qualsiasi colore, dove X è {}."),
        Frame("{G} pari a", CREATURE, "{T}: Aggiungi un ammontare di {G} pari a {}."),
        Frame("valore di mana", SORCERY, "Distruggi una creatura bersaglio con valore di mana pari o inferiore a {}."),
        Frame("forza minore", SORCERY, "Distruggi una creatura bersaglio con forza inferiore a {}."),
        Frame("cerca con valore", SORCERY, "Passa in rassegna il tuo grimorio per una carta creatura con valore di "
              "mana pari o inferiore a {}, mettila sul campo di battaglia, poi rimescola."),
        Frame("se è", CREATURE, "Quando ~ entra, se {} è pari o superiore a 4, pesca una carta."),
        Frame("finché è", CREATURE, "~ ha volare fintanto che {} è pari o superiore a 4."),
        Frame("paga", SORCERY, "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {X}, dove X è {}."),
        Frame("forza pari", "Creatura — Elfo", "La forza e la costituzione di ~ sono pari a {}."),
        Frame("forza base", SORCERY, "Fino alla fine del turno, una creatura bersaglio ha forza e costituzione "
              "base X/X, dove X è {}."),
        Frame("fino a X", SORCERY, "Distruggi fino a X creature bersaglio, dove X è {}."),
        Frame("previeni", SORCERY, "Previeni i prossimi X danni che verrebbero inflitti a una creatura bersaglio in "
              "questo turno, dove X è {}."),
        Frame("esilia le prime", SORCERY, "Esilia le prime X carte del tuo grimorio, dove X è {}."),
        Frame("recluta", SORCERY, "Recluta Zombie X, dove X è {}."),
        Frame("paghi vita", CREATURE, "Quando ~ entra, puoi pagare punti vita pari a {}. Se lo fai, pesca una carta."),
        Frame("sacrifica", SORCERY, "Ogni avversario sacrifica X creature, dove X è {}."),
        Frame("energia", CREATURE, "Quando ~ entra, ottieni un ammontare di {E} pari a {}."),
    ),
    "abilities": (
        Frame("ha", CREATURE, "Le creature che controlli hanno {}."),
        Frame("guadagna", SORCERY, "Una creatura bersaglio guadagna {} fino alla fine del turno."),
        Frame("prende e ha", SORCERY, "Fino a due creature bersaglio prendono +1/+1 e hanno {} fino alla fine del turno."),
        Frame("perde", SORCERY, "Una creatura bersaglio perde {} fino alla fine del turno."),
        Frame("fintanto che", CREATURE, "~ ha {} fintanto che controlli un artefatto."),
        Frame("durante", CREATURE, "Durante il tuo turno, ~ ha {}."),
        Frame("pedina con", SORCERY, "Crea una pedina creatura Soldato 1/1 bianca con {}."),
        Frame("diventa con", LAND, "{2}: Fino alla fine del turno, questa terra diventa una creatura Elementale 3/3 "
              "rossa con {}. È ancora una terra."),
        Frame("entra con", CREATURE, "Ogniqualvolta una creatura con {} entra sotto il tuo controllo, pesca una carta."),
        Frame("bersaglio con", SORCERY, "Distruggi una creatura bersaglio con {}."),
        Frame("bersaglio senza", SORCERY, "Distruggi una creatura bersaglio senza {}."),
        Frame("ogni con", SORCERY, "~ infligge 2 danni a ogni creatura con {}."),
        Frame("se controlli con", CREATURE, "~ prende +1/+1 fintanto che controlli un'altra creatura con {}."),
        Frame("magie con", CREATURE, "Ogniqualvolta lanci una magia creatura con {}, pesca una carta."),
        Frame("non blocca", CREATURE, "~ non può essere bloccata tranne che da creature con {}."),
        Frame("numero con", SORCERY, "Pesca una carta per ogni creatura con {} che controlli."),
        Frame("cerca con", SORCERY, "Passa in rassegna il tuo grimorio per una carta creatura con {}, rivelala, "
              "aggiungila alla tua mano, poi rimescola."),
        Frame("cimitero con", SORCERY, "Riprendi in mano una carta creatura bersaglio con {} dal tuo cimitero."),
        Frame("a tua scelta", SORCERY, "Una creatura bersaglio guadagna a tua scelta {} o volare fino alla fine del turno."),
        Frame("equipaggiata", "Artefatto — Equipaggiamento", "La creatura equipaggiata prende +1/+1 e ha {}."),
        Frame("incantata", "Incantesimo — Aura", "Incanta creatura\nLa creatura incantata ha {}."),
        Frame("copia, tranne", CREATURE, "Puoi far entrare ~ come una copia di una creatura sul campo di battaglia, "
              "tranne che ha {}."),
        Frame("se ha", SORCERY, "Fino alla fine del turno, una creatura bersaglio prende +3/+1. Se ha {}, pesca una carta."),
    ),
    "counters": (
        Frame("metti", CREATURE, "Quando ~ entra, metti {} su ~."),
        Frame("metti su altra", SORCERY, "Metti {} su una creatura bersaglio."),
        Frame("su ciascuna", SORCERY, "Metti {} su ciascuna creatura che controlli."),
        Frame("fino a due", SORCERY, "Metti {} su ognuna di un massimo di due creature bersaglio."),
        Frame("rimuovi", SORCERY, "Rimuovi {} da un permanente bersaglio."),
        Frame("costo", CREATURE, "Rimuovi {} da ~: Pesca una carta."),
        Frame("puoi rimuovere", CREATURE, "All'inizio del tuo mantenimento, puoi rimuovere {} da ~. Se lo fai, pesca una carta."),
        Frame("entra con", CREATURE, "~ entra con {}."),
        Frame("entrano con", CREATURE, "Ogni altra creatura che controlli entra con {}."),
        Frame("torna con", SORCERY, "Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero con {}."),
        Frame("esilia con", SORCERY, "Esilia una carta bersaglio dal tuo cimitero con {} su di essa."),
        Frame("pedina, poi", SORCERY, "Crea una pedina creatura Soldato 1/1 bianca. Metti {} su di essa."),
        Frame("per ogni", SORCERY, "Metti {} su una creatura bersaglio per ogni artefatto che controlli."),
        Frame("sposta", SORCERY, "Sposta {} da una creatura bersaglio su un'altra creatura bersaglio."),
        Frame("distribuisci", SORCERY, "Distribuisci {} tra una o due creature bersaglio."),
    ),
    "tokens": (
        Frame("crea", SORCERY, "Crea {}."),
        Frame("innescata", CREATURE, "Quando ~ muore, crea {}."),
        Frame("puoi", CREATURE, "Ogniqualvolta ~ attacca, puoi pagare {1}. Se lo fai, crea {}."),
        Frame("per ogni", SORCERY, "Crea {} per ogni artefatto che controlli."),
        Frame("ogni avversario", SORCERY, "Ogni avversario crea {}."),
        Frame("il controllore", SORCERY, "Distruggi una creatura bersaglio. Il suo controllore crea {}."),
        Frame("poi equipaggia", CREATURE, "Quando ~ entra, crea {}. Quella pedina guadagna rapidità fino alla fine del turno."),
        Frame("esiliala", CREATURE, "Quando ~ entra, crea {}. Esiliala all'inizio della prossima sottofase finale."),
        Frame("sacrificala", CREATURE, "Quando ~ entra, crea {}. Sacrificala all'inizio della prossima sottofase finale."),
        Frame("e un Tesoro", SORCERY, "Crea {} e una pedina Tesoro."),
        Frame("TAPpata", SORCERY, "Pesca una carta e crea {}."),
        Frame("quando lo fai", CREATURE, "Quando ~ entra, puoi sacrificare un artefatto. Quando lo fai, crea {}."),
    ),
    "duration": (
        Frame("+2/+2", SORCERY, "Una creatura bersaglio prende +2/+2 {}."),
        Frame("ha", SORCERY, "Le creature che controlli hanno volare {}."),
        Frame("controllo", SORCERY, "Prendi il controllo di una creatura bersaglio {}."),
        Frame("perde tutto", SORCERY, "Una creatura bersaglio perde tutte le abilità {}."),
        Frame("diventa", SORCERY, "Una terra bersaglio diventa una creatura 3/3 {}."),
        Frame("non attacca", SORCERY, "Una creatura bersaglio non può attaccare {}."),
        Frame("non blocca", SORCERY, "Una creatura bersaglio non può attaccare o bloccare {}."),
        Frame("gioca", SORCERY, "Esilia la prima carta del tuo grimorio. Puoi giocarla {}."),
        Frame("base", SORCERY, "Una creatura bersaglio ha forza e costituzione base 1/1 {}."),
        Frame("colore", SORCERY, "Una creatura bersaglio diventa blu {}."),
        Frame("copia", CREATURE, "{T}: ~ diventa una copia di una creatura bersaglio {}."),
        Frame("giocatore non può", SORCERY, "I tuoi avversari non possono lanciare magie {}."),
        Frame("previeni", SORCERY, "Previeni tutto il danno che verrebbe inflitto a te {}."),
        Frame("davanti", SORCERY, "{}, una creatura bersaglio prende +2/+2."),
        Frame("giocatore ha", SORCERY, "Hai anti-malocchio {}."),
        Frame("scambia", SORCERY, "Scambia la forza e la costituzione di una creatura bersaglio {}."),
        Frame("raddoppia", SORCERY, "Raddoppia la forza di una creatura bersaglio {}."),
    ),
}  # fmt: skip

_SUBJUNCTIVE = {"V_HAVE": "abbia", "V_BE": "sia"}
_OF_YOU = frozenset(("YOUR", "YOU", "TO_YOU"))


def fits(frame: Frame, words: tuple[Lexeme, ...]) -> bool:
    """Whether a part can be said in the frame's mood: of another player, only what says nothing of you."""
    kinds = {one.kind for one in words}
    if "NAME" in kinds and (frame.type_line != CREATURE or "altre creature" in frame.text):
        return False
    if {"ENCHANTED", "EQUIPPED"} & kinds and "THE" in kinds:
        return False
    if words[0].kind.startswith("V_") and words[0].moods and not words[0].moods & {"imp", "2s", "inf"}:
        return False
    if not frame.mood:
        return True
    if frame.mood == "2s" and not words[0].kind.startswith("V_"):
        return False
    verbs_of_it = [one for one in words if one.kind.startswith("V_")]
    if frame.mood == "3s" and (len(verbs_of_it) != 1 or any(one.kind in _OF_YOU for one in words)):
        return False
    return bool(verbs_of_it) and words[0].kind.startswith("V_")


def in_mood(one: Lexeme, mood: str, negated: bool) -> str:
    """A verb in a mood: 'pesca' as 'pescare', 'hai' as 'abbia'."""
    if negated and one.kind in _SUBJUNCTIVE:
        return _SUBJUNCTIVE[one.kind]
    kind = one.kind.removeprefix("V_")
    several = (verbs.VERBS[kind], *verbs.ALSO.get(kind, ())) if kind in verbs.VERBS else ()
    for infinitive in several:
        forms = list(verbs.conjugated(infinitive))
        if any(form == one.form for form, _ in forms):
            return next(form for form, such in forms if such == mood)
    return one.form
