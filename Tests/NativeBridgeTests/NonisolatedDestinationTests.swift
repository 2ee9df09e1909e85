import Testing

@testable import NativeBridge

/// A destination that is not isolated to the main actor, as those written for Hotwire Native can be.
private final class NonisolatedDestination: BridgeDestination, @unchecked Sendable {}

extension NativeBridgeTests {
  @Suite("A destination")
  struct NonisolatedDestinationTests {
    @Test("can be created off the main actor")
    func creation() async {
      let destination = NonisolatedDestination()
      let isActive = await MainActor.run {
        let delegate = BridgeDelegate(
          location: "https://example.com/", destination: destination, componentTypes: [FormRecorder.self])
        delegate.onViewDidLoad()
        return delegate.bridgeDidReceiveMessage(.connect())
      }
      #expect(isActive)
    }
  }
}
