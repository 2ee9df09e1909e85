import Foundation

/// A PEM file with a certificate that no authority signed, and its key.
@MainActor
final class SelfSignedCertificate {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pem")

  init() async throws {
    let openssl = Process()
    openssl.executableURL = URL(filePath: "/usr/bin/openssl")
    openssl.arguments = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1",
      "-subj", "/CN=stranger.example", "-keyout", file.path, "-out", "\(file.path).crt",
    ]
    openssl.standardError = FileHandle.nullDevice
    try openssl.run()
    try await until("the certificate is written") { !openssl.isRunning }
    let crt = URL(filePath: "\(file.path).crt")
    try (Data(contentsOf: file) + Data(contentsOf: crt)).write(to: file)
    try FileManager.default.removeItem(at: crt)
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: file)
  }
}
