"""Where the tests find the project itself and the shared material beside it.

The folder ../shared (rules texts, examples) is not part of the project. A test that needs it takes the fixture `shared`
or the mark `@needs_shared`; it is then skipped where the folder is not there. With JUDGE_SHARED_REQUIRED=1, as in
.ci/run, such a skip is a failure.
"""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
SHARED_REQUIRED = os.environ.get("JUDGE_SHARED_REQUIRED") == "1"

needs_shared = pytest.mark.shared
