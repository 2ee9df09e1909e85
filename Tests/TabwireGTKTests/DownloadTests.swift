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
      case "/stalled.bin":
        .init(
          type: "application/octet-stream", body: String(repeating: "x", count: 50_000), headers: headers,
          isEndless: true, pause: .seconds(3600))
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

    func list(_ app: TestApp) -> DownloadList { app.downloadList }

    /// Starts a download and waits until a part of it is there.
    func start(_ name: String, in app: TestApp) async throws -> Int {
      _ = try await app.evaluate("location.href = '/\(name)'")
      var id: Int?
      try await until("\(name) downloads") {
        let download = list(app).downloads.first { $0.name == name && $0.receivedByteCount > 0 }
        id = download?.id
        return download != nil
      }
      return try #require(id)
    }

    func files(_ app: TestApp) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: app.downloads.path))?.sorted() ?? []
    }

    @Test("a button in the header bar is there while there are downloads, and lists them")
    func button() async throws {
      let app = try await app()
      defer { app.window.close() }
      let button = app.window.chrome.header.downloads
      #expect(gtk_widget_get_visible(button.widget) == 0)
      _ = try await start("a.bin", in: app)
      _ = try await start("b.bin", in: app)
      #expect(gtk_widget_get_visible(button.widget) != 0)
      #expect(DownloadsButton.label(of: list(app)) == "Downloads, 2 running")
      button.popUp()
      try await until("both are listed") { button.rows.count == 2 }
      let received = list(app).downloads.map(\.receivedByteCount)
      try await until("they go on") {
        zip(list(app).downloads.map(\.receivedByteCount), received).allSatisfy { $0 > $1 }
      }
      // The page is not blocked.
      #expect(try await app.evaluate("1 + 1") == "2")
      app.downloadModel.stop()
    }

    @Test("a canceled download leaves nothing, in the list and on the disk")
    func cancel() async throws {
      let app = try await app()
      defer { app.window.close() }
      let first = try await start("a.bin", in: app)
      let second = try await start("b.bin", in: app)
      app.downloadModel.cancel(first)
      try await until("it is gone") { list(app).downloads.map(\.id) == [second] && !files(app).contains("a.bin") }
      try await until("its part is gone") { files(app).allSatisfy { $0.hasPrefix("b.bin") } }
      app.downloadModel.cancel(second)
      try await until("nothing is left") { list(app).isEmpty && files(app).isEmpty }
      #expect(gtk_widget_get_visible(app.window.chrome.header.downloads.widget) == 0)
      #expect(app.window.chrome.toasts.shownText == nil)
    }

    @Test("a file that is there can be opened, shown in its folder and cleared")
    func saved() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/small.txt'")
      let file = app.downloads.appending(path: "small.txt")
      try await until("it is there") { list(app).downloads.map(\.state) == [.saved(file)] }
      let button = app.window.chrome.header.downloads
      let row = try #require(button.rows.values.first)
      row.onAction?(.open)
      row.onAction?(.showFolder)
      #expect(app.shownFolders.map(\.path) == [file.path, app.downloads.path])
      app.hasOtherApps = false
      row.onAction?(.open)
      try await until("the user is told") {
        app.labels.contains { $0 == "No app can open this file" } || app.window.chrome.toasts.shownText != nil
      }
      app.downloadModel.clear()
      #expect(list(app).isEmpty && FileManager.default.fileExists(atPath: file.path))
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
        try await until("it is saved there") {
          if case .saved(let file) = list(app).downloads.first?.state {
            file.lastPathComponent == "mine.txt"
          } else {
            false
          }
        }
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "mine.txt").path))
      } else {
        try await until("nothing runs") { list(app).isEmpty && app.window.offeredAction == nil }
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

    @Test("a download that fails stays in the list with its reason")
    func failed() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate(
        "void (() => { const link = document.createElement('a'); link.href = '/gone.txt'; link.download = 'gone.txt'; link.click() })()"
      )
      let reason = "the server responded with status 404"
      try await until("it has failed") { list(app).downloads.map(\.state) == [.failed(reason: reason)] }
      #expect(files(app).isEmpty)
    }

    @Test("a download fails when its server stops sending, and leaves no part of the file")
    func stalled() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.downloadModel.stallTimeout = .milliseconds(500)
      _ = try await start("stalled.bin", in: app)
      try await until("it has failed") {
        list(app).downloads.map(\.state) == [.failed(reason: "the server stopped sending")]
      }
      #expect(files(app).isEmpty)
    }

    @Test("a download that sends slowly goes on")
    func slow() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.downloadModel.stallTimeout = .milliseconds(500)
      let id = try await start("a.bin", in: app)
      let received = try #require(list(app).downloads.first?.receivedByteCount)
      try await until("more than the timeout has passed") {
        (list(app).downloads.first?.receivedByteCount ?? 0) > received + 2_500_000
      }
      #expect(list(app).running.map(\.id) == [id])
      app.downloadModel.cancel(id)
    }

    @Test("the user is told of a download whose server never responds")
    func silent() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.downloadModel.stallTimeout = .milliseconds(500)
      _ = try await app.evaluate(
        "void (() => { const link = document.createElement('a'); link.href = '/silent.txt'; link.download = 'silent.txt'; link.click() })()"
      )
      try await until("the user is told") {
        app.window.chrome.toasts.shownText == "“silent.txt” could not be downloaded: the server stopped sending"
      }
      #expect(files(app).isEmpty)
    }

    @Test("closing the window during a download asks first, and leaves no part of the file")
    func closing() async throws {
      let app = try await app()
      _ = try await start("a.bin", in: app)
      app.window.requestClose()
      try await until("the user is asked") { app.window.dialogTitle == "Close the Window?" }
      app.window.clickDialogButton("Close")
      app.window.configuration.environment.downloads.stop()
      #expect(files(app).isEmpty)
    }

    @Test("the list keeps the running downloads and the last twenty that ended")
    func bounds() {
      var list = DownloadList()
      for id in 1...100 {
        list.add(.init(id: id, name: "\(id)", byteCount: id.isMultiple(of: 2) ? 10 : nil))
        if id > 3 { list.end(id, as: .failed(reason: "none")) }
      }
      #expect(list.running.map(\.id) == [3, 2, 1])
      #expect(list.downloads.count == 3 + DownloadList.maximumEndedCount)
      #expect(list.downloads.first?.id == 100)
      #expect(list.fraction == nil)
      list.remove(1)
      list.remove(3)
      list.receive(4, of: 2)
      #expect(list.fraction == 0.4)
      list.receive(40, of: 2)
      #expect(list.fraction == 1)
      list.removeEnded()
      #expect(list.downloads.map(\.id) == [2])
    }

    @Test(
      "a row says how much is there",
      arguments: [
        (nil, 0, "0 bytes"), (nil, 1_500_000, "1.5 MB"), (5_000_000, 1_500_000, "1.5 MB of 5.0 MB"),
      ] as [(UInt64?, UInt64, String)])
    func captions(byteCount: UInt64?, received: UInt64, text: String) {
      let download = DownloadList.Download(id: 1, name: "a", byteCount: byteCount, receivedByteCount: received)
      let caption = DownloadRow.caption(of: download).replacing("\u{A0}", with: " ")
      #expect(caption == text)
    }

    @Test("a screen reader finds a name for everything in the list")
    func names() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/small.txt'")
      try await until("it is there") { list(app).downloads.contains { !$0.isRunning } }
      _ = try await start("large.bin", in: app)
      app.window.chrome.header.downloads.popUp()
      var found: [ScreenReader.Object] = []
      try await until("the list is open") {
        found = try await ScreenReader.read(app.window.headerTitle)
        return found.contains { $0.name == "Cancel: large.bin" }
      }
      #expect(found.unnamed == [])
      app.downloadModel.stop()
    }

    @Test("the list looks right", arguments: [360, 1200], [false, true])
    func looks(width: Int, isDark: Bool) async throws {
      (isDark ? TabwireApplication.ColorScheme.dark : .light).apply()
      defer { TabwireApplication.ColorScheme.system.apply() }
      let app = try await app(width: width)
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/small.txt'")
      try await until("it is there") { list(app).downloads.contains { !$0.isRunning } }
      _ = try await app.evaluate(
        "void (() => { const link = document.createElement('a'); link.href = '/gone.txt'; link.download = 'gone.txt'; link.click() })()"
      )
      try await until("it has failed") { list(app).downloads.count == 2 }
      _ = try await start("a-report-with-a-very-long-name-of-the-year-2026.bin", in: app)
      let button = app.window.chrome.header.downloads
      button.popUp()
      let folder = ProcessInfo.processInfo.environment["TABWIRE_PICTURES"].map { URL(filePath: $0) }
      let name = "41-downloads-\(width)-\(isDark ? "dark" : "light")"
      for (part, widget) in [("window", app.window.window), ("list", button.popover)] {
        try await until("the \(part) is painted") { gtk_widget_get_width(widget) > 0 }
        let file = (folder ?? .temporaryDirectory).appending(path: "\(name)-\(part).png")
        defer { if folder == nil { try? FileManager.default.removeItem(at: file) } }
        try await WindowPicture(of: [widget]).write(to: file)
        #expect(try Picture(file).colorCount > 10)
      }
      app.downloadModel.stop()
    }
  }
}
