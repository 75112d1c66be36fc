"""Compile the modules that ask for it with mypyc, into a copy of the package; report a missing C compiler.

A module asks with a line exactly like MARK below. The copy, `build/trees/DIGEST`, appears when it is whole and tried,
so machine code never lies beside sources that are edited or running, and `build/compiled` points to it. Unchanged
modules are not compiled again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "grusel"
BUILD = ROOT / "build"
WORK = BUILD / "mypyc" / sys.implementation.cache_tag  # generated C and object files
CURRENT = BUILD / "compiled"
KEPT = 3  # trees: an older one may still be running
MARK = "# Compiled by mypyc where a C compiler is there."
NOT_CODE = {"_web", "__pycache__"}

# Plays one random game of each kind and prints the seconds of processor time it took.
TRIAL = """
from random import Random
from time import process_time
from grusel.match import Match
from grusel.registry import broken, installed
assert not broken(), broken()
for game in installed().values():
    before = process_time()
    Match(game, game.seats[-1]).play_randomly(Random(1))
    print(game.name, process_time() - before)
"""


def main() -> int:
    began, place = time.monotonic(), tree()
    if not place.exists():
        if missing := what_is_missing():
            CURRENT.unlink(missing_ok=True)
            sys.stderr.write(f"The rules run interpreted: {missing}. Everything works, only slower.\n")
            return 0
        sys.stderr.write("Compiling the rules, once: a minute or two …\n")
        gains = build(place)
        sys.stderr.write(f"Rules compiled in {time.monotonic() - began:.0f} s: whole random games run {gains}.\n")
    point_to(place)
    return 0


def tree() -> Path:
    """The folder of the package with machine code for these sources, present or not."""
    digest = hashlib.sha256(fingerprint(marked()).encode())
    for path in sources():
        digest.update(path.relative_to(SOURCE).as_posix().encode() + b"\0" + path.read_bytes())
    return BUILD / "trees" / digest.hexdigest()[:16]


def sources() -> list[Path]:
    """Every file of the package apart from the built client."""
    found = (path for path in PACKAGE.rglob("*") if not NOT_CODE & {*path.parts} and path.suffix != ".so")
    return sorted(path for path in found if path.is_file())


def marked() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if MARK in path.read_text("utf-8").splitlines()]


def fingerprint(modules: list[Path]) -> str:
    """A change in any of these inputs requires a new compilation."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [*modules, *sorted(SOURCE.rglob("state.py")), Path(__file__)]:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def what_is_missing() -> str:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler {compiler} (on Debian or Ubuntu: sudo apt-get install gcc libc6-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h (on Debian or Ubuntu: sudo apt-get install python3-dev)"
    return ""


def build(place: Path) -> str:
    """Build the tree, and print how much faster games are in it."""
    library = compiled()
    making = place.with_name(f"{place.name}-{os.getpid()}")
    shutil.rmtree(making, ignore_errors=True)
    shutil.copytree(PACKAGE, making / "grusel", ignore=shutil.ignore_patterns("*.so", *NOT_CODE))
    shutil.copytree(library, making, dirs_exist_ok=True)
    link(PACKAGE / "_web", making / "grusel" / "_web")
    gains = gained(trial(SOURCE), trial(making))
    making.rename(place)
    for old in sorted(place.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old)
    return gains


def compiled() -> Path:
    """A folder with the libraries of all marked modules, as they lie in the package."""
    modules = marked()
    library = WORK / fingerprint(modules)[:16]
    if not library.exists():
        for old in WORK.glob("????????????????"):
            shutil.rmtree(old)
        compile_into(library, modules)
    return library


def compile_into(library: Path, modules: list[Path]) -> None:
    WORK.mkdir(parents=True, exist_ok=True)
    setup, made = WORK / "setup.py", WORK / "lib"
    shutil.rmtree(made, ignore_errors=True)
    # Compile each library separately, because only then mypyc knows all subclasses of a class and can skip checks on
    # attribute access.
    setup.write_text(
        "from mypyc.build import mypycify\nfrom setuptools import setup\nmodules = []\n"
        f"for paths, name in {libraries(modules)!r}:\n"
        f"    modules += mypycify(['--strict', *paths], opt_level='3', target_dir={str(WORK)!r}, group_name=name)\n"
        "setup(name='grusel-compiled', ext_modules=modules, packages=[])\n"
    )
    command = [
        sys.executable,
        str(setup),
        "-q",
        "build_ext",
        f"--parallel={os.cpu_count()}",
        "--build-temp",
        str(WORK / "temp"),
        "--build-lib",
        str(made),
    ]
    flags = " ".join(filter(None, [os.environ.get("CFLAGS"), "-fno-semantic-interposition"]))  # 6 % faster
    environment = {**os.environ, "CFLAGS": flags}
    done = subprocess.run(command, cwd=SOURCE, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit("Compiling the rules failed; they run interpreted.")
    made.rename(library)


def libraries(modules: list[Path]) -> list[tuple[list[str], str]]:
    """One for every game with its bots, and one for the table: they are compiled in parallel."""
    found: dict[str, list[str]] = {}
    for path in modules:
        part, *rest = path.relative_to(PACKAGE).parts
        found.setdefault(rest[0] if part == "games" else "table", []).append(str(path.relative_to(SOURCE)))
    return [(paths, f"grusel_{name}") for name, paths in sorted(found.items())]


def trial(source: Path) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", TRIAL], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stderr}A game played from {source} failed; the rules run interpreted.")
    return {name: float(seconds) for name, seconds in map(str.split, done.stdout.splitlines())}


def gained(before: dict[str, float], after: dict[str, float]) -> str:
    times = sorted(before[name] / after[name] for name in before)
    return f"{times[0]:.1f} to {times[-1]:.1f} times as fast"


def point_to(place: Path) -> None:
    """Point `build/compiled` to this tree, atomically."""
    new = CURRENT.with_name(f"compiled-{os.getpid()}")
    link(place, new)
    if CURRENT.is_dir() and not CURRENT.is_symlink():  # of version 0.1
        shutil.rmtree(CURRENT)
    new.replace(CURRENT)


def link(target: Path, place: Path) -> None:
    place.symlink_to(os.path.relpath(target, place.parent), target_is_directory=True)


if __name__ == "__main__":
    raise SystemExit(main())
