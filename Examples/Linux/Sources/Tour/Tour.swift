import Foundation
import Tabwire
import TabwireClient
@_spi(Testing) import TabwireGTK

/// A tour of the demo app. Each step checks that no tab loses its state.
@MainActor
final class Tour {
  typealias ContainerID = TabManager.ContainerID

  let window: TabbedNavigator
  /// The start URL of the app.
  let server: URL
  private let application: TabwireApplication
  private let warnings: WarningLog
  private var steps: [TabStep] = []
  private var album: Album
  private var memories: [ContainerID: TabMemory] = [:]
  private var names: [ContainerID: String] = [:]
  private var passed = 0
  private var failed = 0

  init(
    of application: TabwireApplication, in window: TabbedNavigator, at server: URL, warnings: WarningLog, album: Album
  ) {
    self.application = application
    self.server = server
    self.window = window
    self.warnings = warnings
    self.album = album
    window.tabManager.onStep = { [weak self] in self?.steps.append($0) }
  }

  var isPassed: Bool { failed == 0 && passed > 0 }

  /// Runs every step and writes the pictures.
  func run() async {
    do {
      try album.prepare()
      try await tellStory()
    } catch {
      failed += 1
      print("✘ the tour stopped: \(error)")
    }
    do {
      let index = try album.writeIndex()
      print("pictures: \(index.path)")
    } catch {
      failed += 1
      print("✘ cannot write the index of the pictures: \(error)")
    }
    print("\(passed) passed, \(failed) failed")
  }

  // MARK: Steps

  /// Runs a step and checks that every tab keeps its state.
  ///
  /// - Parameters:
  ///   - title: The title of the step, in a few words.
  ///   - caseNumber: The case of the reconciliation that must come. Cases 1, 4 and 5, which change nothing, may come in
  ///     any step; every other case fails it.
  ///   - disposed: The tabs whose containers must be disposed. Any other disposed container fails the step.
  ///   - visited: The tabs in which the user visits another page.
  ///   - action: The actions of the user and the server. It returns once their result is on the screen.
  func step(
    _ title: String, case caseNumber: Int? = nil, disposing disposed: Set<String> = [],
    visiting visited: Set<String> = [], _ action: () async throws -> Void
  ) async throws {
    steps = []
    _ = warnings.take()
    let selected = window.tabManager.selectedID
    try await action()
    try await settle()
    var problems = problems(expecting: caseNumber) + warnings.take()
    if !steps.contains(where: { $0.transition.selected != nil }), window.tabManager.selectedID != selected {
      problems.append("the selection changed without the user")
    }
    let (kept, losses) = try await compareTabs(disposed: disposed, visited: visited)
    problems += losses
    let summaries = steps.map(\.summary)
    let pictures = try await takePictures(title)
    album.append(
      Album.Entry(
        title: title, detail: steps.last { $0.transition.kind != .unchanged }?.summary ?? summaries.last ?? "",
        pictures: pictures, problems: problems))
    report(title, summaries, caseNumber, kept: kept, problems)
  }

  private func report(_ title: String, _ summaries: [String], _ caseNumber: Int?, kept: Int, _ problems: [String]) {
    let title = caseNumber.map { "case \($0) · \(title)" } ?? title
    let views = kept == 1 ? "1 web view kept" : "\(kept) web views kept"
    if problems.isEmpty {
      passed += 1
      print("✔ \(title) · \(kept == 0 ? "the first web view" : "\(views) · 0 reloads")")
    } else {
      failed += 1
      print("✘ \(title)")
      for problem in problems { print("    \(problem)") }
      for summary in summaries { print("    transition: \(summary)") }
    }
  }

  private func problems(expecting caseNumber: Int?) -> [String] {
    let cases = steps.compactMap(\.transition.kind.caseNumber)
    var problems = cases.filter { $0 != caseNumber && ![1, 4, 5].contains($0) }.map { "unexpected case \($0)" }
    if let caseNumber, !cases.contains(caseNumber) { problems.append("case \(caseNumber) did not come") }
    return problems
  }

  /// Compares the state of every tab with its state before the step.
  private func compareTabs(disposed: Set<String>, visited: Set<String>) async throws -> (kept: Int, problems: [String])
  {
    var problems: [String] = []
    var kept = 0
    let before = memories
    let namesBefore = names
    memories = [:]
    names = [:]
    for tab in window.tabManager.tabs {
      let name = tab.represents?.id.rawValue ?? "bootstrap"
      names[tab.id] = name
      guard let navigator = window.navigator(for: tab.id), navigator.isStarted else { continue }
      let memory = try await TabMemory(of: navigator)
      memories[tab.id] = memory
      guard let earlier = before[tab.id] else { continue }
      let hasVisited = visited.contains(name) || visited.contains(namesBefore[tab.id] ?? name)
      let losses = memory.losses(since: earlier, ignoringPage: hasVisited)
      problems += losses.map { "\(name): \($0)" }
      if losses.isEmpty { kept += 1 }
    }
    for (id, name) in namesBefore where names[id] == nil && !disposed.contains(name) {
      problems.append("\(name): its container was disposed")
    }
    for name in disposed where !namesBefore.contains(where: { $0.value == name && names[$0.key] == nil }) {
      problems.append("\(name): its container was not disposed")
    }
    return (kept, problems)
  }

