#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// Shows the script dialogs of a page: one at a time, only while the page is visible. Dialogs in quick succession can be
  /// blocked by the user.
  @MainActor
  final class ScriptDialogs {
    /// A dialog that follows the last one sooner than this can be blocked.
    private static let minimumInterval = Duration.seconds(5)

    /// The widget to present over, or `nil` while the page is not visible. Dialogs wait until then.
    var place: Widget? {
      didSet { showNext() }
    }

    /// Whether a script waits for an answer.
    var isPending: Bool { pending?.dialog.isPending ?? false }

    private var pending: (dialog: ScriptDialog, title: String)?
    private var lastShown: ContinuousClock.Instant?
    private var isBlocked = false

    /// Shows a dialog, or dismisses it if the user has blocked dialogs.
    ///
    /// - Parameters:
    ///   - dialog: The dialog.
    ///   - title: The name of the app.
    func show(_ dialog: ScriptDialog, title: String) {
      dismiss()
      guard !isBlocked else {
        // WebKit crashes if a dialog is answered while the signal is emitted.
        Task { dialog.dismiss() }
        return
      }
      dialog.onBlock = { [weak self] in self?.isBlocked = true }
      pending = (dialog, title)
      showNext()
    }

    /// Dismisses the open dialog.
    func dismiss() {
      pending?.dialog.dismiss()
      pending = nil
    }

    /// Lets the page show dialogs again after the user acted.
    func resume() {
      isBlocked = false
      lastShown = nil
    }

    private func showNext() {
      guard let place, let pending else { return }
      let now = ContinuousClock.now
      let canBeBlocked = lastShown.map { now - $0 < Self.minimumInterval } ?? false
      lastShown = now
      pending.dialog.show(over: place, title: pending.title, canBeBlocked: canBeBlocked)
    }
  }
#endif
