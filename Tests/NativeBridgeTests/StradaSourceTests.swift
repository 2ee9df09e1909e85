import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  /// The form component of Strada's handbook. Only the bar button differs.
  @MainActor
  @Suite("A component written for Strada")
  struct StradaSourceTests {
    final class FormComponent: BridgeComponent {
      override class var name: String { "form" }

      override func onReceive(message: Message) {
        guard let event = Event(rawValue: message.event) else {
          return
        }

        switch event {
        case .connect:
          handleConnectEvent(message: message)
        case .submitEnabled:
          handleSubmitEnabled()
        case .submitDisabled:
          handleSubmitDisabled()
        }
      }

      // MARK: Private

      private(set) var button: (title: String, isEnabled: Bool)?

      private func handleConnectEvent(message: Message) {
        guard let data: MessageData = message.data() else { return }
        configureBarButton(with: data.submitTitle)
      }

      private func configureBarButton(with title: String) {
        button = (title, true)
      }

      private func handleSubmitEnabled() {
        button?.isEnabled = true
      }

      private func handleSubmitDisabled() {
        button?.isEnabled = false
      }

      func performAction() {
        reply(to: Event.connect.rawValue)
      }
    }

    @Test("shows the title it receives and replies to a tap")
    func form() async throws {
      Hotwire.registerBridgeComponents([FormComponent.self])
      let webView = WebViewDouble()
      let destination = Destination()
      let bridgeDelegate = BridgeDelegate(
        location: "https://example.com/", destination: destination, componentTypes: Hotwire.bridgeComponentTypes)
      bridgeDelegate.webViewDidBecomeActive(webView)
      bridgeDelegate.onViewDidLoad()

      webView.post(.connect(jsonData: #"{"submitTitle":"Save","metadata":{"url":"https://example.com/"}}"#))
      let component: FormComponent = try #require(bridgeDelegate.component())
      #expect(component.button?.title == "Save")
      webView.post(.connect(event: "submitDisabled", jsonData: "{}"))
      #expect(component.button?.isEnabled == false)
      webView.post(.connect(event: "submitEnabled", jsonData: "{}"))
      #expect(component.button?.isEnabled == true)
      webView.post(.connect(event: "unknown", jsonData: "{}"))

      component.performAction()
      try await eventually { webView.scripts.contains { $0.contains("replyWith") } }
    }
  }
}

extension NativeBridgeTests.StradaSourceTests.FormComponent {
  fileprivate enum Event: String {
    case connect
    case submitEnabled
    case submitDisabled
  }

  fileprivate struct MessageData: Decodable {
    let submitTitle: String
  }
}
