"""Compares the client in text with the heart on random scenarios: random_scenarios.py TABWIRE COUNT [SEED]"""
import json
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
CLIENT = ROOT / "Examples/Text/client.py"
MEMBERS = json.loads((ROOT / "Conformance/protocol/members.json").read_text())["tab"]
IDS = "abcde"
STARTS = ["https://app.example/", "https://app.example/a/", "https://app.example"]
OWNED = ["/", "/a", "/b/x", "/%61", "//x", "/c/", "."]
ADDRESSES = [
    "/a", "/b/x/1", "/", "?q", "/c/../a", "/%62", "/e%2fx", "/a/x#y", "https://app.example/d", "http://app.example/d",
    "//app.example:443/e", "//elsewhere/", "a b", "x", "https:/a",
]
VALUES = {  # what can be read, and what cannot (P6.19)
    "badge": [0, 1, "", "x", True, False, 1.5, {}], "version": [0, 1, 2, "", [2], True], "label": ["", "x", 1],
    "text": ["search", "x", 1], "boolean": [True, "x"],
    "image": [{"path": "/x"}, {"path": "/x", "kind": "picture"}, {"path": "//x"}, {"path": "/x", "kind": 1}, {}, "/x"],
}
SHOWN = {member["name"]: VALUES[member["type"]] for member in MEMBERS if member["need"] == "asks"}
WRITTEN = ["9" * 5000, r'"\ud800"', r'"\ud83d\ude00"', "[" * 64 + "]" * 64, "[" * 63 + "]" * 63, "-0", "1.0", "1e2", "null", "[]"]


def tab(id):
    members = {"id": id, "title": pick("T", "U"), "icon": "x", "path": pick(f"/{id}", "/", "", f"/{id}/x", f"x/../{id}")}
    optional = {
        "deprecated": pick("soft", "hard"), "replaces": pick(*IDS), "owns": [pick(*OWNED) for _ in range(chance.randint(0, 2))],
    } | {name: pick(*values) for name, values in SHOWN.items()}
    return members | {name: value for name, value in optional.items() if chance.random() < 0.3}


def configuration():
    ids = chance.sample(IDS, pick(0, 0, 1, 2, 3, 3, 4, 5))
    members = {"active": pick(*ids, IDS[0], None) if ids else None, "tabs": [tab(id) for id in ids]}
    optional = {
        "revision": chance.randint(0, 9), "session": pick("p", "q", ""), "live": pick(True, False),
        "tabBarHidden": pick(True, False, 1), "reorders": pick(True, "x"), "appBadge": pick(0, 3, -1),
    }
    return members | {name: value for name, value in optional.items() if chance.random() < 0.4}


def message():
    """A configuration, in one of four also as a text with one more member, which a later one can replace (P6.13)."""
    members = configuration()
    if chance.random() < 0.75:
        return members
    name = pick("x", "active", "session", "revision", "tabs", "appBadge")
    return f'{{"{name}":{pick(*WRITTEN)},{json.dumps(members)[1:]}'


def step():
    kind = pick(*["configure"] * 8, "select", "select", "select", "load", "firstPageDidAppear", "open", "open", "resume", "resume")
    first = {"isFirstPage": True} if kind == "configure" and chance.random() < 0.3 else {}
    return first | {kind: VALUES[kind]() if kind in VALUES else pick(*IDS)}


def pick(*values):
    return chance.choice(values)


VALUES = {"configure": message, "open": lambda: pick(*ADDRESSES), "resume": lambda: True}


def outcomes(command, scenarios):
    lines = "".join(json.dumps(scenario) + "\n" for scenario in scenarios)
    output = subprocess.run(command, input=lines, stdout=subprocess.PIPE, text=True, check=True).stdout
    return [json.loads(line)["expect"] for line in output.splitlines()]


tabwire, count = sys.argv[1], int(sys.argv[2])
seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(2**32)
chance = random.Random(seed)
scenarios = [
    {"name": str(number), "start": pick(*STARTS), "steps": [step() for _ in range(chance.randint(1, 10))]} for number in range(count)
]
expected = outcomes([tabwire, "simulate", "--lines"], scenarios)
actual = outcomes([sys.executable, CLIENT], scenarios)
differences = [number for number in range(count) if expected[number] != actual[number]]
for number in differences[:1]:
    last = next(last for last in range(10) if expected[number][last] != actual[number][last])
    print(json.dumps(scenarios[number] | {"steps": scenarios[number]["steps"][: last + 1]}))
    print(f"the heart: {expected[number][last]}\nthe client: {actual[number][last]}")
print(f"{count} scenarios of the seed {seed}, {len(differences)} differences")
sys.exit(1 if differences or len(actual) != count else 0)
