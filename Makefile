# Mankai: `make play` plays, `make test` checks everything, `make bench` measures, `make clean` starts afresh.
# PYTHON=python3.12 takes another Python, MANKAI_COMPILE=0 leaves out compiling, ARGS="..." goes on to the command.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip

# The package in $(VENV) is installed anew when this changes: the content of its sources, and what it is to be built with.
SOURCES := find src setup.py pyproject.toml LICENSE README.md -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*'
BUILT_WITH := echo "$(MANKAI_COMPILE) $$CC"; command -v cc; command -v gcc; command -v clang
STATE := $(shell { $(BUILT_WITH); $(SOURCES) | LC_ALL=C sort | xargs cksum; } 2>&1 | cksum | cut -d ' ' -f 1)
MADE := $(VENV)/.made
INSTALLED := $(VENV)/.installed-$(STATE)
TESTABLE := $(VENV)/.testable
LOG := $(VENV)/setup.log

# What is checked is what is installed, whatever the shell has set.
unexport PYTHONPATH PYTHONHOME MYPYPATH
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play test bench clean

help:
	@sed -n '/^# Mankai/,/^$$/s/^# //p' Makefile

play: $(INSTALLED)
	@$(BIN)/mankai play $(ARGS)

bench: $(INSTALLED)
	@$(BIN)/mankai bench $(ARGS)

CHECKED := src $(wildcard tests benchmarks)

test: $(INSTALLED) $(TESTABLE)
	@if grep -q 'compiling failed' $(INSTALLED); then \
		grep -E 'error:|Error' $(LOG) | head -n 20; \
		echo "Mankai: the package could not be compiled, see $(LOG). (MANKAI_COMPILE=0 tests it as plain Python.)"; exit 1; fi
	@echo "Checking style: ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Not formatted: $(BIN)/ruff format . does it."; exit 1; }
	@echo "Checking types: mypy --strict"
	@$(BIN)/mypy --strict $(CHECKED)
	@echo "Checking layers: import-linter"
	@found=$$(PYTHONPATH=src $(BIN)/lint-imports --no-logo) || { echo "$$found"; exit 1; }; echo "$$found" | tail -n 1
	@echo "Testing the installed package: pytest"
	@$(BIN)/pytest -n 2 --dist worksteal $(ARGS)
	@echo "All checks passed. $$(cat $(INSTALLED))"

clean:
	@rm -rf $(VENV) build dist src/*.egg-info
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@echo "Removed everything that was made."

$(MADE):
	@command -v $(PYTHON) >/dev/null || { \
		echo "Mankai needs Python 3.11, 3.12 or 3.13, and '$(PYTHON)' is not there. Install one, or say make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || { \
		echo "Mankai needs Python 3.11, 3.12 or 3.13, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Say make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Mankai needs Python's venv module, and '$(PYTHON)' has none. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Setting up $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(INSTALLED): | $(MADE)
	@echo "Setting up Mankai: building and installing it (once; up to a few minutes)"
	@rm -rf $(VENV)/.installed-* $(VENV)/wheel
	@{ $(PIP) wheel --verbose --no-deps --wheel-dir $(VENV)/wheel . && \
		$(PIP) install --force-reinstall --no-deps $(VENV)/wheel/*.whl && \
		$(PIP) install $(VENV)/wheel/*.whl; } >$(LOG) 2>&1 || { tail -n 40 $(LOG); echo "Mankai: installing failed, see $(LOG)."; exit 1; }
	@rm -rf src/*.egg-info # or PYTHONPATH=src would see the games registered at the last build, not at this one
	@sed -n 's/^ *\(Mankai: .*\)/\1/p' $(LOG) | tee $@.part
	@mv $@.part $@

$(TESTABLE): pyproject.toml | $(INSTALLED)
	@echo "Setting up the tools for checking"
	@$(PIP) install "$$(echo $(VENV)/wheel/*.whl)[test]" >$(VENV)/tools.log 2>&1 || { tail -n 40 $(VENV)/tools.log; exit 1; }
	@touch $@
