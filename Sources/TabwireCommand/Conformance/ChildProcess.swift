import SystemPackage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A running program. Its input is written while its output is read, so that neither waits for the other.
final class ChildProcess {
  /// The reason why a program cannot be started.
  struct StartError: Error, CustomStringConvertible {
    let description: String
  }

  /// The standard output of the program.
  let output: FileDescriptor
  private let input: FileDescriptor
  private var unwritten: ArraySlice<UInt8>
  private var isInputOpen = true
  private let identifier: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program, which is looked up in `PATH`, with its arguments.
  ///   - bytes: Its input.
  /// - Throws: A ``StartError`` if it cannot be started.
  init(_ command: [String], input bytes: [UInt8]) throws {
    // A program that stops reading must not end this process.
    signal(SIGPIPE, SIG_IGN)
    let (questions, answers) = (try FileDescriptor.pipe(), try FileDescriptor.pipe())
    (input, output, unwritten) = (questions.writeEnd, answers.readEnd, bytes[...])
    for end in [questions.readEnd, input, output, answers.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
    // Input that the program does not read yet must not block this process.
    _ = fcntl(input.rawValue, F_SETFL, O_NONBLOCK)
    defer {
      try? questions.readEnd.close()
      try? answers.writeEnd.close()
    }
    do throws(Errno) {
      identifier = try Self.start(command, input: questions.readEnd, output: answers.writeEnd)
    } catch {
      try? input.close()
      try? output.close()
      let reason =
        error == .noSuchFileOrDirectory
        ? "no such program; name one on the PATH, or its path" : "cannot be started: \(error)"
      throw StartError(description: "\(command[0]): \(reason)")
    }
  }

  /// Ends the program and the programs that it has started.
  func end() {
    finishInput()
    try? output.close()
    kill(-identifier, SIGKILL)
    while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
  }

  /// Waits until the program writes something or closes its output. Writes the input meanwhile.
  ///
  /// - Returns: `false` after the timeout.
  func hasOutput(within timeout: Duration) -> Bool {
    let deadline = ContinuousClock.now + timeout
    while true {
      let rest = (deadline - .now).milliseconds
      guard rest > 0 else { return false }
      var waiting = [pollfd(fd: output.rawValue, events: Int16(POLLIN), revents: 0)]
      if !unwritten.isEmpty { waiting.append(pollfd(fd: input.rawValue, events: Int16(POLLOUT), revents: 0)) }
      let count = poll(&waiting, nfds_t(waiting.count), Int32(clamping: rest))
      if waiting[0].revents != 0 { return true }
      if count > 0 { writeInput() }
    }
  }

  private func writeInput() {
    do {
      unwritten = unwritten.dropFirst(try unwritten.withUnsafeBytes { try input.write($0) })
      if unwritten.isEmpty { finishInput() }
    } catch Errno.wouldBlock {
      // The pipe is full. The rest is written when the program has read more.
    } catch {
      finishInput()
    }
  }

  private func finishInput() {
    unwritten = []
    if isInputOpen { try? input.close() }
    isInputOpen = false
  }

  /// Starts a program in a process group of its own.
  private static func start(
    _ command: [String], input: FileDescriptor, output: FileDescriptor
  ) throws(Errno) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, 0)
    posix_spawn_file_actions_adddup2(&actions, output.rawValue, 1)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))

    let arguments = command.map { strdup($0) }
    let environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") }
    defer { for text in arguments + environment { free(text) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, command[0], &actions, &attributes, arguments + [nil], environment + [nil])
    guard code == 0 else { throw Errno(rawValue: code) }
    return identifier
  }
}
