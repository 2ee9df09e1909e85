import Crypto
import Foundation

/// Tells browsers where the modules are that the scripts import by name.
struct ImportMap: Sendable {
  /// The JSON, as it stands in the page.
  let json = """
    {"imports":{"@hotwired/stimulus":"/web/vendor/stimulus.js","@hotwired/turbo":"/web/vendor/turbo.js",\
    "tabwire":"/web/index.js"}}
    """

  /// The hash by which the Content-Security-Policy allows it.
  var hash: String { "sha256-" + Data(SHA256.hash(data: Data(json.utf8))).base64EncodedString() }
}
