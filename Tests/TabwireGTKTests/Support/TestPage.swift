/// A page with the real Turbo, the real Stimulus and a tab configuration.
enum TestPage {
  /// A build of Turbo that ``TestServer`` serves.
  enum Turbo: String {
    case seven = "turbo"
    /// Turbo 8, or its emulation.
    case eight = "turbo-8"
  }

  /// - Parameters:
  ///   - title: The title of the page.
  ///   - configuration: The JSON in the `<nav>` element, or `nil` for a page without one.
  ///   - script: Code that runs after Stimulus has started, with `application` and `BridgeComponent` in scope.
  ///   - body: HTML besides a field, a link to `/next` and enough lines to scroll.
  ///   - turbo: The Turbo of the page.
  static func html(
    _ title: String, configuration: String?, script: String = "", body: String = "", turbo: Turbo = .seven
  ) -> String {
    let element = configuration.map {
      "<nav data-controller='navigation' data-navigation-configuration-value='\(escaped($0))'></nav>"
    }
    let lines = (1...60).map { "<p>Line \($0) of \(escaped(title))</p>" }.joined()
    return """
      <!doctype html><html><head><title>\(escaped(title))</title>
      <meta name="viewport" content="width=device-width">
      <script type="importmap">{"imports": {"@hotwired/stimulus": "/web/vendor/stimulus.js",
        "@hotwired/turbo": "/web/vendor/\(turbo.rawValue).js", "@tabwire/web": "/web/index.js"}}</script>
      <script type="module">
        import { Application } from "@hotwired/stimulus"
        import "@hotwired/turbo"
        import { BridgeComponent, BridgeElement, NavigationController } from "@tabwire/web"
        window.application ??= Application.start()
        application.register("navigation", NavigationController)
        \(script)
      </script></head><body>
      \(element ?? "")<h1>\(escaped(title))</h1><a id="next" href="/next">next</a><input id="field" aria-label="Field">
      \(body)\(lines)</body></html>
      """
  }

  /// Returns the JSON of a configuration whose tabs have titles and paths made from their IDs.
  static func configuration(active: String?, _ ids: [String]) -> String {
    let tabs = ids.map {
      #"{"id":"\#($0)","title":"\#($0.capitalized)","icon":"star","path":"/\#($0)"}"#
    }
    let active = active.map { "\"\($0)\"" } ?? "null"
    return #"{"active":\#(active),"tabs":[\#(tabs.joined(separator: ","))]}"#
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("'", with: "&#39;")
  }
}
