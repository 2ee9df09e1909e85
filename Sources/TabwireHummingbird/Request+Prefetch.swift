#if Hummingbird
  import HTTPTypes
  public import Hummingbird
  import TabwireServer

  extension Request {
    /// Whether the page is loaded before the user asked for it: it marks nothing as read (P13.16).
    public var isPrefetch: Bool {
      Prefetch.isAnnounced(
        by: Prefetch.headers.compactMap { HTTPField.Name($0) }.flatMap { headers[values: $0] })
    }
  }
#endif
