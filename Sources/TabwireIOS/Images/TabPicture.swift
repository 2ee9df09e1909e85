#if TabwireIOS
  import Foundation
  import Tabwire
  import TabwireClient
  import UIKit

  /// Draws images from the server in the size of the icons of a tab bar.
  enum TabPicture {
    /// The width and height in points, which Apple's guidelines give for icons of a tab bar.
    static let side: CGFloat = 25
    /// The number of pixels of a point. No screen has more, and others show the picture smaller, so that it is sharp everywhere.
    static let scale: CGFloat = 3

    /// Checks and decodes a file, off the main actor.
    ///
    /// - Parameters:
    ///   - data: The content of the file.
    ///   - kind: A symbol is tinted by its alpha channel (P22.4). A picture keeps its colors and is cut to a circle (P22.5).
    static nonisolated func draw(_ data: Data, as kind: TabImage.Kind) async throws(TabImageError) -> UIImage {
      let file = try ImageFile(data)
      guard let image = UIImage(data: file.data)?.preparingForDisplay(), image.size.width > 0, image.size.height > 0
      else { throw .damaged }
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      format.opaque = false
      let bounds = CGRect(x: 0, y: 0, width: side, height: side)
      let picture = UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
        if kind == .picture { UIBezierPath(ovalIn: bounds).addClip() }
        image.draw(in: frame(of: image.size, as: kind))
      }
      return picture.withRenderingMode(kind == .picture ? .alwaysOriginal : .alwaysTemplate)
    }

    /// The place of an image in the square. A picture fills it; a symbol fits into it.
    private static func frame(of size: CGSize, as kind: TabImage.Kind) -> CGRect {
      let scales = [side / size.width, side / size.height]
      let scale = (kind == .picture ? scales.max() : scales.min()) ?? 1
      let (width, height) = (size.width * scale, size.height * scale)
      return CGRect(x: (side - width) / 2, y: (side - height) / 2, width: width, height: height)
    }
  }
#endif
