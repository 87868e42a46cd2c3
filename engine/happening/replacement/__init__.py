"""614-616: what happens instead. The affected object's controller chooses among several (616.1); each applies once (614.5)."""
