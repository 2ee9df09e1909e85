/// An app in the preview: a client, and the start URL that it opens addresses with.
final class PreviewedApp {
  var client: Client
  let start: String

  init(client: Client = Client(), start: String) {
    (self.client, self.start) = (client, start)
  }
}
