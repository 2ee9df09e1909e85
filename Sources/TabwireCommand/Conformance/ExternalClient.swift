import Foundation

/// A program that reads scenarios and answers what comes of them.
struct ExternalClient {
  /// Why a program cannot be tried.
  struct StartError: Error, CustomStringConvertible {
    let description: String
  }

  private let command: [String]
  private let patience: Int32

  /// - Parameters:
  ///   - command: the program with its arguments.
  ///   - patience: how many seconds it may take for an answer.
  init(_ command: [String], patience: Int) {
    self.command = command
    self.patience = Int32(clamping: min(max(patience, 1), 86_400))
  }

  /// Asks all scenarios.
  ///
  /// - Parameter report: takes each answer, as it comes.
  func answer(
    _ tests: [ConformanceSuite.Test], _ report: (ConformanceSuite.Test, ConformanceAnswer) throws -> Void
  ) throws {
    // A program that stops reading must not end this one.
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
      throw StartError(description: "\(command[0]): it cannot be started: \(error.localizedDescription)")
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
    // It has time to end by itself, after the end of the questions.
    while hasAnswered(answers.fileHandleForReading), reader.next() != nil {}
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if open.count == tests.count, process.terminationReason == .exit, process.terminationStatus == 127 {
      throw StartError(description: "\(command[0]): there is no such program")
    }
    let reason = isTooSlow ? "no answer came within \(patience) s" : "the command ended without an answer"
    for test in open { try report(test, .failure(reason)) }
  }

  /// Waits until the program answered or ended.
  ///
  /// - Returns: whether it did so in time.
  private func hasAnswered(_ answers: FileHandle) -> Bool {
    var descriptor = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, patience * 1000) > 0
  }

  /// Writes the questions while the answers are being read, or both sides could wait for each other for ever.
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
