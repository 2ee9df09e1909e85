/// What a template is filled with, read once by reflection.
///
/// Mustache reflects on a value at every name in a template, and on all values around it: with pages like these that would
/// cost more than everything else.
enum TemplateFields {
  /// The same value, made of dictionaries in place of structures.
  static func read(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct: return fields(of: mirror)
    case .collection: return mirror.children.compactMap { read($0.value) }
    case .optional: return mirror.children.first.flatMap { read($0.value) }
    default: return value
    }
  }

  private static func fields(of mirror: Mirror) -> [String: Any] {
    var fields: [String: Any] = [:]
    for child in mirror.children {
      if let name = child.label { fields[name] = read(child.value) }
    }
    return fields
  }
}
