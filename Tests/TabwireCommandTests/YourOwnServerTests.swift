import Testing

@Suite("Your own server")
struct YourOwnServerTests {
  @Test("the server of the article passes as it stands, with tabwire check, its stream and the client in text")
  func article() throws {
    let script = Repository.root.appendingPathComponent("Tests/TabwireCommandTests/Support/your_own_server.py").path
    let run = try Tool.run("/usr/bin/env", ["python3", script, Tool.path])
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}
