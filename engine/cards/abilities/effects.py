"""608.2c: every instruction of spells and abilities there is, by the rooms that say what each of them is; carried out in the order
written."""

from __future__ import annotations

from typing import get_args

from engine.cards.abilities.casting import CastingEffect
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.chance import ChanceEffect
from engine.cards.abilities.choices import ChoiceEffect
from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.cards.abilities.classification import require_answers
from engine.cards.abilities.combat import CombatInstruction
from engine.cards.abilities.copying import CopyEffect
from engine.cards.abilities.damage import DamageEffect
from engine.cards.abilities.deciding import DecidingEffect
from engine.cards.abilities.designations import DesignationEffect
from engine.cards.abilities.doors import DoorEffect
from engine.cards.abilities.exchanging import ExchangeEffect
from engine.cards.abilities.exploring import ExploringEffect
from engine.cards.abilities.growing import GrowingEffect
from engine.cards.abilities.keyword_abilities import KeywordAbilityEffect
from engine.cards.abilities.lasting import LastingEffect
from engine.cards.abilities.libraries import LibraryEffect
from engine.cards.abilities.making import MakingEffect
from engine.cards.abilities.objects import ObjectEffect
from engine.cards.abilities.paying import PayingEffect
from engine.cards.abilities.piles import Piles
from engine.cards.abilities.players import PlayerEffect
from engine.cards.abilities.preparing import PreparingEffect
from engine.cards.abilities.retargeting import ChangeTargets
from engine.cards.abilities.searching import Search
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.stickers import StickerEffect
from engine.cards.abilities.turning import TurningEffect
from engine.cards.abilities.turns import TurnEffect
from engine.cards.abilities.venturing import VenturingEffect

Effect = (
    CastingEffect
    | CastNow
    | ChanceEffect
    | ChoiceEffect
    | ChooseTerm
    | ChooseType
    | CombatInstruction
    | CopyEffect
    | DamageEffect
    | DecidingEffect
    | DesignationEffect
    | DoorEffect
    | ExchangeEffect
    | ExploringEffect
    | GrowingEffect
    | KeywordAbilityEffect
    | LastingEffect
    | LibraryEffect
    | MakingEffect
    | ObjectEffect
    | PayingEffect
    | Piles
    | PlayerEffect
    | PreparingEffect
    | ChangeTargets
    | Search
    | SetUp
    | StickerEffect
    | TurningEffect
    | TurnEffect
    | VenturingEffect
)

require_answers(get_args(Effect))
