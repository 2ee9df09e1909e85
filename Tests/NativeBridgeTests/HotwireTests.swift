import Foundation
import Logging
import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  @MainActor
  @Suite("The settings")
  struct HotwireTests {
    final class OtherForm: BridgeComponent {
      override class var name: String { "form" }
    }

    /// A component with a name that the test sets.
    final class NamedComponent: BridgeComponent {
      override class var name: String { TestName.current }
    }

    enum TestName {
      @TaskLocal static var current = ""
    }

    // MARK: Registration

    @Test("contain the registered components, in order")
    func registration() {
      Hotwire.registerBridgeComponents([MenuRecorder.self, FormRecorder.self])
      #expect(Hotwire.bridgeComponentTypes.map { $0.name } == ["menu", "form"])
      Hotwire.registerBridgeComponents([FormRecorder.self])
      #expect(Hotwire.bridgeComponentTypes.map { $0.name } == ["form"])
    }

    @Test("reject a component with the name of another")
    func duplicateName() {
      Hotwire.registerBridgeComponents([FormRecorder.self, OtherForm.self])
      #expect(Hotwire.bridgeComponentTypes.count == 1)
      #expect(Hotwire.bridgeComponentTypes.first == FormRecorder.self)
      #expect(
        Log.lines == ["error: OtherForm not registered: another component has the name form"])
    }

    @Test(
      "reject an invalid component name",
      arguments: ["", " ", "a b", "a\tb", "a\nb", "a]", "[a", "menü", "a\u{0}", "a\u{7F}"])
    func unusableName(name: String) {
      TestName.$current.withValue(name) { Hotwire.registerBridgeComponents([NamedComponent.self]) }
      #expect(Hotwire.bridgeComponentTypes.isEmpty)
      #expect(Log.lines.count == 1)
    }

    @Test("accept common component names", arguments: ["form", "bridge--form", "nav_bar", "Form2", "my.form", "a/b"])
    func usableName(name: String) {
      TestName.$current.withValue(name) { Hotwire.registerBridgeComponents([NamedComponent.self]) }
      #expect(Hotwire.bridgeComponentTypes.count == 1)
    }

    // MARK: User agent

    @Test("list the components in the user agent")
    func userAgentSubstring() {
      #expect(
        Hotwire.userAgentSubstring(for: [FormRecorder.self, MenuRecorder.self]) == "bridge-components: [form menu]")
      #expect(Hotwire.userAgentSubstring(for: []) == "bridge-components: []")
    }

    @Test("build a user agent with app, platform and components")
    func userAgent() {
      let types: [BridgeComponent.Type] = [FormRecorder.self, MenuRecorder.self]
      #expect(
        UserAgent.build(platform: "Linux", componentTypes: types)
          == "Hotwire Native Linux; Turbo Native Linux; bridge-components: [form menu]")
      #expect(
        UserAgent.build(platform: "iOS", applicationPrefix: "MyApp/1.2;", componentTypes: types)
          == "MyApp/1.2; Hotwire Native iOS; Turbo Native iOS; bridge-components: [form menu]")
    }

    @Test("build a user agent that servers and web components recognize")
    func recognized() {
      let userAgent =
        "Mozilla/5.0 (X11; Linux x86_64) " + UserAgent.build(platform: "Linux", componentTypes: [FormRecorder.self])
      #expect(userAgent.contains(/(Turbo|Hotwire) Native/))
      #expect(userAgent.firstMatch(of: /bridge-components: \[(.+)\]/)?.1 == "form")
    }

    // MARK: Logging

    @Test("log nothing by default")
    func quiet() async throws {
      try await exchangeMessages()
      #expect(Log.lines == [])
    }

    @Test("log every message, reply and lifecycle step with debug logging")
    func debugLogging() async throws {
      Hotwire.config.debugLoggingEnabled = true
      #expect(Hotwire.config.debugLoggingEnabled)
      try await exchangeMessages()
      let lines = Log.lines
      #expect(lines.allSatisfy { $0.hasPrefix("debug: ") })
      for part in ["viewWillAppear https://example.com/", "← ", "→ ", "viewDidDisappear"] {
        #expect(lines.contains { $0.contains(part) }, "\(part) in \(lines)")
      }
    }

    @Test("disable debug logging by default")
    func defaults() {
      #expect(HotwireConfig().debugLoggingEnabled == false)
      #expect(HotwireConfig().logger.label == "NativeBridge")
    }

    private func exchangeMessages() async throws {
      let webView = WebViewDouble()
      let destination = Destination()
      let delegate = BridgeDelegate(
        location: "https://example.com/", destination: destination, componentTypes: [FormRecorder.self])
      delegate.webViewDidBecomeActive(webView)
      delegate.onViewWillAppear()
      webView.post(.connect())
      let component: FormRecorder = try #require(delegate.component())
      try await component.reply(to: "connect")
      delegate.onViewDidDisappear()
    }
  }
}
