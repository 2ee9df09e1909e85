import Tabwire

/// The legend of a drawing.
struct LifelineLegend {
  private enum Entry {
    case tab(hue: Int, name: String)
    case selected
    case sign(String, meaning: String)
    case end
    case tap

    var text: String {
      switch self {
      case .tab(_, let name): name
      case .selected: "strong: selected"
      case .sign(_, let meaning): meaning
      case .end: "disposed"
      case .tap: "the user taps"
      }
    }
  }

  /// The entries of each row and their left edges.
  private let places: [[(x: Int, entry: Entry)]]

  var rows: Int { places.count }

  /// - Parameters:
  ///   - width: The maximum width.
  ///   - letter: The width of a letter.
  init(_ lifelines: Lifelines, width: Int, letter: Int) {
    let tabs = lifelines.tabs.prefix(24).enumerated().map { index, tab in
      Entry.tab(hue: index % TabPalette.count, name: String(tab.rawValue.prefix(24)))
    }
    let signs: [Entry] = [
      .selected, .tap, .sign("↑", meaning: "promoted"), .sign("»", meaning: "represents another tab"),
      .sign("↓", meaning: "demoted"),
    ]
    let events = lifelines.explainedEvents.map { Entry.sign($0.sign, meaning: $0.name) }
    func row(_ entries: [Entry]) -> [[(x: Int, entry: Entry)]] {
      var rows: [[(x: Int, entry: Entry)]] = []
      var x = 0
      for entry in entries {
        let entryWidth = 22 + entry.text.count * letter + 14
        if rows.isEmpty || x + entryWidth > width {
          rows.append([])
          x = 0
        }
        rows[rows.count - 1].append((x, entry))
        x += entryWidth
      }
      return rows
    }
    places = row(tabs) + row(signs + events + [.end])
  }

  /// Returns the legend as part of a drawing.
  func svg(x left: Int, y top: Int, rowHeight: Int) -> String {
    places.enumerated().flatMap { row, entries in
      entries.map { place in draw(place.entry, x: left + place.x, y: top + row * rowHeight) }
    }.joined(separator: "\n")
  }

  private func draw(_ entry: Entry, x: Int, y: Int) -> String {
    sign(entry, x: x, y: y)
      + "\n<text class=\"faint\" x=\"\(x + 22)\" y=\"\(y + 16)\">\(XML.escaped(entry.text))</text>"
  }

  private func sign(_ entry: Entry, x: Int, y: Int) -> String {
    switch entry {
    case .tab(let hue, _):
      "<rect class=\"solid t\(hue)\" x=\"\(x)\" y=\"\(y + 5)\" width=\"15\" height=\"14\" rx=\"3\"/>"
    case .selected:
      "<path class=\"solid t0\" d=\"M\(x) \(y + 5)h7.5v14h-7.5z\"/>"
        + "<path class=\"tint t0\" d=\"M\(x + 8) \(y + 5)h7v14h-7z\"/>"
    case .sign(let sign, _): "<text class=\"ink\" x=\"\(x + 4)\" y=\"\(y + 16)\">\(sign)</text>"
    case .end: "<path class=\"mark\" stroke-width=\"1.5\" d=\"M\(x + 5) \(y + 9)l6 6m0 -6l-6 6\"/>"
    case .tap:
      "<path class=\"mark\" stroke-width=\"2\" d=\"M\(x + 8) \(y + 5)v8\"/>"
        + "<path class=\"arrow\" d=\"M\(x + 8) \(y + 20)l-5 -7h10z\"/>"
    }
  }
}
