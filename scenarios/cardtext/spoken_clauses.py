"""What people say in clauses that cards put otherwise: whose, who, what has happened, what nobody may do, what happens instead.

Rows as in `scenarios.cardtext.spoken_phrases`, before those there: the words of the table, and those that are printed.
"""

from __future__ import annotations

from collections.abc import Sequence

_PERMANENT = r"(?:creatur|terr|artefatt|permanent|incantesim|planeswalker|pedin)[aeio]?"
_NO_TARGET = r"(?=\s*(?:[.,;]|e\b|fino\b|in\b|$))"

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

WHO: Sequence[tuple[str, str]] = (
    (r",(?= a meno che)", ""),
    (r"(giocatore|avversario) che ha (?=un)", r"\1 che controlla "),
    (r"dalla tua parte\b", "sotto il tuo controllo"),
    (r"chi (?:la|lo|l['’]) ?(?:ha lanciat[ao]|controlla(?:va|sse)?|controlla|aveva)\b", "il suo controllore"),
    (r"\bal? il suo controllore\b", "al suo controllore"),
    (r"\bdi il suo controllore\b", "del suo controllore"),
    (r"chi (?:le|li) controlla\b", "il loro controllore"),
    (r"creatura di (?:chi difende|chi si difende)\b", "creatura controllata dal giocatore in difesa"),
    (r"(?:chi (?:si )?difende|il difensore)\b(?=,| \w)", "il giocatore in difesa"),
    (r"(?:la creatura (?:che (?:la|lo) (?:porta|ha addosso|indossa)|a cui è assegnat[ao])|chi (?:la|lo) porta|l['’]equipaggiata)\b",
     "la creatura equipaggiata"),
    (r"(?:può|possono) (lanciare|pescare) (?:al massimo|solo|soltanto|non più di) (un[ao]?|<number>) (?=(?:magi[ae]|cart[ae]) "
     r"(?:a|per|ogni|in ogni) turno\b)", r"non posson@ \1 più di \2 "),
    (r"(ogni (?:giocatore|avversario)|<begin>un giocatore) non posson@", r"\1 non può"),
    (r"non posson@", "non possono"),
    (r"<begin>un giocatore (?=non può (?:lanciare|pescare) più di)", "ogni giocatore "),
    (r"nessuno può\b", "i giocatori non possono"),
    (r"nessun giocatore può (lanciare più|pescare più)", r"ogni giocatore non può \1"),
    (r"nessun giocatore può\b", "i giocatori non possono"),
    (r"(più di <number> (?:magi[ae]|cart[ae])) (?:a|per|ogni|in ogni) turno\b", r"\1 per turno"),
    (r"(?:quello|quella)(?= (?:scarta|perde|pesca|sacrifica|macina|guadagna)\b)", "quel giocatore"),
    (r"(?<=quando )uno(?= lancia)|(?<=ogniqualvolta )uno(?= lancia)", "un giocatore"),
    (r"dal proprietario\b|del proprietario\b", "del suo proprietario"),
    (r"da un cimitero avversario\b", "dal cimitero di un avversario"),
    (r"cimitero avversario\b", "cimitero di un avversario"),
    (r"((?:terre|creature|artefatti|permanenti)(?: non \w+)?) (?:degli avversari|che controllano gli avversari)(?=\s*(?:[.,;]|$))",
     r"\1 controllate dai tuoi avversari"),
    (r"(?<=attacca )un tuo avversario\b", "uno dei tuoi avversari"),
    (r"il cimitero di un giocatore\b", "tutte le carte dal cimitero di un giocatore bersaglio"),
    (r"(dannoa? )a (?:tutti i giocatori|tutti)\b", r"\1a ogni giocatore"),
    (r"a tutti i giocatori\b", "a ogni giocatore"),
    (r"a tutti gli avversari\b", "a ogni avversario"),
    (r"(dann[oi]) a tutte le creature\b", r"\1 a ogni creatura"),
    (r"tutti gli avversari\b", "ogni avversario"),
    (r"(ogni avversario|ogni giocatore) (perd|sacrific|scart|pesc|macin)(?:ono|ano)\b", r"\1 \2e"),
    (r"controlli bersaglio\b", "bersaglio che controlli"),
)  # fmt: skip

