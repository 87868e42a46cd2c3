"""614.1, 615.1: how people say what happens instead, and what is prevented."""

from __future__ import annotations

from collections.abc import Sequence

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
