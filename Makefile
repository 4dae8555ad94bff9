# Trailboss: everything from nothing. `make test` is the promise, `make help` the list.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
CC ?= cc
BIN := .venv/bin
READY := .venv/.ready
FAST := build/fast
SOAK ?= 2000
PYTEST := $(BIN)/pytest -q -n auto --dist worksteal

# The compiled package is used when it has been built.
WITH_FAST = $(if $(wildcard $(FAST)/.stamp),PYTHONPATH=$(FAST))

.PHONY: help test lint pure compiled fast play soak bench fmt clean

help: ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

test: lint pure compiled ## set up everything and run all checks and tests

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Trailboss needs Python 3.11 or later: set PYTHON=..."; exit 1; }
	@test -x $(BIN)/pip || { rm -rf .venv; $(PYTHON) -m venv .venv; } || \
		{ rm -rf .venv; echo "$(PYTHON) has no venv; on Debian: apt install python3-venv"; exit 1; }
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt hatchling editables
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev,server]'
	@touch $@

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

pure: $(READY)
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

fast: $(READY) ## compile the engine into build/fast
	$(BIN)/python build_fast.py

play: $(READY) ## serve the tables at http://127.0.0.1:8000
	@$(WITH_FAST) $(BIN)/trailboss serve

soak: $(READY) ## the long conformance run: SOAK=2000 games of each
	TRAILBOSS_SOAK=$(SOAK) $(WITH_FAST) $(BIN)/pytest -q -s tests/conformance

bench: $(READY) ## how fast is the engine here
	@$(WITH_FAST) $(BIN)/trailboss bench --json

fmt: $(READY) ## format the code
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

clean: ## remove what can be made again
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