WHOSE: Sequence[tuple[str, str]] = (
    (r"(le|gli|i) tu(?:oi|e) (<Type>) e (le|gli|i) tu(?:oi|e) (<Type>)", r"\1 \2 e \3 \4 che controlli"),
    (r"(creatura|pedina|terra) bersaglio di un avversario\b", r"\1 bersaglio controllata da un avversario"),
    (r"(le|gli|i) (?:altr[ei] tu(?:e|oi)|tu(?:e|oi) altr[ei]) ((?:creature|terre|permanenti|artefatti|pedine|<Type>)(?: "
     r"<Type>| attaccanti| leggendarie| artefatto)?)",
     r"\1 altr@ \2 che controlli"),
    (r"tutte le tue (creature|terre|pedine)( [a-z]+(?:nti|iche|cate))?\b", r"le \1\2 che controlli"),
    (r"tutti i tuoi (permanenti|artefatti|<Type>)\b", r"i \1 che controlli"),
    (r"ogni altra tua (creatura|terra|pedina)", r"ogni altra \1 che controlli"),
    (r"ogni tua (creatura|terra|pedina)((?: artefatto| leggendaria)?)( che ha [^,.]+)?", r"ogni \1\2 che controlli\3"),
    (r"ogni altr[oa] tu[oa] (permanente|artefatto|<Type>)((?: neve)?)", r"ogni altro \1\2 che controlli"),
    (r"ogni tu[oa] (permanente|artefatto|<Type>)((?: neve)?)", r"ogni \1\2 che controlli"),
    (r"da un tuo (permanente)\b", r"da un \1 che controlli"),
    (r"un['’]altra tua (creatura|terra|pedina)\b(?! bersaglio)", r"un'altra \1 che controlli"),
    (r"(?:i tuoi|dei tuoi) planeswalker\b", "un planeswalker che controlli"),
    (r"(ogni) sua creatura\b", r"\1 creatura controllata da quel giocatore"),
    (r"(una|ogni|quella) creatura (?:di un|dell['’]|di quell['’]) ?avversario( bersaglio)?",
     r"\1 creatura controllata da un avversario"),
    (rf"(?:se|finché|quando) (?:hai|controlli) ((?:almeno )?(?:un['’]altra|un altro|un[ao]?|<number>) ?(?:o più "
     rf")?(?:{_PERMANENT}|<Type>)[^,.]*)",
     r"se controlli \1"),
    (r"a meno che (?:tu )?non (?:hai|abbia|controlli) (?=(?:un|<number>|al)\S* ?\w*)", "a meno che tu non controlli "),
    (r"se non (?:hai|controlli) (?=(?:un['’]?|una|<number>|almeno|al) ?\w+)", "a meno che tu non controlli "),
    (r"(ogni|quante|quanti|di) (\w+) (?:che )?hai\b(?! \w+[ts]o\b| in mano)", r"\1 \2 che controlli"),
    (r"tuo cimitero\b|(?<=dal )cimitero(?! di| del| avv)|(?<=nel )cimitero(?=[.,]|$)", "tuo cimitero"),
)  # fmt: skip

CARDS: Sequence[tuple[str, str]] = (
    (r"(?:riprenderti|riprenderla|riprendere) in mano\b", "riprendere in mano"),
    (r"riprenditi in mano\b", "riprendi in mano"),
    (r"le carte (\w+(?: <Type>)?) nel tuo cimitero hanno\b", r"ogni carta \1 nel tuo cimitero ha"),
    (r"(cimitero) qualsiasi\b", r"\1"),
    (r"rianima\b(?! una (?:carta )?creatura(?: bersaglio)? dal)", "rimetti sul campo di battaglia"),
    (r"(dissotterrare|flashback|equipaggiare|ciclo|potenziamento|eco|follia|fuga|bis|sovraccarico|ninjutsu|egida|apparire|"
     r"accelerare) (?-i:([0-9]*[WUBRGC]+|[0-9]+))<end>",
     r"\1 \2@"),
    (r"(ciclo terra base) (?-i:([0-9]*[WUBRGC]+|[0-9]+))<end>", r"\1 \2@"),
    (r"(pag(?:a|hi|are)) (?-i:([0-9]*[WUBRGC]+))\b", r"\1 \2@"),
    (r"(non) una creatura\b(?= (?:si|che))", r"\1 creatura"),
    (r"(lanci|lancia) (?:una )?non creatura\b", r"\1 una magia non creatura"),
    (r"(lanci|lancia) una magia che non è (?:una )?creatura\b", r"\1 una magia non creatura"),
    (r"(lanci|lancia) una (verde|nera|bianca|rossa|blu|leggendaria|multicolore)\b", r"\1 una magia \2"),
    (r"(lanci|lancia) (?:un artefatto|un['’]artefatto)\b", r"\1 una magia artefatto"),
    (r"(lanci|lancia) una creatura\b", r"\1 una magia creatura"),
    (r"(lanci|lancia) un incantesimo\b", r"\1 una magia incantesimo"),
    (r"magie creatura\b", "magie creatura"),
    (r"le tue (magie(?: [A-Za-z]+)?|magie creatura)(?= cost)", r"le \1 che lanci"),
    (r"le tue creature(?= costano)", "le magie creatura che lanci"),
    (r"i tuoi (artefatti|incantesimi|istantanei|<Type>)(?= costano)", r"le magie \1 che lanci"),
    (r"(le magie [\w]+) ti(?= costano)", r"\1 che lanci"),
    (r"(lanci|lancia) un[ao]? (<Type>)\b", r"\1 una magia \2"),
    (r"copia (?:un istantaneo|una magia istantaneo|una stregoneria|un istantaneo o una stregoneria|un istantaneo o "
     r"stregoneria)(?! bersaglio| o)\b",
     "copia una magia istantaneo o stregoneria bersaglio"),
    (r"che non (?:sia|siano|è|sono) (?:una? ?|né terra né )?(artefatto|creatura|terra|bianc[ah]e?|ner[ae]|ross[ae]|verd[ei]|"
     r"blu|leggendari[ae])\b",
     r"non \1"),
    (r"creatura che (?:attacca|sta attaccando) o (?:che )?blocca", "creatura attaccante o bloccante"),
    (r"creatura che (?:sta attaccando|attacca)(?=\s*(?:[.,;]|bersaglio|$))", "creatura attaccante"),
    (r"creatura che (?:sta bloccando|blocca)(?=\s*(?:[.,;]|bersaglio|$))", "creatura bloccante"),
    (r"creature che (?:stanno attaccando|attaccano)\b", "creature attaccanti"),
    (r"tutti gli (umani|<Type>) attaccanti (?:prendono|hanno)", r"ogni \1 attaccante ha"),
    (r"che non vola(?:no)?\b", "senza volare"),
    (r"(creatur[ae]) volant[ei]\b", r"\1 con volare"),
    (r"(bianch?[ei]|ner[ei]|ross[ei]|verdi|blu|incolori?|bianca|nera|rossa|verde|[0-9]/[0-9]) volant[ei]\b", r"\1 con volare"),
    (r"(?<!\w )vola(?:no)?<end>", "volare"),
    (r"\b(?:e|ed) vola(?:no)?<end>", "e ha volare"),
    (r"ne crei una copia|ne crea una copia", "crea una pedina che è una copia di THIS"),
    (r"crea una copia di\b", "crea una pedina che è una copia di"),
    (r"(?:si chiama|di nome)\b", "chiamata"),
    (r"che (chiamata)\b", r"\1"),
    (r"se (?:è|è stat[ao]|l['’]hai) potenziat[ao]\b", "se SPELL è stata potenziata"),
    (r"se l['’]hai lanciata\b", "se SPELL è stata lanciata"),
    (r"(?:pari a )?quanta è la tua devozione\b", "pari alla tua devozione"),
)  # fmt: skip

