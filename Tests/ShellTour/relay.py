"""A relay between an app and a server, which adds a script to the pages and hears from them what they show."""

import http.client
import http.server
import json
import re
import threading
import time
import urllib.parse

SCRIPT = "/shell-tour/page.js"
REPORT = "/shell-tour/report"
TURBO = "/web/vendor/turbo.js"

# Reports what the page shows, and clicks what the answer names. Turbo keeps it from page to page.
PAGE_SCRIPT = """
const id = Math.random()
const report = async () => {
  const heading = document.querySelector("h1")?.textContent.trim() ?? ""
  const isBusy = document.readyState != "complete" || document.querySelector(".turbo-progress-bar") != null ||
    document.documentElement.matches("[data-turbo-preview], [aria-busy]")
  const state = { id, path: location.pathname, title: document.title, heading, isBusy }
  const { click } = await (await fetch("REPORT", { method: "POST", body: JSON.stringify(state) })).json()
  if (click) document.querySelector(click)?.click()
}
setInterval(() => { if (document.visibilityState == "visible") report().catch(() => {}) }, 100)
""".replace("REPORT", REPORT)

# A page in front that does not report for so long is gone.
SILENCE = 2.0  # seconds
# The headers that belong to a connection, or that the relay sets itself.
OWN_HEADERS = {"connection", "keep-alive", "transfer-encoding", "content-length", "accept-encoding"}


class Relay:
    """The relay of one app."""

    def __init__(self, target, path_configuration, rule, turbo):
        """
        target: the address of the server; path_configuration: the path of the configuration that gets one more rule;
        turbo: the module that pages get as Turbo, or None for the server's own
        """
        self.target = urllib.parse.urlsplit(target)
        self.path_configuration, self.rule, self.turbo = path_configuration, rule, turbo
        # The heading that the server sent last, for each path.
        self.headings = {}
        self.lock = threading.Lock()
        self.pages = {}
        self.pending_click = None
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(self))
        self.server.daemon_threads = True
        # An app that ends resets its connections.
        self.server.handle_error = lambda request, address: None
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server.server_address[1]}/"

    def front(self):
        """What the page in front reported last, or None."""
        with self.lock:
            last = max(self.pages.values(), key=lambda page: page["time"], default=None)
        return last if last and time.monotonic() - last["time"] < SILENCE else None

    def click(self, selector):
        """Makes the page in front click an element."""
        with self.lock:
            self.pending_click = selector

    def take_report(self, page):
        with self.lock:
            self.pages[page["id"]] = {**page, "time": time.monotonic()}
            click, self.pending_click = self.pending_click, None
        return {"click": click}

    def amended(self, path, kind, body):
        """The body of a response, as the app gets it."""
        if path == TURBO and self.turbo:
            return self.turbo
        if path == self.path_configuration:
            configuration = json.loads(body)
            configuration["rules"].append(self.rule)
            return json.dumps(configuration).encode()
        if kind.startswith("text/html"):
            heading = re.search(rb"<h1[^>]*>(.*?)</h1>", body, re.DOTALL)
            text = re.sub(r"<[^>]*>", "", heading[1].decode()) if heading else ""
            self.headings[path] = " ".join(text.split())
            return body.replace(b"<head>", f'<head><script type="module" src="{SCRIPT}"></script>'.encode(), 1)
        return body


def handler(relay):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def answer(self, body, kind):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def relayed(self):
            path = urllib.parse.urlsplit(self.path).path
            content = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            if path == SCRIPT:
                return self.answer(PAGE_SCRIPT.encode(), "text/javascript")
            if path == REPORT:
                return self.answer(json.dumps(relay.take_report(json.loads(content))).encode(), "application/json")

            connection = http.client.HTTPConnection(relay.target.hostname, relay.target.port)
            headers = {name: value for name, value in self.headers.items() if name.lower() not in OWN_HEADERS}
            connection.request(self.command, self.path, content or None, headers)
            response = connection.getresponse()
            self.send_response(response.status)
            for name, value in response.getheaders():
                if name.lower() not in OWN_HEADERS:
                    self.send_header(name, value)
            kind = response.getheader("Content-Type", "")
            if kind.startswith("text/event-stream"):
                return self.stream(response)
            body = relay.amended(path, kind, response.read())
            if response.status not in (204, 304):
                self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        do_GET = do_POST = do_HEAD = do_PUT = do_PATCH = do_DELETE = relayed  # noqa: N815

        def stream(self, response):
            """Passes on an event stream until one side ends it."""
            self.send_header("Connection", "close")
            self.end_headers()
            self.close_connection = True
            while part := response.read1():
                self.wfile.write(part)
                self.wfile.flush()

        def log_message(self, *arguments):
            pass

    return Handler
