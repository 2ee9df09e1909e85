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

  isolated deinit {
    g_variant_unref(pointer)
  }

  /// Returns a string in GLib's text format, with quotes.
  package static func literal(_ string: String) -> String {
    let value = g_variant_ref_sink(g_variant_new_string(string))
    defer { g_variant_unref(value) }
    return takeString(g_variant_print(value, 0)) ?? "''"
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
