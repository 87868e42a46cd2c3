"""702: which rule each keyword ability is defined by, and which keyword an ability came from: for the reasons of a step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import get_args

from msgspec.structs import astuple

from engine.cards.abilities.ability import Ability, Keyword, NotUnderstood, Static
from engine.cards.characteristics import Characteristics
from engine.words.citations import Citation, cite
from engine.words.record import is_record

DEFINED_BY: Mapping[str, Citation] = {
    "ward": cite("702.21a"),
    "prowess": cite("702.108a"),
    "absorb": cite("702.64a"),
    "dredge": cite("702.52a"),
    # what is activated
    "equip": cite("702.6a"),
    "fortify": cite("702.67a"),
    "reconfigure": cite("702.151a"),
    "cycling": cite("702.29a"),
    "transmute": cite("702.53a"),
    "transfigure": cite("702.71a"),
    "reinforce": cite("702.77a"),
    "ninjutsu": cite("702.49a"),
    "commander ninjutsu": cite("702.49d"),
    "outlast": cite("702.107a"),
    "level up": cite("702.87a"),
    "crew": cite("702.122a"),
    "saddle": cite("702.171a"),
    "station": cite("702.184a"),
    "living metal": cite("702.161a"),
    "class level": cite("716.2a"),
    "level symbol": cite("711.2"),
    "station symbol": cite("721.2a"),
    "to solve": cite("719.3a"),
    "solved": cite("702.169a"),
    "max speed": cite("702.178a"),
    "infinity": cite("702.186b"),
    "aura swap": cite("702.65a"),
    # what is paid for a spell, and from where it is cast
    "kicker": cite("702.33a"),
    "multikicker": cite("702.33c"),
    "buyback": cite("702.27a"),
    "entwine": cite("702.42a"),
    "bargain": cite("702.166a"),
    "teamwork": cite("702.194a"),
    "squad": cite("702.157a"),
    "offspring": cite("702.175a"),
    "flashback": cite("702.34a"),
    "escape": cite("702.138a"),
    "disturb": cite("702.146a"),
    "more than meets the eye": cite("702.162a"),
    "retrace": cite("702.81a"),
    "jump-start": cite("702.133a"),
    "aftermath": cite("702.127a"),
    "evoke": cite("702.74a"),
    "dash": cite("702.109a"),
    "blitz": cite("702.152a"),
    "impending": cite("702.176a"),
    "surge": cite("702.117a"),
    "spectacle": cite("702.137a"),
    "web-slinging": cite("702.188a"),
    "madness": cite("702.35a"),
    "morph": cite("702.37a"),
    "megamorph": cite("702.37b"),
    "disguise": cite("702.168a"),
    "affinity": cite("702.41a"),
    "partner": cite("702.124a"),
    "can be your commander": cite("903.3a"),
    "firebending": cite("702.189a"),
    "partner with": cite("702.124j"),
    "undaunted": cite("702.125a"),
    "bestow": cite("702.103a"),
    "overload": cite("702.96a"),
    "emerge": cite("702.119a"),
    "offering": cite("702.48a"),
    "prowl": cite("702.76a"),
    "freerunning": cite("702.173a"),
    "sneak": cite("702.190a"),
    "gift": cite("702.174a"),
    "gravestorm": cite("702.69a"),
    "demonstrate": cite("702.144a"),
    "cleave": cite("702.148a"),
    "awaken": cite("702.113a"),
    "mutate": cite("702.140a"),
    # combat
    "rampage": cite("702.23a"),
    "provoke": cite("702.39a"),
    "frenzy": cite("702.68a"),
    "annihilator": cite("702.86a"),
    "battle cry": cite("702.91a"),
    "dethrone": cite("702.105a"),
    "myriad": cite("702.116a"),
    "melee": cite("702.121a"),
    "afflict": cite("702.130a"),
    "mentor": cite("702.134a"),
    "training": cite("702.149a"),
    "mobilize": cite("702.181a"),
    "enlist": cite("702.154a"),
    "flanking": cite("702.25a"),
    "bushido": cite("702.45a"),
    "exalted": cite("702.83a"),
    "decayed": cite("702.147a"),
    "poisonous": cite("702.70a"),
    "ingest": cite("702.115a"),
    "renown": cite("702.112a"),
    # entering, and counters
    "graft": cite("702.58a"),
    "amplify": cite("702.38a"),
    "bloodthirst": cite("702.54a"),
    "unleash": cite("702.98a"),
    "riot": cite("702.136a"),
    "tribute": cite("702.104a"),
    "devour": cite("702.82a"),
    "ravenous": cite("702.156a"),
    "evolve": cite("702.100a"),
    "increment": cite("702.191a"),
    "fabricate": cite("702.123a"),
    "exploit": cite("702.110a"),
    "living weapon": cite("702.92a"),
    "for mirrodin!": cite("702.163a"),
    "job select": cite("702.182a"),
    "changeling": cite("702.73a"),
    "devoid": cite("702.114a"),
    "sunburst": cite("702.44a"),
    # leaving, and graveyards
    "persist": cite("702.79a"),
    "undying": cite("702.93a"),
    "afterlife": cite("702.135a"),
    "soulshift": cite("702.46a"),
    "modular": cite("702.43a"),
    "recover": cite("702.59a"),
    "unearth": cite("702.84a"),
    "scavenge": cite("702.97a"),
    "embalm": cite("702.128a"),
    "eternalize": cite("702.129a"),
    # on the stack, and at the upkeep
    "storm": cite("702.40a"),
    "cascade": cite("702.85a"),
    "ripple": cite("702.60a"),
    "replicate": cite("702.56a"),
    "conspire": cite("702.78a"),
    "casualty": cite("702.153a"),
    "split second": cite("702.61a"),
    "extort": cite("702.101a"),
    "fading": cite("702.32a"),
    "vanishing": cite("702.63a"),
    "cumulative upkeep": cite("702.24a"),
    "echo": cite("702.30a"),
    # kept in exile, or for a time
    "suspend": cite("702.62a"),
    "hideaway": cite("702.75a"),
    "rebound": cite("702.88a"),
    "miracle": cite("702.94a"),
    "haunt": cite("702.55a"),
    "champion": cite("702.72a"),
    "cipher": cite("702.99a"),
    "warp": cite("702.185a"),
    "harmonize": cite("702.180a"),
    "mayhem": cite("702.187b"),
    "foretell": cite("702.143a"),
    "plot": cite("702.170a"),
    "soulbond": cite("702.95a"),
    "backup": cite("702.165a"),
    "forecast": cite("702.57a"),
    "boast": cite("702.142a"),
    "power-up": cite("702.193a"),
    "epic": cite("702.50a"),
    "encore": cite("702.141a"),
    "ascend": cite("702.131a"),
    "craft": cite("702.167a"),
}
"""702: by its printed name in lower case, of every keyword that stands for other abilities; chapter 716 and 719 define theirs."""


def _rules_of(keyword: Keyword, part: object) -> tuple[Citation, ...]:
    """702: by which rules a keyword stands for an ability: the first says what it is, others what is particular about it."""
    rule = DEFINED_BY[keyword.keyword]
    match keyword.keyword:
        case "cycling" if keyword.filter is not None:
            return rule, cite("702.29e")
        case "forecast":
            return rule, cite("702.57b")
        case "station symbol" if keyword.size is not None:
            return (cite("721.2b"),)
        case "reconfigure" if isinstance(part, Static):
            return (cite("702.151b"),)
    return (rule,)


_ABILITIES: tuple[type, ...] = tuple(one for one in get_args(Ability) if one not in (Keyword, NotUnderstood))
_MADE: dict[int, tuple[object, tuple[Citation, ...]]] = {}
"""By identity, because abilities that say the same may come from different keywords, or from none. The record kept beside the rule
keeps its identity from being given to another one."""


def register(keyword: Keyword, made: Iterable[object]) -> None:
    """702: keep that these abilities, and those inside them, are what a keyword stands for."""
    if keyword.keyword not in DEFINED_BY:
        return
    ahead = list(made)
    while ahead:
        part = ahead.pop()
        if isinstance(part, tuple):
            ahead.extend(part)
        elif is_record(part) and not isinstance(part, Characteristics):
            if isinstance(part, _ABILITIES):
                _MADE.setdefault(id(part), (part, _rules_of(keyword, part)))
            ahead.extend(astuple(part))


def defined_by(ability: object) -> tuple[Citation, ...]:
    """702: the rules of the keyword that an ability came from; none for an ability that is written out."""
    found = _MADE.get(id(ability))
    return () if found is None else found[1]
