#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// An error that GLib, GTK or WebKit reported.
  struct GLibError: Error, CustomStringConvertible {
    /// The family of errors that the code belongs to.
    let domain: GQuark
    let code: Int32
    let description: String

    /// Whether it says that the operation was given up on purpose.
    var isCancelled: Bool { domain == g_io_error_quark() && code == G_IO_ERROR_CANCELLED.rawValue }

    /// Takes an error over.
    init(taking error: UnsafeMutablePointer<GError>) {
      self.init(copying: error)
      g_error_free(error)
    }

    /// Reads an error that stays GLib's.
    init(copying error: UnsafeMutablePointer<GError>) {
      domain = error.pointee.domain
      code = error.pointee.code
      description = error.pointee.message.map { String(cString: $0) } ?? "unknown error"
    }

    /// Calls a function that reports errors by GLib's convention.
    static func check<Result>(
      _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
    ) throws -> Result {
      var error: UnsafeMutablePointer<GError>?
      let result = body(&error)
      if let error { throw GLibError(taking: error) }
      return result
    }
  }

  /// Reads a text that GLib allocated for the caller, and frees it.
  func takeString(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
#endif
