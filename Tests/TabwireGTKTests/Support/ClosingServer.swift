import Foundation
import Synchronization

@testable import TabwireGTK
@testable import TabwireWebKit

/// A server that closes each connection without a response.
final class ClosingServer: Sendable {
  private let descriptor: Int32
  private let isStopped = Mutex(false)

  /// - Parameter port: The port, on which no other server listens.
  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 && listen(descriptor, 16) == 0
      }
    }
    guard isBound else { throw TestTimeoutError(description: "port \(port) is taken") }
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0, !isStopped.withLock({ $0 }) else { break }
        close(connection)
      }
      close(descriptor)
    }
  }

  func stop() {
    isStopped.withLock { $0 = true }
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
