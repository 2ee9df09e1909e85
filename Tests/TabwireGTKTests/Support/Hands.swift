#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  @testable @_spi(Testing) import TabwireGTK

  /// A user's hands: real keys and real mouse buttons, which the display gives to the window.
  @MainActor
  struct Hands {
    let app: TestApp

    /// Presses keys together, such as `ctrl+r`.
    func press(_ keys: String) async throws {
      try await xdotool("key", keys)
    }

    /// Types a text.
    func type(_ text: String) async throws {
      try await xdotool("type", text)
    }

    /// Clicks with a mouse button in the window.
    ///
    /// - Parameters:
    ///   - button: 1 is the left one, 3 the right one, 8 the one that goes back.
    ///   - x: how far from the start of the window, in pixels.
    ///   - y: how far from its top, in pixels.
    func click(_ button: Int, x: Int = 200, y: Int = 400) async throws {
      try await xdotool("mousemove", "\(x)", "\(y)", "click", "\(button)")
    }

    private func xdotool(_ arguments: String...) async throws {
      let focus = [
        "search", "--sync", "--onlyvisible", "--name", "^\(app.window.headerTitle)$", "windowfocus", "--sync",
      ]
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/xdotool")
      process.arguments = focus + arguments
      process.standardError = FileHandle.nullDevice
      try process.run()
      try await until("the keys are pressed") { !process.isRunning }
      guard process.terminationStatus == 0 else {
        throw TimedOut(description: "xdotool \(arguments.joined(separator: " ")) failed")
      }
    }
  }
#endif
