/// The face of a user on the profile tab, drawn by the server: a head and shoulders before a color.
struct Face: Sendable {
  private typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

  /// The width and height, in pixels.
  private static let side = 96

  private let persona: Persona

  init(of persona: Persona) {
    self.persona = persona
  }

  /// The path of the picture. It changes with the drawing: apps fetch it once in a session.
  var path: String { "/profile/face-\(persona.rawValue)-1.png" }

  /// The picture.
  var png: [UInt8] {
    let rows = (0..<Self.side).map { y in (0..<Self.side).map { x in isPerson(x: x, y: y) ? UInt8(1) : 0 } }
    return IndexedPNG(rows: rows, palette: [background, (250, 226, 198)]).bytes
  }

  private var background: Color {
    switch persona {
    case .regular: (38, 110, 82)
    case .premium: (116, 70, 156)
    case .new: (176, 92, 32)
    }
  }

  /// Whether a pixel belongs to the head or the shoulders.
  private func isPerson(x: Int, y: Int) -> Bool {
    let (u, v) = ((Double(x) + 0.5) / Double(Self.side), (Double(y) + 0.5) / Double(Self.side))
    func isWithin(_ radius: Double, ofY center: Double) -> Bool {
      (u - 0.5) * (u - 0.5) + (v - center) * (v - center) < radius * radius
    }
    return isWithin(0.19, ofY: 0.38) || isWithin(0.34, ofY: 0.98)
  }
}
