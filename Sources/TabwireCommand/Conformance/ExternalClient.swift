/// A program that reads scenarios and answers with their outcomes.
struct ExternalClient {
  /// The maximum size of an answer in bytes: 1 MiB.
  private static let maximumByteCount = 1 << 20

  private let command: [String]
  private let timeout: Duration

  /// - Parameters:
  ///   - command: The program with its arguments.
  ///   - timeout: The time that it may take for an answer.
  init(_ command: [String], timeout: Duration) {
    self.command = command
    self.timeout = timeout
  }

  /// Sends all scenarios.
  ///
  /// - Parameter report: Called with each scenario as its answer arrives, and with what is wrong with the answer.
  /// - Throws: A ``ChildProcess/StartError`` if the program cannot be started.
  func answer(
    _ tests: [any ConformanceTest], _ report: (any ConformanceTest, _ differences: [String]) throws -> Void
  ) throws {
    let process = try ChildProcess(command, input: tests.flatMap { $0.question + [UInt8(ascii: "\n")] })
    defer { process.end() }
    var reader = LineReader(process.output, maximumByteCount: Self.maximumByteCount)
    var open = tests[...]
    var reason = "the command exited without an answer"
    var deadline = ContinuousClock.now + timeout
    while !open.isEmpty {
      guard process.hasOutput(within: deadline - .now) else {
        reason = "no answer came within \(timeout.components.seconds) s"
        break
      }
      let lines: [[UInt8]]?
      do {
        lines = try reader.next()
      } catch {
        reason = "the answer is \(error)"
        break
      }
      guard let lines else { break }
      for line in lines where !line.isEmpty {
        guard let test = open.popFirst() else { break }
        deadline = .now + timeout
        try report(test, test.differences(in: line))
      }
    }
    // The program has time to exit by itself after the end of its input.
    deadline = .now + timeout
    while process.hasOutput(within: deadline - .now), (try? reader.next()) != nil {}
    for test in open { try report(test, ["  \(reason)"]) }
  }
}
