"""What a screen reader finds in a window, as JSON: accessibility.py TITLE [press NAME]"""
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
            "isSelected": states.contains(Atspi.StateType.SELECTED),
            "isFocusable": states.contains(Atspi.StateType.FOCUSABLE),
        }))
    return found


Atspi.init()
title, *command = sys.argv[1:]
# GTK builds the tree when it is first asked for it.
for _ in range(50):
    window = next((window for window in windows() if window and window.get_name() == title), None)
    found = read(window) if window else []
    if len(found) > 1:
        break
    time.sleep(0.1)
else:
    sys.exit(f"there is nothing in a window {title}")
for node, described in found:
    if command == ["press", described["name"]] and node.get_n_actions():
        node.do_action(0)
print(json.dumps([described for _, described in found]))
