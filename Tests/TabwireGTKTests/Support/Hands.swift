#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  @testable @_spi(Testing) import TabwireGTK

  /// A user's hands: real keys and real mouse buttons, which the display gives to the window.
  @MainActor
  struct Hands {
    let app: TestApp

    /// Presses keys together, such as `ctrl+r`.
    ///
    /// - Parameters:
    ///   - keys: the keys.
    ///   - title: the title of the window; nothing for the app's main one.
    func press(_ keys: String, in title: String? = nil) async throws {
      try await xdotool(focus(on: title) + ["keydown", keys])
      // The window may be gone by now; a key that stays down would be pressed for ever.
      try await xdotool(["keyup", keys])
    }

    /// Gives the window another size.
    func resize(width: Int, height: Int) async throws {
      try await xdotool(focus() + ["windowsize", "\(width)", "\(height)"])
    }

    /// Types a text.
    func type(_ text: String) async throws {
      try await xdotool(focus() + ["type", text])
    }

    /// Clicks with a mouse button in the window.
    ///
    /// - Parameters:
    ///   - button: 1 is the left one, 3 the right one, 8 the one that goes back.
    ///   - x: how far from the start of the window, in pixels.
    ///   - y: how far from its top, in pixels.
    func click(_ button: Int, x: Int = 200, y: Int = 400) async throws {
      try await xdotool(focus() + ["mousemove", "\(x)", "\(y)", "click", "\(button)"])
    }

    private func focus(on title: String? = nil) -> [String] {
      let name = "^\(title ?? app.window.headerTitle)$"
      return ["search", "--sync", "--onlyvisible", "--name", name, "windowfocus", "--sync"]
    }

    private func xdotool(_ arguments: [String]) async throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/xdotool")
      process.arguments = arguments
      process.standardError = FileHandle.nullDevice
      try process.run()
      try await until("the keys are pressed") { !process.isRunning }
      guard process.terminationStatus == 0 else {
        throw TimedOut(description: "xdotool \(arguments.joined(separator: " ")) failed")
      }
    }
  }
#endif
