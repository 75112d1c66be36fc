"""The client's files: compressed for those who can unpack them, and a preview for links that are passed on."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from grusel.server.http import client_files
from grusel.server.http.client_files import client_file

SCRIPT = b"const ghosts = 'boo';\n" * 200
HERE = "http://table.example/"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "index.html").write_text("<html><head><title>Grusel</title></head><body></body></html>")
    (tmp_path / "main.js").write_bytes(SCRIPT)
    (tmp_path / "previews").mkdir()
    (tmp_path / "previews" / "flure.jpg").write_bytes(b"\xff\xd8" * 500)
    monkeypatch.setattr(client_files, "client_folder", lambda: tmp_path)
    return tmp_path


def test_texts_are_compressed_for_those_who_can_unpack_them() -> None:
    answer = client_file("main.js", HERE, "gzip, br")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert len(answer.content) < len(SCRIPT) / 4
    assert gzip.decompress(answer.content) == SCRIPT


def test_others_get_them_as_they_are() -> None:
    answer = client_file("main.js", HERE, "")
    assert answer.content == SCRIPT
    assert "content-encoding" not in answer.headers


def test_a_changed_file_is_compressed_again(folder: Path) -> None:
    client_file("main.js", HERE, "gzip")
    (folder / "main.js").write_bytes(SCRIPT.upper())
    assert gzip.decompress(client_file("main.js", HERE, "gzip").content) == SCRIPT.upper()


def test_pictures_are_not_compressed_twice() -> None:
    assert "content-encoding" not in client_file("previews/flure.jpg", HERE, "gzip").headers


@pytest.mark.parametrize("page", ["games/flure", "new/flure", "/rules/flure", "lesson/flure/first"])
def test_a_link_to_a_game_shows_its_name_and_picture(page: str) -> None:
    told = client_file(page, HERE, "").content.decode()
    assert '<meta property="og:title" content="Finstere Flure" />' in told
    assert '<meta property="og:image" content="http://table.example/previews/flure.jpg" />' in told


@pytest.mark.parametrize("page", ["", "table/h4t9d2zwqu3j", "new/poker", "games/<script>", "replay/flure/3"])
def test_any_other_link_shows_the_house_and_nothing_of_a_table(page: str) -> None:
    told = client_file(page, HERE, "").content.decode()
    assert '<meta property="og:title" content="Grusel" />' in told
    assert '<meta property="og:image" content="http://table.example/previews/house.jpg" />' in told
    assert "script>" not in told


def test_a_game_without_a_picture_shows_that_of_the_house() -> None:
    told = client_file("new/shy", HERE, "").content.decode()
    assert "Shy Monsters" in told
    assert "/previews/house.jpg" in told


def test_a_file_that_is_not_there_is_no_page() -> None:
    assert client_file("assets/gone.js", HERE, "gzip").status_code == 404
