/// Doubles of SwiftUI's app and scene types.
@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}

/// A window group, type-erased.
@MainActor
package protocol WindowScene {
  var root: any View { get }
}

extension WindowGroup: WindowScene {
  package var root: any View { content }
}

public struct WindowGroup<Content>: Scene where Content: View {
  package let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("SwiftUI implements \(Self.self)") }
}

@available(*, unavailable)
extension WindowGroup: Sendable {}
