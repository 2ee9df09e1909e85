#if TabwireIOS
  import UIKit

  /// Asks the user whether to leave a tab that is then removed. There is one question at a time.
  @MainActor
  final class LeaveAlert {
    private let question: LeaveQuestion
    private weak var alert: UIAlertController?
    private var onLeave: (@MainActor () -> Void)?

    init(_ question: LeaveQuestion) {
      self.question = question
    }

    /// Shows the alert. If it is on the screen already, the new answer replaces the one that it had.
    ///
    /// - Parameters:
    ///   - screen: The screen of the tab. The alert appears in front of what it presents.
    ///   - onLeave: Called if the user leaves the tab.
    func show(over screen: UIViewController, onLeave: @escaping @MainActor () -> Void) {
      self.onLeave = onLeave
      guard alert == nil else { return }
      let alert = UIAlertController(title: question.title, message: question.message, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: question.stay, style: .cancel) { [weak self] _ in self?.answer(isLeaving: false) })
      alert.addAction(
        UIAlertAction(title: question.leave, style: .destructive) { [weak self] _ in self?.answer(isLeaving: true) })
      self.alert = alert
      let front = sequence(first: screen) { $0.presentedViewController }.reduce(screen) { $1 }
      front.present(alert, animated: true)
    }

    private func answer(isLeaving: Bool) {
      let onLeave = onLeave
      (self.onLeave, alert) = (nil, nil)
      if isLeaving { onLeave?() }
    }
  }
#endif
