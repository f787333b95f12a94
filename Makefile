# Big Board. `make` alone lists what there is.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install play playable rules web test check checks lint types layers unit coverage client browser postgres test-long soak mutants bench \
    fuzz format generate figures docs lock audit sbom sdist site wheel pure-wheel clean

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start hundreds of programs. Without the bytecode that Python keeps, each would compile our sources again.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements/dev.lock
SERVER_LOCK := requirements/server.lock
RESOLVE := build/lock/bin/uv pip compile --python $(BIN)/python --no-annotate --no-header --quiet
PIP := $(BIN)/pip install --quiet --quiet --constraint $(LOCK)
RECIPE := pyproject.toml setup.py $(LOCK)
PYTEST := $(BIN)/pytest --quiet --numprocesses auto --dist worksteal
RULES_TESTS := tests/titles/acquire/rules tests/titles/stockpile/rules
BROWSER_TESTS := tests/browser tests/journeys tests/site
BRANCHES := 97

CLIENT := $(BIN)/python web/scripts/client.py
BUILT_CLIENT := src/bigboard/server/static/index.html

# Playing needs less than developing; where the development tools are installed, they are kept up to date.
PLAYABLE := $(if $(wildcard $(VENV)/.dev),$(VENV)/.dev,$(VENV)/.runtime)

help:  ## this list
	@echo "Big Board: what make can do"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

install: $(VENV)/.dev  ## set up .venv with everything development needs, and compile the rules
	@$(compile)
	@echo "• Ready: $(BIN)/bigboard, $$($(BIN)/python -c 'import bigboard; print(bigboard.engine())')"

play: | $(BIN)/python  ## install what playing needs, and play in the browser
	@MAKE='$(MAKE)' $(BIN)/python scripts/play.py

playable: $(PLAYABLE)
	@:

rules: $(PLAYABLE)  ## compile the rules, if their sources changed
	@$(compile)

web: | $(BIN)/python  ## build the web client, if its sources changed
	@$(CLIENT) build

ifdef FILE
test: $(VENV)/.dev $(if $(filter tests/browser% tests/journeys%,$(FILE)),web) $(if $(filter tests/site%,$(FILE)),site)
	@$(compile)
	@$(PYTEST) $(FILE)
else
test: $(VENV)/.dev  ## everything a change has to pass; FILE=tests/… for one file
	@$(MAKE) --no-print-directory --jobs 2 checks
	@$(MAKE) --no-print-directory unit coverage browser
	@echo "• All checks passed"
endif

check: $(VENV)/.dev  ## style, types, layers and the fast tests, for every edit
	@$(MAKE) --no-print-directory --jobs 2 lint types layers
	@$(compile)
	@echo "• Fast tests"
	@$(PYTEST) -m "not long and not once" $(RULES_TESTS) tests/golden tests/games tests/records tests/test_imports.py

# What needs no test to run. Each of them keeps one core busy, so two go side by side; mypy and the compiler of the
# rules share what they remember, so one waits for the other.
checks: client types lint layers
	@$(compile)

lint: $(VENV)/.dev  ## style and format
	@echo "• Style: ruff"
	@$(BIN)/ruff check --quiet --output-format concise .
	@$(BIN)/ruff format --check --quiet . || { echo "Some files are not formatted. Run: make format"; exit 1; }

types: $(VENV)/.dev  ## types
	@echo "• Types: mypy --strict"
	@$(BIN)/mypy --strict --no-error-summary

layers: $(VENV)/.dev  ## which package may import which
	@echo "• Layers: import-linter"
	@$(BIN)/lint-imports > $(VENV)/layers.log 2>&1 || { cat $(VENV)/layers.log; exit 1; }

unit: $(VENV)/.dev postgres  ## the tests
	@$(compile)
	@echo "• Tests: the engine is $$($(BIN)/python -c 'import bigboard; print(bigboard.engine())')"
	@$(PYTEST) -m "not long and not uncompiled" $(addprefix --ignore ,$(BROWSER_TESTS))

