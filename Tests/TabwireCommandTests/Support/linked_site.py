"""A site whose links open in apps. Its argument says what is wrong with it. Prints its port, and stops when its input closes."""

import html
import http.server
import json
import sys
import threading

FAULT = sys.argv[1]
TABS = [
    {"id": "home", "title": "Home", "icon": "house.fill", "path": "/"},
    {"id": "explore", "title": "Explore", "icon": "magnifyingglass", "path": "/explore", "owns": ["/search"]},
]
COMPONENTS = [{"/": "/explore/print/*", "exclude": True}] + [
    {"/": path} for path in ["/", "/explore", "/explore/*", "/search", "/search/*"]
]
if FAULT == "uncovered":
    COMPONENTS = [component for component in COMPONENTS if component["/"] not in ("/search", "/search/*", "/explore/*")]
APPLE = {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.trails"], "components": COMPONENTS}]}}
GOOGLE = [
    {
        "relation": ["delegate_permission/common.handle_all_urls"],
        "target": {
            "namespace": "android_app",
            "package_name": "com.example.trails",
            "sha256_cert_fingerprints": [":".join(["0A"] * (31 if FAULT == "fingerprint" else 32))],
        },
    }
]
if FAULT == "shape":
    APPLE["applinks"]["details"][0]["components"] = "/explore"
if FAULT == "no app":
    APPLE["applinks"]["details"], GOOGLE = [], []


class Site(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == "/":
            tabs = [] if FAULT == "no tabs" else TABS
            value = html.escape(json.dumps({"active": tabs[0]["id"] if tabs else None, "tabs": tabs}))
            self.answer(f'<nav data-controller="navigation" data-navigation-configuration-value="{value}"></nav>', "text/html")
        elif self.path.startswith("/.well-known/"):
            self.file(APPLE if self.path.endswith("association") else GOOGLE)
        else:
            self.answer("", "text/plain", 404)

    def file(self, value):
        text = json.dumps(value)
        if FAULT == "missing":
            self.answer("", "text/plain", 404)
        elif FAULT == "private":
            isKnown = "Cookie" in self.headers or "X-Key" in self.headers
            self.answer(text, "application/json", 200 if isKnown else 403)
        elif FAULT == "redirect":
            self.answer("", "text/html", 301, "https://www.example.com" + self.path)
        elif FAULT == "type":
            self.answer(text, "text/plain; charset=utf-8")
        elif FAULT == "large":
            self.answer(text + " " * 128 * 1024, "application/json")
        elif FAULT == "no json":
            self.answer("<p>Hello", "application/json")
        else:
            self.answer(text, "application/json; charset=utf-8")

    def answer(self, body, type, status=200, location=None):
        self.send_response(status)
        self.send_header("Content-Type", type)
        self.send_header("Content-Length", str(len(body)))
        if location:
            self.send_header("Location", location)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
