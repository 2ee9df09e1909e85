#pragma once

#include <adwaita.h>
#include <glib-unix.h>
#include <stdlib.h>
#include <webkit/webkit.h>

// Functions by which another run loop drives libdispatch's main queue. libdispatch.so exports them without a header.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Null_unspecified message);

// Wrappers for variadic functions and macros, which Swift does not import.

static inline GtkWidget *tw_web_view_new(WebKitNetworkSession *session, WebKitUserContentManager *manager,
                                         WebKitSettings *settings) {
  return GTK_WIDGET(g_object_new(WEBKIT_TYPE_WEB_VIEW, "network-session", session, "user-content-manager", manager,
                                 "settings", settings, NULL));
}

// The accessible role is a construct-only property.
static inline GtkWidget *tw_tab_button_new(void) {
  return GTK_WIDGET(g_object_new(GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB, NULL));
}

static inline GtkWidget *tw_tab_list_new(void) {
  return GTK_WIDGET(g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB_LIST, NULL));
}

static inline void tw_accessible_set_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

// Scrolls a widget. Without a role, GTK 4.18 gives it no name, although it takes the focus.
static inline GtkWidget *tw_scrolled_window_new(const char *label) {
  GtkWidget *widget =
      GTK_WIDGET(g_object_new(GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL));
  tw_accessible_set_label(widget, label);
  return widget;
}

static inline void tw_accessible_set_description(GtkWidget *widget, const char *description) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static inline void tw_accessible_set_selected(GtkWidget *widget, gboolean selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

static inline void tw_accessible_set_invalid(GtkWidget *widget, gboolean invalid) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
                              invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static inline GType tw_string_type(void) { return G_TYPE_STRING; }

static inline void tw_object_set_string(gpointer object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

static inline void tw_button_click(GtkWidget *button) { g_signal_emit_by_name(button, "clicked"); }

// Scales text as the desktop does, by the font resolution in 1/1024 dots per inch.
static inline void tw_set_text_scale(double scale) {
  g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", (int)(96 * 1024 * scale), NULL);
}

// Simulates a network change. For tests.
static inline void tw_network_monitor_emit_changed(gboolean is_available) {
  g_signal_emit_by_name(g_network_monitor_get_default(), "network-changed", is_available);
}

// Simulates low memory. For tests.
static inline void tw_memory_monitor_emit_low(void) {
  GMemoryMonitor *monitor = g_memory_monitor_dup_default();
  g_signal_emit_by_name(monitor, "low-memory-warning", G_MEMORY_MONITOR_WARNING_LEVEL_LOW);
  g_object_unref(monitor);
}

static inline GClosure *tw_closure_new(gpointer data, GClosureMarshal marshal, GClosureNotify finalize) {
  GClosure *closure = g_closure_new_simple(sizeof(GClosure), data);
  g_closure_set_marshal(closure, marshal);
  g_closure_add_finalize_notifier(closure, data, finalize);
  return closure;
}

static inline gboolean tw_value_holds_boolean(const GValue *value) { return G_VALUE_HOLDS_BOOLEAN(value); }
static inline gboolean tw_value_holds_object(const GValue *value) { return G_VALUE_HOLDS_OBJECT(value); }
static inline gboolean tw_value_holds_enum(const GValue *value) { return G_VALUE_HOLDS_ENUM(value); }
static inline gboolean tw_value_holds_int(const GValue *value) { return G_VALUE_HOLDS_INT(value); }
static inline gboolean tw_value_holds_uint(const GValue *value) { return G_VALUE_HOLDS_UINT(value); }
static inline gboolean tw_value_holds_string(const GValue *value) { return G_VALUE_HOLDS_STRING(value); }
static inline gboolean tw_value_holds_variant(const GValue *value) { return G_VALUE_HOLDS_VARIANT(value); }
