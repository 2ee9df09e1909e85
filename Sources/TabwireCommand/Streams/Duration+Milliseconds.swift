extension Duration {
  /// The whole milliseconds.
  var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }

  /// The seconds with three decimals.
  var shortened: String {
    "\(milliseconds / 1000)." + "\(1000 + milliseconds % 1000)".dropFirst()
  }
}
