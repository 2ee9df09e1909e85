// `#warning` would appear several times. A deprecation appears once.
@available(
  *, deprecated,
  message:
    "TabwireGTK is empty without GTK 4, libadwaita and WebKitGTK 6.0. On Debian: apt-get install libwebkitgtk-6.0-dev libadwaita-1-dev, then swift package purge-cache, because SwiftPM remembers that they were missing"
)
private let missingLibraries = true
private let notice = missingLibraries
