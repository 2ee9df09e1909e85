import Foundation
import Testing

/// A small site on a free port, which stops when this value is released.
final class Site {
  /// The address of the site, without a slash at the end.
  let address: String
  private let process = Process()
  private let input = Pipe()

  /// - Parameters:
  ///   - script: The program that serves it, in this folder.
  ///   - arguments: The arguments of the program.
  init(script: String = "site.py", _ arguments: String...) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "python3", Repository.root.appendingPathComponent("Tests/TabwireCommandTests/Support/\(script)").path,
      ] + arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the site has not started; check that Python 3 is installed")
      line += data
    }
    address =
      "http://127.0.0.1:\(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))"
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
