import Foundation
import TabwireServer

/// Wakes a thread that waits for a socket: a pipe.
final class Wakeup: Sendable {
  private let reading: Int32
  private let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw TabBarBrokerError.configuration(
        broker: PostgresBroker.name, reason: "no pipe can be opened: \(String(cString: strerror(errno)))")
    }
    (reading, writing) = (ends[0], ends[1])
    // A full pipe wakes just as well.
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
  ///   - milliseconds: The maximum time, or -1 for no limit.
  func wait(or socket: Int32 = -1, milliseconds: Int32 = -1) {
    var descriptors = [reading, socket].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) > 0 {}
  }
}
