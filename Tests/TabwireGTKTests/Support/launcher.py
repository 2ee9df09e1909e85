"""Stands for a desktop's launcher, which shows numbers on the icons of apps.

Prints a line of JSON when it listens, and for each change of an entry."""
import json

from gi.repository import Gio, GLib

INTERFACE = "com.canonical.Unity.LauncherEntry"


def show(**event):
    print(json.dumps(event), flush=True)


def changed(_bus, _sender, _path, _interface, _signal, parameters):
    entry, properties = parameters.unpack()
    show(entry=entry, count=properties["count"], isVisible=properties["count-visible"])


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.signal_subscribe(None, INTERFACE, "Update", None, None, Gio.DBusSignalFlags.NONE, changed)
# The bus has registered the subscription when it answers another call.
bus.call_sync(
    "org.freedesktop.DBus", "/", "org.freedesktop.DBus.Peer", "Ping", None, None, Gio.DBusCallFlags.NONE, -1)
show(ready=True)
GLib.MainLoop().run()
