"""A site with three tabs and the page side, for tabwire-shell. Prints its port, and stops when its standard input closes."""

import html
import http.server
import json
import pathlib
import sys
import threading

WEB = pathlib.Path(__file__).resolve().parent.parent.parent / "Web"
MODULES = {f"/{file.name}": file for file in [*WEB.glob("*.js"), WEB / "vendor/stimulus.js"]}
TABS = [
    {"id": "home", "title": "Home", "icon": "house.fill", "path": "/"},
    {"id": "explore", "title": "Explore", "icon": "magnifyingglass", "path": "/explore"},
    {"id": "profile", "title": "Profile", "icon": "person.crop.circle", "path": "/profile"},
]
PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta name="viewport" content="width=device-width">
<title>Home</title>
<script type="importmap">{"imports": {"@hotwired/stimulus": "/stimulus.js", "tabwire": "/index.js"}}</script>
<script type="module">
  import { Application } from "@hotwired/stimulus"
  import { NavigationController } from "tabwire"
  Application.start().register("navigation", NavigationController)
</script>
</head>
<body><h1>Home</h1><nav data-controller="navigation" data-navigation-configuration-value="VALUE" hidden></nav></body>
</html>
""".replace("VALUE", html.escape(json.dumps({"active": "home", "tabs": TABS})))


class Site(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        module = MODULES.get(self.path)
        data = module.read_bytes() if module else PAGE.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript" if module else "text/html")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
