import Foundation
import Tabwire
import TabwireClient
@_spi(Testing) import TabwireGTK

/// A walk through the demo app in which every step says what must survive it.
@MainActor
final class Tour {
  typealias ContainerID = TabManager.ContainerID

  let window: TabbedNavigator
  private let application: TabwireApplication
  private let transitions: TransitionLog
  private var album: Album
  private var memories: [ContainerID: TabMemory] = [:]
  private var names: [ContainerID: String] = [:]
  private var passed = 0
  private var failed = 0

  init(of application: TabwireApplication, in window: TabbedNavigator, transitions: TransitionLog, album: Album) {
    self.application = application
    self.window = window
    self.transitions = transitions
    self.album = album
  }

  var isPassed: Bool { failed == 0 && passed > 0 }

  /// Walks through the whole story.
  func run() async {
    do {
      try album.prepare()
      try await tellStory()
    } catch {
      failed += 1
      print("✘ the tour ends here: \(error)")
    }
    do {
      let index = try album.writeIndex()
      print("pictures: \(index.path)")
    } catch {
      failed += 1
      print("✘ the pictures have no index: \(error)")
    }
    print("\(passed) passed, \(failed) failed")
  }

  // MARK: Steps

  /// One step of the story.
  ///
  /// - Parameters:
  ///   - title: what happens, in a few words.
  ///   - kase: the case of the reconciliation that is expected; nothing if there must be none but 1, 4 and 5.
  ///   - lost: the tabs whose containers this step may take, as their bar names them. No other may go.
  ///   - goesOn: the tabs in which the user goes on to other pages.
  ///   - action: what the user and the server do, until it can be seen.
  func step(
    _ title: String, case kase: Int? = nil, lost: Set<String> = [], goesOn: Set<String> = [],
    _ action: () async throws -> Void
  ) async throws {
    _ = transitions.take()
    let selected = window.tabManager.selectedID
    try await action()
    try await settle()
    let lines = transitions.take()
    var problems = problems(with: lines, expecting: kase)
    if !lines.contains(where: { $0.contains(" selected") }), window.tabManager.selectedID != selected {
      problems.append("the selection changed without the user")
    }
    let (kept, losses) = try await compare(lost: lost, goesOn: goesOn)
    problems += losses
    let pictures = try await takePictures(title)
    album.append(
      Album.Entry(
        title: title, detail: lines.last { !$0.hasPrefix("case 4 ") } ?? lines.last ?? "", pictures: pictures,
        problems: problems))
    report(title, lines, kase, kept: kept, problems)
  }

  private func report(_ title: String, _ lines: [String], _ kase: Int?, kept: Int, _ problems: [String]) {
    let what = kase.map { "case \($0) · \(title)" } ?? title
    let views = kept == 1 ? "1 web view kept" : "\(kept) web views kept"
    if problems.isEmpty {
      passed += 1
      print("✔ \(what) · \(kept == 0 ? "the first web view" : "\(views) · 0 reloads")")
    } else {
      failed += 1
      print("✘ \(what)")
      for problem in problems { print("    \(problem)") }
      for line in lines { print("    log: \(line)") }
    }
  }

  private func problems(with lines: [String], expecting kase: Int?) -> [String] {
    let cases = lines.compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
    let unexpected = cases.filter { $0 != kase && ![1, 4, 5].contains($0) }
    var problems = unexpected.map { "case \($0) was not expected" }
    if let kase, !cases.contains(kase) { problems.append("case \(kase) did not come") }
    problems += lines.filter { $0.contains("rejected") || $0.contains("ignored:") }
    return problems
  }

  /// Compares every tab with what it held before the step.
  private func compare(lost: Set<String>, goesOn: Set<String>) async throws -> (kept: Int, problems: [String]) {
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
      let wentOn = goesOn.contains(name) || goesOn.contains(namesBefore[tab.id] ?? name)
      let losses = memory.losses(since: earlier, wentOn: wentOn)
      problems += losses.map { "\(name): \($0)" }
      if losses.isEmpty { kept += 1 }
    }
    for (id, name) in namesBefore where names[id] == nil && !lost.contains(name) {
      problems.append("\(name): its container is gone")
    }
    for name in lost where !namesBefore.contains(where: { $0.value == name && names[$0.key] == nil }) {
      problems.append("\(name): its container should be gone")
    }
    return (kept, problems)
  }

  // MARK: What users and servers do

  /// Taps a tab and waits until its page is there.
  func tap(_ tab: TabID) async throws {
    window.click(tab: tab)
    try await until("the tab \(tab) is selected") {
      window.tabManager.tabs.first { $0.id == window.tabManager.selectedID }?.represents?.id == tab
    }
    try await settle()
  }

  /// Visits a page in the selected tab, as a link would.
  func visit(_ path: String) async throws {
    try await run(
      """
      window.tourVisited = false;
      addEventListener("turbo:load", () => window.tourVisited = true, { once: true });
      Turbo.visit("\(path)")
      """)
    // The page may be the one that is shown already: only its coming anew tells that it came. Another document knows
    // nothing of the visit.
    try await until("\(path) has come") {
      try await window.selectedNavigator.evaluateJavaScript("window.tourVisited !== false") == "true"
    }
    try await untilPage(path)
  }

  /// Follows a link of the selected page.
  func follow(_ selector: String, to path: String) async throws {
    try await run("document.querySelector('\(selector)').click()")
    try await untilPage(path)
  }

  /// Presses a button of the selected page that sends a form, and waits for the page that it leads to.
  func submit(_ selector: String, to path: String) async throws {
    try await follow(selector, to: path)
  }

  /// Changes what the server offers, unseen by the app until it asks for a page.
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

  func until(_ what: String, _ isSo: () async throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while try await !isSo() {
      guard ContinuousClock.now < deadline else {
        throw TourError(description: "after 30 seconds still not: \(what) (log: \(transitions.take()))")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until nothing moves any more: page loaded, controllers connected, configuration received, frames painted.
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
    try await until("the tab bar stands still") { window.isTabBarSettled }
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
      try await untilStill(file)
      pictures.append(file)
    }
    application.colorScheme = .light
    return pictures
  }

  /// Writes pictures of the window until two of them are the same.
  private func untilStill(_ file: URL) async throws {
    var last = Data()
    try await until("the window stands still") {
      // Between two layouts there is nothing to take a picture of.
      guard (try? window.writeScreenshot(to: file)) != nil else { return false }
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
