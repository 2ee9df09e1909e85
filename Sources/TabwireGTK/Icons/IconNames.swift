/// The symbolic icons that stand for the names that servers use.
///
/// Servers name icons as iOS (SF Symbols) or Android (Material) does. An app adds its own names, or replaces these, with
/// `TabwireApplication(icons:)`. A name that is known nowhere shows ``fallback``.
struct IconNames {
  /// What an unknown name shows: something visible, rather than a hole in the bar.
  static let fallback = "application-x-addon-symbolic"

  private let names: [String: String]

  /// - Parameter additions: icon names of the app's own, which win over the known ones.
  init(adding additions: [String: String] = [:]) {
    names = Self.known.merging(additions) { $1 }
  }

  /// The symbolic icon for a server's name, if the name is known.
  func symbolicName(for name: String) -> String? {
    // A filled variant has the same icon here.
    names[name] ?? (name.hasSuffix(".fill") ? names[String(name.dropLast(5))] : nil)
  }

  private static let known = [
    "bell": "preferences-system-notifications-symbolic",
    "book": "accessories-dictionary-symbolic",
    "book.closed": "accessories-dictionary-symbolic",
    "bookmark": "user-bookmarks-symbolic",
    "books.vertical": "accessories-dictionary-symbolic",
    "bubble.left": "chat-message-new-symbolic",
    "calendar": "x-office-calendar-symbolic",
    "camera": "camera-photo-symbolic",
    "cart": "folder-download-symbolic",
    "chart.bar": "power-profile-performance-symbolic",
    "clock": "document-open-recent-symbolic",
    "doc": "text-x-generic-symbolic",
    "ellipsis": "view-more-horizontal-symbolic",
    "envelope": "mail-unread-symbolic",
    "explore": "find-location-symbolic",
    "favorite": "emblem-favorite-symbolic",
    "folder": "folder-symbolic",
    "gear": "emblem-system-symbolic",
    "gearshape": "emblem-system-symbolic",
    "globe": "web-browser-symbolic",
    "heart": "emblem-favorite-symbolic",
    "home": "go-home-symbolic",
    "house": "go-home-symbolic",
    "info.circle": "help-about-symbolic",
    "library_books": "accessories-dictionary-symbolic",
    "list.bullet": "view-list-bullet-symbolic",
    "lock": "system-lock-screen-symbolic",
    "magnifyingglass": "system-search-symbolic",
    "mail": "mail-unread-symbolic",
    "map": "mark-location-symbolic",
    "menu": "open-menu-symbolic",
    "message": "chat-message-new-symbolic",
    "mic": "audio-input-microphone-symbolic",
    "music.note": "folder-music-symbolic",
    "notifications": "preferences-system-notifications-symbolic",
    "paperplane": "document-send-symbolic",
    "person": "avatar-default-symbolic",
    "person.2": "system-users-symbolic",
    "person.crop.circle": "avatar-default-symbolic",
    "phone": "call-start-symbolic",
    "photo": "image-x-generic-symbolic",
    "play": "media-playback-start-symbolic",
    "plus": "list-add-symbolic",
    "questionmark.circle": "help-faq-symbolic",
    "search": "system-search-symbolic",
    "settings": "emblem-system-symbolic",
    "sparkles": "starred-symbolic",
    "square.grid.2x2": "view-grid-symbolic",
    "star": "starred-symbolic",
    "tray": "mail-archive-symbolic",
    "video": "camera-video-symbolic",
  ]
}
