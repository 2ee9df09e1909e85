"""Stands for the desktop's notification service, org.freedesktop.Notifications.

Prints a line of JSON when it is ready and for each notification. A line on the standard input clicks the last one."""
import json
import sys

from gi.repository import Gio, GLib

INTERFACE = """
<node><interface name="org.freedesktop.Notifications">
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="GetServerInformation">
    <arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/>
  </method>
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="i" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
</interface></node>"""
count = 0


def show(**event):
    print(json.dumps(event), flush=True)


def answer(_bus, _sender, path, interface, method, parameters, invocation):
    global count
    if method == "Notify":
        _, _, _, title, body, actions, _, _ = parameters.unpack()
        count += 1
        invocation.return_value(GLib.Variant("(u)", (count,)))
        show(title=title, body=body, actions=actions[::2])
    elif method == "GetCapabilities":
        invocation.return_value(GLib.Variant("(as)", (["actions", "body"],)))
    elif method == "GetServerInformation":
        invocation.return_value(GLib.Variant("(ssss)", ("test", "test", "1", "1.2")))
    else:
        invocation.return_value(None)


def own(bus, _name):
    node = Gio.DBusNodeInfo.new_for_xml(INTERFACE)
    bus.register_object("/org/freedesktop/Notifications", node.interfaces[0], answer, None, None)

    def click(_channel, condition):
        if not sys.stdin.readline():
            return False
        bus.emit_signal(
            None, "/org/freedesktop/Notifications", "org.freedesktop.Notifications", "ActionInvoked",
            GLib.Variant("(us)", (count, "default")))
        return True

    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, click)


Gio.bus_own_name(
    Gio.BusType.SESSION, "org.freedesktop.Notifications", Gio.BusNameOwnerFlags.NONE, own,
    lambda *_: show(ready=True), lambda *_: sys.exit("org.freedesktop.Notifications has another owner"))
GLib.MainLoop().run()
