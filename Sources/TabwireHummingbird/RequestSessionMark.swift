#if Hummingbird
  import Hummingbird
  import NIOConcurrencyHelpers
  import TabwireServer

  /// The mark of a request: the one that its cookie has, or the one that its response sets.
  struct RequestSessionMark: Sendable {
    private enum State {
      /// The response leaves the cookie.
      case kept
      /// The response sets the cookie.
      case changed(SessionMark)
      /// The response never sets it: it is a stream (P11.11).
      case sealed
    }

    private let name: String
    private let isSecure: Bool
    /// Whether the request has the cookie, with whatever value.
    private let isNamed: Bool
    private let received: SessionMark?
    private let state = NIOLockedValueBox(State.kept)

    /// - Parameters:
    ///   - name: The name of the cookie.
    ///   - request: The request.
    init(cookie name: String, of request: Request) {
      let value = request.headers[.cookie].flatMap { RequestCookie.value(of: name, in: $0) }
      self.name = name
      isSecure = request.head.scheme == "https" || name.hasPrefix("__Host-") || name.hasPrefix("__Secure-")
      isNamed = value != nil
      received = value.flatMap { SessionMark(String($0)) }
    }

    /// Returns a tab bar with the mark of its user.
    func marked(_ tabBar: TabBar) -> TabBar {
      guard let session = tabBar.session else { return tabBar }
      return tabBar.marked(mark(of: session), cookie: name)
    }

    /// Returns the mark of a user, and makes the response set it if the cookie is that of another one.
    ///
    /// A response that was under way when the user signed out never sets the former mark again: its cookie was that of its user.
    @discardableResult
    func mark(of session: SessionKey) -> SessionMark {
      state.withLockedValue { state in
        switch state {
        case .changed(let mark) where mark.key == session.rawValue: return mark
        case .sealed: return SessionMark(session, revision: received?.revision ?? 0)
        case .kept, .changed: break
        }
        let kept = isNamed || session != .nobody ? received : SessionMark(session)
        if let kept, kept.key == session.rawValue {
          state = .kept
          return kept
        }
        let mark = SessionMark.after(received, session: session, now: TabBar.now)
        state = .changed(mark)
        return mark
      }
    }

    /// Makes the response leave the cookie, whoever is signed in.
    func seal() {
      state.withLockedValue { $0 = .sealed }
    }

    /// Sets the cookie if the user has changed.
    ///
    /// - Throws: An error if the cookie's name is invalid.
    func write(to response: inout Response) throws {
      guard case .changed(let mark) = state.withLockedValue({ $0 }), !response.isPublic else { return }
      // Scripts read it.
      response.setCookie(
        try .validated(
          name: name, value: mark.description, path: "/", secure: isSecure, httpOnly: false, sameSite: .lax))
    }
  }

  extension Response {
    /// Whether shared caches may store it.
    fileprivate var isPublic: Bool {
      headers[values: .cacheControl].contains { value in
        value.lowercased().split(separator: ",").contains { directive in
          let name = directive.prefix { $0 != "=" }.filter { !$0.isWhitespace }
          return name == "public" || name == "s-maxage"
        }
      }
    }
  }
#endif