  // MARK: Actions

  /// Selects a tab and waits until its page has loaded.
  func tap(_ tab: TabID) async throws {
    window.click(tab: tab)
    try await until("the tab \(tab) is selected") {
      window.tabManager.tabs.first { $0.id == window.tabManager.selectedID }?.represents?.id == tab
    }
    try await settle()
  }

  /// Visits a page in the selected tab with Turbo.
  func visit(_ path: String) async throws {
    try await run(
      """
      window.tourVisited = false;
      addEventListener("turbo:load", () => window.tourVisited = true, { once: true });
      Turbo.visit("\(path)")
      """)
    // The path may be the current one, so the URL does not tell that the visit is over. A new document has no variable.
    try await until("the visit to \(path) is over") {
      try await window.selectedNavigator.evaluateJavaScript("window.tourVisited !== false") == "true"
    }
    try await untilPage(path)
  }

  /// Clicks an element of the selected page and waits for the page it leads to.
  func follow(_ selector: String, to path: String) async throws {
    try await run("document.querySelector('\(selector)').click()")
    try await untilPage(path)
  }

  /// Changes the flags of the server. The app notices with its next page.
  func deploy(_ flags: String) async throws {
    try await run(
      """
      window.tourDeployed = null;
      fetch("/flags", { method: "POST", body: new URLSearchParams("\(flags)"), redirect: "manual" })
        .then(() => window.tourDeployed = true, error => window.tourDeployed = String(error))
      """)
    try await until("\(flags) is deployed") {
      try await window.selectedNavigator.evaluateJavaScript("window.tourDeployed") == "true"
    }
  }

  func run(_ script: String) async throws {
    try await window.selectedNavigator.evaluateJavaScript("\(script); undefined")
  }

  /// Waits until the selected tab shows a page.
  func untilPage(_ path: String) async throws {
    try await until("\(path) is shown") { window.selectedNavigator.url?.path() == path }
    try await settle()
  }

  func until(_ description: String, _ condition: () async throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while try await !condition() {
      guard ContinuousClock.now < deadline else {
        throw TourError(
          description:
            "timed out after 30 seconds: \(description) (transitions: \(steps.map(\.summary)), warnings: \(warnings.take()))"
        )
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until the page has loaded, its controllers are connected, its frame is painted and the tab bar is at rest.
  func settle() async throws {
    let navigator = window.selectedNavigator
    try await until("the page is loaded") {
      guard !navigator.isLoading else { return false }
      return try await navigator.evaluateJavaScript(
        "document.readyState == 'complete' && !document.documentElement.hasAttribute('data-turbo-preview') && !document.querySelector('.turbo-progress-bar')"
      ) == "true"
    }
    try await run("window.tourPainted = false; requestAnimationFrame(() => setTimeout(() => tourPainted = true))")
    try await until("the page is painted") { try await navigator.evaluateJavaScript("tourPainted") == "true" }
    try await until("the tab bar is at rest") { window.isTabBarSettled }
  }

  private func takePictures(_ title: String) async throws -> [URL] {
    var pictures: [URL] = []
    for scheme in [TabwireApplication.ColorScheme.light, .dark] {
      application.colorScheme = scheme
      let isDark = scheme == .dark
      try await until("the page is \(isDark ? "dark" : "light")") {
        try await window.selectedNavigator.evaluateJavaScript("matchMedia('(prefers-color-scheme: dark)').matches")
          == "\(isDark)"
      }
      try await settle()
      let file = album.nextPicture(title, isDark: isDark)
      try await writeStill(file)
      pictures.append(file)
    }
    application.colorScheme = .light
    return pictures
  }

  /// Writes pictures of the window until two in a row are the same.
  private func writeStill(_ file: URL) async throws {
    var last = Data()
    try await until("the window does not change") {
      try await window.writeScreenshot(to: file)
      let picture = try Data(contentsOf: file)
      defer { last = picture }
      if picture == last { return true }
      try await Task.sleep(for: .milliseconds(60))
      return false
    }
  }
}

struct TourError: Error, CustomStringConvertible {
  let description: String
}
