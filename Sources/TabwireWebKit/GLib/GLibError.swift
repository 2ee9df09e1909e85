import CWebKitGTK

/// An error of GLib, GTK or WebKit.
package struct GLibError: Error, CustomStringConvertible {
  package let domain: GQuark
  package let code: Int32
  package let description: String

  package var isCancelled: Bool { domain == g_io_error_quark() && code == G_IO_ERROR_CANCELLED.rawValue }

  /// Takes ownership of an error.
  package init(taking error: UnsafeMutablePointer<GError>) {
    self.init(copying: error)
    g_error_free(error)
  }

  /// Copies an error that GLib owns.
  package init(copying error: UnsafeMutablePointer<GError>) {
    domain = error.pointee.domain
    code = error.pointee.code
    description = error.pointee.message.map { String(cString: $0) } ?? "unknown error"
  }

  /// Calls a function that reports errors by GLib's convention, and throws its error.
  package static func check<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
  ) throws -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = body(&error)
    if let error { throw GLibError(taking: error) }
    return result
  }
}

/// Copies a string that GLib allocated for the caller, and frees it.
package func takeString(_ text: UnsafeMutablePointer<CChar>?) -> String? {
  guard let text else { return nil }
  defer { g_free(text) }
  return String(cString: text)
}
