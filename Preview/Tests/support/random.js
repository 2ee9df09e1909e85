// Pseudorandom numbers, so that a failing test can be repeated with its seed.

/**
 * Returns a function that returns integers from 0 to `count` - 1.
 * @param {number} seed
 * @returns {(count: number) => number}
 */
export function randomNumbers(seed) {
  let state = seed
  return (count) => {
    // Mulberry32: the last bits of simpler generators repeat after a few numbers.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 * count)
  }
}
