import Foundation
import TabwireServer

/// A pipe that wakes a thread that waits for a socket.
final class Wakeup: Sendable {
  private let reading: Int32
  private let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw TabBarBrokerError.configuration(
        broker: PostgresError.broker, reason: "no pipe can be opened: \(String(cString: strerror(errno)))")
    }
    (reading, writing) = (ends[0], ends[1])
    // Neither end blocks: if the pipe is full, the thread wakes anyway.
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  deinit {
    close(reading)
    close(writing)
  }

  func wake() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Waits until the thread is woken, or a socket has something to read.
  ///
  /// - Parameters:
  ///   - socket: The socket, or -1 for none.
  ///   - milliseconds: The maximum time.
  func wait(or socket: Int32, milliseconds: Int64) {
    var descriptors = [reading, socket].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&descriptors, nfds_t(descriptors.count), Int32(clamping: milliseconds))
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) > 0 {}
  }
}
