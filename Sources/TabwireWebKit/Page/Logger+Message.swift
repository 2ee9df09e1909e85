import Foundation
import Logging

extension Logger {
  /// Logs a message of a page to a component, for developers.
  ///
  /// - Parameters:
  ///   - isAccepted: Whether the bridge delivered it to a component.
  func log(message body: String, isAccepted: Bool) {
    struct Wire: Decodable {
      let component: String
      let event: String
      let jsonData: String?
    }
    // The first line is the address of the page. A body without a message announces a new document.
    guard let end = body.firstIndex(of: "\n") else { return }
    guard let message = try? JSONDecoder().decode(Wire.self, from: Data(body[body.index(after: end)...].utf8)) else {
      return notice("message: malformed, refused")
    }
    let outcome = isAccepted ? "delivered" : "refused"
    let data = String((message.jsonData ?? "").prefix(200)).singleLine
    notice("message: \("\(message.component) \(message.event)".singleLine) \(outcome) · \(data)")
  }
}
