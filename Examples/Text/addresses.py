"""Paths and addresses: which are safe (section P8), and which origin and segments they have (section R13)."""
import re
from urllib.parse import unquote_to_bytes, urlsplit

PORTS = {"http": 80, "https": 443}
UNSAFE = re.compile(r"[\x00-\x20\x7f-\x9f\\]")


def is_safe(path):  # P8.1, P8.2, P8.3
    return not (path.startswith("//") or UNSAFE.search(path) or ":" in re.split("[/?#]", path, maxsplit=1)[0])


class Address:
    """An absolute address, or one relative to the start URL. Raises ValueError if it belongs to no tab (R13.2, R13.3)."""

    def __init__(self, text, start=None):
        parts = urlsplit(text)
        if UNSAFE.search(text) or bool(parts.scheme) > bool(parts.netloc):
            raise ValueError("a browser rewrites this address, or it has no host")
        scheme = parts.scheme.lower() or start.origin[0]
        self.path = parts.path
        if parts.netloc:
            host, port = re.fullmatch(r"(\[.*\]|[^:]*):?(.*)", parts.netloc.rpartition("@")[2]).groups()
            if not host or re.search("[^0-9]", port) or int(port or 0) > 65535:
                raise ValueError("the address has no host, or an invalid port")
            self.origin = scheme, host.lower(), int(port) if port else PORTS.get(scheme)  # R13.5
        else:
            self.origin = scheme, *start.origin[1:]
            if not self.path.startswith("/"):  # RFC 3986 §5.2
                self.path = start.path[: start.path.rfind("/") + 1] + self.path if self.path else start.path
        self.segments = segments(self.path)


def segments(path):
    found = []
    for segment in map(unquote_to_bytes, path.split("/")):  # R13.8
        if segment == b"..":
            del found[-1:]  # R13.9
        elif segment != b".":
            found.append(segment)
    return [segment for segment in found if segment]  # R13.10
