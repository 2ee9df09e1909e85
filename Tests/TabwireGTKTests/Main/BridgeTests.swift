import Foundation
import NativeBridge
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Bridge")
  struct BridgeTests {
    /// Records the messages it receives.
    final class EchoComponent: BridgeComponent {
      override class var name: String { "echo" }

      static var all: [EchoComponent] = []
      private(set) var messages: [Message] = []
      private(set) var hasDisappeared = false

      required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
        super.init(destination: destination, delegate: delegate)
        Self.all.append(self)
      }

      override func onReceive(message: Message) { messages.append(message) }
      override func onViewDidDisappear() { hasDisappeared = true }
    }

    func app() async throws -> TestApp {
      EchoComponent.all = []
      let server = try TestServer { path in
        .init(body: TestPage.html(path.hasPrefix("/next") ? "Next" : "Home", configuration: nil))
      }
      let app = try TestApp(server: server, components: [EchoComponent.self])
      try await app.untilLoaded(title: "Home")
      try await until("the component is registered") { try await app.evaluate(Self.isRegistered) == "true" }
      return app
    }

    static let isRegistered =
      "document.readyState === 'complete' && !!window.HotwireNative?.web.supportsComponent('echo')"

    static let text = "</script>\u{2028}\u{2029}`${1}\\u0000\u{0}\"'\u{FEFF}👩‍👩‍👧é\u{301}\u{10FFFF}"

    @Test("messages and replies arrive unchanged")
    func roundTrip() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await app.echo(event: "speak", data: #"{ text: "\ud800 </script>\u2028" }"#)
      let component = try #require(EchoComponent.all.first)
      try await until("the message arrives") { component.messages.count == 1 }
      #expect(component.messages[0].jsonData.contains(#""text":"\ud800 </script>"#))

      #expect(try await component.reply(to: "speak", with: ["text": Self.text]))
      let answer = try #require(try await app.evaluate("Array.from(answers[0].data.text).map(c => c.codePointAt(0))"))
      let scalars = try JSONDecoder().decode([UInt32].self, from: Data(answer.utf8))
      #expect(scalars == Self.text.unicodeScalars.map(\.value))
      #expect(try await component.reply(to: "speak"))
      #expect(try await app.evaluate(#"answers[1].data.text === "\ud800 </script>\u2028""#) == "true")
    }

    @Test("a reply that throws in the page throws in the app")
    func failingReply() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("void (window.answers = { push() { throw new Error('no') } })")
      try await app.echo(event: "speak")
      let component = try #require(EchoComponent.all.first)
      await #expect(throws: (any Error).self) { try await component.reply(to: "speak") }
      await #expect(throws: (any Error).self) { try await component.reply(to: "speak", with: "not JSON") }
    }

    @Test("each Turbo visit has its own components")
    func visits() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await app.echo(event: "speak")
      let first = try #require(EchoComponent.all.first)
      _ = try await app.evaluate("window.isSameDocument = true; document.getElementById('next').click()")
      try await app.untilLoaded(title: "Next")
      #expect(first.hasDisappeared)
      try await app.echo(event: "speak")
      #expect(try await app.evaluate("isSameDocument") == "true")
      #expect(EchoComponent.all.count == 2)
      #expect(first.messages.count == 1)
      #expect(try await first.reply(to: "speak") == false)
    }

    @Test("a reply to a document before a reload is not delivered")
    func reload() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await app.echo(event: "speak")
      let old = try #require(EchoComponent.all.first?.messages.first)
      _ = try await app.evaluate("window.isOld = true; void setTimeout(() => location.reload())")
      try await until("the document is reloaded") {
        (try? await app.evaluate("!window.isOld && \(Self.isRegistered)")) == "true"
      }
      try await app.echo(event: "speak")
      let component = try #require(EchoComponent.all.last)
      try await until("the message arrives") { component.messages.last.map { $0.id != old.id } == true }
      #expect(try await component.reply(with: old) == false)
      #expect(try await component.reply(to: "speak"))
      #expect(try await app.evaluate("answers.length") == "1")
    }

    @Test("a document that the page rewrites sends messages, receives replies and has the bridge's attributes")
    func writtenDocument() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate(
        "void (document.open(), document.write('<title>New</title><p>New'), document.close())")
      try await app.echo(event: "speak")
      try await until("the message arrives") {
        EchoComponent.all.contains { $0.receivedMessage(for: "speak") != nil }
      }
      let component = try #require(EchoComponent.all.last)
      #expect(try await component.reply(to: "speak"))
      #expect(try await app.evaluate("answers.length") == "1")
      #expect(try await app.evaluate("document.documentElement.dataset.bridgeComponents") == #""navigation echo""#)
    }

    @Test("a document that a page without a bridge writes sends its tabs")
    func writtenBridge() async throws {
      let server = try TestServer { path in
        path == "/"
          ? .init(
            body: """
              <title>Loading</title><script>
                fetch("/full").then(response => response.text()).then(text => {
                  document.open()
                  document.write(text)
                  document.close()
                })
              </script>
              """)
          : .init(
            body: TestPage.html(
              "Full", configuration: TestPage.configuration(active: "home", ["home", "explore"])))
      }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore"])
    }

    @Test(
      "malformed and forged messages are ignored",
      arguments: [
        #""""#, "null", "{ a: 1 }", #""{}""#, #""\ud800""#, #""\0""#, #""https://example.com/\n{}""#,
        #""[".repeat(100_000)"#,
        #""x".repeat(2_000_000)"#, "message({ id: 1 })", "message({ component: 'other' })",
        "message({ event: null })",
        "message({ metadata: { url: location.origin + '/next' } })", "message({ metadata: undefined })",
        #"message({ jsonData: "[".repeat(100_000) })"#,
      ])
    func garbage(detail: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      let count = EchoComponent.all.count
      _ = try await app.evaluate(
        """
        (() => {
          const message = changes => JSON.stringify({
            id: "1", component: "echo", event: "forged", metadata: { url: location.href }, jsonData: "{}", ...changes
          })
          document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: \(detail) }))
        })()
        """)
      try await app.echo(event: "speak")
      let messages = EchoComponent.all.flatMap(\.messages)
      #expect(!messages.contains { $0.event == "forged" })
      #expect(messages.contains { $0.event == "speak" })
      #expect(EchoComponent.all.count <= count + 1)
      #expect(app.log.lines.count { $0.hasPrefix("warning") } <= 1, "\(app.log.lines)")
    }

    @Test("a page cannot reach the message handler or forge its URL")
    func isolation() async throws {
      let app = try await app()
      defer { app.window.close() }
      #expect(try await app.evaluate("typeof window.webkit?.messageHandlers?.nativeBridge") == #""undefined""#)
      _ = try await app.evaluate(
        """
        (() => {
          for (const name of ["location", "document"]) {
            try { Object.defineProperty(window, name, { value: { href: location.origin + "/next" } }) } catch {}
          }
          try { Object.defineProperty(location, "href", { value: location.origin + "/next" }) } catch {}
          try { Object.defineProperty(Document.prototype, "location", { get: () => ({ href: location.origin + "/next" }) }) } catch {}
          String.prototype.concat = Array.prototype.join = () => location.origin + "/next"
          document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: JSON.stringify({
            id: "1", component: "echo", event: "forged", metadata: { url: location.origin + "/next" }, jsonData: "{}"
          }) }))
        })()
        """)
      try await until("the reason is logged") { app.log.warnings.contains { $0.contains("it claims to be from") } }
      #expect(EchoComponent.all.flatMap(\.messages).isEmpty)
    }
  }
}

extension TestApp {
  /// Sends a message of the component `echo` from the selected page. The page collects the replies in `answers`.
  fileprivate func echo(event: String, data: String = "{}") async throws {
    _ = try await evaluate(
      """
      (() => {
        window.answers ??= []
        HotwireNative.web.send({
          component: "echo", event: "\(event)", data: Object.assign(\(data), { metadata: { url: location.href } }),
          callback: message => answers.push(message)
        })
      })()
      """)
  }
}
