import Foundation
import NativeBridge
import Testing

// The Swift code of the article "Write a bridge component".

/// A screen that can show a button for the form of its page.
@MainActor
protocol FormScreen: BridgeDestination {
  func showSubmitButton(_ title: String, action: @escaping @MainActor () -> Void)
  func setSubmitButtonEnabled(_ isEnabled: Bool)
  func removeSubmitButton()
}

final class FormComponent: BridgeComponent {
  override class var name: String { "form" }

  override func onReceive(message: Message) {
    switch Event(rawValue: message.event) {
    case .connect: connect(message)
    case .submitEnabled: screen?.setSubmitButtonEnabled(true)
    case .submitDisabled: screen?.setSubmitButtonEnabled(false)
    case nil: break
    }
  }

  override func onViewDidDisappear() {
    screen?.removeSubmitButton()
  }

  private var screen: (any FormScreen)? {
    delegate?.destination as? any FormScreen
  }

  private func connect(_ message: Message) {
    guard let data: MessageData = message.data() else { return }
    screen?.showSubmitButton(data.submitTitle) { [weak self] in
      self?.reply(to: Event.connect.rawValue)
    }
  }
}

extension FormComponent {
  private enum Event: String {
    case connect, submitEnabled, submitDisabled
  }

  private struct MessageData: Decodable {
    let submitTitle: String
  }
}

/// A double of a screen with a header bar.
private final class ScreenDouble: FormScreen {
  private(set) var title: String?
  private(set) var isEnabled = false
  private(set) var tap: @MainActor () -> Void = {}

  func showSubmitButton(_ title: String, action: @escaping @MainActor () -> Void) {
    (self.title, isEnabled, tap) = (title, true, action)
  }

  func setSubmitButtonEnabled(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  func removeSubmitButton() {
    title = nil
  }
}

extension NativeBridgeTests {
  @MainActor
  @Suite("The article's component")
  struct ArticleTests {
    @Test("the screen shows the title of the form")
    func form() {
      let screen = ScreenDouble()
      let delegate = BridgeDelegate(location: "https://example.com/", destination: screen, componentTypes: [])
      let component = FormComponent(destination: screen, delegate: delegate)

      component.didReceive(
        message: Message(
          id: "1", component: "form", event: "connect", metadata: nil, jsonData: #"{"submitTitle":"Save"}"#))
      #expect(screen.title == "Save")
    }

    @Test("shows, disables, enables and removes its button, and replies to a tap")
    func lifecycle() async throws {
      Hotwire.registerBridgeComponents([FormComponent.self])
      let screen = ScreenDouble()
      let webView = WebViewDouble()
      let delegate = BridgeDelegate(
        location: "https://example.com/", destination: screen, componentTypes: Hotwire.bridgeComponentTypes)
      delegate.webViewDidBecomeActive(webView)
      delegate.onViewWillAppear()

      webView.post(.connect(jsonData: #"{"submitTitle":"Save","metadata":{"url":"https://example.com/"}}"#))
      #expect(screen.title == "Save" && screen.isEnabled)
      webView.post(.connect(event: "submitDisabled", jsonData: "{}"))
      #expect(!screen.isEnabled)
      webView.post(.connect(event: "submitEnabled", jsonData: "{}"))
      #expect(screen.isEnabled)

      screen.tap()
      try await eventually { webView.scripts.contains { $0.contains("replyWith") && $0.contains(#""connect""#) } }
      delegate.onViewDidDisappear()
      #expect(screen.title == nil)
    }

    @Test("has the code of the article")
    func sameCode() throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
      let article = try String(
        contentsOf: root.appending(path: "Sources/NativeBridge/NativeBridge.docc/Write-a-bridge-component.md"),
        encoding: .utf8)
      let source = Self.withoutIndentation(try String(contentsOfFile: #filePath, encoding: .utf8))
      // TabwireGTKTests test the component for Linux.
      let blocks = article.components(separatedBy: "```swift\n").dropFirst().map {
        $0.components(separatedBy: "\n```")[0].replacing("import NativeBridge\n", with: "")
      }.filter { !$0.contains("ShareComponent") }
      #expect(blocks.count == 4)
      for block in blocks {
        #expect(source.contains(Self.withoutIndentation(block)), "\(block)")
      }
    }

    private static func withoutIndentation(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
  }
}
