"""614-616: what happens instead. The affected object's controller chooses among several (616.1); each applies once (614.5)."""

from engine.replacement.choosing import Possible, choose_first
from engine.replacement.moves import replaced_creation, replaced_move
from engine.replacement.saving import can_be_saved, replaced_destruction

__all__ = ["Possible", "can_be_saved", "choose_first", "replaced_creation", "replaced_destruction", "replaced_move"]
