// The functions that Embedded Swift expects of its platform: an allocator, the functions of string.h, and a few of
// the compiler's.
#include <stddef.h>
#include <stdint.h>

// Memory

#define PAGE_SIZE 65536u
#define HEADER_SIZE 16u
#define SMALLEST_CLASS 5u // 32 bytes

extern unsigned char __heap_base;

// Freed blocks by size class: a class holds blocks of 2^class bytes. A block starts with its class, then the next free block.
static uintptr_t *free_blocks[32];
static uintptr_t next_address, end_address;

static unsigned class_of(size_t size) {
  unsigned class = SMALLEST_CLASS;
  while (((size_t)1 << class) < size) class++;
  return class;
}

static void *new_block(size_t size) {
  if (!next_address) {
    next_address = ((uintptr_t)&__heap_base + HEADER_SIZE - 1) & ~(uintptr_t)(HEADER_SIZE - 1);
    end_address = __builtin_wasm_memory_size(0) * PAGE_SIZE;
  }
  if (size > end_address - next_address) {
    size_t pages = (size - (end_address - next_address) + PAGE_SIZE - 1) / PAGE_SIZE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    end_address += pages * PAGE_SIZE;
  }
  void *block = (void *)next_address;
  next_address += size;
  return block;
}

void *malloc(size_t size) {
  if (size > ((size_t)1 << 30)) __builtin_trap();
  unsigned class = class_of(size + HEADER_SIZE);
  uintptr_t *block = free_blocks[class];
  if (block) free_blocks[class] = (uintptr_t *)block[1];
  else block = new_block((size_t)1 << class);
  block[0] = class;
  return (char *)block + HEADER_SIZE;
}

void free(void *memory) {
  if (!memory) return;
  uintptr_t *block = (uintptr_t *)((char *)memory - HEADER_SIZE);
  unsigned class = block[0];
  block[1] = (uintptr_t)free_blocks[class];
  free_blocks[class] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > HEADER_SIZE) __builtin_trap();
  *memory = malloc(size);
  return 0;
}

// string.h

void *memmove(void *to, const void *from, size_t size) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source) for (size_t i = 0; i < size; i++) target[i] = source[i];
  else while (size--) target[size] = source[size];
  return to;
}

void *memcpy(void *to, const void *from, size_t size) { return memmove(to, from, size); }

void *memset(void *to, int value, size_t size) {
  unsigned char *target = to;
  while (size--) *target++ = (unsigned char)value;
  return to;
}

int memcmp(const void *one, const void *other, size_t size) {
  const unsigned char *a = one, *b = other;
  for (; size--; a++, b++) if (*a != *b) return *a - *b;
  return 0;
}

// Swift seeds its hashes with random bytes, against keys chosen to collide. `crypto.getRandomValues` fills them.

__attribute__((import_module("tabwire"), import_name("random"))) void tabwire_random(void *bytes, size_t size);

void arc4random_buf(void *bytes, size_t size) { tabwire_random(bytes, size); }

// Unicode normalization: the heart compares scalars, so every scalar may count as normalized. Saves 45 KB of tables.

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t one, uint32_t other) { return UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
const uint8_t _swift_stdlib_nfd_decompositions[1] = {0};

// Multiplication of 128 bits, in halves.

__int128 __multi3(__int128 a, __int128 b) {
  uint64_t a_low = a, b_low = b, a_high = a >> 64, b_high = b >> 64, mask = 0xffffffffu;
  uint64_t low = (a_low & mask) * (b_low & mask);
  uint64_t middle = (a_low >> 32) * (b_low & mask) + (low >> 32);
  uint64_t other = (a_low & mask) * (b_low >> 32) + (middle & mask);
  uint64_t high = (a_low >> 32) * (b_low >> 32) + (middle >> 32) + (other >> 32) + a_low * b_high + a_high * b_low;
  union { uint64_t half[2]; __int128 whole; } result = {{(other << 32) | (low & mask), high}};
  return result.whole;
}
