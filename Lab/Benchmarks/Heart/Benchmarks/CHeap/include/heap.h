#include <stddef.h>

/// How much of this process's heap is in use, in bytes.
size_t heap_bytes_in_use(void);
