"""Serves the files of a folder. Prints its port, and stops when its standard input closes: files.py FOLDER"""

import functools
import http.server
import sys
import threading


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=sys.argv[1]))
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
