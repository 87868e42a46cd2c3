"""What the modules of ruletext load: themselves and the standard library."""

import subprocess
import sys

from tests.shared import ROOT

# whoosh and rapidfuzz belong to these two.
WITH_OTHERS = ("ruletext.index", "ruletext.search")

LOAD_ALL = f"""
import sys
before = set(sys.modules)
import importlib, pkgutil
import ruletext
names = [module.name for module in pkgutil.walk_packages(ruletext.__path__, "ruletext.")]
for name in names:
    if name not in {WITH_OTHERS!r}:
        importlib.import_module(name)
loaded = {{name.partition(".")[0] for name in set(sys.modules) - before}}
sys.stdout.write(" ".join(["%d" % len(names), *sorted(loaded - sys.stdlib_module_names)]))
"""


def test_no_module_of_the_room_loads_anything_foreign():
    done = subprocess.run([sys.executable, "-c", LOAD_ALL], cwd=ROOT, capture_output=True, text=True, check=True)
    count, *loaded = done.stdout.split()
    assert loaded == ["ruletext"]
    assert int(count) >= 10
