#pragma once

// The oldest versions that the client supports. Functions that later versions deprecate cause no warnings.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define ADW_VERSION_MIN_REQUIRED ADW_VERSION_1_2