AIMED_AT: Sequence[tuple[str, str]] = (
    (r"(?<!un )(?<!una )(?<!qualsiasi )(?<!singolo )bersaglio (<thing>(?: non [a-z]+| attaccante| leggendaria)*)\b",
     r"un@ \1 bersaglio"),
    (r"(una creatura|un artefatto|un permanente|un giocatore|una terra|un incantesimo) (?:a (?:tua )?scelta|che "
     r"vuoi|qualsiasi|qualunque)(?=\s*(?:[.,;]|e\b|fino\b|$))",
     r"\1 bersaglio"),
    (r"(scarta (?:<number>) cart[ae]) a (?:sua scelta|scelta sua)\b", r"\1"),
    (r"a scelta sua\b", "a sua scelta"),
    (r"(?:fa(?:i)? )?ping(?:a)?(?: di)? (?:(<number>)(?: danno)?) (?=a )", r"infligge \1 danno "),
    (r"(?:fa )?pinga? (?:di )?(?:1|uno|un danno)<end>", "infligge 1 danno a un qualsiasi bersaglio"),
    (r"ping(?:a)?<end>", "infligge 1 danno a un qualsiasi bersaglio"),
    (r"(dann[oi] a) un avversario(?! bersaglio)<end>", r"\1 un avversario bersaglio"),
    (r"(<size>) a (una creatura)(?! bersaglio)", r"\2 bersaglio prende \1"),
    (r"(puoi )(?:dare|far prendere) (<size>) a (un[ao]? \w+)(?: bersaglio)?", r"\1far prendere \2 a \3 bersaglio"),
    (r"(?:fai|faccio) (?=<number> dann)", "infligge "),
    (r"e (<number> dann[oi]) (a (?:te|ogni|tutt|chi|al))", r"e \1 \2"),
    (r"e (<number>) a (te|ogni \w+|chi)\b", r"e \1 danni a \2"),
    (r"(un|1) danno\b", "1 danno"),
    (r"fa (?=<size>)", "prende "),
    (r"fanno (?=<size>)", "prendono "),
    (r"(prendono <size>) e (?=volare|travolgere|cautela|rapidità|anti|legame|attacco|doppio|tocco|minacc|indistr)", r"\1 e hanno "),
    (r"gli (?:fa|infligge) (<number>) dann([oi])", r"infligge \1 dann\2 a quel giocatore"),
    (r"(?:assegna|attacchi|attacca) un (?:E|e)quipaggiamento(?: bersaglio)? a una creatura(?: bersaglio)?",
     "assegna l'Equipaggiamento bersaglio a una creatura bersaglio"),
    (r"(un['’]artefatto|un artefatto|un permanente) o (?:un )?(incantesimo|artefatto)(?=\s*(?:[.,;]|$))", r"\1 o un \2"),
)  # fmt: skip

