/// The version of the command, which releases have, too.
enum TabwireVersion {
  static let current = "0.1.0"
}
