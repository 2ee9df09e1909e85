@testable import NativeBridge

/// A double of a destination's delegate that records replies.
@MainActor
final class DelegateDouble: BridgingDelegate {
  let location = "https://example.com/"
  var destination: (any BridgeDestination)?
  var webView: (any BridgeWebView)?

  var result: Result<Bool, any Error> = .success(true)
  private(set) var replies: [Message] = []

  func reply(with message: Message) async throws -> Bool {
    replies.append(message)
    return try result.get()
  }

  func webViewDidBecomeActive(_ webView: any BridgeWebView) {}
  func webViewDidBecomeDeactivated() {}
  func onViewDidLoad() {}
  func onViewWillAppear() {}
  func onViewDidAppear() {}
  func onViewWillDisappear() {}
  func onViewDidDisappear() {}
  func component<C: BridgeComponent>() -> C? { nil }
  func bridgeDidInitialize() {}
  func bridgeDidReceiveMessage(_ message: Message) -> Bool { false }
}

struct PageError: Error, Equatable {}
