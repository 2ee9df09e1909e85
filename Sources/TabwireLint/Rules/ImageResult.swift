import Tabwire

/// The format of an image that was requested, or why apps do not show it.
package typealias ImageResult = Result<ImageFormat, TabImageError>

extension TabImageError {
  /// The reason, and what the server should do instead.
  var withRemedy: String {
    switch self {
    case .tooManyBytes, .tooLarge, .animated, .tooManyScans, .tooManyTexts: description
    case .unknownFormat: "\(self); serve one of these"
    case .damaged: "\(self); save it again"
    case .status(401), .status(403): "\(self); apps send the cookies of the page, so sign in for the check, too"
    case .status: "\(self); serve the image with 200"
    case .redirect: "\(self); serve it from the origin of the page"
    case .tooManyRedirects: "\(self); name the address that they lead to"
    case .noResponse: "\(self); apps show the icon instead"
    }
  }
}
