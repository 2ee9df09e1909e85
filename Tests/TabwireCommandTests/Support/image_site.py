"""A site whose tab has an image. /page/NAME and /profile/NAME are pages with the image /NAME. Prints its port, and stops when its input closes.

/requests has the paths of all requests for images.
"""

import html
import http.server
import json
import struct
import sys
import threading
import time
import zlib

requests = []


def png(width=64, height=64, animated=False, padding=0):
    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
    frames = chunk(b"acTL", struct.pack(">II", 2, 0)) if animated else b""
    return b"\x89PNG\r\n\x1a\n" + header + frames + chunk(b"tEXt", b"x" * padding) + chunk(b"IDAT", b"") + chunk(b"IEND", b"")


class Site(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        if self.path == "/requests":
            self.answer("\n".join(requests).encode())
        elif self.path.startswith(("/page/", "/profile/")):
            self.page(self.path.split("/")[2])
        else:
            requests.append(self.path)
            name, _, argument = self.path[1:].partition("/")
            getattr(self, name.partition(".")[0].replace("-", "_"), self.missing)(argument)

    def page(self, name):
        image = {"path": "/" + name, "kind": "picture"}
        tabs = [
            {"id": "home", "title": "Home", "icon": "house.fill", "path": "/page/" + name},
            {"id": "profile", "title": "Profile", "icon": "person.fill", "path": "/profile/" + name, "image": image},
        ]
        if name == "shared":
            tabs.append({"id": "note", "title": "Note", "icon": "plus", "path": "/note", "action": True, "image": image})
        if name.startswith("drip"):
            tabs += [
                {**tabs[1], "id": str(n), "title": str(n), "path": f"/{n}", "image": {"path": f"/drip/{n}"}} for n in range(3)
            ]
        value = html.escape(json.dumps({"active": "home", "tabs": tabs}))
        self.answer(f'<nav data-controller="navigation" data-navigation-configuration-value="{value}"></nav>'.encode())

    def good(self, _):
        self.answer(png())

    shared = good
    # Neither the name nor the type counts.
    face = good

    def private(self, _):
        accepts = self.headers.get("Accept", "")
        is_app = "key=letmein" in self.headers.get("Cookie", "") and "image/webp" in accepts and "text/html" not in accepts
        self.answer(png()) if is_app else self.answer(b"no", 403)

    def wide(self, _):
        self.answer(png(width=20_000, height=20_000))

    def heavy(self, _):
        self.answer(png(padding=256 * 1024))

    def endless(self, _):
        self.head(200)
        self.wfile.write(png()[:-12])
        for _ in range(1 << 14):
            self.wfile.write(b"x" * 65536)

    def bomb(self, _):
        # 1 MB that decodes to 1 GB.
        self.head(200, Content_Encoding="gzip")
        compressor = zlib.compressobj(wbits=31)
        for _ in range(1024):
            self.wfile.write(compressor.compress(bytes(1 << 20)))
        self.wfile.write(compressor.flush())

    def drip(self, _):
        self.head(200)
        for byte in png(padding=4096):
            self.wfile.write(bytes([byte]))
            self.wfile.flush()
            time.sleep(0.2)

    def animated(self, _):
        self.answer(png(animated=True))

    def drawing(self, _):
        self.answer(b'<svg xmlns="http://www.w3.org/2000/svg"/>')

    def cut(self, _):
        self.answer(png()[:40])

    def empty(self, _):
        self.answer(b"")

    def missing(self, _):
        self.answer(b"not here", 404)

    def moved(self, _):
        self.head(302, Location="/good", Content_Length="0")

    def away(self, _):
        self.head(302, Location="http://cdn.example.com/face.png", Content_Length="0")

    def circle(self, _):
        self.head(302, Location="/circle", Content_Length="0")

    def head(self, status, **headers):
        self.send_response(status)
        self.send_header("Connection", "close")
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()

    def answer(self, body, status=200):
        self.head(status, Content_Length=str(len(body)), Content_Type="text/plain")
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
