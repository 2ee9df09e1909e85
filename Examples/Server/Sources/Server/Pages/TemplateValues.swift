import Mustache

/// The values of a template, by name.
///
/// Mustache also takes structures, but it reads them by reflection at every name, which is far slower.
struct TemplateValues: Sendable, MustacheParent, ExpressibleByDictionaryLiteral {
  private let values: [String: any Sendable]

  /// Omits values that are `nil`, so that their sections are not rendered.
  init(dictionaryLiteral values: (String, (any Sendable)?)...) {
    self.values = values.reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  func child(named name: String) -> Any? { values[name] }
}

/// A set of names that templates test: `{{isChosen.soft}}`.
struct TemplateSet: Sendable, MustacheParent {
  private let names: Set<String>

  init(_ names: some Sequence<String>) {
    self.names = Set(names)
  }

  func child(named name: String) -> Any? { names.contains(name) }
}
