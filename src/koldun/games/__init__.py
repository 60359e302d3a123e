"""The games that come with Koldun; others register under the entry-point group `koldun.games`."""
