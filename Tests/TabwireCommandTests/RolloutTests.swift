import Foundation
import Testing

@Suite("tabwire rollout")
struct RolloutCommandTests {
  private static let soft = "Tests/TabwireCommandTests/Tabs/soft.json"

  @Test("prints the shortest example of each severity")
  func examples() throws {
    let run = try Tool.run("rollout", PlanCommandTests.old, Self.soft, PlanCommandTests.new)
    #expect(
      run.output == """
        disruptive  the shortest example
          1  While \(PlanCommandTests.old) is live, a user launches the app on a page of “Explore”.
             Home  [Explore]  Library  Profile
          2  \(PlanCommandTests.new) reaches the app (case 9).
             [Home]  Favorites  Books  Profile
             “Explore” is removed; the page in front, which was its page, becomes tab “Home”.
             “Home” gives way to that page: its own pages, scroll positions and half-typed forms are lost.
             “Favorites” appears.
             “Library” changes: its title becomes “Books”.

        noticeable  the shortest example
          1  While \(PlanCommandTests.old) is live, a user launches the app on a page of “Home”.
             [Home]  Explore  Library  Profile
          2  \(PlanCommandTests.new) reaches the app (case 10).
             [Home]  Favorites  Books  Profile
             “Explore” closes in the background: its pages, scroll positions and half-typed forms are lost.
             “Favorites” appears.
             “Library” changes: its title becomes “Books”.

        A restart is missing. If every app restarts after \(Self.soft), the worst severity is calm: wait with the next \
        deploy, and write restart in its place.

        48 states, 60 deliveries; worst severity: disruptive.

        """)
    #expect(run.exitCode == 1)
  }

  @Test("no user loses anything once apps have restarted")
  func noLoss() throws {
    let run = try Tool.run("rollout", PlanCommandTests.old, Self.soft, "restart", PlanCommandTests.new)
    #expect(run.output == "No user loses anything. 48 states, 24 deliveries; worst severity: calm.\n")
    #expect(run.exitCode == 0)
  }

  @Test("--format json has a version and the events of each example")
  func json() throws {
    let run = try Tool.run(
      "rollout", PlanCommandTests.old, PlanCommandTests.new, "--format", "json", "--fail-on", "calm")
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    let audience = try #require((report["audiences"] as? [[String: Any]])?.first)
    let example = try #require((audience["examples"] as? [[String: Any]])?.first)
    let events = try #require(example["events"] as? [[String: Any]])
    #expect(events.map { $0["event"] as? String } == ["launched", "received"])
    #expect(run.exitCode == 1)
  }

  @Test("a sequence needs two deploys", arguments: [["a.json"], ["restart", "a.json", "b.json"]])
  func refusals(steps: [String]) throws {
    let run = try Tool.run(["rollout"] + steps)
    #expect(run.errors.contains("Name at least two deploys"))
    #expect(run.exitCode == 64)
  }
}
