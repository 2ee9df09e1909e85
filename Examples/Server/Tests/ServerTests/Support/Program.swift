import Foundation
import Testing

@testable import Server

/// A running process of the program.
final class Program: @unchecked Sendable {
  private let process = Process()
  private let output = Pipe()
  private let errorOutput = Pipe()
  private let ended: AsyncStream<Void>

  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("Server")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.environment?[Secret.variable] = environment[Secret.variable]
    process.standardOutput = output
    process.standardError = errorOutput
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    ended = stream
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
  }

  /// The standard error of the process, after it has ended.
  var errors: String { String(decoding: errorOutput.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

  private func firstLine() async throws -> String {
    var line = Data()
    for try await byte in output.fileHandleForReading.asyncBytes {
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// The port in the first line of the output.
  func port() async throws -> Int {
    let listening = try #require(try await firstLine().wholeMatch(of: #/listening on http://127.0.0.1:(\d+)/#))
    return try #require(Int(listening.output.1))
  }

  /// Sends a signal.
  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits until the process has ended, and returns its status.
  func exit() async -> Int32 {
    for await _ in ended {}
    return process.terminationStatus
  }
}

extension FileHandle {
  /// The bytes as they arrive. Foundation has this only on Apple's platforms.
  fileprivate var asyncBytes: AsyncStream<UInt8> {
    AsyncStream { continuation in
      readabilityHandler = { handle in
        let data = handle.availableData
        for byte in data { continuation.yield(byte) }
        if data.isEmpty {
          handle.readabilityHandler = nil
          continuation.finish()
        }
      }
    }
  }
}
