#if TabwireIOS
  import Tabwire
  import UIKit

  /// The view controller that UIKit needs for an action on the tab bar. It has no page and does not stay on the screen.
  final class ActionScreen: UIViewController, BarScreen {
    /// The action.
    let id: TabID
    /// Called after the system has shown this: in the More list, which asks nobody before, or although the tap was declined.
    var onAppear: (@MainActor (ActionScreen) -> Void)?

    init(id: TabID) {
      self.id = id
      super.init(nibName: nil, bundle: nil)
    }

    /// Storyboards are not supported.
    required init?(coder: NSCoder) {
      nil
    }

    var entryID: BarEntry.ID { .action(id) }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      // UIKit completes its own selection first.
      Task { [weak self] in
        if let self { onAppear?(self) }
      }
    }

    /// Leaves the More list's navigation stack, if this is in it.
    ///
    /// - Returns: Whether the user opened this from the More list, which was not reported as a tap.
    func leaveMore() -> Bool {
      guard let navigationController, navigationController === tabBarController?.moreNavigationController else {
        return false
      }
      navigationController.popViewController(animated: false)
      return true
    }
  }
#endif
