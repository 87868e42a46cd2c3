"""`python -m judge`, which is `judge`."""

from judge.cli import main

main()
