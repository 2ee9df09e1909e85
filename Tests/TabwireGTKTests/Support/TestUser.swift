import CWebKitGTK
import Foundation

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

/// A user with a keyboard and a mouse: sends real events of the display.
@MainActor
struct TestUser {
  private let mainWindow: Widget
  /// The keycodes of function keys. By its name, xdotool finds such a key on the level of Alt in the newest keyboard maps.
  private static let functionKeys = ["F5": "71", "F10": "76", "F11": "95"]

  init(app: TestApp) {
    mainWindow = app.window.window
  }

  init(window: Widget) {
    mainWindow = window
  }

  /// Presses keys together, such as `ctrl+r`.
  ///
  /// - Parameters:
  ///   - keys: The keys, as xdotool names them.
  ///   - window: The window; `nil` for the main window.
  func press(_ keys: String, in window: Widget? = nil) async throws {
    let keys = keys.split(separator: "+").map { Self.functionKeys["\($0)"] ?? "\($0)" }.joined(separator: "+")
    try await act(["keydown", keys], in: window)
    // The key press may have closed the window. A key that is not released repeats for ever.
    try await xdotool(["keyup", keys])
  }

  func resize(width: Int, height: Int) async throws {
    try await xdotool(["windowsize", try number(of: mainWindow), "\(width)", "\(height)"])
  }

  /// Types a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - window: The window; `nil` for the main window.
  func type(_ text: String, in window: Widget? = nil) async throws {
    try await act(["type", text], in: window)
  }

  /// Clicks with a mouse button in the window.
  ///
  /// - Parameters:
  ///   - button: 1 is the left one, 3 the right one, 8 the one that goes back.
  ///   - x: The distance from the left edge of the window, in pixels.
  ///   - y: The distance from its top edge, in pixels.
  func click(_ button: Int, x: Int = 200, y: Int = 400) async throws {
    try await act(["mousemove", "\(x)", "\(y)", "click", "\(button)"])
  }

  /// Focuses a window and acts in it, as soon as it can have the focus: a window manager shows a new one late, and takes one that
  /// was there before it for a moment from the display.
  private func act(_ arguments: [String], in window: Widget? = nil) async throws {
    let arguments = ["windowfocus", "--sync", try number(of: window ?? mainWindow)] + arguments
    var problem: String?
    do {
      try await until("the window has the focus") {
        problem = try await self.problem(of: arguments)
        // Nothing else was done if the window could not have the focus.
        return problem?.contains("X_SetInputFocus") != true
      }
    } catch {
      throw TestTimeoutError(description: "\(error): \(problem ?? "")")
    }
    try check(problem, of: arguments)
  }

  /// The X11 id of the window. Its title is not unique: a window that closes may keep the same one for a while.
  private func number(of window: Widget) throws -> String {
    typealias NumberOfSurface = @convention(c) (OpaquePointer?) -> UInt
    guard let function = dlsym(nil, "gdk_x11_surface_get_xid"),
      let surface = gtk_native_get_surface(OpaquePointer(window))
    else { throw TestTimeoutError(description: "the window is not on an X display") }
    return "\(unsafeBitCast(function, to: NumberOfSurface.self)(surface))"
  }

  private func xdotool(_ arguments: [String]) async throws {
    try check(try await problem(of: arguments), of: arguments)
  }

  private func check(_ problem: String?, of arguments: [String]) throws {
    guard let problem else { return }
    throw TestTimeoutError(description: "xdotool \(arguments.joined(separator: " ")) failed: \(problem)")
  }

  /// Runs xdotool, and returns what it says if it cannot do what it was asked for.
  private func problem(of arguments: [String]) async throws -> String? {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.standardError = errors
    try process.run()
    try await until("the keys are pressed") { !process.isRunning }
    guard process.terminationStatus != 0 else { return nil }
    return String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
