#if canImport(CWebKitGTK)
  /// How many tabs in the background keep their page running.
  ///
  /// A page that runs costs a process. A tab that is over the budget is *suspended*: its process is given back, its
  /// history, its title and its scroll position are kept, and its page is loaded again when the user selects it. The tab
  /// that was selected the longest ago goes first.
  ///
  /// A page that is *busy* is not suspended: something is typed or chosen in it or in a page behind it, it asks the user
  /// something, plays, records, loads, says so itself (`beforeunload`, `aria-busy`), was the answer to a form, has something
  /// modal over it, or does not answer.
  public struct TabBudget: Sendable, Hashable {
    /// How many tabs in the background stay as they are; nothing for all.
    let limit: Int?

    /// All of them, until the system says that memory runs short. Then those that are not busy are suspended.
    public static let untilMemoryRunsShort = TabBudget(limit: nil)

    /// So many of them, the busy ones counted, and fewer when the system says that memory runs short.
    ///
    /// - Parameter count: how many tabs in the background stay as they are; the one that the user looks at always does.
    ///   Less than none counts as none.
    public static func atMost(_ count: Int) -> TabBudget {
      TabBudget(limit: max(0, count))
    }
  }
#endif
