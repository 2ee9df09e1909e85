// The names of tabs in sentences, as in TabwireLint, but without its tables of Unicode: a page shows control characters as
// what they are, and only ASCII is compared without case.

extension String {
  var printable: String { self }

  fileprivate var letters: [UInt8] {
    utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }.filter {
      $0 >= 0x80 || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
    }
  }
}

extension TabData {
  var label: String { "“\(title.isEmpty ? id.rawValue : title)”" }

  var name: String {
    title.isEmpty || title.letters == id.rawValue.letters ? label : "\(label) (\(id.rawValue))"
  }
}

extension [String] {
  func joined(last conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
