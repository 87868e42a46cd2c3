"""Tests of the package judge."""
