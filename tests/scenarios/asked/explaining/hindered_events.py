"""What may hinder triggers, deaths, damage to players, gains of life, and effects of static abilities."""

from __future__ import annotations

from typing import Any

from engine import board_of
from engine.words.terms import Zone
from scenarios.played.run import Run
from tests.scenarios.asked.explaining.hindered_actions import (
    all_of,
    creature,
    enchanted,
    has,
    says,
    stands,
    without,
)
from tests.scenarios.asked.explaining.hindering import Asked, Change, Hindrance, Table, reasons

H = Hindrance
NO_EVENT = "nessun evento"
SILENT = H(stands("Quiete", "Incantesimo", "Gli artefatti perdono tutte le abilità."), "«Quiete»")


def _rang(found: Run) -> bool:
    """Whether the bell triggered."""
    return any(one.source.label == "campana" for each in found.steps for one in each.step.triggered)


RINGS = reasons("campana", "non si innesca", _rang)


def _bell(text: str) -> Table:
    table = Table()
    table.stands("Campana", "Artefatto", text)
    table.players = {who: {"grimorio": 9} for who in table.players}
    return table


def _if_island(before: str) -> Hindrance:
    return H(without("Campana", before, f"{before} se controlli un'Isola,"), "condizione «se»")


# --- 603.2: it triggers on a death that its words describe


def _death() -> Table:
    table = _bell("")
    watches = {"quando": {"muore": {"tipo": "creatura", "controllore": "tu"}}, "effetto": [{"pesca": 1}]}
    table.cards["Campana"]["abilità"] = [watches]
    table.creature("Vittima")
    table.spell("Ira", "Distruggi tutte le creature.", kind="Stregoneria")
    table.actions += [{"lancia": "Ira", "di": "Anna"}, {"risolvi": 1}]
    return table


def _wants(**more: Any) -> Change:
    return lambda table: table.cards["Campana"]["abilità"][0]["quando"]["muore"].update(more)


def _if(table: Table) -> None:
    table.cards["Campana"]["abilità"][0]["se"] = {"esiste": {"sottotipo": "Isola"}}


DEATH = Asked(
    _death,
    RINGS,
    {
        "of Bruno": H(lambda table: table.move("vittima", "Bruno"), "il controllore"),
        "token": H(all_of(_wants(**{"non genere": "pedina"}), has("vittima", pedina="sì")), "il genere"),
        "no elf": H(_wants(sottotipo="Elfo"), "il sottotipo"),
        "if": H(_if, "condizione «se»"),
        "exiled": H(
            stands("Vuoto", "Artefatto", "Se una creatura sta per morire, esiliala invece."),
            f"sostituito|{NO_EVENT}",
            frozenset({"indestructible"}),
        ),
        "indestructible": H(says("Vittima", "Indistruttibile"), NO_EVENT),
        "silent": SILENT,
        "in the graveyard": H(
            lambda table: table.move("campana", "Anna", "cimitero"), "non funziona nella zona", frozenset({"silent"})
        ),
        "small": H(_wants(forza="4 o più"), "la forza"),
        "frail": H(_wants(costituzione="4 o più"), "la costituzione"),
        "does not fly": H(_wants(**{"parola chiave": "volare"}), "non ha la parola chiave"),
        "untapped": H(_wants(TAPpato="sì"), "è STAPpato"),
        "not red": H(_wants(colore="rosso"), "il colore"),
        "another name": H(_wants(nome="Golem"), "il nome"),
        "no counter": H(_wants(segnalino="+1/+1"), "non ha il segnalino"),
        "cheap": H(_wants(**{"valore di mana": "3 o più"}), "il valore di mana"),
    },
    {
        "lands are silent": stands("Quiete Due", "Incantesimo", "Le terre perdono tutte le abilità."),
        "one that does not die": creature("Muro", text="Indistruttibile"),
    },
)

# --- 603.2: other events


def _hit() -> Table:
    table = _bell(
        "Ogniqualvolta una creatura che controlli infligge danno da combattimento a un giocatore, pesca una carta."
    )
    table.creature("Lupo")
    table.actions += [{"attacca": {"lupo": "Bruno"}}, {"vai a": "fine combattimento"}]
    return table


