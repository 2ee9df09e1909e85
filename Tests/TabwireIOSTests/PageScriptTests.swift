import Foundation
import Testing

@testable import TabwireHotwireNative

@MainActor
@Suite("Page script", .enabled(if: Node.isInstalled, "Node is not installed"))
struct PageScriptTests {
  @Test("a configuration from the main frame gets the secret", arguments: ["before", "after"])
  func mainFrame(bridgeIsLoaded: String) throws {
    let sent = try events(origin: "https://example.org", bridgeIsLoaded: bridgeIsLoaded)
    #expect(sent == [PageScript.configureEvent, "connect", "configure"])
  }

  @Test("a page on another origin gets no secret", arguments: ["before", "after"])
  func otherOrigin(bridgeIsLoaded: String) throws {
    for origin in ["https://evil.example", "http://example.org", "https://example.org:8443", "null"] {
      #expect(try events(origin: origin, bridgeIsLoaded: bridgeIsLoaded) == ["configure", "connect", "configure"])
    }
  }

  @Test("a default port in the start URL does not matter")
  func defaultPort() throws {
    let sent = try events(
      origin: "https://example.org", bridgeIsLoaded: "after", startURL: "https://EXAMPLE.org:443/start")
    #expect(sent.first == PageScript.configureEvent)
  }

  @Test("each page load is reported, with whether the page has sent a configuration", arguments: [false, true])
  func loads(isHidden: Bool) throws {
    let steps = """
      dispatch("turbo:load"), fireTimer()
      dispatch("turbo:visit"), receive("configure"), dispatch("turbo:load"), fireTimer()
      dispatch("turbo:visit"), receive("configure"), dispatch("turbo:visit"), dispatch("turbo:load"), fireTimer()
      dispatch("turbo:load"), receive("configure"), fireTimer()
      """
    let output = try run(
      steps + "\nconsole.log(JSON.stringify(loads))", origin: "https://example.org", bridgeIsLoaded: "before",
      isHidden: isHidden)
    // A hidden page reports at once: its timers may never fire.
    let settled = ["false", "true", "false", "\(!isHidden)"].flatMap { [#""loaded""#, $0] }
    #expect(String(decoding: output, as: UTF8.self) == "[\(settled.joined(separator: ","))]\n")
  }

  @Test("a page on another origin reports no load")
  func foreignLoads() throws {
    let output = try run(
      "dispatch(\"turbo:load\"), fireTimer(), console.log(JSON.stringify(loads))", origin: "https://evil.example",
      bridgeIsLoaded: "before")
    #expect(try JSONDecoder().decode([Bool].self, from: output) == [])
  }

  // P15.5, P15.9
  @Test("a form is reported, unless it is a search, and its end if no page follows")
  func forms() throws {
    let steps = """
      const end = (type, frame, dataset = {}, submitter = null, status = 200) => dispatch("turbo:submit-end", {
        target: { dataset, closest: () => frame },
        detail: {
          formSubmission: { submitter }, fetchResponse: type && { response: { status, headers: { get: () => type } } },
          error: type ? null : new Error() } })
      const frame = target => ({ getAttribute: () => target })
      for (const method of [0, "get", "GET", 1, "post", "delete"]) {
        dispatch("turbo:submit-start", { detail: { formSubmission: { method } } })
      }
      forms.push("|")
      end("text/html", null), forms.push("html")
      end("text/vnd.turbo-stream.html", null), forms.push("stream")
      end(null, null), forms.push("error")
      end("text/html", frame(null)), forms.push("frame")
      end("text/html", frame("_top")), forms.push("frame for the page")
      end("text/html", null, { turboFrame: "other" }), forms.push("another frame")
      end("text/html", null, {}, { dataset: { turboFrame: "list" } }), forms.push("frame of the button")
      end("text/html", frame(null), {}, { dataset: { turboFrame: "_top" } }), forms.push("button for the page")
      end("application/json", null), forms.push("json")
      end("text/html", null, {}, null, 204), forms.push("empty")
      end("Text/HTML; charset=utf-8", null), forms.push("charset")
      dispatch("turbo:before-render")
      console.log(forms.join(" "))
      """
    let output = try run(steps, origin: "https://example.org", bridgeIsLoaded: "before")
    #expect(
      String(decoding: output, as: UTF8.self) == """
        page form-start form-start form-start | html form-end stream form-end error form-end frame frame for the page \
        form-end another frame form-end frame of the button button for the page form-end json form-end empty charset page

        """)
  }

  /// Returns the events that reach the app when a page sends a configuration, a `connect` of the component `navigation` and
  /// a `configure` of another component.
  private func events(
    origin: String, bridgeIsLoaded: String, startURL: String = "https://example.org/"
  ) throws -> [String] {
    let output = try run(
      """
      receive("configure")
      receive("connect")
      receive("configure", "form")
      console.log(JSON.stringify(events))
      """, origin: origin, bridgeIsLoaded: bridgeIsLoaded, startURL: startURL)
    return try JSONDecoder().decode([String].self, from: output)
  }

  /// Returns the output of steps in a page with the script.
  private func run(
    _ steps: String, origin: String, bridgeIsLoaded: String, startURL: String = "https://example.org/",
    isHidden: Bool = false
  ) throws -> Data {
    let script = PageScript.source(startURL: try #require(URL(string: startURL)))
    let bridge = """
      class Bridge {
        receive(message) { this.postMessage(message) }
        postMessage(message) { events.push(message.event) }
      }
      window.nativeBridge = new Bridge()
      """
    return try Node.run(
      """
      globalThis.window = globalThis
      window.location = { origin: "\(origin)" }
      window.document = { hidden: \(isHidden) }
      const events = [], loads = [], forms = [], listeners = {};
      window.addEventListener = (name, listener) => listeners[name] = listener
      window.webkit = { messageHandlers: { \(PageScript.loadHandler): {
        postMessage: ({ event, isConfigured }) => event ? forms.push(event) : loads.push(isConfigured ?? "loaded") } } }
      let timer
      window.setTimeout = action => timer = action
      window.clearTimeout = () => timer = undefined
      const fireTimer = () => { timer?.(), timer = undefined }
      const dispatch = (name, event) => listeners[name]?.(event)
      const receive = (event, component = "navigation") => window.nativeBridge.receive({ component, event, data: {} });
      \(bridgeIsLoaded == "before" ? bridge : "")
      ;\(script);
      \(bridgeIsLoaded == "after" ? bridge : "")
      \(steps)
      """)
  }
}
