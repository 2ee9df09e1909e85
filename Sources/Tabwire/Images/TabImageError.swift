/// The reason why an image from the server is not shown (P22.9).
package enum TabImageError: Error, Hashable, CustomStringConvertible {
  /// The file is larger than ``ImageFile/maximumByteCount``.
  case tooManyBytes
  /// A side is longer than ``ImageFile/maximumSide``.
  case tooLarge(width: Int, height: Int)
  /// The file is no PNG, JPEG or WebP.
  case unknownFormat
  /// The image is animated.
  case animated
  /// A JPEG has more passes than ``ImageFile/maximumScanCount``.
  case tooManyScans
  /// A PNG has more compressed texts than ``ImageFile/maximumTextCount``.
  case tooManyTexts
  /// The file contradicts itself, is incomplete, or cannot be decoded.
  case damaged
  /// The server responded with a status other than 200.
  case status(Int)
  /// The server redirects to another origin.
  case redirect(to: String)
  /// The server redirects again and again.
  case tooManyRedirects
  /// The server cannot be reached, or the response is not complete after ``ImageFile/timeout``.
  case noResponse(String)

  package var description: String {
    switch self {
    case .tooManyBytes: "the file is larger than 256 KiB (send a smaller one)"
    case .tooLarge(let width, let height):
      "the image has \(width) × \(height) pixels (at most \(ImageFile.maximumSide) on a side)"
    case .unknownFormat: "the file is no PNG, JPEG or WebP"
    case .animated: "the image is animated (send a still one)"
    case .tooManyScans: "the JPEG has more than \(ImageFile.maximumScanCount) scans (save it as a baseline JPEG)"
    case .tooManyTexts: "the PNG has more than \(ImageFile.maximumTextCount) compressed texts (remove its metadata)"
    case .damaged: "the file is damaged"
    case .status(let status): "the server responded with status \(status)"
    case .redirect(let url): "the server redirects to another origin, \(url)"
    case .tooManyRedirects: "the server redirects again and again"
    case .noResponse(let reason): "no complete response: \(reason)"
    }
  }

  /// Whether there was no response, so that another try may succeed.
  package var isRetriable: Bool { if case .noResponse = self { true } else { false } }
}
