extension String {
  /// Whether both texts consist of the same Unicode scalars, which is how every language but Swift compares them.
  func hasSameScalars(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let sameBytes = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return (sameBytes ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// As for two texts; nothing equals only nothing.
  func hasSameScalars(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let text?, let other?): text.hasSameScalars(as: other)
    default: false
    }
  }
}
