import CWebKitGTK
import Foundation

/// The certificate of a server.
@MainActor
package final class Certificate {
  private let reference: GObjectReference

  /// Reads a certificate.
  ///
  /// - Parameter file: A PEM or DER file.
  /// - Throws: A ``GLibError`` if the file has no certificate.
  package init(contentsOf file: URL) throws {
    guard let pointer = try GLibError.check({ g_tls_certificate_new_from_file(file.path, $0) }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    reference = GObjectReference(adopting: pointer.rawPointer)
  }

  /// Calls a function with the certificate, which lives until the function returns.
  package func withPointer<Result>(_ use: (UnsafeMutablePointer<GTlsCertificate>) throws -> Result) rethrows -> Result {
    try reference.withPointer(use)
  }

  /// Whether both are the same certificate.
  package func isSame(as other: OpaquePointer) -> Bool {
    withPointer { g_tls_certificate_is_same($0, cast(other)) } != 0
  }
}
