"""Tests of the package ruletext."""
