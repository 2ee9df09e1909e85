import Mustache

/// What a template is filled with, by the names that it uses.
///
/// A structure would do as well, but Mustache reflects on it at every name in the template, which takes far longer.
struct TemplateFields: Sendable, MustacheParent, ExpressibleByDictionaryLiteral {
  private let values: [String: any Sendable]

  /// Fields without a value are left out, so that their sections are too.
  init(dictionaryLiteral fields: (String, (any Sendable)?)...) {
    values = fields.reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  func child(named name: String) -> Any? { values[name] }
}

/// Says of any name whether it is among some: `{{isChosen.soft}}`.
struct Members: Sendable, MustacheParent {
  private let names: Set<String>

  init(_ names: some Sequence<String>) {
    self.names = Set(names)
  }

  func child(named name: String) -> Any? { names.contains(name) }
}
