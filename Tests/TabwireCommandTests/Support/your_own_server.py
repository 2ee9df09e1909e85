"""Tries the server of docs/your-own-server.md as it stands, but for its port: your_own_server.py TABWIRE"""
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from html import unescape

ROOT = pathlib.Path(__file__).resolve().parents[3]
PORT = "8000"
ALIVE = {"event": "alive", "data": "15"}
os.environ["no_proxy"] = "127.0.0.1"


def code():
    block, = re.findall(r"```python\n(.*?)```", (ROOT / "docs/your-own-server.md").read_text(encoding="utf-8"), re.DOTALL)
    lines = [line for line in block.splitlines() if line]
    assert len(lines) <= 31, f"the server has {len(lines)} lines, with the import"
    assert block.count(PORT) == 1
    return block


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return str(listener.getsockname()[1])


def wait_for(port):
    deadline = time.monotonic() + 30
    while True:
        try:
            return socket.create_connection(("127.0.0.1", int(port)), timeout=5).close()
        except OSError:
            assert time.monotonic() < deadline, "the server does not start"


def get(url, **headers):
    return urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=30)


def configuration(markup):
    return json.loads(unescape(re.search(r'data-navigation-configuration-value="([^"]*)"', markup)[1]))


class Stream:
    """Reads the blocks of an event stream."""

    def __init__(self, url, **headers):
        self.response = get(url, **headers)

    def next(self):
        fields = {}
        while not fields:
            while line := self.response.readline().decode().rstrip("\n"):
                name, _, value = line.partition(":")
                if name:
                    fields[name] = value.removeprefix(" ")
        return fields

    def start(self):
        """Reads how a stream that stays open starts."""
        assert 500 <= int(self.next()["retry"]) <= 3000  # P11.12
        assert self.next() == ALIVE  # P11.28

    def tab_bar(self):
        """Reads the next tab bar; until there is one, only signs of life may come."""
        while (fields := self.next()) == ALIVE:
            pass
        return fields


def try_stream(base):
    first = Stream(f"{base}/tabs/updates?path=/guests&revision=17")
    assert first.response.status == 200
    assert first.response.headers["Content-Type"] == "text/event-stream"  # P11.10
    assert first.response.headers["Cache-Control"] == "no-store"
    assert first.response.headers["X-Accel-Buffering"] == "no"
    assert first.response.headers["Content-Length"] is None
    assert first.response.headers["Set-Cookie"] is None  # P11.11
    first.start()
    event = first.tab_bar()
    assert re.fullmatch(r"\d+-[0-9a-f]+", event["id"])  # P11.16
    assert event.keys() == {"id", "data"}  # P11.27
    assert event["data"].startswith('<turbo-stream action="replace" targets="nav.tab-bar"><template><nav')  # P11.17
    before = configuration(event["data"])
    assert before["live"] is True and before["active"] == "guests"  # P11.18, P11.4
    assert before["revision"] > 17  # P11.19

    with get(f"{base}/", **{"User-Agent": "a new guest"}) as page:
        sent = configuration(page.read().decode())
    assert "live" not in sent
    event = first.tab_bar()
    after = configuration(event["data"])  # P11.14
    assert after["tabs"][1]["badge"] == before["tabs"][1]["badge"] + 1
    assert after["revision"] > before["revision"]
    assert after["session"] == sent["session"]  # P13.5

    # A page that reconnects is sent only what it does not have (P11.13): its stream is quiet until the next guest.
    again = Stream(f"{base}/tabs/updates?path=/guests&revision={after['revision'] + 1000}", **{"Last-Event-ID": event["id"]})
    again.start()
    get(f"{base}/", **{"User-Agent": "another guest"}).close()
    event = again.tab_bar()
    assert configuration(event["data"])["tabs"][1]["badge"] == after["tabs"][1]["badge"] + 1
    assert configuration(event["data"])["revision"] > after["revision"] + 1000  # P11.19
    # Values that cannot be read count as absent (P11.8), and another parameter changes nothing (P11.7).
    odd = Stream(f"{base}/tabs/updates?x=1&path=&revision=1e9")
    odd.start()
    assert configuration(odd.tab_bar()["data"])["active"] == "home"


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, **options)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


def main():
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "server.py")
        path.write_text(code().replace(PORT, port), encoding="utf-8")
        server = subprocess.Popen([sys.executable, path], stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            base = f"http://127.0.0.1:{port}"
            report = run(sys.argv[1], "check", "--strict", f"{base}/", "--path", "/guests")
            assert "0 errors, 0 warnings" in report, report
            try_stream(base)
            client = ROOT / "Examples/Text/client.py"
            lines = run(sys.executable, client, f"{base}/", input="2\n1\n/guests/x\n").splitlines()
            guests = re.search(r"Guests \((\d+)\)", lines[1])[0]
            assert lines == [
                "/ /", f"[Home] | {guests}", "/guests /guests", f"Home | [{guests}]", f"[Home] | {guests}",
                "/guests/x /guests/x", f"Home | [{guests}]",
            ], lines
        finally:
            server.kill()
            server.wait()


main()
