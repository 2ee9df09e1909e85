"""A small site for tests. Prints its port, and stops when its standard input closes. HTTPS: site.py CERTIFICATE KEY"""

import html
import http.server
import json
import ssl
import sys
import threading

TABS = [
    {"id": "home", "title": "Home", "icon": "house.fill", "path": "/"},
    {"id": "explore", "title": "Explore", "icon": "magnifyingglass", "path": "/explore"},
    {"id": "old", "title": "Old", "icon": "clock", "path": "/gone", "deprecated": "soft"},
]


def page(active, tabs=TABS):
    value = html.escape(json.dumps({"active": active, "tabs": tabs}))
    return (
        "<!DOCTYPE html>\n<html>\n<body>\n<h1>Page</h1>\n"
        f'<nav data-controller="navigation" data-navigation-configuration-value="{value}"></nav>\n</body></html>\n'
    )


class Site(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        path = self.path.split("?")[0]
        if path == "/":
            self.answer(200, page("home"))
        elif path == "/explore":
            self.answer(200, page("home"))
        elif path == "/renamed":
            self.answer(200, page("home", [TABS[0], {**TABS[1], "id": "discover"}]))
        elif path == "/private":
            isKnown = "key=letmein" in self.headers.get("Cookie", "") and self.headers.get("X-Test") == "a: b"
            isApp = "Hotwire Native" in self.headers.get("User-Agent", "")
            self.answer(*((200, page("home", TABS[:2])) if isKnown and isApp else (403, "no")))
        elif path in ("/app/", "/app/explore"):
            tabs = [{**TABS[0], "path": ""}, {**TABS[1], "path": "explore"}]
            self.answer(200, page("home", tabs))
        elif path == "/moved":
            self.answer(302, "", Location="/explore")
        elif path == "/away":
            self.answer(302, "", Location="http://localhost:9/")
        elif path == "/endless":
            self.send_response(200)
            self.end_headers()
            try:
                while True:
                    self.wfile.write(b"x" * 65536)
            except OSError:
                pass
        else:
            self.answer(404, "not here")

    def answer(self, status, body, **headers):
        data = body.encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
if len(sys.argv) == 3:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*sys.argv[1:])
    server.socket = context.wrap_socket(server.socket, server_side=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