def _blocked(table: Table) -> None:
    table.creature("Muro", "Bruno", "0/5")
    table.actions.insert(1, {"blocca": {"muro": "lupo"}})


HIT = Asked(
    _hit,
    RINGS,
    {
        "blocked": H(_blocked, f"{NO_EVENT}|vanno ad altri"),
        "no power": H(lambda table: table.cards["Lupo"].update({"f/c": "0/2"}), f"{NO_EVENT}|danno che non viene"),
        "prevented": H(
            stands("Scudo", "Artefatto", "Previeni tutto il danno che verrebbe inflitto a te.", "Bruno"),
            f"{NO_EVENT}|sostituito o prevenuto",
        ),
        "silent": SILENT,
        "no elf": H(without("Campana", "una creatura che", "un Elfo che"), "il sottotipo"),
    },
    {"lifelink": says("Lupo", "Legame vitale"), "another stays home": creature("Gatto")},
)


def _enters() -> Table:
    table = _bell("Ogniqualvolta un'altra creatura che controlli entra, pesca una carta.")
    table.stands("Elfa", "Creatura — Elfo", "", "Anna", "mano", card={"f/c": "2/2", "costo": "{G}"})
    table.actions += [{"lancia": "Elfa", "di": "Anna"}, {"risolvi": 1}]
    return table


def _countered(table: Table) -> None:
    table.spell("Rifiuto", "Neutralizza una magia bersaglio.", "Bruno")
    table.actions.insert(1, {"lancia": "Rifiuto", "di": "Bruno", "bersagli": ["elfa"]})


def _no_entry(table: Table) -> None:
    forbids = {"abilità": [{"non può": "entrare", "oggetti": {"tipo": "creatura"}}]}
    table.stands("Soglia", "Artefatto", "", "Bruno", card=forbids)


ENTERS = Asked(
    _enters,
    RINGS,
    {
        "silent": SILENT,
        "small": H(without("Campana", "creatura che", "creatura con forza 4 o superiore che"), "la forza"),
        "no goblin": H(
            without("Campana", "un'altra creatura", "un altro Goblin"), "il sottotipo", frozenset({"small"})
        ),
        "if": _if_island("entra,"),
        "kept out": H(_no_entry, NO_EVENT),
        "countered": H(_countered, NO_EVENT, frozenset({"kept out"})),
    },
)


def _potion(text: str) -> Table:
    table = _bell(text)
    table.spell("Pozione", "Guadagni 3 punti vita.")
    table.actions += [{"lancia": "Pozione", "di": "Anna"}, "risolvi"]
    return table


def _for_bruno(table: Table) -> None:
    table.cards["Pozione"]["testo"] = "Un giocatore bersaglio guadagna 3 punti vita."
    table.actions[0]["bersagli"] = ["Bruno"]


NO_GAIN = stands("Morbo", "Incantesimo", "I giocatori non possono guadagnare punti vita.", "Bruno")
GAINS = Asked(
    lambda: _potion("Ogniqualvolta guadagni punti vita, pesca una carta."),
    RINGS,
    {
        "silent": SILENT,
        "forbidden": H(NO_GAIN, NO_EVENT),
        "nothing": H(without("Pozione", "3 punti", "0 punti"), "0 punti vita", frozenset({"for Bruno", "forbidden"})),
        "for Bruno": H(_for_bruno, "il giocatore"),
        "if": _if_island("punti vita,"),
    },
)
CASTS = Asked(
    lambda: _potion("Ogniqualvolta lanci una magia istantaneo o stregoneria, pesca una carta."),
    RINGS,
    {
        "silent": SILENT,
        "no creature": H(
            without("Campana", "istantaneo o stregoneria", "creatura"), "il tipo di carta", frozenset({"if"})
        ),
        "if": _if_island("stregoneria,"),
        "by another": H(without("Campana", "lanci", "un avversario lancia"), "il giocatore"),
    },
)

# --- 704.5, 701.8: a creature that should die


def _alive(found: Run) -> bool:
    return any(one.label == "orso" and one.zone is Zone.BATTLEFIELD for one in found.final.objects.values())


