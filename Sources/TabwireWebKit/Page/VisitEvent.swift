import Foundation
import TabwirePages

/// An event of a Turbo visit or of a form that Turbo submits, as reported by visits.js.
package enum VisitEvent: Equatable {
  /// A visit was proposed that another part of the app shows.
  case elsewhere(URL, VisitProposal.Action, FormResponse? = nil)
  /// A visit sent its request.
  case started(URL)
  /// Turbo is about to replace the body of the page.
  case rendered(URL)
  /// Turbo is about to morph the page, which keeps its components.
  case morphed(URL)
  /// The response of a visit arrived, or the visit was cancelled.
  case ended
  /// The server responded to a visit with this status: 500 or above, or 401 if the app signs users in.
  case failed(URL, status: Int)
  /// A form was sent that is not a search.
  case formStarted
  /// The form ended, and no page follows.
  case formEnded
  /// The server responded to a form with this status, 500 or above, or (`nil`) the form could not be sent.
  case formFailed(status: Int?)

  private struct Wire: Decodable {
    let event: String
    let url: URL?
    let status: Int?
    let action: String?
    let response: FormResponse?
  }

  /// - Parameter json: The message of the page. Returns `nil` if it cannot be read.
  package init?(json: String) {
    guard let wire = try? JSONDecoder().decode(Wire.self, from: Data(json.utf8)) else { return nil }
    let serverErrors = 500...599
    switch (wire.event, wire.url, wire.status) {
    case ("elsewhere", let url?, _):
      let action = wire.action.flatMap { VisitProposal.Action(rawValue: $0) } ?? .advance
      self = .elsewhere(url, action, wire.response.flatMap { $0.url == url ? $0 : nil })
    case ("start", let url?, _): self = .started(url)
    case ("render", let url?, _): self = .rendered(url)
    case ("morph", let url?, _): self = .morphed(url)
    case ("end", _, _): self = .ended
    case ("failure", let url?, let status?) where serverErrors.contains(status) || status == 401:
      self = .failed(url, status: status)
    case ("form-start", _, _): self = .formStarted
    case ("form-end", _, _): self = .formEnded
    case ("form-failure", _, nil): self = .formFailed(status: nil)
    case ("form-failure", _, let status?) where serverErrors.contains(status): self = .formFailed(status: status)
    default: return nil
    }
  }
}