EVENTS: Sequence[tuple[str, str]] = (
    (r"^quando entra,? (?=scegli (?:un tipo di creatura|un colore|un nome|un giocatore|un avversario|una parola))",
     "mentre THIS entra, "),
    (r"si prende (?=<number> segnalin)", "prende "),
    (r"^se (?=(?:muore|attacca|blocca|fa danno|infligge danno|viene bloccata)\b)(?!muore,? (?:la |lo )?(?:esili|viene "
     r"esil|va in esil))",
     "quando "),
    (r"(?:nel|al) (?:tuo )?mantenimento,? (?=\w)", "all'inizio del tuo mantenimento, "),
    (r"^ad? ogni mantenimento\b", "all'inizio di ogni mantenimento"),
    (r"^(?:a|alla) fine (?:del )?turno,? (?=[a-z]+)", "alla fine del turno, "),
    (r"^(?:a|alla) fine del tuo turno,? ", "alla fine del tuo turno, "),
    (r"(<when>) (muore|entra|attacca|blocca) ((?:un['’]altra|una|un altro|un) (?:tu[ao] "
     r")?(?!giocatore|avversario)(?:<Type>|(?:creatura|pedina) (?:non "
     r"\w+|artefatto|verde|nera|bianca|rossa|blu|leggendaria|<Type>)|\w+)(?: avversari[ao]| che controlli| controllat[ao] da "
     r"un avversario| con \w+)?)(?=[, ])",
     r"\1 \3 \2"),
    (r"(<when>) (?:viene bloccat[ao]|l[ao] bloccano|(?:una creatura|qualcuno) l[ao] blocca)\b", r"\1 THIS viene bloccata"),
    (r"(<when>) (?:esce|se ne va|lascia) (?:dal |il )?(?:gioco|campo)(?: di battaglia)?\b",
     r"\1 THIS lascia il campo di battaglia"),
    (r"(<when>) va (?:al|nel|in un) cimitero(?: dal (?:campo|gioco)(?: di battaglia)?)?\b", r"\1 THIS muore"),
    (r"(<when>) una creatura subisce danno\b,?", r"\1 viene inflitto danno a una creatura,"),
    (r"(<when>) peschi(?=,? (?!un|due|tre|la|le|carte|o\b|e\b|per\b|,)\w)", r"\1 peschi una carta"),
    (r"(<when>) ti fanno danno\b,?", r"\1 ti viene inflitto danno,"),
    (r"(<when>) si stacca\b", r"\1 THIS viene tolto"),
    (r"(<when>) l[ao] giri a faccia in su\b", r"\1 THIS viene girata a faccia in su"),
    (r"(<when>) (?:lui|lei|questa|questo) o (?=un)", r"\1 THIS o "),
    (r"(<when>) muore (?:lui|lei|questa|questo) o (un['’]altra \w+(?: che controlli)?)", r"\1 THIS o \2 muore"),
    (r"(<when>) (entra|attacca|muore) o (?:quando )?(entra|attacca|muore|blocca)\b", r"\1 THIS \2 o \3"),
    (r"(quando entra) e (?:quando|ogniqualvolta) (?=(?:fa|infligge|attacca|muore))", r"quando THIS entra e ogniqualvolta "),
    (r"seconda magia (?:del|nel) turno\b", "seconda magia in ogni turno"),
    (r"(<when> [^,.]*?),? (?:la prima volta|per la prima volta) (?:in|a|ogni|nel) (?:ogni )?turno\b",
     r"\1 per la prima volta in ogni turno"),
    (r"se (?:in )?(?:questo turno )?è mort[ao] (una creatura)(?: (?:in )?questo turno)?\b", r"se \1 è morta in questo turno"),
    (r"in questo turno è morta una creatura\b", "una creatura è morta in questo turno"),
    (r"se (?:in )?questo turno (hai [^,.]+?)(?=[,.]|$)", r"se \1 in questo turno"),
    (r"(<when>) tappi una creatura per (?:il )?mana,? aggiungi un verde in più",
     r"\1 TAPpi una creatura per attingere mana, aggiungi {G} addizionale"),
)  # fmt: skip

LIMITS: Sequence[tuple[str, str]] = (
    (r"^(?:arriva|viene giocat[ao]|entra (?:già|gia)) (?=tappat)", "entra "),
    (r"^(?:i|gli) (<Type>) non l[ao] (?:possono bloccare|bloccano)<end>", r"non può essere bloccata dai \1"),
    (r"^le (creature [^.]+?) non l[ao] (?:possono bloccare|bloccano)<end>", r"non può essere bloccata da \1"),
    (r"\bnon si può bloccare (?=se\b)", "non può essere bloccata "),
    (r"^entra(?:no)? (?:in gioco |in campo |sul campo )?(?:tap|girat[aoei]|tappat[aoei])(?=\s*(?:[.,;]|$|se|a meno))",
     "entra tappata"),
    (r"(?:non abbia|non hai|non controlli) due o meno altre terre", "non controlli al massimo altre due terre"),
    (r"tu non controlli (due o più|<number> o più) avversari", r"tu non abbia \1 avversari"),
    (r"\b(?:in )?questo turno,? non si può bloccare\b", "non può essere bloccata in questo turno"),
    (r"\bnon si può bloccare<end>", "non può essere bloccata"),
    (r"non l[ao] (?:possono|può) bloccare<end>", "non può essere bloccata"),
    (r"nessuno l[ao] può bloccare\b", "non può essere bloccata"),
    (r"non l[ao] (?:possono bloccare|bloccano) le (creature [^.]+?)<end>", r"non può essere bloccata da \1"),
    (r"l[ao] (?:possono bloccare|bloccano) solo (?:le )?(creature [^.]+?)<end>", r"non può essere bloccata tranne che da \1"),
    (r"ci vogliono almeno (<number>) creature per bloccarl[ao]\b", r"non può essere bloccata tranne che da \1 o più creature"),
    (r"(<number>) o più creature per bloccarl[ao]\b", r"non può essere bloccata tranne che da \1 o più creature"),
    (r"^ci vogliono (non può)", r"\1"),
    (r"non ti possono attaccare\b", "non possono attaccarti"),
    (r"(non possono attaccar(?:ti|e te[^.]*?)) (?:se|a meno che) (?:il loro controllore )?"
     r"non pag(?:a|hi|hino|ano) \{?([0-9])\}?(?: mana)? "
     r"per (?:ognuna(?! di quelle)|ciascuna(?! di quelle)|ogni creatura)(?: di esse| (?:attaccante|che (?:ti )?attacca(?:nte)?))?",
     r"\1 a meno che il loro controllore non paghi {\2} per ognuna di quelle creature"),
    (r"non si possono (attiva|lancia|neutralizza)re\b", r"non possono essere \1te"),
    (r",? (?:e|ed) (?:non si (?:può|possono) rigenerare|non (?:può|possono) essere rigenerat@)", ". Non può essere rigenerata"),
    (r"(?<=distruggila)\. Non può", ". Non può"),
    (r"<begin>non (?:blocca|bloccano)<end>", "non può bloccare"),
    (r"(creatur[ae](?: [a-z]+)?|<begin>)non (?:attacca|attaccano)<end>", r"\1non può attaccare"),
    (r"creature(?: (\w+))? non bloccano\b", r"creature \1 non possono bloccare"),
    (r"incantata non attacca<end>", "incantata non può attaccare"),
    (r"non possono essere bersagliat[eaio] dagli avversari\b",
     "non possono essere bersaglio di magie o abilità controllate dai tuoi avversari"),
    (r"non può essere bersagliat[ao] dagli avversari\b",
     "non può essere bersaglio di magie o abilità controllate dai tuoi avversari"),
    (r"non (può|possono) essere bersagliat[oaei]<end>", r"non \1 essere bersaglio di magie o abilità"),
    (r"nel tuo turno (gli avversari|i tuoi avversari) non possono lanciare magie",
     "gli avversari non possono lanciare magie durante il tuo turno"),
    (r"l[ao] puoi lanciare come se (?:fosse un istantaneo|avesse lampo)|l[ao] puoi lanciare quando vuoi",
     "puoi lanciare questa magia come se avesse lampo"),
    (r"(?:la|lo) può attivare chiunque|chiunque (?:la |lo )?può attivar[el][ao]?",
     "Qualsiasi giocatore può attivare questa abilità"),
    (r"([.,]) (?:si innesca )?(?:solo|una volta sola|soltanto) (?:una volta )?(?:per|a|al|ogni) turno<end>", r"\1 ONCE"),
    (r"^(<when>\b.*)[.,] ONCE", r"\1. Questa abilità si innesca solo una volta per turno"),
    (r"[.,] ONCE", ". Attiva solo una volta per turno"),
    (r"\. solo (?:come (?:una )?stregoneria|quando puoi (?:fare|lanciare) (?:una )?stregoneri[ae])",
     ". Attiva solo come una stregoneria"),
    (r"\. solo (nel|durante il) tuo turno\b", ". Attiva solo durante il tuo turno"),
    (r"\. solo (?=se\b)", ". Attiva solo "),
    (r"(devono|deve) attaccare? (?:sempre|ogni turno|ogni combattimento)?,? ?se può",
     "attacca in ogni combattimento, se può farlo"),
    (r"attacca sempre,? se può\b", "attacca in ogni combattimento se può farlo"),
    (r"(come se) volasse\b", r"\1 avesse volare"),
    (r"ti deve attaccare (?:in )?(?:questo turno) se può", "ti attacca in questo turno, se può farlo"),
    (r"che possono bloccare (la creatura \w+) (?:lo|la) devono (?:fare|bloccare)", r"in grado di bloccare \1 lo fanno"),
)  # fmt: skip

