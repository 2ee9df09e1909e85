#if canImport(CWebKitGTK)
  import Foundation

  /// What a page tells of Turbo's visits, and of the forms that Turbo sends.
  enum VisitEvent: Equatable {
    /// It leads to a page that appears elsewhere.
    case elsewhere(URL)
    /// The server was asked for a page.
    case started(URL)
    /// The answer is there, or nobody waits for it any more.
    case ended
    /// The server has a problem of its own: it answered with this status.
    case failed(URL, status: Int)
    /// A form could not be sent, or the server answered with this status.
    case formFailed(status: Int?)

    private struct Wire: Decodable {
      let event: String
      let url: URL?
      let status: Int?
    }

    /// - Parameter json: what the page says. Nothing comes of what cannot be read.
    init?(json: String) {
      guard let wire = try? JSONDecoder().decode(Wire.self, from: Data(json.utf8)) else { return nil }
      let serverErrors = 500...599
      switch (wire.event, wire.url, wire.status) {
      case ("elsewhere", let url?, _): self = .elsewhere(url)
      case ("start", let url?, _): self = .started(url)
      case ("end", _, _): self = .ended
      case ("failure", let url?, let status?) where serverErrors.contains(status): self = .failed(url, status: status)
      case ("form-failure", _, nil): self = .formFailed(status: nil)
      case ("form-failure", _, let status?) where serverErrors.contains(status): self = .formFailed(status: status)
      default: return nil
      }
    }
  }
#endif
