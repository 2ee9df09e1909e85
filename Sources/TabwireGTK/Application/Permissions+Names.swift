extension Permissions {
  /// The permissions by the names that the command line uses.
  package static let byName: KeyValuePairs<String, Permissions> = [
    "location": .location, "notifications": .notifications, "microphone": .microphone, "camera": .camera,
    "screen": .screen, "devices": .devices, "clipboard": .clipboard, "pointer-lock": .pointerLock,
    "protected-media": .protectedMedia,
  ]

  /// The names, separated by commas.
  package var names: String {
    Self.byName.filter { contains($0.value) }.map(\.key).joined(separator: ",")
  }
}
