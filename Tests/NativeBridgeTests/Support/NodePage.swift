#if os(Linux) || os(macOS)
  import Foundation

  @testable import NativeBridge

  /// Stands in for a web view with a real JavaScript engine and a real page script, but no browser: a Node process that
  /// holds one document.
  @MainActor
  final class NodePage: BridgeWebView {
    nonisolated static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }

    lazy var bridge = Bridge(webView: self)
    var url: URL?

    /// Everything the relay posted.
    private(set) var posted: [String] = []

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var waiting: [CheckedContinuation<String?, any Error>] = []

    struct ScriptError: Error, Equatable {
      let description: String
    }

    init(at url: String = "https://example.com/", platform: String = "linux") throws {
      self.url = URL(string: url)
      let scripts = BridgeScripts(platform: platform)
      let sources = URL(filePath: #filePath).deletingLastPathComponent()
      let root = sources.appending(path: "../../..").standardized
      process.executableURL = URL(filePath: try Self.node.orThrow("no node"))
      process.arguments = [
        sources.appending(path: "page.mjs").path,
        json([
          "url": url, "page": scripts.page, "relay": scripts.relay, "handler": BridgeScripts.messageHandlerName,
          "webBridge": root.appending(path: "Web/bridge.js").path,
        ]),
      ]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      Task { [weak self, lines = output.fileHandleForReading.lines] in
        for await line in lines { self?.handle(line) }
        self?.finish()
      }
    }

    deinit {
      process.terminate()
    }

    /// Runs a script for its effect or its value; a promise's value is awaited.
    @discardableResult
    func evaluateJavaScript(_ script: String) async throws -> String? {
      guard process.isRunning else { throw ScriptError(description: "the page is gone") }
      return try await withCheckedThrowingContinuation { continuation in
        waiting.append(continuation)
        input.fileHandleForWriting.write(Data((json(script) + "\n").utf8))
      }
    }

    private struct Line: Decodable {
      let posted: String?
      let value: String?
      let error: String?
    }

    private func handle(_ text: String) {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) else { return }
      if let body = line.posted {
        posted.append(body)
        bridge.receive(body)
      } else if let error = line.error {
        waiting.removeFirst().resume(throwing: ScriptError(description: error))
      } else {
        waiting.removeFirst().resume(returning: line.value)
      }
    }

    private func finish() {
      for continuation in waiting { continuation.resume(throwing: ScriptError(description: "the page is gone")) }
      waiting = []
    }
  }

  extension FileHandle {
    fileprivate var lines: AsyncStream<String> {
      AsyncStream { continuation in
        let pending = LineBuffer()
        readabilityHandler = { handle in
          let data = handle.availableData
          for line in pending.append(data) { continuation.yield(line) }
          if data.isEmpty {
            handle.readabilityHandler = nil
            continuation.finish()
          }
        }
      }
    }
  }

  /// Cuts what was read into lines. Used by one file handle's queue only.
  private final class LineBuffer: @unchecked Sendable {
    private var rest = Data()

    func append(_ data: Data) -> [String] {
      rest.append(data)
      let parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      rest = Data(parts.last ?? Data())
      return parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
    }
  }

  extension Optional {
    fileprivate func orThrow(_ reason: String) throws -> Wrapped {
      guard let self else { throw NodePage.ScriptError(description: reason) }
      return self
    }
  }
#endif
