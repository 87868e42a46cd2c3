"""What people say in place of the words that cards print, as a table: the words of the table, and those that are printed.

In the left column ``<number>`` and the like stand for what `PARTS` says; what stands in round brackets comes back as ``\\1``, and a
capital is a capital. In the right column ``THIS`` is the card itself. The rows are tried in their order, each on what the ones
before it made.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from scenarios.cardtext.spoken_clauses.table import CLAUSES

PARTS = {
    "number": r"(?:[0-9]+|X|un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)",
    "size": r"[+-][0-9X]+/[+-][0-9X]+",
    "thing": r"(?:creatura|magia|permanente|artefatto|incantesimo|terra|planeswalker|giocatore|avversario|carta|abilità)",
    "Type": r"(?-i:[A-ZÈ])[\w']+",
    "begin": r"(?:(?<=^)|(?<=[:.,] ))",
    "end": r"(?=\s*(?:[.,;]|$))",
    "when": r"(?:quando|ogniqualvolta)",
    "field": r"(?:sul campo di battaglia|in campo|in gioco|sul campo)",
    "library": r"(?: (?:nel|dal) (?:tuo )?grimorio)?",
    "and shuffle": r"(?:,? (?:e|poi) (?:ri)?mescola(?: il grimorio)?)?",
    "opponents": r"(?:degli avversari|dei tuoi avversari|dell['’]avversario|avversari[aeo]?|nemic(?:a|o|he|i))",
    "given": r"(?:volare|travolgere|cautela|rapidità|anti-malocchio|legame vitale|attacco improvviso|doppio attacco|tocco letale|"
    r"minacciare|indistruttibile|raggiungere|protezione)\b",
    "keyword": r"[a-zà-ù]+(?: (?:da|dal|dai|dalle|dagli) \w+| \w+)?",
}

_THIS_TURN = "in questo turno"

VERBS: Sequence[tuple[str, str]] = (
    (r"mazzo\b", "grimorio"),
    (r"cerchi\b", "cerca"),
    (r",? (?:e )?la metti (in mano|<field>)", r" e mettila \1"),
    (r",? (?:e |poi |e poi )?(?:ri)?mescoli\b", " e mescola"),
    (
        r"(<when>) (muore|entra|attacca|blocca) "
        r"((?:un['’]altra|una|un altro|un) (?:tu[ao] )?(?!giocatore|avversario)[a-zà-ù]+(?: avversari[ao])?)\b",
        r"\1 \3 \2",
    ),
    (
        r"(<when>) ti entra ((?:un['’]altra|un altro|un[ao]?) (?:<Type>|[a-zà-ù]+))",
        r"\1 \2 entra sotto il tuo controllo",
    ),
    (r"(<when>) ti muore ((?:un['’]altra|un altro|un[ao]?) (?:<Type>|[a-zà-ù]+))", r"\1 \2 che controlli muore"),
    (r"non si (può|possono) (neutralizz|rigener)are\b", r"non \1 essere \2at@"),
    (r"non attacca (?:e non|né) blocca\b", "non può attaccare né bloccare"),
    (r"(?:sono|è|diventa|diventano) indistruttibil[ei]\b", "ha@ indistruttibile"),
    (r"che vola(?:no)?\b", "con volare"),
    (r"ugual[ei] al\b", "pari al"),
    (
        r"\bun(?:a|o|['’])? ?(creatura|permanente|artefatto|incantesimo|terra|planeswalker) qualsiasi\b(?! bersaglio)",
        r"qualsiasi \1",
    ),
    (r"pescane (?:invece (<number>)|(<number>) invece)", r"pesca invece \1\2 carte"),
    (r"(?<!fintanto )che hai\b(?! \w+[ts]o\b| in mano)", "che controlli"),
    (r"(?:prende|riceve) (un segnalino|<number> segnalini) (\+1/\+1)", r"metti \1 \2 su THIS"),
    (r"metti(?:le|gli|ci|cene)(?: sopra)? (un segnalino|<number> segnalini) (\+1/\+1)", r"metti \1 \2 su THIS"),
    (r"peschi e (?:poi )?scarti\b", "pesca una carta, poi scarta una carta"),
    (r"fa(?:nno)? (<number>) dann(o|i)\b", r"infligge \1 dann\2"),
    (r"fa(?:nno)? danno\b", "infligge danno"),
    (r"<begin>(?=<number> dann[oi]\b)", "infligge "),
    (r"ogni volta che\b", "ogniqualvolta"),
    (r"<begin>(?=<size>(?: |[.,]|$))", "prende "),
    (r"ottiene (?=[+-])", "prende "),
    (r"ottengono (?=[+-])", "prendono "),
    (r"ha (<size>)", r"prende \1"),
    (r"hanno (<size>)", r"prendono \1"),
    (r"(prende <size>),? e (?!ha\b|non\b|perde\b|guadagna\b|diventa\b|può\b)(?=\w)", r"\1 e ha "),
    (r"(prendono <size>),? e (?!hanno\b|non\b|perdono\b|guadagnano\b|diventano\b|possono\b)(?=\w)", r"\1 e hanno "),
    (r"prende (?![+-])(?!il\b|un|tutt|parte\b|controllo\b)(?=[a-z])", "ha "),
    (r"prendono (?![+-])(?!il\b|un|tutt|parte\b|controllo\b)(?=[a-z])", "hanno "),
    (
        r"subisce (?:del )?danno, metti altrettanti segnalini \+1/\+1(?: su .+?)?<end>",
        "a THIS viene inflitto danno, metti altrettanti segnalini +1/+1 su di essa",
    ),
    (r"esce (?:di|dalla) fase\b", "scompare"),
    (r"escono (?:di|dalla) fase\b", "scompaiono"),
    (r"<begin>distrugge\b", "distruggi"),
    (r"<begin>mette\b", "metti"),
    (r"<begin>rimette\b", "rimetti"),
    (r"<begin>previene\b", "previeni"),
    (r"<begin>aggiunge\b", "aggiungi"),
    (r"<begin>(?:guadagna|guadagni|prende|ottieni) il controllo\b", "prendi il controllo"),
    (r"(?<!ogniqualvolta )(?<!quando )peschi\b", "pesca"),
    (r"crei\b", "crea"),
    (r"neutralizzi\b", "neutralizza"),
    (r"esili\b", "esilia"),
    (r"scarti\b", "scarta"),
    (r"<begin>pesca(?=\.?$)", "pesca una carta"),
    (r"(avversario|giocatore) pesca(?=[,.]|$)", r"\1 pesca una carta"),
)

NOUNS: Sequence[tuple[str, str]] = (
    (r"a(?:d)? (?:un )?bersaglio(?: qualsiasi| qualunque| a (?:tua )?scelta)?(?=\s*(?:[.,;]|e\b|in\b|$))",
     "a un qualsiasi bersaglio"),
    (r"a (?:qualsiasi|qualunque|un qualunque) bersaglio\b", "a un qualsiasi bersaglio"),
    (r"a (?:chi|quello che) vuoi\b", "a un qualsiasi bersaglio"),
    (r"magie che non sono creatur[ae]\b", "magie non creatura"),
    (r"con una (?=che (?:non )?controlli)", "con una creatura "),
    (r"crea un[ao]? ((?-i:[A-ZÈ])[\w']+) (?=[0-9]+/[0-9]+)", r"crea una pedina creatura \1 "),
    (r"(<number> dann[oi] a (?:una creatura|un giocatore|un avversario|un planeswalker))(?=\s*(?:[.,;]|e\b|$))", r"\1 bersaglio"),
    (r"(?<=dann[oi] )a una creatura o (?:a )?(?:un )?giocatore(?: bersaglio)?\b", "a un qualsiasi bersaglio"),
    (r"(distruggi|esilia|neutralizza|tappa|stappa|copia|rimbalza|rigenera|controllo di|tornare) (?=<thing>(?: \w+)? bersaglio)",
     r"\1 un@ "),
    (r"(?:fino a(?:lla)?|sino a(?:lla)?) fine (?:del )?turno\b|per (?:questo|il) turno\b", "fino alla fine del turno"),
    (r"(entra|entrano|entri) <field>", r"\1 nel campo di battaglia"),
    (r"(lascia(?:no)?) (?:il campo|il gioco)\b(?! di)", r"\1 il campo di battaglia"),
    (r"(?:in campo|in gioco)\b", "sul campo di battaglia"),
    (r"in mano al proprietario\b", "in mano al suo proprietario"),
    (r"in mano ai proprietari\b", "in mano ai loro proprietari"),
    (r"(?<!in )(?<!di )(?<!del )(?<!fino a )questo turno\b", "in questo turno"),
    (r"1 vita\b", "1 punto vita"),
    (r"(<number>) vita\b", r"\1 punti vita"),
    (r"(guadagn\w+|perd\w+) vit[ae]\b", r"\1 punti vita"),
    (r"ne (guadagni|perdi) (<number>)\b", r"\1 \2 punti vita"),
    (r"pari alla (forza|costituzione)\b(?! di| della| del)", r"pari alla sua \1"),
    (r"(le|gli|i) (?:altr[ei] tu(?:e|oi)|tu(?:e|oi) altr[ei]) (\w+(?: <Type>)?)", r"\1 altr@ \2 che controlli"),
    (r"(le|i) tu(?:e|oi) (creature(?: <Type>)?|terre|artefatti|permanenti|pedine|<Type>)(?! che)", r"\1 \2 che controlli"),
    (r"(un['’]altra|una) tua (creatura|terra|pedina)( bersaglio)?\b", r"\1 \2\3 che controlli"),
    (r"(un altro|un) tuo (permanente|artefatto|incantesimo)( bersaglio)?\b", r"\1 \2\3 che controlli"),
    (r"(creatura|terra|pedina)( bersaglio)? <opponents>", r"\1\2 controllata da un avversario"),
    (r"(permanente|artefatto|incantesimo)( bersaglio)? <opponents>", r"\1\2 controllato da un avversario"),
    (r"creature <opponents>", "creature controllate dai tuoi avversari"),
    (r"magie <opponents>", "magie lanciate dai tuoi avversari"),
    (r"le tue magie\b(?! che)", "le magie che lanci"),
    (r"(pedin[ae]) (?!creatura\b)(?=<Type>(?: <Type>)* [0-9]+/[0-9]+)", r"\1 creatura "),
    (r"pedina creatura (<Type>(?: <Type>)* [0-9]+/[0-9]+)(?=\s*(?:[.,;]|con\b|e\b|che\b|$))", r"pedina creatura \1 incolore"),
    (r"pedine creatura (<Type>(?: <Type>)* [0-9]+/[0-9]+)(?=\s*(?:[.,;]|con\b|e\b|che\b|$))", r"pedine creatura \1 incolori"),
    (r"fase finale\b", "sottofase finale"),
    (r"lanci (?:un )?istantaneo o (?:una )?stregoneria\b", "lanci una magia istantaneo o stregoneria"),
    (r"(?<!rimuovi un )(?<!rimuovi )(?:\bun )?segnalin[oi] (Tesoro|Cibo|Indizio|Sangue)\b", r"una pedina \1"),
    (r"(crea) un (Tesoro|Indizio|Cibo)\b", r"\1 una pedina \2"),
    (r"(crea) (<number>) (Tesor|Cib)i\b", r"\1 \2 pedine \3o"),
    (r"(crea) (<number>) Indizi\b", r"\1 \2 pedine Indizio"),
)  # fmt: skip

COSTS: Sequence[tuple[str, str]] = (
    (r"^([0-9]+)(?: mana)?(?=, ?(?:\{T\}|TAP|tap))", r"{\1}"),
    (r"^(?:TAP|tap|tappa|tappal[ao]|gira|giral[ao])(?=[:,])", "{T}"),
    (r"(?<=[}],) (?:TAP|tap|tappa|tappal[ao])(?=[:,])", " {T}"),
    (r"\{(?:TAP|tap)\}", "{T}"),
    (r"\{(?:STAP|stap)\}", "{Q}"),
    (r"^(?:costo|paga) ([0-9]+)(?: mana)?(?=[:,])", r"{\1}"),
    (r"^([0-9]+)(?=[:,])", r"{\1}"),
    (r"(TAPpat[ao]) per (?:il )?mana\b", r"\1 per attingere mana"),
    (r"(aggiunge (?:un )?\{[WUBRGC]\}) in più\b", r"\1 addizionale"),
    (r"(pag\w+) ([0-9]+)(?: mana)?(?=\s*(?:[.,;:]|o\b|e\b|per\b|$))", r"\1 {\2}"),
    (r"(cost(?:a|ano)) ([0-9]+)(?: mana)? in (più|meno)", r"\1 {\2} in \3"),
    (r"(costano \{[0-9]+\} in (?:più|meno))(?! per essere)", r"\1 per essere lanciate"),
    (r"(costa \{[0-9]+\} in (?:più|meno))(?! per essere)", r"\1 per essere lanciata"),
    (r"^costa (?=\{[0-9]+\} in meno)", "questa magia costa "),
    (r"aggiungi ((?-i:[WUBRGC]){1,6})(?=\s*(?:\.|$))", r"aggiungi \1@"),
    (r"^((?-i:[WUBRGC]{1,5}))(?=[:,])", r"\1@"),
    (r", tappal?[ao]? e sacrifical[ao](?=:)", ", {T}, Sacrifica THIS"),
    (r"(?<!attiva),? solo (?:quando potresti lanciare|come) una stregoneria", ". Attiva solo come una stregoneria"),
    (r"[,.] equipaggiare ([0-9]+)@?$", r"\nEquipaggiare {\1}"),
    (r"^come costo aggiuntivo,? (?!per)", "come costo addizionale per lanciare questa magia, "),
    (r"a meno che (?:l['’]avversario |il controllore )?non paghi ", "a meno che il suo controllore non paghi "),
)  # fmt: skip

CONSTRUCTIONS: Sequence[tuple[str, str]] = (
    (r"^([a-zà-ù-]+(?: [a-z]+){0,2})((?:, [a-zà-ù-]+(?: [a-z]+){0,2})*) e ([a-zà-ù-]+(?: [a-z]+){0,2})\.?$", r"\1\2, \3"),
    (r"^(?:entra|può entrare|puoi farl[ao] entrare) come (?:una )?copia di una creatura(?: sul campo di battaglia)?",
     "puoi far entrare THIS come copia di una creatura sul campo di battaglia"),
    (r"divisi a (?:tua )?scelta\b", "suddivisi a tua scelta"),
    (r"^(come costo addizionale per lanciare questa magia, [^.]+\.) ", "\\1\n"),
    (r"pedina copia di\b", "pedina che è una copia di"),
    (r"(copia una magia .+?), (?:e )?puoi scegliere nuovi bersagli(?: per la copia)?",
     r"\1. Puoi scegliere nuovi bersagli per la copia"),
    (r", (?:e )?stappal[ao]\b", ". STAPpala"),
    (r"(stappal[ao]),? (?:e )?(?:ha|guadagna) rapidità\b", r"\1. Ha rapidità"),
    (r"<begin>guadagna (rapidità|travolgere|volare|doppio attacco|attacco improvviso)\b", r"ha \1"),
    (r"a meno che non controlli\b", "a meno che tu non controlli"),
    (r"[,;] (?=non (?:può|possono) essere rigenerat)", ". "),
    (r"[,.;] se (?:quella creatura )?(?:muore|morirebbe|dovesse morire|sta per morire)(?: in questo turno)?,? (?:invece )?"
     r"(?:esilial[ao]|va in esilio|viene esiliat[ao])(?: invece)?",
     ". Se quella creatura sta per morire in questo turno, invece esiliala"),
    (r"vigilanza\b", "cautela"),
    (r"celerità\b", "rapidità"),
    (r"una creatura che controlli lotta con una creatura (che non controlli|controllata da un avversario)\b",
     r"una creatura bersaglio che controlli lotta con una creatura bersaglio \1"),
    (r"imbloccabil[ei]\b", "non può essere bloccata"),
    (r"rimbalza (.+?)<end>", r"fai tornare \1 in mano al suo proprietario"),
    (r"rimetti in mano tutt([ei]) (.+?)<end>", r"fai tornare tutt\1 \2 in mano ai loro proprietari"),
    (r"tutte le creature tornano in mano ai loro proprietari", "fai tornare tutte le creature in mano ai loro proprietari"),
    (
        r"(?:rianima|(?:ri)?mett[ie](?: <field>)?) una (?:carta )?creatura(?: bersaglio)? dal (?:tuo )?cimitero(?: <field>)?",
        "rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero",
    ),
    (r"finché (?=controlli|hai|sei|è il tuo)", "fintanto che "),
    (r"finché (?:questa|questo)?\s*non lascia il campo(?: di battaglia)?", "finché THIS non lascia il campo di battaglia"),
    (r"fino a quando (?:questa|questo)?\s*non lascia il campo(?: di battaglia)?", "finché THIS non lascia il campo di battaglia"),
    (r"previeni tutto il danno da combattimento(?: in| di| del| per)?(?: questo)? turno",
     f"previeni tutto il danno da combattimento che verrebbe inflitto {_THIS_TURN}"),
    (r"previeni i prossimi (<number>) danni (a .+?)(?: in questo turno)?<end>",
     r"previeni i prossimi \1 danni che verrebbero inflitti \2 in questo turno"),
    (r"^incantare creatura[.,;] ", "incantare creatura\n"),
    (r"^(?!(?:quando|ogniqualvolta|all['’]inizio|se|fin\w+)\b)(.+?), (?=(?:il suo|il loro|la sua) (?:controllore|proprietario)\b)",
     r"\1. "),
    (r"cerca<library> una (?:carta )?(terra base|terra|creatura|artefatto|incantesimo|carta)<library>,? (?:e )?mettil[ao] "
     r"<field>( tappat[ao])?<and shuffle>",
     r"passa in rassegna il tuo grimorio per una carta \1, mettila sul campo di battaglia\2, poi rimescola"),
    (r"cerca<library> una (?:carta )?(terra base|terra|creatura|artefatto|incantesimo|istantaneo)<library>,? (?:e )?"
     r"(?:mettil[ao]|prendil[ao]) in mano<and shuffle>",
     r"passa in rassegna il tuo grimorio per una carta \1, rivelala, aggiungila alla tua mano, poi rimescola"),
    (r"cerca<library> una carta<library>,? (?:e )?(?:mettila|prendila) in mano<and shuffle>",
     "passa in rassegna il tuo grimorio per una carta, aggiungila alla tua mano, poi rimescola"),
    (r"guarda le prime (<number>) carte del (?:tuo )?grimorio[,.] (?:mettine|aggiungine|prendine) una (?:in|alla tua) mano e "
     r"(?:metti )?(?:le altre|il resto) in fondo(?: al (?:tuo )?grimorio)?(?: in qualsiasi ordine| nell['’]ordine che "
      r"vuoi)?(?! in ordine)",
     r"guarda le prime \1 carte del tuo grimorio. Metti una di esse nella tua mano e le altre in fondo al tuo grimorio in "
     "qualsiasi ordine"),
    (r"scarta la mano\b", "scarta la propria mano"),
    (r"scegli uno\s*[:-]\s*(.+?)(?:; |, | )(?:o|oppure) (?=\w+)", "scegli uno —\n• \\1.\n• "),
    (r"(?:gioca|fai|prendi) un turno (?:extra|aggiuntivo|in più)(?: dopo questo)?", "gioca un turno extra dopo questo"),
    (r"mette le prime (<number>) carte del(?: suo)? grimorio nel(?: suo)? cimitero", r"macina \1 carte"),
    (r"macina ([0-9]+)(?! cart)", r"macina \1 carte"),
    (r"proliferare(?=\s*\.?$)", "prolifera"),
    (r"(?:deve attaccare|attacca) (?:ogni|a ogni|in ogni) turno,? se può", "attacca in ogni combattimento, se può farlo"),
    (r"può bloccare una creatura in più(?: ogni turno)?", "può bloccare una creatura addizionale in ogni combattimento"),
    (r"non si (?:stappa|TAPpa) durante il (?:tuo|suo) (?:stap|STAP|untap|stappo)", "non STAPpa durante il tuo STAP"),
    (r"<when> viene bloccat[ao]|<when> diventa bloccat[ao]", "ogniqualvolta THIS viene bloccata"),
    (r"(<when>) (?:viene|è) sacrificat[ao]", r"\1 sacrifichi THIS"),
    (r"(muore|cimitero),? torna in mano(?: al (?:suo )?proprietario)?", r"\1, falla tornare in mano al suo proprietario"),
    (r"muore,? torna sul campo di battaglia\b", "muore, rimettila sul campo di battaglia"),
    (r"^(?:se|quando) (?:THIS )?(?:sta per|dovesse) morire,? (?:esilial[ao]|va in esilio|viene esiliat[ao])(?: invece)?",
     "se THIS sta per morire, esiliala invece"),
    (r"(?:fanno|fate) lottare\b", "lottano"),
    (r"cerca nel(?: tuo)? grimorio (una|fino a <number>) cart(a|e)\b", r"passa in rassegna il tuo grimorio per \1 cart\2"),
    (r"pungola\b", "sprona"),
    (r"ha (?:ogni tipo|tutti i tipi) di terra base\b", "è di ogni tipo di terra base"),
    (r"(?:hanno|sono) (?:ogni tipo|tutti i tipi) di terra base\b", "sono di ogni tipo di terra base"),
    (r"(questa Classe) (?:raggiunge il|arriva al|sale al|passa al) livello ([0-9]+)", r"\1 diventa di livello \2"),
    (r"(?:tranne|eccetto|salvo) che (?:la pedina|la copia|quella pedina|essa) (?=non è|è|ha)", "tranne che "),
    (r"(ha|hanno) forza base e costituzione base (?:pari )?(?:ciascuna |entrambe )?(?:pari )?a",
     r"\1 forza e costituzione base pari a"),
    (r"perdono le abilità\b", "perdono tutte le abilità"),
    (r"perde le abilità\b", "perde tutte le abilità"),
    (r"(non (?:può|puoi|possono) (?:vincer|perder))la\b", r"\1e la partita"),
    (r"(?:i danni|il danno) in eccesso (?:(?:vengono|viene) (?:invece )?inflitt[io]|va(?:nno)?)(?: invece)? al (?:suo )?controllore"
     r"(?: di (?:quella creatura|essa))?(?: invece)?",
     "il danno in eccesso viene invece inflitto al controllore di quella creatura"),
    (r"(?:un[ao]? (?:solo|unico) bersaglio|un bersaglio (?:solo|singolo))\b", "un singolo bersaglio"),
    (r"dopo questa fase(?: di combattimento)?,? (?:c['’]è|ne viene|fai) un['’]altra fase di combattimento",
     "dopo questa fase, c'è una fase di combattimento addizionale"),
    (r"(attacca),? c['’]è un['’]altra fase di combattimento", r"\1, c'è una fase di combattimento addizionale dopo questa fase"),
)  # fmt: skip

_SOMETHING = (
    r"\b(?:una?|un['’]|ogni|quella|quel|quell['’]|crea) ?(?:altr[ao] )?(?:creatur|pedin|permanent|artefatt|cart|magi)"
)
"""What a pronoun behind it may mean: then it is not the card itself."""
OF_ITSELF: Sequence[tuple[str, str]] = (
    (r"su (?:di sé|se stess[oa]|sé stess[oa]|quest[ao])<end>", "su THIS"),
    (rf"^((?:(?!{_SOMETHING}).)*?) su di (?:essa|esso|lei|lui)<end>", r"\1 su THIS"),
    (r"sacrifical[ao](?=\s*:)", "Sacrifica THIS"),
    (r"(mantenimento),? paga (\{[^ ]+) o sacrifical[ao]", r"\1, sacrifica THIS a meno che non paghi \2"),
    (r"^(all['’]inizio [^,.]*),? (sacrifica|esilia|distruggi|TAPpa|STAPpa)l[ao]\b", r"\1, \2 THIS"),
    (r"rigenera(?:l[ao])?<end>", "rigenera THIS"),
    (r"(<when>) (?:viene|è) (?:pres[ao] di mira|bersagliat[ao])\b", r"\1 THIS diventa bersaglio di una magia o abilità"),
    (r"(<when>) diventa bersaglio(?! di)\b", r"\1 THIS diventa bersaglio di una magia o abilità"),
    (r"(?:la sua )?forza e (?:la sua )?costituzione (?:sono )?(?:entrambe )?pari\b",
     "la forza e la costituzione di THIS sono pari"),
    (r"^la sua (forza|costituzione)\b", r"la \1 di THIS"),
)  # fmt: skip


def _pattern(said: str) -> re.Pattern[str]:
    for part, words in PARTS.items():
        said = said.replace(f"<{part}>", words)
    return re.compile(rf"\b(?:{said})" if said[0].isalpha() else said, re.IGNORECASE)


PHRASES = tuple(
    (_pattern(said), printed)
    for table in (CLAUSES, VERBS, COSTS, NOUNS, CONSTRUCTIONS, OF_ITSELF)
    for said, printed in table
)
"""All of them, as they are applied."""
