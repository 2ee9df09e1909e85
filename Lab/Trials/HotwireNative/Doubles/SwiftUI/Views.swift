// Declarations of SwiftUI that Hotwire Native's error view needs to compile.

open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}

public struct VStack<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

public struct Button: View {
  public init(_ title: String, action: @escaping () -> Void) {}
  public var body: some View { EmptyView() }
}

extension Image {
  public init(systemName: String) {
    UIImage.symbols.insert(systemName)
    self.init(uiImage: UIImage(systemName: systemName)!)
  }
}

extension Text {
  public init(_ content: String) { self.init(verbatim: content) }
}

public struct Font: Sendable {
  public enum Weight: Sendable { case semibold, bold }
  public static let largeTitle = Font()
  public static let body = Font()
  public static func system(size: CGFloat, weight: Weight) -> Font { Font() }
}

public struct Color: Sendable {
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color()
}

public enum TextAlignment { case center }

extension View {
  public func font(_ font: Font?) -> Self { self }
  public func foregroundColor(_ color: Color?) -> Self { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  public func padding(_ length: CGFloat) -> Self { self }
}

extension ViewBuilder {
  public static func buildBlock<A: View, B: View, C: View, D: View>(_ a: A, _ b: B, _ c: C, _ d: D) -> some View {
    EmptyView()
  }
}

public protocol PreviewProvider {}
