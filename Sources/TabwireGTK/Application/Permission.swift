#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// What a page may do besides showing itself. It may do nothing that the app has not allowed.
  public struct Permission: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Know where the device is.
    public static let location = Permission(rawValue: 1 << 0)
    /// Show notifications on the desktop.
    public static let notifications = Permission(rawValue: 1 << 1)
    /// Record sound.
    public static let microphone = Permission(rawValue: 1 << 2)
    /// Record pictures.
    public static let camera = Permission(rawValue: 1 << 3)
    /// Record what is on the screen.
    public static let screen = Permission(rawValue: 1 << 4)
    /// List the microphones, cameras and speakers there are.
    public static let devices = Permission(rawValue: 1 << 5)
    /// Read what the user has copied.
    public static let clipboard = Permission(rawValue: 1 << 6)
    /// Keep the mouse pointer to itself, as games do.
    public static let pointerLock = Permission(rawValue: 1 << 7)
    /// Play protected films.
    public static let protectedMedia = Permission(rawValue: 1 << 8)

    /// What a page asks for; nothing if it is something that no app can allow.
    init?(_ request: OpaquePointer) {
      let kinds: [(GType, Permission)] = [
        (webkit_geolocation_permission_request_get_type(), .location),
        (webkit_notification_permission_request_get_type(), .notifications),
        (webkit_device_info_permission_request_get_type(), .devices),
        (webkit_clipboard_permission_request_get_type(), .clipboard),
        (webkit_pointer_lock_permission_request_get_type(), .pointerLock),
        (webkit_media_key_system_permission_request_get_type(), .protectedMedia),
      ]
      if request.isA(webkit_user_media_permission_request_get_type()) {
        var recording: Permission = []
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
