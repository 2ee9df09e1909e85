/// A form with the user's name.
struct NameForm: Decodable {
  private let name: String

  /// The name without surrounding whitespace.
  var trimmedName: String { name.trimmed }

  /// Returns the validation error, or `nil` if the name is valid.
  func validationError(_ texts: Texts) -> String? {
    if trimmedName.isEmpty { return texts("nameMissing") }
    // The size of the cookie is in bytes, and one character can have any number of them.
    if trimmedName.count > User.maximumNameLength || trimmedName.utf8.count > 4 * User.maximumNameLength {
      return texts("nameLong", ["most": String(User.maximumNameLength)])
    }
    return nil
  }
}
