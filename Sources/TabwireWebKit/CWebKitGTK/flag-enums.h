#pragma once

// From GLib 2.88 on, enums of flags have an attribute by which Swift gives their values other names. Without it, they have those
// that they have with all versions.
#define __GLIB_H_INSIDE__
#include <glib/gmacros.h>
#undef __GLIB_H_INSIDE__
#undef G_GNUC_FLAG_ENUM
#define G_GNUC_FLAG_ENUM
