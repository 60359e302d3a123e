# make play    set up and play in the terminal
# make test    everything a change must pass
# make native  compile kernel, games and bots (about a minute); used by itself when there
# make bench   how fast it is here, beside plain Python in the same run
# make wheel   a release wheel with compiled modules, in dist/
# make soak    a hundred thousand random matches

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null)
GAME ?= krendel
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: play test check unit unit-native native pure bench wheel soak clean

play: $(VENV)/.play
	@$(BIN)/koldun play $(GAME)

test: check native unit unit-native

# --- setting up: plain venv and pip, uv where it is installed

$(BIN)/python:
ifdef UV
	uv venv --quiet --seed $(VENV)
else
	$(PYTHON) -m venv $(VENV)
endif

$(VENV)/.play: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) -e .
	@touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) -e '.[dev]'
	@touch $@ $(VENV)/.play

# --- checking

check: $(VENV)/.dev
	$(BIN)/ruff check src tests tools
	$(BIN)/ruff format --check src tests tools
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

unit: $(VENV)/.dev
	KOLDUN_PURE=1 $(BIN)/pytest

unit-native: $(VENV)/.dev
	$(BIN)/python -c "import koldun, sys; sys.exit(not koldun.COMPILED)"
	$(BIN)/pytest --rules-file build/rules-compiled.json

# --- compiling

native: $(VENV)/.dev
	$(BIN)/python tools/native.py

pure:
	$(PYTHON) tools/native.py --clean

wheel: $(VENV)/.dev
	KOLDUN_NATIVE=1 $(BIN)/python -m pip wheel --quiet --no-deps -c constraints.txt -w dist .

# --- measuring

bench: native
	$(BIN)/python -m koldun.bench

soak: native
	for game in $$($(BIN)/koldun games --json | $(BIN)/python -c "import json,sys; print(*[g['id'] for g in json.load(sys.stdin)])"); do \
	  $(BIN)/python tools/soak.py $$game --games 100000; done

clean:
	rm -rf build dist $(VENV)
	$(PYTHON) tools/native.py --clean
