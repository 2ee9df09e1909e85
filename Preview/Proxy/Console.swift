#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard output and the standard error of the program.
enum Console {
  static func writeLine(_ line: String) {
    put(line, into: 1)
  }

  static func writeError(_ line: String) {
    put(line, into: 2)
  }

  static var isTerminal: Bool { isatty(1) == 1 }

  /// Writes a QR code by the program `qrencode`.
  ///
  /// - Returns: Whether the program is installed.
  static func writeQRCode(_ text: String) -> Bool {
    // The text goes through the standard input, since other users see the arguments of programs.
    let command = "if command -v qrencode >/dev/null; then exec qrencode -t ANSIUTF8; else cat >/dev/null; exit 1; fi"
    guard let program = popen(command, "w") else { return false }
    fputs(text, program)
    return pclose(program) == 0
  }

  private static func put(_ line: String, into descriptor: CInt) {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// The user's browser.
enum Browser {
  /// Opens the preview, where there is a desktop.
  ///
  /// - Parameter address: An address that the program made by itself; it goes through a shell.
  static func open(_ address: String) {
    #if os(macOS)
      _ = system("open '\(address)'")
    #else
      guard getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil else { return }
      _ = system("xdg-open '\(address)' >/dev/null 2>&1 &")
    #endif
  }
}
