import CWebKitGTK
import Foundation

/// A window manager on the display of the tests, which otherwise has none. Without one, no window covers the screen.
@MainActor
final class WindowManager {
  private let process = Process()

  private init() throws {
    process.executableURL = URL(filePath: "/usr/bin/openbox")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  static func start() async throws -> WindowManager {
    let manager = try WindowManager()
    try await until("the window manager is there") { name == "Openbox" }
    return manager
  }

  func end() async throws {
    process.terminate()
    try await until("the window manager ends") { !process.isRunning }
  }

  /// The name of the window manager, as GTK sees it.
  private static var name: String? {
    typealias NameOfScreen = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    typealias ScreenOfDisplay = @convention(c) (OpaquePointer?) -> OpaquePointer?
    guard let screenOfDisplay = dlsym(nil, "gdk_x11_display_get_screen"),
      let nameOfScreen = dlsym(nil, "gdk_x11_screen_get_window_manager_name")
    else { return nil }
    let screen = unsafeBitCast(screenOfDisplay, to: ScreenOfDisplay.self)(gdk_display_get_default())
    return unsafeBitCast(nameOfScreen, to: NameOfScreen.self)(screen).map { String(cString: $0) }
  }
}
