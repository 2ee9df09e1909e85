"""Reads configurations, and rejects what is wrong with them (sections P4 to P8)."""
import json

from addresses import is_safe


def fits(*types):
    """A check for these types; an integer lies within ±(2^53 − 1) (P5.12, P6.14)."""
    return lambda value: type(value) in types and (type(value) is not int or abs(value) < 2**53)


TEXT, FLAG = fits(str), fits(bool)


def is_count(value):
    return fits(int)(value) and value >= 0


def is_paths(value):  # P6.15
    return fits(list)(value) and len(value) <= 32 and all(map(TEXT, value))


def is_image(value):  # P22.12
    return fits(dict)(value) and TEXT(value.get("path")) and is_safe(value["path"]) and fits(str, type(None))(value.get("kind"))


# The members that count (P6.18), and those that only show or ask for something (P6.19), each with a check that it can be read.
COUNT = {"active": TEXT, "revision": is_count, "session": TEXT, "live": FLAG}
SHOW = {"tabBarHidden": FLAG, "reorders": FLAG, "appBadge": is_count}
NEEDED = {"id": TEXT, "title": TEXT, "icon": TEXT, "path": TEXT}
TAB_COUNT = NEEDED | {"deprecated": TEXT, "replaces": TEXT, "owns": is_paths, "action": FLAG}
TAB_SHOW = {"badge": fits(str, int, bool), "badgeLabel": TEXT, "image": is_image, "role": TEXT}
TAB_SHOW |= {"version": fits(str, int), "eager": FLAG}


class Rejected(Exception):
    """The error for a rejected configuration, with its code of section P6."""


def require(condition, code="malformed"):
    if not condition:
        raise Rejected(code)


def integer(digits):
    """An integer, or a float if it has too many digits for one of the protocol: Python refuses to read thousands of them."""
    return int(digits) if len(digits) < 20 else float(digits)


def parse(text, **options):
    """Reads JSON strictly. Raises ValueError also for NaN and Infinity (P6.11)."""
    return json.loads(text, parse_int=integer, parse_constant=int, **options)


def depth(value):
    if isinstance(value, tuple):
        return depth(value[1])  # a member
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if children is None else 1 + max(map(depth, children), default=0)


def members(value, count, show):
    """The members that are given (P4.8). What cannot be read is malformed if it counts (P6.3), and absent otherwise (P7.7)."""
    given = {name: value[name] for name in count | show if value.get(name) is not None}
    require(all(is_readable(given[name]) for name, is_readable in count.items() if name in given))
    return {name: member for name, member in given.items() if name in count or show[name](member)}


def read_tab(value):
    require(isinstance(value, dict))
    tab = {"badge": None, "version": None, "owns": [], "action": False, "image": None} | members(value, TAB_COUNT, TAB_SHOW)
    require(NEEDED.keys() <= tab.keys())
    tab["dot"] = tab["badge"] is True  # P21.1
    tab["badge"] = None if tab["badge"] in ("", 0, None) or tab["dot"] else str(tab["badge"])  # P5.8, P5.12
    tab["badgeLabel"] = tab.get("badgeLabel") or None  # P21.3
    if tab["image"]:
        kind = "picture" if tab["image"].get("kind") == "picture" else "symbol"  # P22.3
        tab["image"] = {"path": tab["image"]["path"], "kind": kind}
    tab["version"] = None if tab["version"] in ("", None) else str(tab["version"])  # P5.9
    if tab.get("deprecated", "hard") != "hard":
        tab["deprecated"] = "soft"  # P7.2
    return tab


def read(data):
    """A configuration, from its text or from parsed JSON. Raises Rejected with the first code that applies (P6.1)."""
    try:
        written = data
        if isinstance(data, str):
            require(len(data.encode("utf-8", "surrogatepass")) <= 256 * 1024, "tooLarge")  # P6.2
            written = parse(data, object_pairs_hook=list)  # with the members that later ones replace (P6.13)
            data = parse(data)
        json.dumps(written, ensure_ascii=False).encode("utf-8")  # P6.12: half a surrogate pair is no UTF-8
        require(depth(written) <= 64)
    except (ValueError, RecursionError):
        raise Rejected("malformed") from None
    require(isinstance(data, dict) and isinstance(data.get("tabs"), list))
    tabs = [read_tab(tab) for tab in data["tabs"]]
    configuration = {"live": False, "tabBarHidden": False, "reorders": False} | members(data, COUNT, SHOW) | {"tabs": tabs}
    ids = [tab["id"] for tab in tabs]
    require("" not in ids, "emptyID")
    require(len(set(ids)) == len(ids), "duplicateID")
    require(not tabs or sum(not tab["action"] for tab in tabs) > 1, "singleTab")  # P23.3
    require(not tabs or "active" in configuration, "missingActive")
    require(all(is_safe(path) for tab in tabs for path in [tab["path"], *tab["owns"]]), "unsafePath")
    require(len(tabs) <= 64, "tooManyTabs")
    return configuration