# The tests of the clauses run here and nowhere else. Golden games, the second reading and random games run compiled, in
# `unit`, where one test also compares compiled and uncompiled rules step by step.
coverage: $(VENV)/.dev  ## the tests of the rules, uncompiled, and the branches they reach
	@echo "• Coverage: the rules uncompiled, at least $(BRANCHES) % of their branches"
	@BIGBOARD_PURE=1 $(BIN)/pytest --quiet tests/games/test_validation.py  # its subject is both engines
	@BIGBOARD_PURE=1 $(PYTEST) -m "uncompiled and not long" --cov --cov-report= $(RULES_TESTS)
	@$(BIN)/coverage json --quiet -o $(VENV)/coverage.json
	@$(BIN)/python -c "$$check_branches" $(VENV)/coverage.json $(BRANCHES) || { $(BIN)/coverage report; exit 1; }

client: $(VENV)/.dev web  ## the web client on its own: types, format, component tests, size
	@$(CLIENT) check lint test size

browser: $(VENV)/.dev web site  ## whole games in a real browser
	@$(compile)
	@$(have_chromium) || { $(call get,chromium,Chromium); }
	@echo "• Browser tests: $$(chromium --version 2> /dev/null | cut -d ' ' -f 1-2)"
	@$(PYTEST) --numprocesses 2 $(BROWSER_TESTS)

postgres:  ## PostgreSQL for the tests, where it is missing: Debian's own
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || { $(call get,postgresql,PostgreSQL); }

test-long: $(VENV)/.dev web site postgres  ## the tests that take minutes
	@$(compile)
	@echo "• Long tests"
	@$(PYTEST) -m long --override-ini faulthandler_timeout=0

fuzz: $(VENV)/.dev  ## atheris looks for input that breaks a reader; NAME=message SECONDS=60
	@[ -d build/fuzz/atheris ] || { echo "• Installing atheris"; $(PIP) --no-deps --target build/fuzz 'atheris>=3,<4'; }
	@mkdir -p build/fuzz/found/$(or $(NAME),message)
	@BIGBOARD_PURE=1 PYTHONPATH=build/fuzz $(BIN)/python -m tests.fuzz.guided $(or $(NAME),message) \
	    -max_total_time=$(or $(SECONDS),60) -max_len=400 -len_control=0 -artifact_prefix=build/fuzz/ build/fuzz/found/$(or $(NAME),message)

soak: $(VENV)/.dev web site postgres  ## the suite RUNS=10 times, in any order, every other time on a busy machine
	@$(compile)
	@$(BIN)/python -m tools.soak --runs $(or $(RUNS),10)

mutants: $(VENV)/.dev  ## small errors in the rules: how many the tests find; NUMBER=200 SEED=1
	@echo "• Mutants"
	@$(BIN)/python -m tools.mutants --number $(or $(NUMBER),200) --seed $(or $(SEED),1)

bench: $(PLAYABLE)  ## measure speed; prints ratios and the method
	@$(compile)
	@echo "• Benchmarks"
	@$(BIN)/python -m benchmarks

format: $(VENV)/.dev  ## put imports in order and format the code
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .

generate: $(VENV)/.dev  ## write what follows from the declarations: numbers, TypeScript types, tables in the docs
	@$(BIN)/python -m tools.generate

figures: $(VENV)/.dev  ## insert the measured figures of benchmarks/results into the pages
	@$(BIN)/python -m tools.figures

# Material for MkDocs ends in May 2027 and says so in every run; Zensical, its successor, reads the same mkdocs.yml.
docs: $(VENV)/.docs  ## build the documentation as a site, in build/docs, and check its links
	@echo "• Building build/docs"
	@# --quiet would hide the broken links, and with them the failure.
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict > $(VENV)/docs.log 2>&1 || { cat $(VENV)/docs.log; exit 1; }
	@echo "• build/docs/index.html; for its search: $(BIN)/python -m http.server --directory build/docs"

