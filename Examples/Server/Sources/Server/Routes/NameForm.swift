/// A form with the visitor's name.
struct NameForm: Decodable {
  private let name: String

  /// The name without what stands around it.
  var trimmedName: String { name.trimmed }

  /// What is wrong with the name; nothing if it can be taken.
  func problem(_ texts: Texts) -> String? {
    if trimmedName.isEmpty { return texts("nameMissing") }
    // The cookie counts bytes, of which one character may have any number.
    if trimmedName.count > Visitor.longestName || trimmedName.utf8.count > 4 * Visitor.longestName {
      return texts("nameLong", ["most": String(Visitor.longestName)])
    }
    return nil
  }
}
