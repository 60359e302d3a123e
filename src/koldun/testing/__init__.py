"""Scenes, scenarios and the contract suite: for tests here and for third parties."""