_YOU_WOULD = r"(?:tu )?(?:stai per creare|crei|crea|dovresti creare|creeresti)"
_WOULD_CREATE = rf"se (?:{_YOU_WOULD}|(?:stanno per essere|verrebbero|vengono) create)"
_AN_EFFECT_WOULD = r"se un effetto (?:ti fa creare|sta per farti creare|ti farebbe creare)"
_SO_MANY = (
    r" (?:pedine|(?:delle|una o più|alcune|qualsiasi) pedin[ae])(?: sotto il tuo controllo)?,? (?:invece )?(?:ne )?"
    r"(?:cre[ai]|(?:viene|vengono) creat[oaie])(?:ne|l[ei])?(?: invece)? il (doppio|triplo)"
    r"(?: di quelle pedine| delle pedine| di esse)?(?:,? invece)?"
)
"""111.2, 614.1a: how people say that somebody would create tokens."""
_MOVES_IT = r"fall[aoei] tornare|riprendil[aoei]|(?:ri)?mettil[aoei]|(?:ri)?mescolal[aoei]"
"""What is done to something that would go elsewhere."""

INSTEAD: Sequence[tuple[str, str]] = (
    (r"se (una o più pedine) (verrebbero|vengono) create (?=sotto)", r"se \2 create \1 "),
    (r"se (?:stai per mettere|metti) (?:dei|uno o più) segnalini( \+1/\+1)? su (una creatura che controlli),? (?:invece )?ne "
     r"metti il doppio(?: invece)?",
     r"se uno o più segnalini\1 stanno per essere messi su \2, mettine invece il doppio su quella creatura"),
    (r"se (?:una )?carta (?:sta per|dovrebbe|deve) (?:andare|finire) (?:in un|al|nel) cimitero(?: da (?:qualunque "
     r"parte|qualsiasi parte|ovunque))?,? (?:la esili|esiliala|viene esiliata|va in esilio)(?: invece)?",
     "se una carta sta per essere messa in un cimitero da ovunque, invece esiliala"),
    (r"se una carta va (?:in un|al|nel) cimitero,? (?:viene esiliata|va in esilio|esiliala)(?: invece)?",
     "se una carta sta per essere messa in un cimitero da ovunque, invece esiliala"),
    (rf"{_AN_EFFECT_WOULD}{_SO_MANY}",
     r"se un effetto sta per creare una o più pedine sotto il tuo controllo, crea invece il \1 di quelle pedine"),
    (rf"{_WOULD_CREATE}{_SO_MANY}|<begin>cre[ai] (?:sempre )?il (doppio|triplo) delle pedine<end>",
     r"se una o più pedine stanno per essere create sotto il tuo controllo, viene creato invece il \1\2 di quelle pedine"),
    (r"\bse (muore),? (?=invece\b)", "se THIS sta per morire, "),
    (r"<begin>(?:se sta per morire,? )?(?:invece di morire,? (torna in mano)|(torna in mano) invece di morire)"
     r"(?: al (?:suo )?proprietario)?<end>",
     "se THIS sta per morire, invece falla tornare in mano al suo proprietario"),
    (rf",? ({_MOVES_IT}) invece (?=in\b|nell?a?\b|sul\b|sotto\b|TAPpat)", r", invece \1 "),
    (r",? (torna) invece (?=in mano\b)", r", invece \1 "),
    (r"(?<=invece )torna in mano(?: al (?:suo )?proprietario)?", "falla tornare in mano al suo proprietario"),
    (r"(?<=invece )(?:ri)?mescol(al[ao])(?= nel)", r"rimescol\1"),
    (r"una tua fonte\b", "una fonte che controlli"),
    (r"sta per fare\b", "sta per infliggere"),
    (r"un avversario o a un suo permanente\b", "un avversario o a un permanente controllato da un avversario"),
    (r"ne (?:fa|infligge) (?:invece )?il doppio(?: invece)?", "infligge invece il doppio di quel danno"),
    (r"ne previeni (<number>)<end>", r"previeni \1 di quel danno"),
    (r"(?:se )?(?:in questo turno )(quella creatura )(?:sta per morire|muore),? (?:esiliala|la esili)(?: invece)?",
     "se quella creatura sta per morire in questo turno, invece esiliala"),
    (r"^se (?:THIS |questa creatura )?sta per morire,? (?:la esili|esiliala)(?: invece)?",
     "se THIS sta per morire, invece esiliala"),
    (r"(?:in questo turno )?tutto il danno da combattimento viene prevenuto(?: (?:in )?questo turno)?",
     "previeni tutto il danno da combattimento di questo turno"),
    (r"previeni tutti i danni alle creature (?:in )?questo turno",
     "previeni tutto il danno che verrebbe inflitto alle creature in questo turno"),
    (r"previeni tutto il danno che gli verrebbe fatto", "previeni tutto il danno che verrebbe inflitto a THIS"),
    (r"tutto il danno (?:fatto a te|che ti fanno) (?:lo prende|va al?la?)\s?(?=la creatura)",
     "tutto il danno che ti verrebbe inflitto viene invece inflitto al"),
)  # fmt: skip

