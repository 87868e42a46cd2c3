"""102, 108.3, 109.4: how people say who does something, and whose something is."""

from __future__ import annotations

from collections.abc import Sequence

_PERMANENT = r"(?:creatur|terr|artefatt|permanent|incantesim|planeswalker|pedin)[aeio]?"

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
