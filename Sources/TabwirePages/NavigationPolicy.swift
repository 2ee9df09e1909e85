/// A navigation that WebKit asks about.
package enum NavigationKind: Hashable, Sendable {
  /// The user followed a link.
  case link
  /// A form was submitted with POST.
  case form
  /// A link or a script opens a new window.
  case newWindow
  /// The response to the main frame's request arrived, after all redirects.
  case mainFrameResponse(status: Int)
  /// The response has no content: 204, 205 or 304.
  case emptyResponse(status: Int)
  /// The response is not a page, or has the disposition `attachment`.
  case attachment
}

/// What an address belongs to.
package enum PageOwner: Hashable, Sendable, CaseIterable {
  /// A page of the app.
  case app
  /// A page of another origin that the app shows: that of a service that signs users in.
  case allowed
  /// A file that a page of the app created.
  case file
  case other
}

/// What becomes of a navigation.
package enum NavigationOutcome: Hashable, Sendable {
  /// It continues in the web view.
  case follow
  case ignore
  case download
  case submit
  /// A link of the app is routed, by its path configuration.
  case route
  case routeResponse
  case fail(status: Int)
  /// The page in front stays. Without one, an error page is shown.
  case stay(status: Int)
  case signIn
  /// The page is shown here instead of in a new window.
  case openHere
  /// The page of another origin is shown in a modal window.
  case present
  case leave
}

/// What a navigator allows.
package struct NavigationPolicy: Hashable, Sendable {
  /// Whether the page was loaded before the user asked for it.
  package let isEager: Bool
  /// Whether a status 401 leads to the sign-in.
  package let signsIn: Bool

  package init(isEager: Bool, signsIn: Bool) {
    self.isEager = isEager
    self.signsIn = signsIn
  }

  package func outcome(of kind: NavigationKind, to owner: PageOwner) -> NavigationOutcome {
    switch (kind, owner) {
    case (.form, _): .submit
    case (.emptyResponse(let status), _): .stay(status: status)
    case (.attachment, _) where isEager: .ignore
    case (.attachment, .app): .download
    case (.mainFrameResponse(let status), .app) where status >= 500: .fail(status: status)
    case (.mainFrameResponse(status: 401), .app) where signsIn: .signIn
    case (.mainFrameResponse, .app): .routeResponse
    case (.link, .app): .route
    case (.newWindow, .app): .openHere
    // WebKit asks again about the response, which is refused unless it is a download.
    case (.link, .file): .follow
    case (.link, .allowed), (.newWindow, .allowed), (.mainFrameResponse, .allowed): .present
    case (.link, .other), (.newWindow, _), (.mainFrameResponse, _), (.attachment, _): .leave
    }
  }
}
