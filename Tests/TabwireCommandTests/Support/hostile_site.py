"""A site that never ends, for tests. Prints its port, and stops when its standard input closes."""

import html
import http.server
import json
import sys
import threading
import time
import zlib

TABS = [{"id": name, "title": name, "icon": "house.fill", "path": "/" + name} for name in ("a", "b")]


def page(tabs):
    value = html.escape(json.dumps({"active": tabs[0]["id"], "tabs": tabs}))
    return f'<nav data-controller="navigation" data-navigation-configuration-value="{value}"></nav>'.encode()


class Site(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        name, _, argument = self.path[1:].partition("/")
        getattr(self, name.replace("-", "_"), self.drip_headers)(argument)

    def drip_headers(self, _):
        self.wfile.write(b"HTTP/1.1 200 OK\r\n")
        for number in range(10_000):
            self.wfile.write(b"X-%d: x\r\n" % number)
            self.wfile.flush()
            time.sleep(0.2)

    def drip_body(self, _):
        self.head(200)
        while True:
            self.wfile.write(b" ")
            self.wfile.flush()
            time.sleep(0.2)

    def silence(self, _):
        time.sleep(3600)

    def endless_headers(self, _):
        self.wfile.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            self.wfile.write(b"X-Filler: " + b"x" * 8000 + b"\r\n")

    def endless_body(self, _):
        self.head(200)
        while True:
            self.wfile.write(b"x" * 65536)

    def redirect_with_endless_body(self, _):
        self.head(302, Location="/good")
        while True:
            self.wfile.write(b"x" * 65536)

    def redirect_to_nowhere(self, _):
        self.head(302, Content_Length="2")
        self.wfile.write(b"hi")

    def redirect(self, _):
        self.head(302, Location="/redirect/" + "x" * (len(self.path) % 50), Content_Length="0")

    def bomb(self, _):
        # 1 MB that decodes to 1 GB.
        self.head(200, Content_Encoding="gzip")
        compressor = zlib.compressobj(wbits=31)
        for _ in range(1024):
            self.wfile.write(compressor.compress(bytes(1 << 20)))
        self.wfile.write(compressor.flush())

    def basic(self, _):
        self.head(401, WWW_Authenticate='Basic realm="x"', Content_Length="0")

    def good(self, _):
        self.answer(page(TABS))

    def dripping_tabs(self, _):
        tabs = [{**TABS[0], "id": str(n), "path": f"/drip-headers/{n}", "deprecated": "soft"} for n in range(62)]
        self.answer(page(TABS + tabs))

    def new_paths(self, argument):
        number = len(argument) and int(argument)
        self.answer(page([{**TABS[0], "path": f"/new-paths/{number + 1}"}, {**TABS[1], "path": f"/new-paths/{number + 2}"}]))

    def head(self, status, **headers):
        self.send_response(status)
        self.send_header("Connection", "close")
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()

    def answer(self, body):
        self.head(200, Content_Length=str(len(body)))
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        pass


server = Server(("127.0.0.1", 0), Site)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
