import CWebKitGTK

/// A value in GLib's serialization format.
@MainActor
package final class Variant {
  private let pointer: OpaquePointer

  /// - Parameter pointer: A value whose reference may be floating.
  private init(sinking pointer: OpaquePointer) {
    self.pointer = g_variant_ref_sink(pointer)
  }

  isolated deinit {
    g_variant_unref(pointer)
  }

  /// Reads a serialized value. Returns `nil` if the bytes are not one of this type.
  package convenience init?(_ bytes: OpaquePointer, type: String) {
    guard let type = g_variant_type_new(type) else { return nil }
    defer { g_variant_type_free(type) }
    guard let pointer = g_variant_new_from_bytes(type, bytes, 0) else { return nil }
    self.init(sinking: pointer)
    if g_variant_is_normal_form(self.pointer) == 0 { return nil }
  }

  /// Reads a value in GLib's text format. Returns `nil` if the text is not of this type.
  package convenience init?(parsing text: String, type: String) {
    guard let type = g_variant_type_new(type) else { return nil }
    defer { g_variant_type_free(type) }
    guard let pointer = g_variant_parse(type, text, nil, nil, nil) else { return nil }
    // The value is not floating: the reference is already owned.
    defer { g_variant_unref(pointer) }
    self.init(sinking: pointer)
  }

  /// Returns a string in GLib's text format, with quotes.
  package static func literal(_ string: String) -> String {
    Variant(sinking: g_variant_new_string(string)).withPointer { takeString(g_variant_print($0, 0)) } ?? "''"
  }

  package convenience init(_ integer: UInt32) { self.init(sinking: g_variant_new_uint32(integer)) }

  package convenience init(_ integer: Int) { self.init(sinking: g_variant_new_int64(integer)) }

  package convenience init(tuple members: [Variant]) {
    self.init(sinking: Self.withPointers(of: members) { g_variant_new_tuple($0, $1) })
  }

  /// - Parameter members: At least one value, all of the same type.
  package convenience init(array members: [Variant]) {
    self.init(sinking: Self.withPointers(of: members) { g_variant_new_array(nil, $0, $1) })
  }

  package convenience init(some value: Variant) {
    self.init(sinking: value.withPointer { g_variant_new_maybe(nil, $0) })
  }

  /// Calls a function with the value, which lives until the function returns.
  package func withPointer<Result>(_ use: (OpaquePointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try use(pointer) }
  }

  /// Calls a function with several values and their number. They live until it returns.
  private static func withPointers<Result>(
    of members: [Variant], _ use: (UnsafeMutablePointer<OpaquePointer?>?, gsize) -> Result
  ) -> Result {
    withExtendedLifetime(members) {
      var pointers: [OpaquePointer?] = []
      for member in members { pointers.append(member.pointer) }
      return pointers.withUnsafeMutableBufferPointer { use($0.baseAddress, gsize($0.count)) }
    }
  }

  /// The type in GLib's notation, such as `(si)`.
  package var type: String { String(cString: g_variant_get_type_string(pointer)) }

  /// The members of a tuple, an array or an optional; empty for other values.
  package var members: [Variant] {
    guard g_variant_is_container(pointer) != 0 else { return [] }
    return (0..<g_variant_n_children(pointer)).compactMap { index in
      guard let member = g_variant_get_child_value(pointer, index) else { return nil }
      // The value is not floating: the reference is already owned.
      defer { g_variant_unref(member) }
      return Variant(sinking: member)
    }
  }

  /// The value of an unsigned 32-bit integer, or `nil`.
  package var integer: Int? {
    type == "u" ? Int(g_variant_get_uint32(pointer)) : nil
  }

  /// Calls a function with the serialized value.
  package func withBytes<Result>(_ call: (OpaquePointer) -> Result?) -> Result? {
    guard let bytes = g_variant_get_data_as_bytes(pointer) else { return nil }
    defer { g_bytes_unref(bytes) }
    return call(bytes)
  }
}
