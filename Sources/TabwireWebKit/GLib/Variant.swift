import CWebKitGTK

/// A value in GLib's serialization format.
@MainActor
package final class Variant {
  private let pointer: OpaquePointer

  /// Reads a value in GLib's text format. Returns `nil` if the text is not of this type.
  package init?(parsing text: String, type: String) {
    guard let type = g_variant_type_new(type) else { return nil }
    defer { g_variant_type_free(type) }
    guard let pointer = g_variant_parse(type, text, nil, nil, nil) else { return nil }
    self.pointer = pointer
  }

  /// Reads a serialized value. Returns `nil` if the bytes are not one of this type.
  package init?(_ bytes: OpaquePointer, type: String) {
    guard let type = g_variant_type_new(type) else { return nil }
    defer { g_variant_type_free(type) }
    guard let pointer = g_variant_new_from_bytes(type, bytes, 0) else { return nil }
    self.pointer = g_variant_ref_sink(pointer)
    if g_variant_is_normal_form(self.pointer) == 0 { return nil }
  }

  isolated deinit {
    g_variant_unref(pointer)
  }

  /// Returns a string in GLib's text format, with quotes.
  package static func literal(_ string: String) -> String {
    let value = g_variant_ref_sink(g_variant_new_string(string))
    defer { g_variant_unref(value) }
    return takeString(g_variant_print(value, 0)) ?? "''"
  }

  /// Returns a member of a tuple or an array in GLib's text format, or a member of that member. `nil` if there is none.
  package func text(of path: Int...) -> String? {
    var value = g_variant_ref(pointer)
    defer { g_variant_unref(value) }
    for index in path {
      guard (0..<Int(g_variant_n_children(value))).contains(index) else { return nil }
      let member = g_variant_get_child_value(value, gsize(index))
      g_variant_unref(value)
      value = member
    }
    return takeString(g_variant_print(value, 0))
  }

  /// Calls a function with the value, which lives until the function returns.
  package func withPointer<Result>(_ use: (OpaquePointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try use(pointer) }
  }

  package func withBytes<Result>(_ call: (OpaquePointer) -> Result?) -> Result? {
    guard let bytes = withPointer({ g_variant_get_data_as_bytes($0) }) else { return nil }
    defer { g_bytes_unref(bytes) }
    return call(bytes)
  }
}
