@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
}

@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

/// A representable, type-erased.
@MainActor
package protocol RepresentableHost {
  func make() -> UIViewController
  func update(_ controller: UIViewController)
  func dismantle(_ controller: UIViewController)
}

private struct Host<Representable: UIViewControllerRepresentable>: RepresentableHost {
  let representable: Representable

  private var context: Representable.Context {
    Representable.Context(coordinator: representable.makeCoordinator())
  }

  func make() -> UIViewController {
    representable.makeUIViewController(context: context)
  }

  func update(_ controller: UIViewController) {
    if let controller = controller as? Representable.UIViewControllerType {
      representable.updateUIViewController(controller, context: context)
    }
  }

  func dismantle(_ controller: UIViewController) {
    if let controller = controller as? Representable.UIViewControllerType {
      Representable.dismantleUIViewController(controller, coordinator: representable.makeCoordinator())
    }
  }
}

extension UIViewControllerRepresentable {
  var host: any RepresentableHost { Host(representable: self) }
}