_TELLS_BACK = r"(?:ri)?mand[ai]|rispedisc[ia]|riport[ai]|rinvi[ai]|restituisc[ia]"
_TO_GIVE_BACK = r"(?:ri)?mandare|rispedire|riportare|rinviare|restituire"
_GIVES_IT_BACK = r"(?:ri)?mandal[aoei]|rispediscil[aoei]|riportal[aoei]|rinvial[aoei]|restituiscil[aoei]"
_WHAT = r"((?!in\b)[^.,:;\n]+?)"
_OWNERS = r"(?: (?:a|de)?(?:l|i) (?:(?:suo|loro|rispettivo|suoi|loro|rispettivi) )?proprietari(?:o\b|\b))?"
_HAND = rf"(?:in mano|(?:nel|al)la (?:(?:sua|loro) )?mano){_OWNERS}"
"""402.1: the hand of who owns it, as people say it."""
_ON_TOP = r"(in cima|in fondo) al (?:(?:suo|loro) )?(?:grimorio|mazzo)(?: del (?:suo )?proprietario)?"

_THERE = r"(?=\s*[.,;]|\s+(?:e|poi)\b|\s*$)"

RETURNS: Sequence[tuple[str, str]] = (
    (rf"(?<=: )(?:{_GIVES_IT_BACK}) {_HAND}<end>", "fai tornare THIS in mano al suo proprietario"),
    (rf"(?:{_GIVES_IT_BACK})( invece)? {_HAND}{_THERE}", r"falla tornare\1 in mano al suo proprietario"),
    (rf"\b(?:{_TELLS_BACK}) {_WHAT} {_HAND}{_THERE}", r"fai tornare \1 in mano al suo proprietario"),
    (rf"\b(?:{_TELLS_BACK}) {_HAND} {_WHAT}{_THERE}", r"fai tornare \1 in mano al suo proprietario"),
    (rf"\b(?:{_TELLS_BACK}) {_HAND} {_WHAT}( che controlli)?(?=:)", r"fai tornare \1 che controlli in mano al suo proprietario"),
    (rf"\b(?:{_TELLS_BACK}) {_WHAT}( che controlli)? {_HAND}(?=:)", r"fai tornare \1 che controlli in mano al suo proprietario"),
    (rf"\b(?:{_TO_GIVE_BACK}) {_WHAT} {_HAND}{_THERE}", r"far tornare \1 in mano al suo proprietario"),
    (rf"\b(?:{_TO_GIVE_BACK}) {_HAND} {_WHAT}{_THERE}", r"far tornare \1 in mano al suo proprietario"),
    (rf"\b(?:{_TELLS_BACK}) {_WHAT} {_ON_TOP}{_THERE}", r"metti \1 \2 al grimorio del suo proprietario"),
    (rf"<begin>((?:l['’]|la |il |lo )\w+ bersaglio(?: che [^.,:;]+?)?) torna {_HAND}{_THERE}",
     r"fai tornare \1 in mano al suo proprietario"),
    (r"(fa[ir] tornare (?:tutt[ei] |(?:fino a )?(?:due|tre|quattro|cinque|X) )[^.,:;]+? in mano) al suo proprietario",
     r"\1 ai rispettivi proprietari"),
)  # fmt: skip
"""402.1, 400.3: what goes back to a hand, whatever the verb."""