# Only looked up, not installed: that takes seconds, where installing all of it took the better part of an hour.
lock: | $(BIN)/python  ## write down the newest versions that fit pyproject.toml
	@rm -rf build/lock && $(BIN)/python -m venv build/lock
	@build/lock/bin/pip install --quiet --quiet uv
	@$(BIN)/python -c "$$list_requirements" > build/lock/wanted.txt
	@mkdir -p $(dir $(LOCK))
	@echo "• Resolving $(LOCK)"
	@echo "# Exact versions of all that runs, builds and tests Big Board. Made by: make lock" > build/lock/dev.lock
	@$(RESOLVE) build/lock/wanted.txt >> build/lock/dev.lock
	@echo "• Resolving $(SERVER_LOCK)"
	@{ echo "# What a server installs, with the hash of every file: pip install --require-hashes -r $(SERVER_LOCK)"; \
	   echo "# Made by: make lock"; } > build/lock/server.lock
	@$(RESOLVE) pyproject.toml --extra postgres --constraint build/lock/dev.lock \
	     --universal --generate-hashes >> build/lock/server.lock
	@mv build/lock/dev.lock $(LOCK) && mv build/lock/server.lock $(SERVER_LOCK)

# A registry without a list of weaknesses, or no network, is no reason to stop whatever else is being made, and no clean
# bill of health either: it says so, and the exit code is 0. With weaknesses found it is 1.
audit: build/audit/bin/pip-audit  ## known weaknesses of what a server installs; asks the package registry
	@echo "• Audit: $(SERVER_LOCK)"
	@rm -f build/audit/found.txt
	@if build/audit/bin/pip-audit --requirement $(SERVER_LOCK) --require-hashes --disable-pip --progress-spinner off \
	      --strict --output build/audit/found.txt 2> build/audit/said.txt; \
	  then echo "No known weaknesses."; \
	  elif [ -s build/audit/found.txt ]; then cat build/audit/found.txt; echo "These have known weaknesses."; exit 1; \
	  else echo "NOT AUDITED: the package registry has no list of known weaknesses, or did not answer:"; \
	       tail -n 1 build/audit/said.txt; fi

sbom: build/audit/bin/cyclonedx-py  ## the parts list of a server (CycloneDX), in dist/; needs no network once installed
	@mkdir -p dist
	@build/audit/bin/python -W ignore -m cyclonedx_py requirements $(SERVER_LOCK) --pyproject pyproject.toml \
	    --output-reproducible --of JSON --output-file dist/bigboard-sbom.json
	@echo "• dist/bigboard-sbom.json"

build/audit/bin/pip-audit build/audit/bin/cyclonedx-py: | $(BIN)/python
	@echo "• Installing the auditor"
	@$(BIN)/python -m venv build/audit
	@build/audit/bin/pip install --quiet --quiet 'pip-audit>=2.9,<3' 'cyclonedx-bom>=7,<8'

