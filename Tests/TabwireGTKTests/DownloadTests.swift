import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// What users see of downloads.
  @MainActor
  @Suite("Downloads")
  struct DownloadTests {
    static func answer(_ path: String) -> TestServer.Answer {
      let headers = ["Content-Disposition": "attachment; filename=\(path.dropFirst())"]
      return switch path {
      case "/small.txt", "/other.txt": .init(type: "application/octet-stream", body: "content", headers: headers)
      case "/gone.txt": .init(status: 404, type: "text/plain", body: "gone", headers: headers)
      case "/sized.bin":
        .init(
          type: "application/octet-stream", body: String(repeating: "x", count: 50_000),
          headers: headers.merging(["Content-Length": "10000000"]) { $1 }, isEndless: true, pause: .milliseconds(20))
      case "/list": .init(type: "text/plain", body: "from the server")
      default:
        .init(
          body: TestPage.html("Home", configuration: TestPage.configuration(active: "home", ["home", "explore"])))
      }
    }

    func app() async throws -> TestApp {
      let app = try TestApp(server: try TestServer(Self.answer))
      try await app.untilBar(["home", "explore"])
      try await app.untilLoaded(title: "Home")
      return app
    }

    func files(_ app: TestApp) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: app.downloads.path))?.sorted() ?? []
    }

    @Test("a download is saved where the user chooses, or not at all", arguments: [true, false])
    func saved(isChosen: Bool) async throws {
      let app = try await app()
      defer { app.window.close() }
      let place = app.downloads.appending(path: "mine.txt")
      try FileManager.default.createDirectory(at: app.downloads, withIntermediateDirectories: true)
      var names: [String] = []
      app.downloadModel.chooseFile = { name, completion in
        names.append(name)
        // The user takes some time.
        Task { completion(isChosen ? place : nil) }
      }
      _ = try await app.evaluate("location.href = '/small.txt'")
      try await until("the user is asked") { names == ["small.txt"] }
      let toasts = app.window.chrome.toasts
      if isChosen {
        try await until("the toast appears") { toasts.shownText == "“mine.txt” downloaded" }
        #expect(try String(contentsOf: place, encoding: .utf8) == "content")
      } else {
        #expect(try await app.evaluate("1 + 1") == "2")
        #expect(files(app).isEmpty && toasts.shownText == nil)
      }
      #expect(app.window.headerTitle == "Home")
      #expect(app.window.offeredAction == nil)
    }

    @Test(
      "the dialog suggests the name of a file, whatever path the server suggests",
      arguments: [
        ("a.txt", "a.txt"), ("../../a.txt", "a.txt"), ("/etc/passwd", "passwd"), ("", ""),
        ("a\u{0}\n\u{202E}b.txt", "a  b.txt"),
      ])
    func fileName(suggestion: String, name: String) {
      #expect(SaveDialog.fileName(suggestion) == name)
    }

    @Test(
      "a link with the download attribute saves its target, also data and blob URLs",
      arguments: [
        ("URL.createObjectURL(new Blob(['made here'], { type: 'text/csv' }))", "trips.csv", "made here"),
        ("'data:text/csv,made%20here'", "trips.csv", "made here"), ("'/list'", "trips.csv", "from the server"),
      ])
    func downloadLink(address: String, name: String, content: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate(
        "void (() => { const link = document.createElement('a'); link.href = \(address); link.download = 'trips.csv'; link.click() })()"
      )
      try await until("the toast appears") { app.window.chrome.toasts.shownText == "“\(name)” downloaded" }
      #expect(try String(contentsOf: app.downloads.appending(path: name), encoding: .utf8) == content)
      #expect(app.window.headerTitle == "Home")
      #expect(app.opened.isEmpty && app.window.offeredAction == nil)
    }

    @Test("a page asks once for each action of the user where to save a file")
    func allowance() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/small.txt'")
      try await until("the first file is saved") { files(app) == ["small.txt"] }
      _ = try await app.evaluate("location.href = '/other.txt'")
      try await until("the second is refused") { app.log.lines.contains { $0.contains("no user action caused it") } }
      #expect(files(app) == ["small.txt"])
      app.window.selectedNavigator.userIsActive(isDeliberate: true)
      _ = try await app.evaluate("location.href = '/other.txt'")
      try await until("the second file is saved") { files(app) == ["other.txt", "small.txt"] }
    }

    @Test("the name of a file forges no line in the log")
    func nameWithLines() async throws {
      let app = try await app()
      defer { app.window.close() }
      for name in ["first.txt", #"a\u2028forged"#] {
        _ = try await app.evaluate(
          "void (() => { const link = document.createElement('a'); link.href = 'data:,x'; link.download = '\(name)'; link.click() })()"
        )
        try await until("the page may go on") { files(app) == ["first.txt"] }
      }
      try await until("it is refused") { app.log.lines.contains { $0.contains("no user action caused it") } }
      #expect(app.log.lines.contains { $0.contains("a\u{FFFD}forged") }, "\(app.log.lines)")
    }

    @Test("a connection that drops in the middle of a download leaves no part of the file")
    func dropped() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/sized.bin'")
      try await until("a part of it is there") { app.server.endlessBytes > 200_000 && !files(app).isEmpty }
      app.server.stop()
      try await until("the user is told") {
        app.window.chrome.toasts.shownText?.hasPrefix("“sized.bin” could not be downloaded: ") == true
      }
      try await until("nothing is left") { files(app).isEmpty }
      #expect(app.log.warnings.contains { $0.contains("download failed") }, "\(app.log.warnings)")
    }

    @Test("an error page of the server is not saved")
    func failed() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate(
        "void (() => { const link = document.createElement('a'); link.href = '/gone.txt'; link.download = ''; link.click() })()"
      )
      try await until("it has failed") {
        app.window.chrome.toasts.shownText
          == "“gone.txt” could not be downloaded: the server responded with status 404"
      }
      #expect(files(app).isEmpty)
    }

    @Test("a folder that cannot be written says what to do")
    func runtimeFolder() {
      #expect(throws: Never.self) { try RuntimeFolder.check() }
      #expect(throws: RuntimeFolder.UnusableError.self) { try RuntimeFolder.check(URL(filePath: "/dev/null/run")) }
      let error = RuntimeFolder.UnusableError(folder: URL(filePath: "/run/user/1"), reason: "No space left on device")
      #expect(error.description.contains("/run/user/1 cannot be written: No space left on device (free some space"))
    }
  }
}
