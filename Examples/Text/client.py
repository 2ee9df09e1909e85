#!/usr/bin/env python3
"""A client in text, written from docs/protocol.md and docs/reconciliation.md.

  client.py        reads scenarios, one per line, and answers each with its outcomes: tabwire conformance -- ./client.py
  client.py URL    shows a site and its tab bar; each line of standard input is a tab's place on the bar, or an address
"""
import json
import sys

from browser import Browser
from configuration import Rejected, parse, read
from reconciliation import Client

STEPS = {"firstPageDidAppear": "first_page_did_appear"}


def outcome(client, step):  # section R15
    report = {"created": [], "disposed": [], "updated": []}
    kind, value = next(member for member in step.items() if member[0] != "isFirstPage")
    try:
        if kind == "configure":
            report |= client.accept(read(value), step.get("isFirstPage", False))
        elif kind in ("open", "perform"):
            report |= {"case": None} | getattr(client, kind)(value)
        elif kind == "resume":
            report |= {"case": None} | client.resume()  # R15.19
        else:
            container = next((container for container in client.containers if container.id == value), None)
            report |= {"case": None} | getattr(client, STEPS.get(kind, kind))(container)
    except Rejected as error:
        client.reject()
        report["rejected"] = str(error)
    if client.page_hides_tab_bar and client.selected.tab:
        report["tabBarHidden"] = True
    if actions := client.actions():
        report["actions"] = [{"id": id, "after": after} for id, after in actions]  # R17.9
    if client.app_badge is not None:
        report["appBadge"] = client.app_badge  # R18.4
    tabs = [{"container": container.number, "id": container.id} for container in client.containers]
    return report | {"mode": "tabbed" if client.selected.tab else "bootstrap", "selected": client.selected.number, "tabs": tabs}


browser = Browser(sys.argv[1], Client(sys.argv[1])) if len(sys.argv) > 1 else None
for line in sys.stdin:
    if browser:
        browser.perform(line.strip())
    else:
        scenario = parse(line)
        client = Client(scenario.get("start") or "https://app.example/")
        expect = [outcome(client, step) for step in scenario["steps"]]
        print(json.dumps({"name": scenario["name"], "expect": expect}), flush=True)
