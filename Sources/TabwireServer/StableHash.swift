/// A hash that is the same in every process, unlike `hashValue`: FNV-1a.
package struct StableHash: Sendable, Hashable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Adds a text.
  package mutating func combine(_ text: String) {
    value = text.utf8.reduce(value) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
