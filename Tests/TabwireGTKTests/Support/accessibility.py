"""Prints the accessible objects of a window as JSON: accessibility.py TITLE [press NAME]
Prints each event as a line of JSON until it is terminated: accessibility.py --listen EVENT…"""
import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def descendants(node, depth=0):
    yield node
    if depth < 30:
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child:
                yield from descendants(child, depth + 1)


def windows():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        for child in range(application.get_child_count() if application else 0):
            yield application.get_child_at_index(child)


def read(window):
    found = []
    for node in descendants(window):
        node.clear_cache()
        states = node.get_state_set()
        found.append((node, {
            "role": node.get_role_name(),
            "name": node.get_name() or "",
            "description": node.get_description() or "",
            "isSelected": states.contains(Atspi.StateType.SELECTED),
            "isShowing": states.contains(Atspi.StateType.SHOWING),
            "isFocusable": states.contains(Atspi.StateType.FOCUSABLE),
        }))
    return found


def listen(events):
    def print_event(event):
        # The text comes with the event; the object may be gone already.
        text = event.any_data if isinstance(event.any_data, str) else ""
        print(json.dumps({"event": event.type, "role": event.source.get_role_name(), "text": text}), flush=True)

    listener = Atspi.EventListener.new(print_event)
    for event in events:
        listener.register(event)
    print(json.dumps({"event": "listening", "role": "", "text": ""}), flush=True)
    Atspi.event_main()


Atspi.init()
if sys.argv[1] == "--listen":
    listen(sys.argv[2:])
    sys.exit()
title, *command = sys.argv[1:]
# GTK builds the tree when it is first read.
for _ in range(50):
    window = next((window for window in windows() if window and window.get_name() == title), None)
    found = read(window) if window else []
    if len(found) > 1:
        break
    time.sleep(0.1)
else:
    sys.exit(f"there is no window {title}, or it is empty")
for node, described in found:
    if command == ["press", described["name"]] and node.get_n_actions():
        node.do_action(0)
print(json.dumps([described for _, described in found]))
