import Foundation

/// A program that reads scenarios and answers with their outcomes.
struct ExternalClient {
  /// The reason why a program cannot be started.
  struct StartError: Error, CustomStringConvertible {
    let description: String
  }

  private let command: [String]
  private let timeout: Int32

  /// - Parameters:
  ///   - command: the program with its arguments.
  ///   - timeout: the seconds that it may take for an answer.
  init(_ command: [String], timeout: Int) {
    self.command = command
    self.timeout = Int32(clamping: min(max(timeout, 1), 86_400))
  }

  /// Sends all scenarios.
  ///
  /// - Parameter report: called with each answer as it arrives.
  func answer(
    _ tests: [ConformanceSuite.Test], _ report: (ConformanceSuite.Test, ConformanceAnswer) throws -> Void
  ) throws {
    // A program that stops reading must not end this process.
    signal(SIGPIPE, SIG_IGN)
    let process = Process()
    let (questions, answers) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = questions
    process.standardOutput = answers
    do {
      try process.run()
    } catch {
      throw StartError(description: "\(command[0]): cannot be started: \(error.localizedDescription)")
    }
    ask(tests.map(\.scenario.question), through: questions.fileHandleForWriting)

    var reader = LineReader(answers.fileHandleForReading)
    var open = tests[...]
    var isTooSlow = false
    while !open.isEmpty {
      isTooSlow = !hasAnswered(answers.fileHandleForReading)
      guard !isTooSlow, let lines = reader.next() else { break }
      for line in lines where !line.isEmpty {
        guard let test = open.popFirst() else { break }
        try report(test, ConformanceAnswer(line, about: test.scenario.name))
      }
    }
    // The program has time to exit by itself after the end of its input.
    while hasAnswered(answers.fileHandleForReading), reader.next() != nil {}
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if open.count == tests.count, process.terminationReason == .exit, process.terminationStatus == 127 {
      throw StartError(description: "\(command[0]): no such program")
    }
    let reason = isTooSlow ? "no answer came within \(timeout) s" : "the command exited without an answer"
    for test in open { try report(test, .failure(reason)) }
  }

  /// Waits until the program answers or exits.
  ///
  /// - Returns: `false` after the timeout.
  private func hasAnswered(_ answers: FileHandle) -> Bool {
    var descriptor = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, timeout * 1000) > 0
  }

  /// Writes the scenarios on another thread while the answers are read: both pipes could be full otherwise.
  private func ask(_ questions: [[UInt8]], through handle: FileHandle) {
    let data = questions.map { Data($0 + [UInt8(ascii: "\n")]) }
    Thread.detachNewThread {
      for question in data {
        do { try handle.write(contentsOf: question) } catch { break }
      }
      try? handle.close()
    }
  }
}
