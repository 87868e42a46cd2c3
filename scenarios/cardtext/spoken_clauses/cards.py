"""205, 601, 702: how people say which card, spell or creature is meant, and with what."""

from __future__ import annotations

from collections.abc import Sequence

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
