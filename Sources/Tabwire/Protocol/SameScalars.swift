extension String {
  /// Whether both strings consist of the same Unicode scalars, as other languages compare strings.
  package func hasSameScalars(as other: String) -> Bool {
    if isSameValue(as: other) { return true }
    guard utf8.count == other.utf8.count else { return false }
    let sameBytes = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        UnsafeRawBufferPointer(one).hasSameBytes(as: UnsafeRawBufferPointer(other))
      }
    }
    return (sameBytes ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether both are the same value. Swift stores a short string in the value itself, so equal bytes are equal strings.
  @inline(__always)
  func isSameValue(as other: String) -> Bool {
    withUnsafeBytes(of: self) { one in withUnsafeBytes(of: other) { one.hasSameBytes(as: $0) } }
  }

  /// Adds the scalars of the string to a hash.
  func hashScalars(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }
}

extension String? {
  /// Whether both are `nil`, or consist of the same Unicode scalars.
  package func hasSameScalars(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let text?, let other?): text.hasSameScalars(as: other)
    default: false
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether another buffer of the same size has the same bytes, compared eight at a time.
  @inline(__always)
  fileprivate func hasSameBytes(as other: Self) -> Bool {
    var position = 0
    while position + 8 <= count {
      let word = loadUnaligned(fromByteOffset: position, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: position, as: UInt64.self) { return false }
      position += 8
    }
    while position < count {
      if self[position] != other[position] { return false }
      position += 1
    }
    return true
  }
}