def _gone_to_graveyard(found: Run) -> bool:
    return any(one.label == "orso" and one.zone is Zone.GRAVEYARD for one in found.final.objects.values())


def _burned() -> Table:
    table = Table()
    table.creature("Orso", "Bruno", "2/3")
    table.spell("Eruzione", "Eruzione infligge 3 danni a ogni creatura.", kind="Stregoneria", cost="{R}")
    table.actions += [{"lancia": "Eruzione", "di": "Anna"}, {"risolvi": 1}]
    return table


BURNED = Asked(
    _burned,
    reasons("orso", "muore|distrutto|danno", _gone_to_graveyard),
    {
        "protected": H(says("Orso", "Protezione dal rosso"), "702.16e", frozenset({"shield", "sheltered"})),
        "shield": H(has("orso", segnalini={"scudo": 1}), "122.1c", frozenset({"sheltered", "grown"})),
        "indestructible": H(says("Orso", "Indistruttibile"), "702.12b"),
        "praised": H(
            stands("Coro", "Incantesimo", "Le creature che controlli prendono +0/+2.", "Bruno"), "non sono letali"
        ),
        "grown": H(has("orso", segnalini={"+1/+1": 1}), "non sono letali"),
        "sheltered": H(
            stands(
                "Riparo",
                "Artefatto",
                "Previeni tutto il danno che verrebbe inflitto alle creature che controlli.",
                "Bruno",
            ),
            "615.6",
        ),
    },
    {
        "another is not hurt": creature("Muro", "Bruno", "Indistruttibile"),
        "Anna is sheltered": stands(
            "Riparo Due", "Artefatto", "Previeni tutto il danno che verrebbe inflitto alle creature che controlli."
        ),
    },
)


def _doomed() -> Table:
    table = Table()
    table.creature("Orso", "Bruno")
    table.spell("Editto", "Distruggi una creatura bersaglio.")
    table.actions += [{"lancia": "Editto", "di": "Anna", "bersagli": ["orso"]}, {"risolvi": 1}]
    return table


def _response(name: str, text: str, *targets: str) -> Change:
    def put(table: Table) -> None:
        table.spell(name, text, "Bruno")
        answer = {"lancia": name, "di": "Bruno", **({"bersagli": list(targets)} if targets else {})}
        table.actions[-1:] = [answer, {"risolvi": 1}, {"passa": "Anna"}, {"passa": "Bruno"}]

    return put


_ONE_RESPONSE = frozenset({"hexproof", "countered", "rescued", "regenerated"})
DOOMED = Asked(
    _doomed,
    reasons("orso", "muore|distrutto|riguarda", _gone_to_graveyard),
    {
        "hexproof": H(
            _response("Manto", "Una creatura bersaglio ha anti-malocchio fino alla fine del turno.", "orso"),
            "702.11b",
            _ONE_RESPONSE - {"hexproof"},
        ),
        "countered": H(
            _response("Rifiuto", "Neutralizza una magia bersaglio.", "editto"),
            "«Rifiuto»",
            _ONE_RESPONSE - {"countered"},
        ),
        "rescued": H(
            _response("Salvo", "Esilia una creatura bersaglio.", "orso"),
            "608.2b",
            _ONE_RESPONSE - {"rescued"},
        ),
        "regenerated": H(
            _response("Cura", "Rigenera una creatura bersaglio.", "orso"), "rigenerato", _ONE_RESPONSE | {"shield"}
        ),
        "indestructible": H(says("Orso", "Indistruttibile"), "702.12b"),
        "shield": H(has("orso", segnalini={"scudo": 1}), "122.1c"),
        "exiled": H(stands("Vuoto", "Artefatto", "Se una creatura sta per morire, esiliala invece."), "614.6"),
    },
    {
        "another is exiled": stands("Vuoto Due", "Artefatto", "Se una pedina sta per morire, esiliala invece."),
        "another is lasting": creature("Muro", "Bruno", "Indistruttibile"),
    },
)

# --- 510: a player who should be dealt damage; 119.7: one who should gain life


def _struck() -> Table:
    table = Table()
    table.creature("Lupo")
    table.actions += [{"attacca": {"lupo": "Bruno"}}, {"vai a": "fine combattimento"}]
    return table


