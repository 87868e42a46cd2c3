"""What people say around a question: greetings, thanks, to whom they speak, that they do not know.

None of it is what they ask, and all of it would be weighed. `bare` takes it off the beginning and the end of a question, again
and again, and a few of the phrases out of its middle; where nothing else is said, the question stays as it is.
"""

from __future__ import annotations

import re

LONGEST = 2_000
"""Characters of a question that are looked at; a longer one is left as it is."""

MOST = 8
"""How often something is taken off both ends: nobody greets, excuses himself and doubts more than so many times."""

_E = r"(?:è|é|e'|e)"
_WHO = r"(?:tutti|tutte|ragazzi|ragazze|raga|rega|gente|judge|arbitro|giudice)"
_A_FRIEND = (
    r"(?:(?:il|un|al|l['’ ]?)\s?(?:mio\s|altro\s)?(?:amico|compagno|avversario|opponent|oppo|negoziante|tizio)"
    r"|qualcuno|lui)"
)
_IF = r"(?:\s+(?:se|che))?"
_TO_SAY = r"(?:dire|dirmi|dirci|spiegare|spiegarmi|aiutare|aiutarmi|chiarire|chiarirmi|confermare|confermarmi|togliermi un dubbio)"
_KIND = (
    r"(?:veloce|rapida|rapido|stupida|stupido|scema|scemo|banale|idiota|seria|serio|al volo|lampo|niubba|da (?:niubbo|nabbo|noob|"
    r"principiante)|mio|personale|sulle regole|di regolamento|per (?:i )?(?:judge|giudici|arbitri|esperti)|per voi)"
)
_OPINION = (
    r"(?:secondo\s(?:voi|te|lei|il\sregolamento|le\sregole)|a\s(?:vostro|tuo|suo)\s(?:parere|avviso)"
    r"|che\s(?:voi\ssappiate|tu\ssappia))"
)
_PLEASE = r"(?:per\s(?:favore|piacere|cortesia)|pls|please|plz)"
_MUCH = r"(?:mille|tante|infinite|in\santicipo|molte|a\stutti|a\stutte|a\svoi)"
_DO_NOT_KNOW = (
    rf"non\s(?:ho(?:\smai)?\scapito|capisco|so|sono\ssicur[oa]|sappiamo|mi\sricordo|ricordo|mi\s{_E}\schiar[oa]|mi\s{_E}\sben\schiaro)"
    r"(?:\sbene|\suna\scosa|\smai)*"
)

