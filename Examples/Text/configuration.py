"""Reads configurations, and rejects what is wrong with them (sections P4 to P8)."""
import json

from addresses import is_safe

TOP = {"active": (str,), "revision": (int,), "session": (str,), "live": (bool,), "tabBarHidden": (bool,)}
TOP |= {"reorders": (bool,), "appBadge": (int,)}
NEEDED = {"id": (str,), "title": (str,), "icon": (str,), "path": (str,)}
OPTIONAL = {name: (str,) for name in ("deprecated", "replaces")} | {"eager": (bool,), "owns": (list,)}
OPTIONAL |= {"badge": (str, int, bool), "version": (str, int), "badgeLabel": (str,), "image": (dict,)}
OPTIONAL |= {"role": (str,), "action": (bool,)}


class Rejected(Exception):
    """The error for a rejected configuration, with its code of section P6."""


def require(condition, code="malformed"):
    if not condition:
        raise Rejected(code)


def depth(value):
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if children is None else 1 + max(map(depth, children), default=0)


def members(value, types):
    """The members that are given, if they have one of their types (P4.8, P6.3, P6.14)."""
    found = {name: value[name] for name in types if value.get(name) is not None}
    for name, member in found.items():
        require(type(member) in types[name] and (type(member) is not int or abs(member) < 2**53))
    return found


def read_tab(value):
    require(isinstance(value, dict))
    tab = {"badge": None, "version": None, "owns": [], "action": False, "image": None} | members(value, NEEDED) | members(value, OPTIONAL)
    require(NEEDED.keys() <= tab.keys() and len(tab["owns"]) <= 32)
    require(all(isinstance(path, str) for path in tab["owns"]))  # P6.15
    tab["dot"] = tab["badge"] is True  # P21.1
    tab["badge"] = None if tab["badge"] in ("", 0, None) or tab["dot"] else str(tab["badge"])  # P5.8, P5.12
    tab["badgeLabel"] = tab.get("badgeLabel") or None  # P21.3
    if tab["image"] is not None:
        image = members(tab["image"], {"path": (str,), "kind": (str,)})
        require("path" in image)  # P22.2
        tab["image"] = {"path": image["path"], "kind": "picture" if image.get("kind") == "picture" else "symbol"}  # P22.3
    tab["version"] = None if tab["version"] in ("", None) else str(tab["version"])  # P5.9
    if tab.get("deprecated", "hard") != "hard":
        tab["deprecated"] = "soft"  # P7.2
    return tab


def read(data):
    """A configuration, from its text or from parsed JSON. Raises Rejected with the first code that applies (P6.1)."""
    try:
        if isinstance(data, str):
            require(len(data.encode("utf-8", "surrogatepass")) <= 256 * 1024, "tooLarge")  # P6.2
            data = json.loads(data, parse_constant=int)  # no NaN: P6.11
        json.dumps(data, ensure_ascii=False).encode("utf-8")  # P6.12: half a surrogate pair is no UTF-8
        require(depth(data) <= 64)
    except (ValueError, RecursionError):
        raise Rejected("malformed") from None
    require(isinstance(data, dict) and isinstance(data.get("tabs"), list))
    tabs = [read_tab(tab) for tab in data["tabs"]]
    configuration = {"live": False, "tabBarHidden": False, "reorders": False} | members(data, TOP) | {"tabs": tabs}
    require(configuration.get("revision", 0) >= 0 and configuration.get("appBadge", 0) >= 0)
    ids = [tab["id"] for tab in tabs]
    require("" not in ids, "emptyID")
    require(len(set(ids)) == len(ids), "duplicateID")
    require(not tabs or sum(not tab["action"] for tab in tabs) > 1, "singleTab")  # P23.3
    require(not tabs or "active" in configuration, "missingActive")
    images = [tab["image"]["path"] for tab in tabs if tab["image"]]
    require(all(map(is_safe, images + [path for tab in tabs for path in [tab["path"], *tab["owns"]]])), "unsafePath")
    require(len(tabs) <= 64, "tooManyTabs")
    return configuration