sdist: $(VENV)/.dev web  ## the sources to release, with the built client among them, in dist/
	@echo "• Building the sdist"
	@rm -f dist/*.tar.gz
	@$(BIN)/python -c "$$build_sdist" > $(VENV)/sdist.log 2>&1 || { cat $(VENV)/sdist.log; exit 1; }
	@echo "• $$(ls dist/*.tar.gz)"

site: $(VENV)/.dev  ## the edition without a server: static files for any host, in dist/site
	@$(BIN)/python -m tools.site

wheel: $(VENV)/.dev web  ## the package to release, compiled, with the built client in it, in dist/
	@echo "• Building the wheel"
	@rm -rf build/lib* build/bdist* dist/*-cp*.whl
	@$(BIN)/pip wheel --quiet --quiet --no-build-isolation --no-deps --wheel-dir dist .
	@echo "• $$(ls dist/*-cp*.whl)"

pure-wheel: $(VENV)/.dev web  ## the same for any Python and machine, uncompiled
	@echo "• Building the pure wheel"
	@rm -rf build/lib* build/bdist* dist/*-none-any.whl
	@BIGBOARD_COMPILE=never $(BIN)/pip wheel --quiet --quiet --no-build-isolation --no-deps --wheel-dir dist .
	@echo "• $$(ls dist/*-none-any.whl)"

clean:  ## remove everything make has made
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	    .import_linter_cache .coverage .coverage.* src/bigboard/_compiled.json \
	    src/bigboard/server/static web/node_modules
	@find src -name '*.so' -delete
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

# _build.py compares the sources with the last build, so the compiler runs exactly when one of them changed.
compile = $(BIN)/python -I src/bigboard/_build.py \
	|| { $(MAKE) --no-print-directory $(VENV)/.compiler; \
	     echo "• Compiling the rules"; $(BIN)/python setup.py --quiet build_ext --inplace; }

# Installing leaves compiling to the line above, which shows how far it is.
editable = $(PIP) setuptools && BIGBOARD_COMPILE=later $(PIP) --no-build-isolation --editable

have_chromium = command -v chromium > /dev/null

# Debian's own: the tests drive a browser and a database that are installed like any other program.
get = \
	if ! command -v apt-get > /dev/null; then sudo=none; \
	elif [ "$$(id -u)" = 0 ]; then sudo=; \
	elif sudo -n true 2> /dev/null; then sudo=sudo; \
	else sudo=none; fi; \
	if [ "$$sudo" = none ]; then \
	    echo "The tests need $(2). Install it and run make again; on Debian: sudo apt-get install $(1)"; \
	    exit 1; \
	fi; \
	echo "• Installing $(2)"; \
	export DEBIAN_FRONTEND=noninteractive; \
	{ $$sudo apt-get -qq update && $$sudo apt-get -qq -y install $(1); } > $(VENV)/$(1).log 2>&1 \
	    || { cat $(VENV)/$(1).log; echo "$(2) could not be installed. Try: sudo apt-get install $(1)"; exit 1; }

$(VENV)/.dev: $(RECIPE) | $(BIN)/python
	@echo "• Installing Big Board with the development tools"
	@$(editable) '.[dev]'
	@touch $@

$(VENV)/.runtime: $(RECIPE) | $(BIN)/python
	@echo "• Installing Big Board"
	@$(editable) .
	@touch $@

$(VENV)/.docs: $(RECIPE) | $(BIN)/python
	@echo "• Installing MkDocs"
	@$(editable) '.[docs]'
	@touch $@

# The rules are compiled with the versions of the lock, not with whatever is newest today.
$(VENV)/.compiler: $(RECIPE) | $(BIN)/python
	@echo "• Installing the compiler of the rules"
	@$(PIP) setuptools 'mypy[mypyc]' librt
	@touch $@

$(BIN)/python:
	@python=$$($(find_python)); \
	if [ -z "$$python" ]; then \
	    echo "Big Board needs Python 3.11 or newer, and none was found. Install one and run make again."; exit 1; \
	elif ! "$$python" -c 'import ensurepip, venv' 2> /dev/null; then \
	    echo "$$python cannot set up virtual environments. On Debian or Ubuntu: sudo apt install python3-venv"; exit 1; \
	fi; \
	echo "• Creating $(VENV) with $$("$$python" --version)"; \
	"$$python" -m venv $(VENV)

find_python = for python in $(PYTHON) python3 python3.13 python3.12 python3.11; do \
	    if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; then \
	        echo "$$python"; break; fi; done

define check_branches
import json, sys
with open(sys.argv[1]) as file:
    totals = json.load(file)["totals"]
share = 100 * totals["covered_branches"] / max(1, totals["num_branches"])
print(f"{share:.1f} % of the branches of the rules are tested; {sys.argv[2]} % are needed.")
sys.exit(share < float(sys.argv[2]))
endef
export check_branches

define build_sdist
from setuptools import build_meta
build_meta.build_sdist("dist")
endef
export build_sdist

define list_requirements
import tomllib
with open("pyproject.toml", "rb") as file:
    pyproject = tomllib.load(file)
project = pyproject["project"]
extras = project["optional-dependencies"]
wanted = [*pyproject["build-system"]["requires"], *project["dependencies"]]
for extra in ("postgres", "env", "lab", "cluster", "train", "mcp", "openspiel", "web", "docs", "dev"):
    wanted += [requirement for requirement in extras[extra] if not requirement.startswith("bigboard[")]
print(*wanted, sep="\n")
endef
export list_requirements
