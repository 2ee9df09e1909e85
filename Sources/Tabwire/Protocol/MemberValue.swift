/// The value of a member of an object in a message.
package enum MemberValue: Sendable, Equatable {
  /// Missing, null, or a value that counts as absent.
  case absent
  /// Written as null: there is no active tab.
  case null
  /// `true`.
  case flag
  case integer(Int64)
  case text(String)
  case texts([String])
  case image(TabImage)
  case tabs([TabData])
  /// A value that is not accepted, with the reason and the values that are. Only while a message is read.
  case wrong(String)

  /// A text, which is absent if it is `nil`.
  init(_ text: String?) {
    self = text.map { .text($0) } ?? .absent
  }

  /// A text, which is absent if it is `nil` or empty.
  init(label: String?) {
    self.init(label?.isEmpty == true ? nil : label)
  }

  init(_ isTrue: Bool) {
    self = isTrue ? .flag : .absent
  }

  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// The value as it follows the name of its member in a description.
  var afterName: String {
    switch self {
    case .absent, .null, .flag: ""
    case .integer(let integer): " \(integer)"
    case .text(let text), .wrong(let text): " \(text)"
    case .texts(let texts): " \(texts.joined(separator: " "))"
    case .image(let image): " \(image.path)"
    case .tabs(let tabs): " \(tabs.count)"
    }
  }

  package static func == (one: MemberValue, other: MemberValue) -> Bool {
    switch (one, other) {
    case (.absent, .absent), (.null, .null), (.flag, .flag): true
    case (.integer(let one), .integer(let other)): one == other
    case (.text(let one), .text(let other)), (.wrong(let one), .wrong(let other)):
      // Inlined, because equal short texts then need no call.
      one.isSameValue(as: other) || one.hasSameScalars(as: other)
    case (.texts(let one), .texts(let other)): one.elementsEqual(other) { $0.hasSameScalars(as: $1) }
    case (.image(let one), .image(let other)): one == other
    case (.tabs(let one), .tabs(let other)): one == other
    default: false
    }
  }
}
