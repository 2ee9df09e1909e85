import Foundation
import Tabwire
import TabwireClient
import TabwireGTK
import TabwireGTKTesting

/// A tour of the demo app. Each step checks that no tab loses its state.
@MainActor
final class Tour: WindowUser {
  typealias ContainerID = TabManager.ContainerID

  let window: TabbedNavigator
  /// The user of another window while it is open.
  private var otherUser: OtherUser?
  private let application: TabwireApplication
  private let warnings: WarningLog
  private var steps: [TabStep] = []
  private var album: Album
  private var memories: [ContainerID: TabMemory] = [:]
  private var names: [ContainerID: String] = [:]
  private var passed = 0
  private var failed = 0

  init(
    of application: TabwireApplication, in window: TabbedNavigator, warnings: WarningLog, album: Album
  ) {
    self.application = application
    self.window = window
    self.warnings = warnings
    self.album = album
    window.tabManager.onStep = { [weak self] in self?.steps.append($0) }
  }

  var isPassed: Bool { failed == 0 && passed > 0 }
  var diagnosis: String { "transitions: \(steps.map(\.summary)), warnings: \(warnings.take())" }

  /// Opens a window of another user, and closes it after some steps. Until then, the pictures show both windows.
  func withOtherUser(_ body: (OtherUser) async throws -> Void) async throws {
    guard let window = application.openWindowOfAnotherUser() else {
      throw TourError(description: "a second window cannot be opened")
    }
    let user = OtherUser(of: window)
    otherUser = user
    try await body(user)
    otherUser = nil
    window.close()
  }

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
  ///   - caseNumber: The expected case of the reconciliation. Cases 1, 4 and 5 change nothing and may occur in any
  ///     step. Any other case fails the step.
  ///   - disposed: The tabs whose containers must be disposed. Any other disposed container fails the step.
  ///   - visited: The tabs in which the user visits another page.
  ///   - reloaded: The tabs whose web view must load one more document. Any other load fails the step.
  ///   - action: The actions of the user and the server. It returns when their result is on the screen.
  func step(
    _ title: String, case caseNumber: Int? = nil, disposing disposed: Set<String> = [],
    visiting visited: Set<String> = [], reloading reloaded: Set<String> = [], _ action: () async throws -> Void
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
    let (kept, losses) = try await compareTabs(disposed: disposed, visited: visited, reloaded: reloaded)
    problems += losses
    let summaries = steps.map(\.summary)
    let pictures = try await takePictures(title)
    album.append(
      Album.Entry(
        title: title, detail: steps.last { $0.transition.kind != .unchanged }?.summary ?? summaries.last ?? "",
        pictures: pictures, problems: problems))
    report(title, summaries, caseNumber, kept: kept, reloads: reloaded.count, problems)
  }

  private func report(
    _ title: String, _ summaries: [String], _ caseNumber: Int?, kept: Int, reloads: Int, _ problems: [String]
  ) {
    let title = caseNumber.map { "case \($0) · \(title)" } ?? title
    let views = kept == 1 ? "1 web view kept" : "\(kept) web views kept"
    if problems.isEmpty {
      passed += 1
      print(
        "✔ \(title) · \(kept == 0 ? "the first web view" : "\(views) · \(reloads == 1 ? "1 reload" : "\(reloads) reloads")")"
      )
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
  private func compareTabs(
    disposed: Set<String>, visited: Set<String>, reloaded: Set<String>
  ) async throws -> (kept: Int, problems: [String]) {
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
      let names = [name, namesBefore[tab.id] ?? name]
      let losses = memory.losses(
        since: earlier, ignoringPage: !visited.isDisjoint(with: names), isReloaded: !reloaded.isDisjoint(with: names))
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

  // MARK: Pictures

  private func takePictures(_ title: String) async throws -> [URL] {
    var pictures: [URL] = []
    for scheme in [ColorScheme.light, .dark] {
      application.colorScheme = scheme
      let isDark = scheme == .dark
      try await untilSettled(isDark: isDark)
      try await otherUser?.untilSettled(isDark: isDark)
      let file = album.nextPicture(title, isDark: isDark)
      try await writeStill(file)
      pictures.append(file)
    }
    application.colorScheme = .light
    return pictures
  }

  /// Writes pictures of the windows until two in a row are the same.
  private func writeStill(_ file: URL) async throws {
    var last = Data()
    try await until("the window does not change") {
      try await TabbedNavigator.writeScreenshot(of: [window] + (otherUser.map { [$0.window] } ?? []), to: file)
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
