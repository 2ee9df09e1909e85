import Foundation
import TabwirePages
import TabwirePagesProof
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("The routing table of Hotwire Native, in windows")
  struct RoutingTableTests {
    /// The way a page visits another one.
    enum Means: String, CaseIterable {
      case turboLink, plainLink, turboForm, plainForm

      var isForm: Bool { self == .turboForm || self == .plainForm }
      var usesTurbo: Bool { self == .turboLink || self == .turboForm }

      /// The script that visits a path from a page.
      func script(_ path: String, action: VisitProposal.Action = .advance) -> String {
        let attributes = "'data-turbo', '\(usesTurbo)'"
        let action = action == .replace ? "element.dataset.turboAction = 'replace';" : ""
        return switch self {
        case .turboLink, .plainLink:
          """
          { const element = document.createElement('a'); element.href = '\(path)';
            element.setAttribute(\(attributes)); \(action) document.body.append(element); element.click() }
          """
        case .turboForm, .plainForm:
          """
          { const element = document.createElement('form'); element.method = 'post';
            element.action = '/redirect?to=' + encodeURIComponent('\(path)');
            element.setAttribute(\(attributes)); \(action) document.body.append(element); element.requestSubmit() }
          """
        }
      }
    }

    /// Windows whose pages have their path as title.
    @MainActor
    final class World {
      let app: TestApp

      init(_ outcome: RoutingOutcome) throws {
        let server = try TestServer { path in
          if path.hasPrefix("/redirect?to=") {
            return .init(status: 303, location: path.dropFirst(13).removingPercentEncoding)
          }
          return .init(body: TestPage.html(path, configuration: nil))
        }
        app = try TestApp(server: server)
        let pattern = "^" + NSRegularExpression.escapedPattern(for: outcome.path) + "$"
        app.window.apply(
          PathConfiguration(rules: [
            PathRule("^/[mn]$").context(.modal),
            outcome.properties.values.reduce(PathRule(pattern)) { $0.property($1.key, $1.value) },
          ]))
      }

      var front: Navigator { app.window.modals.shown?.navigator ?? app.window.selectedNavigator }

      var pages: RoutingOutcome.Pages {
        func paths(_ pages: [PageAddress]) -> [String] {
          pages.map { $0.url.path() + ($0.url.query().map { "?\($0)" } ?? "") }
        }
        return RoutingOutcome.Pages(
          paths(app.window.selectedNavigator.shown.pages),
          modal: paths(app.window.modals.shown?.navigator.shown.pages ?? []))
      }

      func untilShown(_ path: String) async throws {
        do {
          try await until("\(path) is shown") {
            guard front.title == path, !front.isLoading, !front.shown.isVisiting else { return false }
            return try await front.evaluateJavaScript("document.readyState == 'complete' && !!window.Turbo") == "true"
          }
        } catch {
          throw TestTimeoutError(description: "\(error); shown: \(front.title) \(pages); log: \(app.log.lines)")
        }
      }

      func visit(_ path: String, by means: Means, action: VisitProposal.Action = .advance) async throws {
        _ = try await front.evaluateJavaScript(means.script(path, action: action))
      }

      func open(_ pages: RoutingOutcome.Pages, by means: Means) async throws {
        try await untilShown("/")
        for path in pages.main.dropFirst() + pages.modal {
          try await visit(path, by: means)
          try await untilShown(path)
        }
        #expect(self.pages == pages)
      }

      /// Waits until the pages are those, and then until nothing has been requested for a while: a visit may have no effect.
      func untilQuiet(with pages: RoutingOutcome.Pages, front title: String) async throws {
        try? await until("\(pages) are open") { self.pages == pages && front.title == title }
        var quietSince = ContinuousClock.now
        var last: [String: Int] = [:]
        try await until("nothing loads any more") {
          let isQuiet = app.server.hits == last && !front.isLoading && !front.shown.isVisiting
          if !isQuiet { quietSince = .now }
          last = app.server.hits
          return ContinuousClock.now - quietSince > .milliseconds(300)
        }
      }
    }

    func check(_ outcome: RoutingOutcome, by means: Means) async throws {
      let world = try World(outcome)
      defer { world.app.window.close() }
      try await world.open(outcome.before, by: means.usesTurbo ? .turboLink : .plainLink)
      let before = world.app.server.hits
      try await world.visit(outcome.path, by: means, action: outcome.action)
      let after = pages(after: outcome, by: means)
      let front = after.modal.last ?? after.main.last ?? ""
      try await world.untilQuiet(with: after, front: front)
      #expect(world.pages == after)
      #expect(world.front.title == front)
      #expect(!world.front.isShowingError)
      let requested = Set(
        world.app.server.hits.keys.filter { world.app.server.hits[$0] != before[$0] && !$0.hasPrefix("/web/") })
      for path in outcome.requests { #expect(requested.contains(path), "\(path) is requested") }
      // A form follows its redirect, and empties Turbo's cache.
      if !means.isForm { #expect(requested.isSubset(of: outcome.requests), "\(requested)") }
      if outcome.properties.presentation == .clearAll { #expect(!world.front.canGoForward) }
    }

    /// Hotwire Native routes no forms without Turbo. Their response is shown where it arrives if it belongs there:
    /// requesting it again would lose a notice of the server.
    func pages(after outcome: RoutingOutcome, by means: Means) -> RoutingOutcome.Pages {
      guard means == .plainForm, outcome.properties.values.isEmpty, outcome.before.modal.isEmpty else {
        return outcome.after
      }
      return RoutingOutcome.Pages(outcome.before.main + [outcome.path])
    }

    @Test("has the documented outcome", arguments: RoutingOutcome.documented, Means.allCases)
    func documented(_ outcome: RoutingOutcome, by means: Means) async throws {
      try await check(outcome, by: means)
    }

    @Test("has the outcome of Hotwire Native's own tests", arguments: RoutingOutcome.furtherCases)
    func further(_ outcome: RoutingOutcome) async throws {
      try await check(outcome, by: .turboLink)
    }
  }
}

extension RoutingOutcome: CustomTestStringConvertible {
  public var testDescription: String { name }
}
