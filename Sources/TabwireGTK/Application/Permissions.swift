#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// The permissions that an app grants its pages. By default it grants none.
  public struct Permissions: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Read the location of the device.
    public static let location = Permissions(rawValue: 1 << 0)
    /// Show notifications on the desktop.
    public static let notifications = Permissions(rawValue: 1 << 1)
    /// Use the microphone.
    public static let microphone = Permissions(rawValue: 1 << 2)
    /// Use the camera.
    public static let camera = Permissions(rawValue: 1 << 3)
    /// Record the screen.
    public static let screen = Permissions(rawValue: 1 << 4)
    /// List microphones, cameras and speakers.
    public static let devices = Permissions(rawValue: 1 << 5)
    /// Read the clipboard.
    public static let clipboard = Permissions(rawValue: 1 << 6)
    /// Lock the pointer, as games do.
    public static let pointerLock = Permissions(rawValue: 1 << 7)
    /// Play protected media.
    public static let protectedMedia = Permissions(rawValue: 1 << 8)

    /// Reads WebKit's permission request. Returns `nil` for a request that no app can grant.
    init?(_ request: OpaquePointer) {
      let kinds: [(GType, Permissions)] = [
        (webkit_geolocation_permission_request_get_type(), .location),
        (webkit_notification_permission_request_get_type(), .notifications),
        (webkit_device_info_permission_request_get_type(), .devices),
        (webkit_clipboard_permission_request_get_type(), .clipboard),
        (webkit_pointer_lock_permission_request_get_type(), .pointerLock),
        (webkit_media_key_system_permission_request_get_type(), .protectedMedia),
      ]
      if request.isA(webkit_user_media_permission_request_get_type()) {
        var recording: Permissions = []
        if webkit_user_media_permission_is_for_audio_device(request) != 0 { recording.insert(.microphone) }
        if webkit_user_media_permission_is_for_video_device(request) != 0 { recording.insert(.camera) }
        if webkit_user_media_permission_is_for_display_device(request) != 0 { recording.insert(.screen) }
        guard !recording.isEmpty else { return nil }
        self = recording
      } else if let kind = kinds.first(where: { request.isA($0.0) }) {
        self = kind.1
      } else {
        return nil
      }
    }
  }
#endif
