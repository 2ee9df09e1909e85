import FoundationNetworking

/// A double of UIKit's class that knows its name. Tests define which symbols and images exist.
///
/// An image of a file decodes on a thread that is not the main one, as apps should do it: on the main thread it traps.
public final class UIImage: Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  /// The names of the SF Symbols.
  package nonisolated(unsafe) static var symbols: Set<String> = []
  /// The names of the images in the app's asset catalog.
  package nonisolated(unsafe) static var assets: Set<String> = []

  package let name: String
  public let size: CGSize
  public let scale: CGFloat
  public let renderingMode: UIImage.RenderingMode
  /// The file, or `nil` for a drawn or named image.
  package let data: Data?
  /// What was drawn in the image.
  package let drawing: [UIDrawing]

  init(
    name: String, size: CGSize = .zero, scale: CGFloat = 1, renderingMode: UIImage.RenderingMode = .automatic,
    data: Data? = nil, drawing: [UIDrawing] = []
  ) {
    (self.name, self.size, self.scale, self.renderingMode) = (name, size, scale, renderingMode)
    (self.data, self.drawing) = (data, drawing)
  }

  public convenience init?(systemName name: String) {
    guard Self.symbols.contains(name) else { return nil }
    self.init(name: "symbol \(name)")
  }

  public convenience init?(named name: String) {
    guard Self.assets.contains(name) else { return nil }
    self.init(name: "asset \(name)")
  }

  /// Accepts what begins like a PNG, whose size it reads. As in UIKit, the pixels are not decoded yet.
  public convenience init?(data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count >= 24, bytes[1...3].elementsEqual("PNG".utf8) else { return nil }
    func side(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    self.init(name: "file", size: CGSize(width: side(at: 16), height: side(at: 20)), data: data)
  }

  /// Fails if the file says `undecodable`.
  public func preparingForDisplay() -> UIImage? {
    precondition(!Thread.isMainThread, "an image is decoded on the main thread")
    guard let data, data.range(of: Data("undecodable".utf8)) == nil else { return nil }
    return UIImage(name: name, size: size, scale: scale, renderingMode: renderingMode, data: data)
  }

  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(name: name, size: size, scale: scale, renderingMode: renderingMode, data: data, drawing: drawing)
  }

  public func draw(in rect: CGRect) {
    UIGraphicsImageRenderer.draw(.image(self, rect))
  }
}

/// A step of the drawing of an image.
package enum UIDrawing: Sendable {
  /// Everything that follows is clipped to an oval.
  case clip(oval: CGRect)
  case image(UIImage, CGRect)
}

/// Doubles of the types that draw images. They record the drawing.
open class UIGraphicsImageRenderer {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat
  @TaskLocal private static var recorder: Recorder?

  private final class Recorder: @unchecked Sendable {
    var steps: [UIDrawing] = []
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let recorder = Recorder()
    Self.$recorder.withValue(recorder) { actions(UIGraphicsImageRendererContext()) }
    return UIImage(name: "drawing", size: size, scale: format.scale, drawing: recorder.steps)
  }

  static func draw(_ step: UIDrawing) {
    recorder?.steps.append(step)
  }
}

open class UIGraphicsImageRendererFormat {
  open var scale: CGFloat = 1
  open var opaque = true
  public init() {}
}

open class UIGraphicsImageRendererContext {
  init() {}
}

open class UIBezierPath {
  private let oval: CGRect

  public init(ovalIn rect: CGRect) {
    oval = rect
  }

  open func addClip() {
    UIGraphicsImageRenderer.draw(.clip(oval: oval))
  }
}
