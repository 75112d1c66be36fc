# make play   sets up everything and starts the table
# make test   installs what the tests need and runs them all
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv
UV_VERSION := 0.13.7
INSTALL := $(UV) pip install -q -p $(VENV) --compile-bytecode -c constraints.txt

CLIENT := $(shell find web src -name node_modules -prune -o -path src/grusel/_web -prune -o -type f \( -path 'web/*' -o -name '*.ftl' -o -name '*.md' \) -print)

# Behind company mirrors and private certificate authorities, work as pip does.
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1
ifdef PIP_INDEX_URL
export UV_DEFAULT_INDEX ?= $(PIP_INDEX_URL)
endif

.PHONY: play test check quick compile plain web coverage golden screenshots soak bench lock clean

play: $(VENV)/.run compile
	@$(BIN)/grusel serve $(ARGS)

test: $(VENV)/.dev compile plain
	sh scripts/system-deps.sh chromium-headless-shell redis-server postgresql
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not browser" $(ARGS)
	PYTHONPATH=build/plain $(BIN)/python -m pytest tests/flure tests/compiled $(ARGS)
	$(BIN)/python hatch_build.py run test
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser $(ARGS)

check: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest tests/test_layers.py tests/test_docs.py tests/test_english.py tests/test_words.py tests/server/test_typescript.py
	$(BIN)/python hatch_build.py run lint
	$(BIN)/python hatch_build.py run check

# For the work in between, under a minute: format, types, layers, and a sample of every kind of test.
quick: $(VENV)/.dev
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/test_layers.py tests/test_docs.py tests/tables tests/kuhn tests/record tests/server/test_safe.py tests/server/test_undo.py $(ARGS)
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/laws tests/server/test_store_laws.py tests/server/test_whatif.py -k "kuhn or memory or sqlite" $(ARGS)

# The rules run two to thirty times faster as machine code; without a C compiler they run as they are.
compile: $(VENV)/.run
	@$(BIN)/python scripts/compile.py

# The package without machine code: to test and to measure the same sources interpreted.
plain:
	@rm -rf build/plain && mkdir -p build/plain && cp -r src/grusel build/plain/ && find build/plain -name '*.so' -delete

coverage: $(VENV)/.dev plain
	PYTHONPATH=build/plain $(BIN)/python -m pytest -n 2 --dist worksteal -m "not browser" --cov --cov-report=term-missing:skip-covered $(ARGS)

screenshots: $(VENV)/.dev compile
	$(BIN)/python scripts/screenshots.py

golden: $(VENV)/.dev
	GRUSEL_GOLDEN=rewrite $(BIN)/python -m pytest -k golden

soak: $(VENV)/.dev compile
	$(BIN)/grusel bench soak $(ARGS)

bench: $(VENV)/.dev compile
	$(INSTALL) -e '.[compile,peers]'
	$(BIN)/grusel bench rules $(ARGS)

lock: $(VENV)/.uv
	$(UV) pip compile -q --universal --python-version 3.11 --no-annotate --no-header --all-extras --group dev pyproject.toml -o constraints.txt

clean:
	rm -rf $(VENV) build dist
	find src -name '*.so' -delete

$(VENV)/.uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Grusel needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])'
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || sh scripts/system-deps.sh python3-venv
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

$(VENV)/.run: $(VENV)/.uv pyproject.toml constraints.txt hatch_build.py $(CLIENT)
	$(INSTALL) -e '.[compile]'
	@touch $@

$(VENV)/.dev: $(VENV)/.run
	$(INSTALL) --group dev -e '.[compile,postgres,redis]'
	@touch $@
