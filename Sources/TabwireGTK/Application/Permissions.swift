import TabwireWebKit

/// The permissions that an app grants its pages. By default it grants none.
public struct Permissions: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Read the location of the device.
  public static let location = Permissions(.location)
  /// Show notifications on the desktop.
  public static let notifications = Permissions(.notifications)
  /// Use the microphone.
  public static let microphone = Permissions(.microphone)
  /// Use the camera.
  public static let camera = Permissions(.camera)
  /// Record the screen.
  public static let screen = Permissions(.screen)
  /// List microphones, cameras and speakers.
  public static let devices = Permissions(.devices)
  /// Read the clipboard.
  public static let clipboard = Permissions(.clipboard)
  /// Lock the pointer, as games do.
  public static let pointerLock = Permissions(.pointerLock)
  /// Play protected media.
  public static let protectedMedia = Permissions(.protectedMedia)

  package var kinds: [PermissionKind] { PermissionKind.allCases.filter { contains(Permissions($0)) } }

  package init(_ kind: PermissionKind) {
    self.init(rawValue: 1 << (PermissionKind.allCases.firstIndex(of: kind) ?? 0))
  }
}
