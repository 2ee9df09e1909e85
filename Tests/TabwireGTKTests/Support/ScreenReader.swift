import Foundation

/// A screen reader: a process that reads the windows over AT-SPI.
@MainActor
final class ScreenReader {
  private let process = Process()
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// - Parameter arguments: The arguments of `accessibility.py`.
  private init(_ arguments: [String]) throws {
    try Data().write(to: file)
    process.executableURL = URL(filePath: "/usr/bin/python3")
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "accessibility.py")
    process.arguments = [script.path] + arguments
    process.standardOutput = try FileHandle(forWritingTo: file)
    try process.run()
  }

  /// Something that a screen reader finds in a window.
  struct Object: Decodable, Equatable {
    let role: String
    let name: String
    let description: String
    let isSelected: Bool
    let isShowing: Bool
    let isFocusable: Bool
  }

  /// Returns the objects of a window.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - press: The name of objects to press first, or `nil`.
  static func read(_ title: String, press: String? = nil) async throws -> [Object] {
    let reader = try ScreenReader([title] + (press.map { ["press", $0] } ?? []))
    defer { reader.end() }
    try await until("the screen reader exits") { !reader.isRunning }
    return try JSONDecoder().decode([Object].self, from: Data(reader.output().utf8))
  }

  private static let announcement = "object:announcement"

  /// Starts a screen reader that listens to announcements.
  static func listeningToAnnouncements() async throws -> ScreenReader {
    let reader = try ScreenReader(["--listen", announcement, "object:property-change:accessible-name"])
    try await until("the screen reader listens") { try reader.events().first?.event == "listening" }
    return reader
  }

  /// Returns the announcements so far.
  ///
  /// GTK before 4.14 has no announcements. There the window changes its label to the text and then back to its title.
  func announcements() throws -> [String] {
    let events = try self.events()
    let announced = events.filter { $0.event.hasPrefix(Self.announcement) }.map(\.text)
    if !announced.isEmpty { return announced }
    let labels = events.filter { $0.role == "frame" }.map(\.text)
    return labels.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  struct Event: Decodable {
    let event: String
    let role: String
    let text: String
  }

  /// Returns the events so far.
  func events() throws -> [Event] {
    try output().split(separator: "\n").map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
  }

  var isRunning: Bool { process.isRunning }

  /// Returns the output so far.
  func output() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  func end() {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: file)
  }
}

extension [ScreenReader.Object] {
  /// The objects without a name that a user reaches with the keyboard. A field has the name, not the text within it.
  var unnamed: [ScreenReader.Object] {
    filter { $0.isShowing && $0.isFocusable && $0.name.isEmpty && $0.role != "text" }
  }
}
