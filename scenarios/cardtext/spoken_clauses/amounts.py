"""107, 119, 122: how people say how much and how many: life, damage, counters, cards, what something costs."""

from __future__ import annotations

from collections.abc import Sequence

AMOUNTS: Sequence[tuple[str, str]] = (
    (r"prendi (<number>) (?=vit[ae]|punt)", r"guadagni \1 "),
    (r"(?:prend|ottien)(?:i|e) (<number> segnalin[oi] (?:veleno|energia|esperienza|radiazione))", r"ottieni \1"),
    (r"(giocatore(?: bersaglio)?|avversario(?: bersaglio)?|e) ottieni (?=<number> segnalin)", r"\1 ottiene "),
    (r"(?:una|1|un) (?:vita|punto vita)\b", "1 punto vita"),
    (r"(<number>) vite\b", r"\1 punti vita"),
    (r"(?:ne )?(perd[ei]|guadagn[ai]) (?:un[oa]?|1)(?=\s*(?:[.,;]|e\b|$))", r"\1 1 punto vita"),
    (r"metti (<number>) ([+-][0-9]/[+-][0-9]) su\b", r"metti \1 segnalini \2 su"),
    (r"(entra(?:no)? con) (<number>) ([+-]1/[+-]1)\b", r"\1 \2 segnalini \3"),
    (r"per ogni (\+1/\+1)(?: che (?:aveva|ha))?<end>", r"per ogni segnalino \1 su di essa"),
    (r"(magia|permanente|creatura|artefatto)( bersaglio)? che costa ([0-9X]+)<end>", r"\1\2 con valore di mana pari a \3"),
    (r"di costo ([0-9X]+) o meno\b", r"con valore di mana pari o inferiore a \1"),
    (r"(dann[oi]) (?:dove vuoi|a qualsiasi cosa|a qualunque cosa)<end>", r"\1 a un qualsiasi bersaglio"),
    (r"(dann[oi]) dove vuoi\b", r"\1 a un qualsiasi bersaglio"),
    (r"(?:invece )?ne infligge (?:invece )?(?:1|un[oa]?)(?: invece)?<end>", "infligge invece 1 danno"),
    (r"(?:invece ne infligge|ne infligge invece) (<number>)<end>", r"infligge invece \1 danni"),
    (r"ne infligge (<number>) invece<end>", r"infligge invece \1 danni"),
    (r"spara (?=<number> dann)", "infligge "),
    (r"(?:tante|altrettante) vite quant[aeoi] (?:è|era|sono) (?:la )?(?:sua )?(forza|costituzione)\b",
     r"punti vita pari alla sua \1"),
    (r"(?:tante|altrettante) vite quant[aeoi](?: sono| è)? (?:le )?(carte|creature|terre|permanenti)\b",
     r"punti vita pari al numero di \1"),
    (r"(?:ne )?(perd\w+|guadagn\w+) (?:altrettant[aeio]|lo stesso)\b(?! punti)(?: vit[ae])?", r"\1 altrettanti punti vita"),
    (r"(?:ne )?(perd[ei]|guadagn[ai]) (?:un[oa]?|1)<end>", r"\1 1 punto vita"),
    (r"(?:ne )?(perd[ei]|guadagn[ai]) (<number>)(?=\s*(?:[.,;]|e\b|$))", r"\1 \2 punti vita"),
    (r"(pesca|scarta|macina) (?:una|1)(?=\s*(?:[.,;]|e\b|poi\b|$))", r"\1 una carta"),
    (r"(pesca|scarta|macina) (<number>)(?=\s*(?:[.,;]|e\b|poi\b|$))", r"\1 \2 carte"),
    (r"(<when> [^,.]*, |: |se lo fai,? |e |avversario |giocatore )(pesca|scarta)(?=\s*(?:[.,;]|e\b|poi\b|$))", r"\1\2 una carta"),
    (r"(pesca|scarta)(?=\s*(?:\.|$))", r"\1 una carta"),
    (r"pesca e (?=scarta)", "pesca una carta e "),
    (r"puoi (pescare|scartare)(?=\s*(?:[.,;]|e\b|poi\b|$))", r"puoi \1 una carta"),
    (r"(carte) hai (\w+to)\b", r"\1 che hai \2"),
    *(
        (rf"(cost(?:a|ano)) {word} in (?=più|meno)", rf"\1 {number} in ")
        for word, number in (("un[oa]?", 1), ("due", 2), ("tre", 3))
    ),
    (r"((?:forza|costituzione|valore di mana)(?: di)?) (?:almeno )?([0-9X]+) o più\b", r"\1 pari o superiore a \2"),
    (r"(?:che )?cost(?:a|ano) ([0-9X]+) o meno\b(?: mana)?", r"con valore di mana pari o inferiore a \1"),
    (r"(?:che )?cost(?:a|ano) ([0-9X]+) o più\b(?: mana)?", r"con valore di mana pari o superiore a \1"),
    (r"con costo (?:di mana )?([0-9X]+)(?: o meno)\b", r"con valore di mana pari o inferiore a \1"),
    (r"con costo (?:di mana )?([0-9X]+)<end>", r"con valore di mana pari a \1"),
    (r"(?:costo di mana|costo) (?:pari o )?(?=inferiore)", "valore di mana pari o "),
    (r"almeno (<number>) (\w+)", r"\1 o più \2"),
    (r"(?:non hai|non c['’]è) (?:un )?limite (?:massimo )?(?:di|alla|delle) (?:carte in )?mano",
     "non hai un limite massimo di carte nella tua mano"),
    (r"dove X è quante (\w+)(?: \w+)? (?:hai|controlli)\b", r"dove X è il numero di \1 che controlli"),
    (r"(?:, )?(?:dove )?X è quant[ei] (\w+(?: attaccanti| bloccanti)?) (?:hai|controlli)\b",
     r", dove X è il numero di \1 che controlli"),
    (r"in più in ogni tuo turno\b", "addizionale in ogni tuo turno"),
    (r"(giocare) una terra in più\b", r"\1 una terra addizionale"),
    (r"(una carta|un segnalino \S+|una fase di combattimento) in più\b", r"\1 addizionale"),
)  # fmt: skip