_BEFORE = (
    rf"(?:ciao|salve|buongiorno|buonasera|buondì|ehi|hey|ehilà)(?:\s(?:a\s)?{_WHO})?",
    rf"(?:scusa|scusate|scusi|scusatemi|scusami|mi\sscusi|senti|sentite|senta)(?:\s(?:{_WHO}|un\sattimo|una\scosa|se\sdisturbo|"
    r"il\sdisturbo|la\sdomanda|l['’]ignoranza))*",
    r"(?:ragazzi|ragazze|raga|rega)",
    r"(?:judge|arbitro|giudice)(?=\s*[,!:.?])",
    r"(?:oh|eh|ma|ok|okay|allora|quindi|dunque|comunque|cmq|insomma|beh|boh|mah|ecco|aiuto|help|sos|urgente)",
    r"(?:(?:ho|avrei|avevo|faccio|vi\sfaccio|ti\sfaccio|abbiamo)\s)?(?:un['’]?\s?altr[oa]\s|una\s|un['’]?\s?|altra\s|piccol[oa]\s)*"
    rf"(?:domanda|domandina|domandona|dubbio|curiosità|curiosita|quesito|chiarimento|informazione|info)"
    rf"(?:\s{_KIND})*(?=\s*[:,.!\-]|\s(?:su|sul|sulla|sulle|sui)\b|\s*$)(?:\s(?:su|sul|sulla|sulle|sui)\b)?",
    rf"(?:un['’]?\s?|una\s)?(?:domanda|domandina|dubbio|curiosità|curiosita|quesito)(?:\s{_KIND})+",
    rf"(?:qualcuno|chi)\s(?:mi\s)?(?:sa|può|puo|puo'|saprebbe|potrebbe|riesce\sa)\s{_TO_SAY}{_IF}",
    rf"(?:mi\s|ci\s)?(?:sapete|sai|sa|sapreste|sapresti|potete|puoi|può|puo'?|potreste|potresti|potrebbe)\s{_TO_SAY}{_IF}",
    rf"(?:mi|ci)\s(?:spieghi|spiegate|spiega|dici|dite|dice|confermi|confermate|conferma|aiutate|aiuti|aiuta)\b{_IF}",
    rf"(?:vorrei|volevo|vorremmo|volevamo)\s(?:sapere|chiedere|chiedervi|chiederti|chiederle|capire|chiarire|una\sconferma)"
    rf"(?:\suna\scosa)?{_IF}",
    rf"(?:mi|ci|vi|ti|le)\s(?:chiedevo|domandavo|chiedo|domando|chiedevamo|chiediamo)(?:\suna\scosa)?{_IF}",
    rf"{_DO_NOT_KNOW}{_IF}",
    rf"{_E}\s(?:vero|giusto|corretto)\sche",
    rf"(?:{_A_FRIEND}\s)?(?:mi\s|ci\s)?(?:dice|dicono|sostiene|sostengono|insiste|diceva|ha\sdetto|hanno\sdetto|è\sconvinto)\sche",
    r"(?:credo|penso|immagino|suppongo|mi\ssembra|mi\spare|ho\sletto|ho\ssentito|si\sdice)\sche",
    rf"grazie(?:\s{_MUCH}|(?=\s*[,.!:]))+",
    _OPINION,
    _PLEASE,
)
"""At the beginning of a question."""

_AFTER = (
    rf"(?:grazie|(?:vi|ti|la)\sringrazio)(?:\s{_MUCH})*",
    _PLEASE,
    _OPINION,
    r"o\sno",
    r"o\s(?:mi\s)?sbaglio",
    r"mi\ssbaglio",
    r"(?<!\bil\s)(?<!\blo\s)(?:giusto|vero)(?=\s*\?)",
    r"(?:(?<=[,:;?.])|(?<=[,:;?.]\s))(?:giusto|vero|corretto|esatto|no|sì|si|ok)",
    r"(?:voi\s)?(?:che|cosa)\s(?:ne\s|mi\s)?(?:dite|dici|pensate|pensi|sapete\sdire)",
    r"(?:boh|mah|help|aiuto|raga|ragazzi|judge|arbitro)",
    _DO_NOT_KNOW,
    r"mi\s(?:spiegate|spieghi|confermate|confermi|aiutate|aiuti)",
    r"(?:fatemi\ssapere|fammi\ssapere|illuminatemi|illuminami|ditemi(?:\svoi)?|dimmi|qualcuno\s(?:lo\s)?sa|sapete\sdirmi)",
    r"(?:scusate|scusa|scusi)(?:\s(?:la\sdomanda|l['’]ignoranza|il\sdisturbo))?",
)
"""At its end."""

_GAP = r"[\s,.:;!?\-–…]"
_FIRST = re.compile(rf"\A{_GAP}*(?:{'|'.join(_BEFORE)})(?![\w'’]){_GAP}*", re.IGNORECASE)
_LAST = re.compile(rf"(?<=[\s,.:;!?])(?:{'|'.join(_AFTER)}){_GAP}*\Z", re.IGNORECASE)
_MIDDLE = re.compile(rf"(?<!\w)(?:{_OPINION}|{_PLEASE})(?!\w)", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]{2}")


def bare(question: str) -> str:
    """A question without what is said around it; as it is where it is nothing else, or too long to be one."""
    if len(question) > LONGEST:
        return question
    left = question
    for _ in range(MOST):
        shorter = _LAST.sub("", _FIRST.sub("", left, count=1))
        if not _WORD.search(shorter):
            return left
        if shorter == left:
            break
        left = shorter
    shorter = _MIDDLE.sub(" ", left)
    return shorter if _WORD.search(shorter) else left
