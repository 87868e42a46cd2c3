"""Tests of the full-screen application."""
