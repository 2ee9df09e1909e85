/// The tag of the preview's script, which the proxy puts into each page of the target.
struct ScriptTag {
  let seat: Seat
  /// The number of the visit, by which the preview's page finds what the proxy knows about it.
  let visit: Int
  /// The nonce that the page's Content-Security-Policy asks for, or `nil`.
  let nonce: String?

  // No value contains a character that has a meaning in HTML.
  var html: String {
    var attributes = [("src", Page.script), ("data-preview", seat.island.page), ("data-visit", "\(visit)")]
    if !seat.cookieSuffix.isEmpty { attributes.append(("data-cookies", seat.cookieSuffix)) }
    if let nonce { attributes.append(("nonce", nonce)) }
    return "<script \(attributes.map { "\($0)=\"\($1)\"" }.joined(separator: " "))></script>"
  }
}
