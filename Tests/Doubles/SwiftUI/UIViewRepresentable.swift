@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  func makeCoordinator() -> Self.Coordinator
}

@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A representable, type-erased.
@MainActor
protocol ViewMaker {
  func make() -> UIView
}

private struct Maker<Representable: UIViewRepresentable>: ViewMaker {
  let representable: Representable

  func make() -> UIView {
    representable.makeUIView(context: Representable.Context(coordinator: representable.makeCoordinator()))
  }
}

extension UIViewRepresentable {
  var maker: any ViewMaker { Maker(representable: self) }
}