CHAINED: Sequence[tuple[str, str]] = (
    (r"(?<=: )(STAPpa|TAPpa|rigenera|esilia|sacrifica)l[ao]<end>", r"\1 THIS"),
    (r"rigenera quest[ao]<end>", "rigenera THIS"),
    (r"(?<=: )torna in mano<end>", "fai tornare THIS in mano al suo proprietario"),
    (r"(?<=: )riprendil[ao] in mano dal tuo cimitero<end>", "riprendi in mano THIS dal tuo cimitero"),
    (r"^(?:ci|gli|le) metti (un segnalino [\w+/-]+):", r"metti \1 su THIS:"),
    (r"<begin>rimuovi (<number>) (segnalin[oi] [+-]1/[+-]1)<end>", r"rimuovi \1 \2 da THIS"),
    (r"(pesca [^,.:]+), scarta", r"\1, poi scarta"),
    (r"(se controlli un[\w'’]* ?[\w]+) (?=(?:infligge|pesca|guadagni|crea|perdi)\b)", r"\1, "),
    (r", poi (distruggi|esilia) (?=tutt)", r". Poi \1 "),
    (r"se potenziat[ao],? ", "se SPELL è stata potenziata, "),
    (r" e puoi (?:cambiare|cambiarne|scegliere)(?: i| nuovi)? bersagli<end>", ". Puoi scegliere nuovi bersagli per la copia"),
    (r"rimescola il (?:tuo )?cimitero nel (?:tuo )?grimorio", "rimescola il tuo cimitero nel tuo grimorio"),
    (r"guarda le prime (<number>)(?: carte)? del (?:tuo )?(?:grimorio|mazzo)(?:,? e|,|, poi) rimettil[ei](?: a posto| in cima)? "
     r"(?:nell['’]ordine che vuoi|in qualsiasi ordine)", r"guarda le prime \1 carte del tuo grimorio, poi rimettile a posto "
      r"in qualsiasi ordine"),
    (r"puoi mescolare\b", "puoi rimescolare"),
    (r"cerca<library> fino a (<number>) (?:carte )?terr[ae] base<library>,? (?:e )?mettil[ei] <field>( tappate)?<and shuffle>",
     r"passa in rassegna il tuo grimorio per fino a \1 carte terra base, mettile sul campo di battaglia\2, poi rimescola"),
    (r"[,.;]? ?(?:e )?se lo fai,? ", ". Se lo fai, "),
    (r"<begin>si rigenera<end>", "rigenera THIS"),
    (r"(questa creatura|questo artefatto|quest[ao]) si rigenera<end>", "rigenera THIS"),
    (r"(?:ci|gli|le) metti (?:su |sopra )?(<number> segnalin[oi] [\w+/-]+)(?=\s*(?:[.,;]|fino|$))", r"metti \1 su THIS"),
    (r"(?:ci|gli|le) metti (?:su |sopra )?(?:un )?(segnalin[oi] [\w+/-]+(?: improvviso| vitale| letale| "
     r"attacco)?|\+1/\+1)(?=\s*(?:[.,;]|fino|$))",
     r"metti un \1 su THIS"),
    (r"ci metti (?:su |sopra )?altrettanti segnalini (\w+|\+1/\+1)", r"metti altrettanti segnalini \1 su THIS"),
    (r"metti un un segnalino", "metti un segnalino"),
    (r"metti un (\+1/\+1|-1/-1)\b", r"metti un segnalino \1"),
    (r"un (\+1/\+1) su\b", r"un segnalino \1 su"),
    (r"su (?:di )?(?:lui|lei|questa|questo)(?=\s*(?:[.,;]|$))", "su THIS"),
    (r"quest[ao] (?=(?:prende|ha|attacca|entra|muore|può|non|infligge|perde)\b)", "THIS "),
    (r"finché (?:quest[ao] )?(?:resta|rimane|è) (?:in gioco|in campo|sul campo(?: di battaglia)?)",
     "finché THIS non lascia il campo di battaglia"),
    (r"finché controlli (?:questa|questo)\b", "fintanto che controlli THIS"),
    (r"^(?:nel|durante il) tuo turno,? (ha|prende|vola)\b", r"fintanto che è il tuo turno, THIS \1"),
    (r"^(?:se|finché|fintanto che) (?:controlli|hai) ((?:un['’]altra|un altro|un['’]|un[ao]?|<number>) ?[\w ]+?),? (ha|prende)\b",
     r"fintanto che controlli \1, THIS \2"),
    (r"^(?:ha|prende) (<size>) (?:se|finché|fintanto che) (?=hai|controlli|è)", r"THIS prende \1 fintanto che "),
    (r"^((?:ha|prende) [^,.:]+?) (?:nel|durante il) tuo turno<end>", r"THIS \1 fintanto che è il tuo turno"),
    (r"(incantata) (?:ha|prende) (<size>) (?:se|finché) (?=è|controlli|hai)", r"\1 prende \2 fintanto che "),
    (r"^(?:finché|se|fintanto che) (?:THIS |questa creatura )?(è \w+),? (ha|prende)\b", r"fintanto che THIS \1, \2"),
    (r"finché (?=la creatura|un|hai|è)", "fintanto che "),
    (r",? (?:sennò|altrimenti|se no) (<size>)", r". Altrimenti, prende \1"),
    (r"[,.]? (?:e )?(?:resta|rimane|è ancora) una terra\b", ". È ancora una terra"),
    (r"(diventa|diventano) un (<Type>(?: <Type>)? [0-9]+/[0-9]+)", r"\1 una creatura \2"),
    (r",? (?:e |poi |e poi )?STAPpal[ei](?=\s*(?:[.,]|e\b|$))", ". STAPpa quelle creature"),
    (r",? (?:e |poi |e poi )?STAPpal[ao](?:,| e| e poi|, e) (?:fino alla fine del turno |fino a fine turno "
     r")?(?=(?:prende|ha|guadagna)\b)",
     ". STAPpa quella creatura. "),
    (r",? (?:e|poi|e poi) STAPpal[ao](?=\s*(?:[.,]|e\b|$))", ". STAPpa quella creatura"),
    (r"<begin>torna <field>((?: tappat[ao])?)(?: dal tuo cimitero)?<end>",
     r"rimetti sul campo di battaglia THIS dal tuo cimitero\1"),
    (r"(?<=: )riprendil[ao] in mano<end>", "fai tornare THIS in mano al suo proprietario"),
    (r"<begin>rimuovi (<number>) (segnalin[oi] \w+)<end>", r"rimuovi \1 \2 da THIS"),
    (r"togliere?(?=l[ao])", "rimuover"),
    (r"<begin>scarta la mano\b", "scarta la tua mano"),
    (r"(forza|costituzione) (è|sono) il numero\b", r"\1 \2 pari al numero"),
    (r"se è ((?:s)?tappat[ao])\b", r"se THIS è \1"),
    (r"((?:prende|ha) <size>), (?=<given>)", r"\1 e ha "),
    (r"(prende [^.,:]*?per ogni [^.,:]+?) e (?=<given>)", r"\1 e ha "),
    (r"((?:prendono|hanno) <size>), (?=<given>)", r"\1 e hanno "),
    (r"(prendono [^.,:]*?per ogni [^.,:]+?) e (?=<given>)", r"\1 e hanno "),
    (r"(se SPELL è stata (?:lanciata da un cimitero|potenziata)),? (?!entra|invece|ha|[^.]* invece)(?=\w)", r"\1, invece "),
    (r"(se SPELL è stata potenziata),? (?=entra)", r"\1, "),
    (r",? e scarta una carta(?=\s*(?:\.|$))", ", poi scarta una carta"),
    (r"ed? (profetizza|sorveglia) ([0-9]+)<end>", r". \1 \2"),
    (r"[,.]? a(?:lla)? fine (?:del )?turno,? (sacrifica|esilia)l[ao]", r". \1la all'inizio della prossima sottofase finale"),
    (r"[,.] (?:lo|la) esili\b", ", esiliala"),
    (r"(?:dopo questo turno,? (?:ne )?(?:fai|giochi|infligge) un altro|fai un altro turno dopo questo)", "gioca un turno extra"),
    (r"(?:c['’]è un altro|hai un altro) combattimento(?: e poi un['’]altra fase principale)?",
     "c'è una fase di combattimento addizionale seguita da una fase principale addizionale"),
    (r"dopo questa fase c['’]è una", "dopo questa fase, c'è una"),
    (r"scegli una delle due\s*[:-]", "scegli uno:"),
    (r",? e se vuoi cambi i bersagli(?: della copia)?", ". Puoi scegliere nuovi bersagli per la copia"),
    (r",? (?:solo|tranne) che (?:in più )?ha\b", ", tranne che ha"),
    (r"(?:la|lo) puoi far entrare come (?:una )?copia di", "puoi far entrare THIS come copia di"),
    (r"(?<=copia di una creatura) (?:che (?:c['’]è|sta|è) )?(?:in gioco|in campo|sul campo(?: di battaglia)?)",
     " sul campo di battaglia"),
    (r"cerca (nel tuo grimorio|nel grimorio|nel mazzo) una (creatura|terra base|terra)( \w+)?,? (?:la fai vedere|rivelala),? "
     r"(?:e )?(?:la prendi|prendila|mettila|la metti) in mano(?:,? e rimescola)?",
     r"passa in rassegna il tuo grimorio per una carta \2\3, rivelala, aggiungila alla tua mano, poi rimescola"),
    (r"cerca (?:nel tuo grimorio|nel grimorio|nel mazzo) una (creatura|terra base|terra)( \w+)?,? (?:e )?(?:la "
     r"metti|mettila) <field>(?:,? e rimescola)?",
     r"passa in rassegna il tuo grimorio per una carta \1\2, mettila sul campo di battaglia, poi rimescola"),
    (r"(guarda le prime <number>)(?: carte)? del (?:mazzo|grimorio|tuo grimorio)[,.] (?:una in mano|ne prendi una in mano|ne "
     r"metti una in mano)",
     r"\1 carte del tuo grimorio, mettine una in mano"),
    (r"guarda le prime (<number>) carte del tuo grimorio, mettine una in mano e (?:metti )?(?:le altre|il resto) in fondo "
     r"(?:a caso|in ordine casuale)<end>",
     r"guarda le prime \1 carte del tuo grimorio. Aggiungine una alla tua mano e metti le altre in fondo al tuo grimorio in "
      r"ordine casuale"),
    (r"macina metà del (?:suo )?grimorio,? arrotondato per difetto", "macina metà del suo grimorio, arrotondata per difetto"),
    (r"un avversario bersaglio rivela la mano, scegli un (artefatto|\w+) o una (creatura) e esiliala",
     r"un avversario bersaglio rivela la sua mano. Scegli una carta \1 o \2 da quella mano. Esilia quella carta"),
)  # fmt: skip

CLAUSES = (*RETURNS, *AMOUNTS, *WHO, *CARDS, *WHOSE, *INSTEAD, *EVENTS, *LIMITS, *AIMED_AT, *CHAINED)
"""All of them, as they are applied."""
