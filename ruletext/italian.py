"""Words of Italian rules text as search sees them: tokens, without accents, without articles, and reduced to their stems.

The same for what is indexed and for what is asked, so that 'priorita' finds 'priorità' and 'muoiono' finds 'morire'.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ruletext import spoken
from ruletext.stemming import stem

VERSION = 5
"""To be raised whenever the same text gives other terms than before: indexes built with another version are old."""

TOKEN = re.compile(
    r"\{[^{}\s]{1,12}\}"  # a symbol: {T}, {2/W}
    r"|[1-9]\d\d\.\d{1,3}[a-z]{0,2}(?![a-z])"  # the number of a rule
    r"|[+-]\d{1,3}/[+-]\d{1,3}|\d{1,3}/\d{1,3}"  # counters, power and toughness
    r"|\d+"
    r"|[^\W\d_]+(?:[\u0300-\u036f]+[^\W\d_]*)*"
)

LONGEST = 40
"""How many characters of a word count: longer ones are no words."""

_STOP = """
    il lo la i gli le l un uno una
    di d a ad da in con su per tra fra
    del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall
    nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull
    e ed o od che c m t s v n quell quest ci mi ti si vi
"""
STOP = frozenset(_STOP.split())
"""Articles, prepositions and what is left of them before an apostrophe. What tells rules apart (non, se, sei, faccia) stays."""

_IRREGULAR = """
    morire: muoio muori muore muoiono muoia muoiano mori morto morta morti morte morendo morira moriranno moriva moribonda
    sacrificare: sacrifica sacrifico sacrifichi sacrificano sacrificato sacrificata sacrificati sacrificate
    sacrificare: sacrificio sacrifici
    distruggere: distrugge distruggi distruggo distruggono distrutto distrutta distrutti distrutte distruzione distruzioni
    prevenire: previene previeni prevengo prevengono prevenuto prevenuta prevenuti prevenute prevenzione prevenga
    sostituire: sostituisce sostituiscono sostituito sostituita sostituiti sostituite sostituzione sostituzioni
    risolvere: risolve risolvi risolvono risolto risolta risolti risolte risoluzione risoluzioni risolversi risolvendo
    controllare: controllo controlla controlli controllano controllore controllori controllato controllata
    controllare: controllati controllate
    bloccare: blocco blocca blocchi bloccano bloccante bloccanti bloccato bloccata bloccati bloccate
    scegliere: scegli sceglie scelgo scelgono scelga scelgano scelto scelta scelti scelte sceglierne
    mettere: metto mette metti mettono messo messa messi messe
    perdere: perdo perde perdi perdono perda perdano perso persa persi perse perdita perdite
    vincere: vinco vince vinci vincono vinca vinto vinta vinti vittoria vittorie
    prendere: prendo prende prendi prendono prenda preso presa presi prese
    togliere: tolgo toglie togli tolgono tolto tolta tolti tolte
    rimuovere: rimuovo rimuove rimuovi rimuovono rimosso rimossa rimossi rimosse rimozione
    infliggere: infliggo infligge infliggi infliggono infligga inflitto inflitta inflitti inflitte
    aggiungere: aggiungo aggiunge aggiungi aggiungono aggiunto aggiunta aggiunti aggiunte
    raggiungere: raggiunge raggiungi raggiungono raggiunto raggiunta
    decidere: decido decide decidi decidono decida deciso decisa decisione decisioni
    dividere: divido divide dividi dividono diviso divisa divisi divise divisione
    ridurre: riduco riduce riduci riducono ridotto ridotta ridotti ridotte riduzione riduzioni
    produrre: produco produce produci producono prodotto prodotta prodotti prodotte produzione
    proteggere: proteggo protegge proteggi proteggono protetto protetta protetti protette protezione protezioni
    concedere: concedo concede concedi concedono conceda concesso concessa concessione
    uscire: esco esce esci escono esca uscito uscita usciti uscite
    uccidere: uccido uccide uccidi uccidono uccida ucciso uccisa uccisi uccise uccisione
    leggendario: leggenda leggende leggendaria leggendari leggendarie
    muovere: muovo muove muovono mosso mossa mossi mosse movimento
    rispondere: rispondo risponde rispondi rispondono risposto risposta risposte
    succedere: succede succedono successe
    spendere: spendo spende spendi spendono speso spesa spesi spese
    tenere: tengo tiene tieni tengono tenga tenuto tenuta tenuti
    restare: resto resta restano rimane rimangono rimanere rimasto rimasta rimasti rimango
    potere: posso puo puoi possono possiamo potete possa possano potrebbe potrebbero potro potra potranno poteva
    potere: potevo potevi potevamo potevano potrei potresti potremmo potreste potrai potremo potrete potessi potesse
    potere: potessero potuto
    dovere: devo deve devi devono debba debbano dovrebbe dovrebbero dovro dovra dovuto dobbiamo dovete dovevo dovevi
    dovere: doveva dovevamo dovevano dovrei dovresti dovremmo dovreste dovrai dovremo dovrete dovranno dovessi
    dovere: dovesse dovessero
    fare: faccio fa fai fanno facciano fatto fatta fatti fatte facendo facessi facesse fate facevo facevi faceva
    fare: facevamo facevano farei faresti farebbe faremmo farebbero faro farai fara faremo faranno facessero
    andare: vado va vai vanno vada vadano andiamo andate andavo andava andavano andrei andrebbe andrebbero andro
    andare: andrai andra andranno andasse andassero
    dire: dico dice dici dicono dica detto detta detti
    vedere: vedo vede vedi vedono visto vista visti
    rompere: rompo rompe rotto rotta
    offrire: offre offro offrono offerto offerta
    coprire: copre copro coprono coperto coperta coperti coperte
    scoprire: scopre scopro scoprono scoperto scoperta scoperti scoperte
    accadere: accade accadono accaduto
    venire: vengo viene vieni vengono venga vengano venuto venuta
    essere: sono e' sia siano era erano stato' sara saranno fosse fossero siete ero eri eravamo sarei saresti
    essere: sarebbe sarebbero saro sarai saremo fossi
    avere: ho hai ha hanno abbia abbiano avevo aveva avesse avro avra avrebbe avuto abbiamo avete avevi avevamo
    avere: avevano avrei avresti avremmo avrebbero avrai avremo avranno avessi avessero avuta
    aura: aure
    fase: fasi
    base: basi
    controparte: controparti
    effetto: effetti
    costo: costi
    entrare: entra entro entri entrano entrata entrato entrate entrati entrando entrarvi entrava entravano entrerebbe
    usare: usa uso usi usano usata usato usate usati usando usarla usarlo
    tappare: tap
    stappare: stap
    ricevere: ricevo riceva ricevano
    difendere: difende difendo difendi difendono difeso
    condividere: condivide condividono condiviso condivisa condivisi condivise
    permettere: permesso permessa permessi permesse
    consentire: consente consentono consentito
    chiedere: chiesto chiesta chieste
    richiedere: richiesto richiesta richiesti richieste
    comprendere: comprende comprendo compreso compresa compresi comprese
    dipendere: dipende dipendo
    ripetere: ripete ripeto ripetuto
    riprendere: riprende riprendi riprendo ripreso ripresa
    possedere: possiede possiedo possiedi possiedono posseduto
    contenere: contiene contengono contenuto contenuta
    appartenere: appartiene appartengono
    valere: valgono valga
    limitare: limita limiti limite
    modificare: modifica modifiche modifico
    significare: significa
    verificare: verifica verifiche
    sospendere: sospeso sospesa sospesi sospese
    descrivere: descritto descritta descrizione
    soddisfare: soddisfatto soddisfatta soddisfatti soddisfatte
    avvenire: avviene avvengono avvenuto
    obbligare: obbligatorio obbligatoria obbligatori obbligatorie
    tornare: ritorna ritorno ritornano ritornare ritornato ritornata
    rimescolare: mescola mescolo mescoli mescolare mescolato mescolata
    diverso: diversi
    attacco: attacca attacchi attacco attaccano attaccare attaccante attaccanti attaccato attaccata attaccati
    attacco: attaccate attaccando
