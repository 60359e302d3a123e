"""Koldun: a digital table for five wizard games."""
