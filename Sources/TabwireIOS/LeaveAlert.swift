#if TabwireIOS
  import UIKit

  /// Asks the user whether to leave a tab that is then removed. There is one question at a time.
  @MainActor
  final class LeaveAlert {
    private let question: LeaveQuestion
    private weak var alert: UIAlertController?

    init(_ question: LeaveQuestion) {
      self.question = question
    }

    /// Shows the alert, unless it is on the screen.
    ///
    /// - Parameters:
    ///   - screen: The screen of the tab. The alert appears in front of what it presents.
    ///   - completion: Called with whether the user leaves the tab.
    func show(over screen: UIViewController, completion: @escaping @MainActor (Bool) -> Void) {
      guard alert == nil else { return }
      let alert = UIAlertController(title: question.title, message: question.message, preferredStyle: .alert)
      func action(_ title: String, _ style: UIAlertAction.Style, leaves: Bool) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [weak self] _ in
          self?.alert = nil
          completion(leaves)
        }
      }
      alert.addAction(action(question.stay, .cancel, leaves: false))
      alert.addAction(action(question.leave, .destructive, leaves: true))
      self.alert = alert
      present(alert, over: screen)
    }

    /// Presents the alert once nothing is being presented or dismissed, which UIKit would refuse.
    private func present(_ alert: UIAlertController, over screen: UIViewController) {
      let screens = Array(sequence(first: screen) { $0.presentedViewController })
      let isWaiting = screens.contains { $0.afterTransition { [weak self] in self?.present(alert, over: screen) } }
      if !isWaiting { screens.last?.present(alert, animated: true) }
    }
  }
#endif