"""
"""Forms that a stemmer cannot bring together, each line after the form that stands for them."""

_WHOLE = """
    volere: volere volete volevo volevi voleva volevamo volevano volessi volesse volessero voluto
    mana: mana
    mano: mano mani
    comando: comando comandi
    partita: partita partite
    testo: testo testi
    testa: testa teste
"""
"""Words that a stemmer would make one with others (mana and mano, comando and come): they stay as they are."""

_NUMERALS = {str(value): spoken.cardinal(value) for value in (0, *range(2, 101))}
"""Numbers as words, for those that are written in either way. Of 1 the words are articles, which do not count; beyond 100 it
is rather the number of a chapter."""

_ENCLITIC_VERBS = """
    scarta sacrifica esilia distruggi pesca metti tappa stappa rivela mescola rimescola prendi copia gira lancia attiva paga
    neutralizza equipaggia assegna trasforma scegli cerca guarda rimuovi aggiungi togli muovi blocca attacca uccidi
    rigenera gioca restituisci riprendi macina
"""
_ENCLITICS = ("lo", "la", "li", "le", "ne", "celo", "cela", "telo")


class Token(NamedTuple):
    """One word of a text: where it stands, as it is written without accents, and its stem."""

    start: int
    end: int
    plain: str
    term: str


def folded(text: str) -> str:
    """A text in lower case, without accents, with straight apostrophes."""
    plain = text.lower()
    if plain.isascii():
        return plain
    marked = unicodedata.normalize("NFKD", plain.replace("’", "'").replace("‘", "'"))
    return "".join(c for c in marked if not unicodedata.combining(c))


def tokens(text: str) -> Iterator[Token]:
    """The words of a text that count, in order."""
    for found in TOKEN.finditer(text):
        read = _read(found[0])
        if read is not None:
            yield Token(found.start(), found.end(), *read)


def terms(text: str) -> list[str]:
    """The stems of the words of a text, in order."""
    return [read[1] for read in map(_read, TOKEN.findall(text)) if read is not None]


@lru_cache(maxsize=20_000)
def _read(word: str) -> tuple[str, str] | None:
    """A word without accents, and its stem; None where it does not count."""
    plain = folded(word)
    return None if plain in STOP or len(plain) > LONGEST else (plain, term(plain))


@lru_cache(maxsize=20_000)
def term(plain: str) -> str:
    """What a word without accents is indexed as: the stem of the form that stands for it, or the word where it is none."""
    if not plain.isalpha():
        return _NUMERALS.get(plain, plain)
    return _KEPT.get(plain) or stem(_FORMS.get(plain, plain))


def in_words(plain: str) -> str:
    """A number as it is said, where it is written with digits as well; any other word as it is."""
    return _NUMERALS.get(plain, plain)


def _by_form(table: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in table.strip().splitlines():
        head, forms = line.split(":")
        found |= dict.fromkeys((form for form in forms.split() if form.isalpha()), head.strip())
    return found


def _forms() -> dict[str, str]:
    found = _by_form(_IRREGULAR)
    for verb in _ENCLITIC_VERBS.split():
        found |= dict.fromkeys((verb + enclitic for enclitic in _ENCLITICS), found.get(verb, verb))
    return found


def irregular() -> Iterable[str]:
    """The forms of the table, for the test that compares it with the vocabulary."""
    return _FORMS


_FORMS = _forms()
_KEPT = _by_form(_WHOLE) | {
    word: _NUMERALS[str(value)] for word, value in spoken.cardinals().items() if str(value) in _NUMERALS
}
