import CWebKitGTK

/// A page's request for permissions, which waits for its answer.
@MainActor
package final class PermissionRequest {
  package let kinds: Set<PermissionKind>
  private var pending: GObjectReference?

  /// - Parameter request: WebKit's request. Returns `nil` for one that no app can grant.
  init?(_ request: OpaquePointer) {
    guard let kinds = PermissionKind.kinds(of: request) else { return nil }
    self.kinds = kinds
    pending = GObjectReference(retaining: request)
  }

  isolated deinit {
    answer(false)
  }

  /// Answers. Further answers have no effect.
  package func answer(_ isAllowed: Bool) {
    guard let request = pending else { return }
    pending = nil
    request.withPointer { (request: OpaquePointer) in
      if isAllowed { webkit_permission_request_allow(request) } else { webkit_permission_request_deny(request) }
    }
  }
}
