public struct Text: View, PrimitiveView {
  package let content: String
  public init(verbatim content: String) { self.content = content }
  package func show(in page: inout Page) { page.texts.append(content) }
}

public struct Image: View, PrimitiveView {
  let uiImage: UIImage
  public init(uiImage: UIImage) { self.uiImage = uiImage }
  package func show(in page: inout Page) { page.images.append(uiImage) }
}

public struct Label<Title, Icon>: View, PrimitiveView where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func show(in page: inout Page) {
    title.show(in: &page)
    icon.show(in: &page)
  }
}

@available(*, unavailable)
extension Label: Sendable {}
