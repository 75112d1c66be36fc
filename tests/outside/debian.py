"""Bare Debian trees: debootstrap makes them, `build` keeps them, and each module of tests gets a layer over one."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build"
RELEASE = "bookworm"
PACKAGES = "python3,python3-venv,make,git,ca-certificates,systemd,systemd-sysv,dbus"
SOMEBODY = "anna"
HOME = "/srv/anna"
HERE = ("/etc/resolv.conf", "/etc/ssl/certs/ca-certificates.crt", "/etc/pip.conf")  # how this machine reaches others
PASSED_ON = ("PIP_CERT", "PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "http_proxy", "https_proxy", "no_proxy")


class Tree:
    """A root folder, and a way to run commands in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, *words: str, user: str = "root", network: bool = True, cwd: str = "/") -> list[str]:
        """How to run something in it; whatever it starts ends with it."""
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *([] if network else ["--net"])]
        mounts = 'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; '
        loopback = "" if network else "ip link set lo up; "
        environment = ["env", "-i", f"HOME={'/root' if user == 'root' else HOME}", "LANG=C.UTF-8"]
        environment += ["PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"]
        environment += [f"{name}={os.environ[name]}" for name in PASSED_ON if name in os.environ]
        inside = ["chroot", f"--userspec={user}:{user}", str(self.folder), *environment]
        there = ["sh", "-c", 'cd "$0" && exec "$@"', cwd, *words]
        return [*apart, "sh", "-ec", f'{mounts}{loopback}exec "$@"', str(self.folder), *inside, *there]

    def run(self, *words: str, user: str = "root", network: bool = True, cwd: str = "/") -> str:
        return ran(*self.command(*words, user=user, network=network, cwd=cwd))


def ran(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def missing(programs: Sequence[str]) -> str:
    """Why a test cannot run here; empty if it can."""
    if os.geteuid() != 0:
        return "only root can do this"
    absent = [name for name in programs if not shutil.which(name)]
    return f"missing: {' '.join(absent)}" if absent else ""


@pytest.fixture(scope="session")
def slim() -> Path:
    """A Debian with nothing in it, as images of containers begin with it."""
    return made("debian-slim", "--variant=minbase")


@pytest.fixture(scope="session")
def debian() -> Path:
    """A Debian with Python, make, git and systemd, and a user without rights; nothing may change it."""
    return made("debian", "--variant=minbase", f"--include={PACKAGES}")


def made(name: str, *how: str) -> Path:
    if why := missing(["debootstrap", "unshare", "ip"]):
        pytest.skip(why)
    kept = KEPT / name
    if not kept.exists():
        making = kept.with_name(f"{name}-making")
        shutil.rmtree(making, ignore_errors=True)
        ran("debootstrap", *how, RELEASE, str(making))
        ran("chroot", str(making), "useradd", "--create-home", "--home-dir", HOME, SOMEBODY)
        making.rename(kept)
    for file in [*map(Path, HERE), *Path("/usr/local/share/ca-certificates").glob("*.crt")]:
        if file.exists():
            there = kept / file.relative_to("/")
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, there)
    return kept


@pytest.fixture(scope="module")
def tree(debian: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tree]:
    """A Debian to change."""
    folder = tmp_path_factory.mktemp("debian")
    upper, work, root = folder / "upper", folder / "work", folder / "root"
    for made in (upper, work, root):
        made.mkdir()
    ran("mount", "-t", "overlay", "overlay", "-o", f"lowerdir={debian},upperdir={upper},workdir={work}", str(root))
    yield Tree(root)
    ran("umount", str(root))
