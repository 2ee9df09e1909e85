import Foundation
import Glibc
import TabwireClient

/// A server on a free port that lets a test write each response byte by byte.
final class HTTPServer: @unchecked Sendable {
  /// A connection of a client.
  struct Connection: Sendable {
    fileprivate let socket: Int32

    func respond(_ status: String, body: Data) {
      send("HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n")
      send(body)
    }

    func redirect(to address: String) {
      send("HTTP/1.1 302 Found\r\nLocation: \(address)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    }

    func send(_ text: String) {
      send(Data(text.utf8))
    }

    /// Sends bytes until the client leaves.
    func sendForever() {
      let block = Data(repeating: 0, count: 65_536)
      // Foundation on Linux keeps what it has not handled yet: faster, it would take gigabytes until the client leaves.
      while send(block) { usleep(5_000) }
    }

    /// Sends a byte now and then, or nothing, until the client leaves.
    func drip(isSilent: Bool) {
      var event = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      // The only thing that a client can still do is to close the connection.
      while poll(&event, 1, 20) == 0 {
        if !isSilent, !send(Data([0])) { return }
      }
    }

    @discardableResult
    private func send(_ data: Data) -> Bool {
      var rest = data[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  struct NoPortError: Error {}

  private let socket: Int32
  private let port: UInt16
  private let lock = NSLock()
  private var received: [String] = []
  /// The origin of the server.
  let location: AppLocation

  /// - Parameter respond: Writes the response to a request. The connection closes when it returns.
  init(respond: @escaping @Sendable (_ request: String, _ client: Connection) -> Void) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isListening, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/") else {
      throw NoPortError()
    }
    port = UInt16(bigEndian: address.sin_port)
    location = try AppLocation(startURL: url)
    Thread.detachNewThread { [weak self] in
      while case let client = accept(socket, nil, nil), client >= 0 {
        guard let self else { return }
        Thread.detachNewThread {
          defer { close(client) }
          let request = Self.readRequest(client)
          self.lock.withLock { self.received.append(request) }
          respond(request, Connection(socket: client))
        }
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  /// The heads of the requests, in order.
  var requests: [String] { lock.withLock { received } }

  func url(_ path: String) -> URL {
    location.resolve(path) ?? location.startURL
  }

  private static func readRequest(_ client: Int32) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8), recv(client, &byte, 1, 0) == 1 { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
