#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// Asks what a page's scripts ask: one question after the other, only while the user looks at the page, and not without
  /// end.
  @MainActor
  final class ScriptDialogs {
    /// Questions that follow each other this fast may be silenced.
    private static let patience = Duration.seconds(5)

    /// Where to ask; nothing while the user does not look at the page. Questions wait until then.
    var place: Widget? {
      didSet { showNext() }
    }

    /// Whether a script waits for an answer.
    var isAsking: Bool { pending?.dialog.isPending ?? false }

    private var pending: (dialog: ScriptDialog, title: String)?
    private var lastAsked: ContinuousClock.Instant?
    private var isSilent = false

    /// Asks the user, or answers with "no" if the user wants to hear no more.
    ///
    /// - Parameters:
    ///   - dialog: the question.
    ///   - title: who asks.
    func ask(_ dialog: ScriptDialog, title: String) {
      dismiss()
      guard !isSilent else {
        // WebKit crashes if it gets the answer while it asks.
        Task { dialog.dismiss() }
        return
      }
      dialog.onSilence = { [weak self] in self?.isSilent = true }
      pending = (dialog, title)
      showNext()
    }

    /// Answers the open question with "no": its page is gone.
    func dismiss() {
      pending?.dialog.dismiss()
      pending = nil
    }

    /// The user did something with the tab and may be asked again.
    func listen() {
      isSilent = false
      lastAsked = nil
    }

    private func showNext() {
      guard let place, let pending else { return }
      let now = ContinuousClock.now
      let isPestering = lastAsked.map { now - $0 < Self.patience } ?? false
      lastAsked = now
      pending.dialog.show(over: place, title: pending.title, canBeSilenced: isPestering)
    }
  }
#endif
