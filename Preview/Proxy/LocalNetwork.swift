import NIOCore
import NIOPosix

/// The network that this machine is in.
enum LocalNetwork {
  /// Returns the address of this machine in the network.
  ///
  /// - Parameter wanted: The address if the machine has several, or `nil` for the one that packets to other networks have.
  static func address(_ wanted: String?) async throws -> String {
    guard let address = if let wanted { wanted } else { await defaultAddress() } else {
      throw LocalNetworkError(reason: "this machine is in no network (use --lan-address)")
    }
    guard isPrivate(address) else {
      throw LocalNetworkError(
        reason: "\(address) is not an IPv4 address of a private network, such as 192.168.1.5 (use --lan-address)")
    }
    return address
  }

  /// Whether an address is never reached from the internet. Connections are not encrypted.
  static func isPrivate(_ address: String) -> Bool {
    let parts = address.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt8($0) }
    // Numbers as browsers write them, without leading zeros.
    guard parts.count == 4, numbers.map({ String($0) }).elementsEqual(parts.map { String($0) }) else { return false }
    switch (numbers[0], numbers[1]) {
    case (10, _), (127, _), (192, 168), (172, 16...31), (169, 254), (100, 64...127): return true
    default: return false
    }
  }

  // Connecting a datagram socket sends nothing; it only chooses the local address. The remote address is reserved for
  // documentation.
  private static func defaultAddress() async -> String? {
    guard let destination = try? SocketAddress(ipAddress: "192.0.2.1", port: 9),
      let channel = try? await DatagramBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(to: destination).get()
    else { return nil }
    let address = channel.localAddress?.ipAddress
    try? await channel.close()
    return address
  }
}

struct LocalNetworkError: PreviewError {
  let reason: String

  var description: String { "--lan is not possible: \(reason)" }
}
