#include "heap.h"

#if defined(__APPLE__)
#include <malloc/malloc.h>
size_t heap_bytes_in_use(void) { return mstats().bytes_used; }
#else
#include <malloc.h>
size_t heap_bytes_in_use(void) { return mallinfo2().uordblks; }
#endif
