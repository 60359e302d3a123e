"""Cards from TOML, their verbs, Fluent texts, rule ledgers, packs, match files."""
