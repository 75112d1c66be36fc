"""The proxies of `deploy/`, run with their own files; only ports and certificates are put in."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from grusel.bench.forge import free_port
from outside.debian import ROOT, ran

DEPLOY = ROOT / "deploy"
WITHIN = 20.0  # seconds until a proxy listens
NGINX = "pid {folder}/nginx.pid; error_log stderr; events {{}} http {{ access_log off; include {folder}/site.conf; }}"


class Certificate(Struct, frozen=True):
    """For this machine, signed by itself."""

    crt: Path
    key: Path
    pem: Path


def certificate(folder: Path) -> Certificate:
    made = Certificate(folder / "grusel.crt", folder / "grusel.key", folder / "grusel.pem")
    new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    ran(*new, *names, "-keyout", str(made.key), "-out", str(made.crt))
    made.pem.write_text(made.crt.read_text() + made.key.read_text())
    return made


def changed(name: str, changes: dict[str, str]) -> str:
    """A file of ours with other words; each must be there."""
    text = (DEPLOY / name).read_text("utf-8")
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, own: Certificate, servers: Sequence[int]) -> Iterator[str]:
    port = free_port()
    one, two = servers
    changes = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "/etc/nginx/grusel.crt": str(own.crt),
        "/etc/nginx/grusel.key": str(own.key),
        "127.0.0.1:4787": f"127.0.0.1:{one}",
        "127.0.0.1:4788": f"127.0.0.1:{two}",
    }
    (folder / "site.conf").write_text(changed("nginx.conf", changes))
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    with running(["nginx", "-g", "daemon off;", "-c", str(folder / "nginx.conf")], folder, port):
        yield f"https://127.0.0.1:{port}"


@contextmanager
def haproxy(folder: Path, own: Certificate, servers: Sequence[int]) -> Iterator[str]:
    port = free_port()
    changes = {
        "bind :4480": f"bind 127.0.0.1:{free_port()}",
        "bind :4443": f"bind 127.0.0.1:{port}",
        "/etc/haproxy/grusel.pem": str(own.pem),
    }
    (folder / "haproxy.cfg").write_text(changed("haproxy.cfg", changes))
    where = dict(zip(("GRUSEL_ONE", "GRUSEL_TWO"), (f"127.0.0.1:{one}" for one in servers), strict=True))
    with running(["haproxy", "-db", "-f", str(folder / "haproxy.cfg")], folder, port, **where):
        yield f"https://127.0.0.1:{port}"


@contextmanager
def caddy(folder: Path, own: Certificate, servers: Sequence[int]) -> Iterator[str]:
    port = free_port()
    site = f"{{\n admin off\n auto_https disable_redirects\n}}\nhttps://127.0.0.1:{port} {{\n tls {own.crt} {own.key}"
    changes = {"table.example.org {": site, "127.0.0.1:4787": f"127.0.0.1:{servers[0]}"}
    (folder / "Caddyfile").write_text(changed("Caddyfile", changes))
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with running(command, folder, port, XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder)):
        yield f"https://127.0.0.1:{port}"


PROXIES = {"nginx": nginx, "haproxy": haproxy, "caddy": caddy}


@contextmanager
def running(command: Sequence[str], folder: Path, port: int, **environment: str) -> Iterator[None]:
    """A program from the moment it listens."""
    log = folder / "proxy.log"
    with (
        log.open("w") as out,
        subprocess.Popen(command, env={**os.environ, **environment}, stdout=out, stderr=out) as process,
    ):
        try:
            until = time.monotonic() + WITHIN
            while not listens(port):
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.05)
            yield
        finally:
            process.terminate()


def listens(port: int) -> bool:
    with socket.socket() as trying:
        return trying.connect_ex(("127.0.0.1", port)) == 0
