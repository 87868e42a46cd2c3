"""Tests of the package scenarios."""
