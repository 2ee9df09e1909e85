enum ShellVersion {
  /// The version of the program. `scripts/version --check` compares it with the others.
  static let current = "0.1.0"
}
