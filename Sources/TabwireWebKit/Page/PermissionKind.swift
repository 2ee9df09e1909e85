import CWebKitGTK

/// A permission that pages can ask for, by its name on the command line.
package enum PermissionKind: String, CaseIterable, Sendable {
  case location, notifications, microphone, camera, screen, devices, clipboard
  case pointerLock = "pointer-lock"
  case protectedMedia = "protected-media"

  /// Reads WebKit's permission request. Returns `nil` for a request that no app can grant.
  static func kinds(of request: OpaquePointer) -> Set<PermissionKind>? {
    let kinds: [(GType, PermissionKind)] = [
      (webkit_geolocation_permission_request_get_type(), .location),
      (webkit_notification_permission_request_get_type(), .notifications),
      (webkit_device_info_permission_request_get_type(), .devices),
      (webkit_clipboard_permission_request_get_type(), .clipboard),
      (webkit_pointer_lock_permission_request_get_type(), .pointerLock),
      (webkit_media_key_system_permission_request_get_type(), .protectedMedia),
    ]
    if request.isA(webkit_user_media_permission_request_get_type()) {
      let recording: [(gboolean, PermissionKind)] = [
        (webkit_user_media_permission_is_for_audio_device(request), .microphone),
        (webkit_user_media_permission_is_for_video_device(request), .camera),
        (webkit_user_media_permission_is_for_display_device(request), .screen),
      ]
      let asked = recording.filter { $0.0 != 0 }.map(\.1)
      return asked.isEmpty ? nil : Set(asked)
    }
    return kinds.first { request.isA($0.0) }.map { [$0.1] }
  }
}
