#if __has_include(<zlib.h>)
#include <zlib.h>

// `inflateInit2` is a macro, which Swift cannot see.
static inline int tabwire_inflate_init(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}
#else
#error "zlib's headers are missing: install zlib1g-dev (Debian), zlib-devel (Fedora) or zlib (Arch)"
#endif
