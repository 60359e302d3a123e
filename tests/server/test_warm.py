import threading
from pathlib import Path

import pytest
from serving import quick

from koldun.server.app import serve
from koldun.server.app.settings import settings_from


def test_a_server_makes_what_first_matches_need_unless_told_not_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed = threading.Event()
    monkeypatch.setattr(serve, "warm", warmed.set)
    monkeypatch.setattr(serve.GracefulServer, "run", lambda server, sockets: sockets[0].close())
    monkeypatch.setattr(serve, "collect_little_by_little", lambda: None)
    serve.run(quick(tmp_path, warm=False))
    assert not warmed.wait(0.1)
    serve.run(quick(tmp_path))
    assert warmed.wait(60)


def test_it_is_a_setting() -> None:
    assert settings_from({}).warm
    assert not settings_from({"KOLDUN_WARM": "0"}).warm
