/// The version of the command and of its release.
enum TabwireVersion {
  static let current = "0.1.0"
}