def _returned(table: Table) -> None:
    table.spell("Salvo", "Esilia una creatura bersaglio.", "Bruno")
    at = len(table.actions) - 1
    table.actions[at:at] = [{"lancia": "Salvo", "di": "Bruno", "bersagli": ["lupo"]}, {"risolvi": 1}]


STRUCK = Asked(
    _struck,
    reasons("Bruno", "danno", lambda found: found.final.sides[1].life < 20),
    {
        "blocked": H(_blocked, "bloccata", frozenset({"a returned"})),
        "no power": H(lambda table: table.cards["Lupo"].update({"f/c": "0/2"}), "è 0 o meno"),
        "prevented": H(
            stands("Scudo", "Artefatto", "Previeni tutto il danno che verrebbe inflitto a te.", "Bruno"),
            "si prevengono",
        ),
        "a returned": H(_returned, "ha lasciato il combattimento"),
    },
    {
        "Anna is sheltered": stands("Scudo Due", "Artefatto", "Previeni tutto il danno che verrebbe inflitto a te."),
        "trample": says("Lupo", "Travolgere"),
        "first strike": says("Lupo", "Attacco improvviso"),
    },
)
HEALED = Asked(
    lambda: _potion(""),
    reasons("Anna", "punti vita|non succede|effetto", lambda found: found.final.sides[0].life > 20),
    {
        "forbidden": H(NO_GAIN, "«Morbo»"),
        "nothing": H(without("Pozione", "3 punti", "0 punti"), "il numero è 0|119", frozenset({"forbidden"})),
    },
    {"Bruno may not": stands("Morbo Due", "Incantesimo", "I tuoi avversari non possono guadagnare punti vita.")},
)

# --- 611.3a, 613: an effect that does not touch a creature


def _praised() -> Table:
    table = Table()
    table.creature("Orso")
    table.stands("Coro", "Incantesimo", "", card={"abilità": [{"statica": {"a": {"tipo": "creatura"}, "dà": "+1/+1"}}]})
    return table


def _touches(**more: Any) -> Change:
    return lambda table: table.cards["Coro"]["abilità"][0]["statica"]["a"].update(more)


def _while_island(table: Table) -> None:
    table.cards["Coro"]["abilità"][0]["statica"]["se"] = {"esiste": {"sottotipo": "Isola"}}


def _grown(found: Run) -> bool:
    orso = next(one for one in found.final.objects.values() if one.label == "orso")
    return board_of(found.final).characteristics(orso.id).power == 3


def _all_of_bruno(table: Table) -> None:
    _touches(controllore="tu")(table)
    table.move("orso", "Bruno")


_WORDS = {
    "of Bruno": H(_all_of_bruno, "il controllore"),
    "no elf": H(_touches(sottotipo="Elfo"), "il sottotipo"),
    "small": H(_touches(forza="4 o più"), "la forza"),
    "untapped": H(_touches(TAPpato="sì"), "è STAPpato"),
    "does not fly": H(_touches(**{"parola chiave": "volare"}), "non ha la parola chiave"),
    "another name": H(_touches(nome="Golem"), "il nome"),
    "not red": H(_touches(colore="rosso"), "il colore"),
    "no token": H(_touches(genere="pedina"), "il genere"),
    "not legendary": H(_touches(supertipo="leggendario"), "il supertipo"),
    "does not attack": H(_touches(attaccante="sì"), "non sta attaccando"),
    "no island": H(_while_island, "la sua condizione"),
}
PRAISED = Asked(
    _praised,
    reasons("orso", "«Coro»", _grown),
    {
        **_WORDS,
        "silent": H(
            stands("Quiete", "Incantesimo", "Gli altri incantesimi perdono tutte le abilità."),
            "«Quiete»",
            frozenset(_WORDS),
        ),
        "in the graveyard": H(
            lambda table: table.move("coro", "Anna", "cimitero"),
            "non funziona nella zona",
            frozenset({*_WORDS, "silent"}),
        ),
    },
    {
        "an elf beside it": creature("Elfa", subtype="Elfo"),
        "an Aura on another": all_of(
            creature("Gatto"), enchanted("gatto", "Nastro", "La creatura incantata ha volare.")
        ),
    },
)
