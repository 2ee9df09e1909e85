/// Random numbers from a seed (SplitMix64), the same in every process.
struct Seeded: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  /// Creates the random numbers of one part of a world. They stay the same if another part uses more or fewer of its own.
  init(_ seed: UInt64, part: Int) {
    state = seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(part)
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func isTrue(percent: Int) -> Bool { Int(next() % 100) < percent }

  mutating func number(below end: Int) -> Int { Int(next() % UInt64(end)) }

  mutating func time(_ range: ClosedRange<Int64>) -> Int64 {
    range.lowerBound + Int64(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }
}
