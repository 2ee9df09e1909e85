/// A bug of the surroundings of the real code, to prove that a simulation finds it.
enum PlantedBug: String, CaseIterable {
  /// An event is written to the connection of another app.
  case connectionsAreConfused = "connections are confused"
  /// A change is published before it is committed.
  case publishedBeforeCommit = "published before the commit"
  /// Pages do not tell the server which revision the app has seen.
  case revisionIsNotSent = "the revision is not sent"
  /// A new stream claims that the app still shows the last event of another page.
  case lastEventOfAnotherPage = "the last event of another page"
  /// A page that comes back to the front does not open its stream again.
  case streamStaysClosed = "the stream stays closed"
  /// The server never tells the hub that a connection ended.
  case endsAreNotNoticed = "ends are not noticed"
  /// The server never tells the hub that a connection takes events again.
  case connectionStaysFull = "the connection stays full"
}
