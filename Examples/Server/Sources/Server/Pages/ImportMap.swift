import Crypto
import Foundation

/// Maps the names of JavaScript modules to their URLs.
struct ImportMap: Sendable {
  /// The JSON in the page.
  let json = """
    {"imports":{"@hotwired/stimulus":"/web/vendor/stimulus.js","@hotwired/turbo":"/web/vendor/turbo.js",\
    "tabwire":"/web/index.js"}}
    """

  /// The hash for the Content-Security-Policy.
  var hash: String { "sha256-" + Data(SHA256.hash(data: Data(json.utf8))).base64EncodedString() }
}
