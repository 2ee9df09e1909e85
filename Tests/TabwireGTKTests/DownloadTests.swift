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
    /// A site with files that download for as long as the test likes.
    static func answer(_ path: String) -> TestServer.Answer {
      let name = path.dropFirst()
      let headers = ["Content-Disposition": "attachment; filename=\(name)"]
      return switch path {
      case "/small.txt": .init(type: "application/octet-stream", body: "content", headers: headers)
      case "/gone.txt": .init(status: 404, type: "text/plain", body: "gone", headers: headers)
      case "/silent.txt": .init(isHeld: true)
      case "/stalled.bin": .init(type: "application/octet-stream", headers: headers, isBodyHeld: true)
      case "/sized.bin":
        .init(
          type: "application/octet-stream", body: String(repeating: "x", count: 50_000),
          headers: headers.merging(["Content-Length": "10000000"]) { $1 }, isEndless: true, pause: .milliseconds(20))
      case _ where path.hasSuffix(".bin"):
        .init(
          type: "application/octet-stream", body: String(repeating: "x", count: 50_000), headers: headers,
          isEndless: true, pause: .milliseconds(20))
      default:
        .init(
          body: TestPage.html("Home", configuration: TestPage.configuration(active: "home", ["home", "explore"])))
      }
    }

    func app(width: Int = 400) async throws -> TestApp {
      let app = try TestApp(server: try TestServer(Self.answer), width: width)
      try await app.untilBar(["home", "explore"])
      try await app.untilLoaded(title: "Home")
      return app
    }

    /// Starts a download and waits until a part of it is there.
    func start(_ name: String, in app: TestApp) async throws {
      _ = try await app.evaluate("location.href = '/\(name)'")
      try await until("\(name) downloads") { app.downloadModel.names.contains(name) }
    }

    /// Clicks a link that downloads a file.
    func click(_ name: String, in app: TestApp) async throws {
      _ = try await app.evaluate(
        "void (() => { const link = document.createElement('a'); link.href = '/\(name)'; link.download = ''; link.click() })()"
      )
    }

    func files(_ app: TestApp) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: app.downloads.path))?.sorted() ?? []
    }

    @Test("a toast tells of downloads that take long, and cancels them: nothing of them stays")
    func cancel() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await start("a.bin", in: app)
      let toasts = app.window.chrome.toasts
      try await until("the toast appears") { toasts.shownText == "Downloading “a.bin”" }
      try await start("b.bin", in: app)
      try await until("the toast tells of both") { toasts.shownText == "Downloading 2 files" }
      // The page is not blocked.
      #expect(try await app.evaluate("1 + 1") == "2")
      app.clickButton("Cancel")
      try await until("nothing is left") { app.downloadModel.names.isEmpty && files(app).isEmpty }
      try await until("the toast is gone") { toasts.shownText == nil }
    }

    @Test("a toast tells of a download that the server does not answer, beside one that it does, and cancels both")
    func silence() async throws {
      let app = try await app()
      defer { app.window.close() }
      let toasts = app.window.chrome.toasts
      try await click("silent.txt", in: app)
      try await until("the toast appears") { toasts.shownText == "Downloading “silent.txt”" }
      #expect(app.server.hits["/silent.txt"] == 1)
      try await start("a.bin", in: app)
      try await until("the toast tells of both") { toasts.shownText == "Downloading 2 files" }
      app.clickButton("Cancel")
      try await until("nothing is left") { app.downloadModel.names.isEmpty && files(app).isEmpty }
      try await until("the toast is gone") { toasts.shownText == nil }
    }

    @Test("a connection that drops in the middle of a download leaves no part of the file")
    func dropped() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await start("sized.bin", in: app)
      try await until("a part of it is there") { app.server.endlessBytes > 200_000 && !files(app).isEmpty }
      app.server.stop()
      try await until("the user is told") {
        app.window.chrome.toasts.shownText == "“sized.bin” could not be downloaded: the connection failed"
      }
      #expect(app.downloadModel.names.isEmpty && files(app).isEmpty)
    }

    @Test(
      "a download fails when the server sends nothing for too long, before or after the first byte",
      arguments: ["silent.txt", "stalled.bin"])
    func silenceLimit(name: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      app.downloadModel.silenceLimit = .seconds(2)
      try await click(name, in: app)
      try await until("the user is told") {
        app.window.chrome.toasts.shownText
          == "“\(name)” could not be downloaded: the server sent nothing for 2 seconds"
      }
      try await until("nothing is left") { app.downloadModel.names.isEmpty && files(app).isEmpty }
    }

    @Test(
      "a download that cannot be written says whether the disk is full",
      arguments: [(ENOSPC, "the disk is full"), (EACCES, "the file cannot be written")])
    func unwritable(code: Int32, reason: String) throws {
      let error = try #require(
        g_error_new_literal(
          webkit_download_error_quark(), gint(WEBKIT_DOWNLOAD_ERROR_DESTINATION.rawValue),
          "Error writing to file: \(String(cString: g_strerror(code)))"))
      #expect(Downloads.reason(for: GLibError(taking: error)) == reason)
    }

    @Test("a file name that is taken gets a number")
    func sameName() async throws {
      let app = try await app()
      defer { app.window.close() }
      for name in ["small.txt", "small (2).txt"] {
        try await click("small.txt", in: app)
        try await until("\(name) is there") { files(app).contains(name) && app.downloadModel.names.isEmpty }
      }
      #expect(files(app) == ["small (2).txt", "small.txt"])
    }

    @Test("a file that is saved can be shown in its folder")
    func saved() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.hasOtherApps = false
      _ = try await app.evaluate("location.href = '/small.txt'")
      let toasts = app.window.chrome.toasts
      try await until("the toast appears") { toasts.shownText == "“small.txt” downloaded" }
      #expect(files(app) == ["small.txt"])
      app.clickButton("Show")
      #expect(app.shownFolders.map(\.path) == [app.downloads.path])
      try await until("the user is told") { toasts.shownText == "No app can open this folder" }
    }

    @Test("in a sandbox the user chooses where a file is saved, or cancels", arguments: [true, false])
    func portal(isChosen: Bool) async throws {
      let app = try await app()
      defer { app.window.close() }
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var names: [String] = []
      app.downloadModel.chooseFile = { name, completion in
        names.append(name)
        // The user takes some time.
        Task { completion(isChosen ? folder.appending(path: "mine.txt") : nil) }
      }
      _ = try await app.evaluate("location.href = '/small.txt'")
      try await until("the user is asked") { names.count == 1 }
      if isChosen {
        try await until("it is saved there") { app.window.chrome.toasts.shownText == "“mine.txt” downloaded" }
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "mine.txt").path))
      } else {
        try await until("nothing runs") { app.downloadModel.names.isEmpty && app.window.offeredAction == nil }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
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

    @Test("an error page of the server is not saved")
    func failed() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await click("gone.txt", in: app)
      try await until("it has failed") {
        app.window.chrome.toasts.shownText
          == "“gone.txt” could not be downloaded: the server responded with status 404"
      }
      #expect(files(app).isEmpty)
    }

    @Test("closing the window during a download asks first, and leaves no part of the file")
    func closing() async throws {
      let app = try await app()
      try await start("a.bin", in: app)
      app.window.requestClose()
      try await until("the user is asked") { app.window.dialogTitle == "Close the Window?" }
      app.window.clickDialogButton("Close")
      app.window.configuration.environment.downloads.stop()
      #expect(files(app).isEmpty)
    }
  }
}
