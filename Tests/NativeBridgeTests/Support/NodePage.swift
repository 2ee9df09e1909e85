#if os(Linux) || os(macOS)
  import Foundation

  @testable import NativeBridge

  /// A double of a web view: a Node process with one document, which runs the real scripts in a real JavaScript engine.
  @MainActor
  final class NodePage: BridgeWebView {
    /// The path of Node, or `nil` if it is not installed.
    nonisolated static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    lazy var bridge = Bridge(webView: self)
    var url: URL?

    /// The posts of the relay.
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
      let directory = URL(filePath: #filePath).deletingLastPathComponent()
      let scripts = try BridgeScripts(platform: platform)
      process.executableURL = URL(filePath: try Self.node.orThrow("Node is not installed"))
      process.arguments = [
        directory.appending(path: "page.mjs").path,
        json(
          Document(
            url: url, scripts: ["page": scripts.page, "relay": scripts.relay],
            messageHandler: BridgeScripts.messageHandlerName,
            webBridge: directory.appending(path: "../../../Web/bridge.js").standardized.path)),
      ]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      Task { [weak self, lines = output.fileHandleForReading.lines] in
        for await line in lines { self?.handle(line) }
        self?.finish()
      }
    }

    private struct Document: Encodable {
      let url: String
      let scripts: [String: String]
      let messageHandler: String
      let webBridge: String
    }

    deinit {
      try? input.fileHandleForWriting.close()
      process.terminate()
    }

    /// Evaluates a script and awaits its value if it is a promise.
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
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) else { return process.terminate() }
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
    /// The lines of the file, read on a separate thread.
    fileprivate var lines: AsyncStream<String> {
      AsyncStream { continuation in
        let thread = Thread { [self] in
          var rest = Data()
          while case let data = availableData, !data.isEmpty {
            let pieces = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for piece in pieces.dropLast() {
              continuation.yield(String(decoding: rest + piece, as: UTF8.self))
              rest = Data()
            }
            rest.append(pieces.last ?? Data())
          }
          try? close()
          continuation.finish()
        }
        thread.start()
      }
    }
  }

  extension Optional {
    fileprivate func orThrow(_ reason: String) throws -> Wrapped {
      guard let self else { throw NodePage.ScriptError(description: reason) }
      return self
    }
  }
#endif
