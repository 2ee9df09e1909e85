import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireShell
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("tabwire-shell")
  struct ShellTests {
    struct Run {
      let output: String
      let errors: String
      /// The exit code, or the negated number of the signal that ended the program.
      let exitCode: Int32
    }

    /// Runs the program with its own data folder.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the program.
    ///   - prepare: Writes files into the data folder.
    ///   - inspect: Reads the data folder after the program has exited.
    ///   - use: Uses the program while it runs.
    ///   - interrupt: Returns when the program shall be interrupted, or `nil` to wait until it exits.
    func run(
      _ arguments: [String], prepare: (URL) throws -> Void = { _ in }, use: () async throws -> Void = {},
      interrupt: (() async throws -> Void)? = nil, inspect: (URL) throws -> Void = { _ in }
    ) async throws -> Run {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try prepare(folder)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let built = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
      let process = Process()
      process.executableURL = built.appending(path: "tabwire-shell")
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging([
        "XDG_DATA_HOME": folder.path, "HOME": folder.path, "XDG_CONFIG_HOME": folder.appending(path: "config").path,
      ]) { $1 }
      let files = ["output", "errors"].map { folder.appending(path: $0) }
      for file in files { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: files[0])
      process.standardError = try FileHandle(forWritingTo: files[1])
      try process.run()
      // A window that stays would get the keys of the next tests.
      defer { if process.isRunning { process.terminate() } }
      try await use()
      if let interrupt {
        try await interrupt()
        process.interrupt()
      }
      try await until("the program ends") { !process.isRunning }
      try inspect(folder)
      let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
      let status = process.terminationStatus
      return Run(
        output: texts[0], errors: texts[1], exitCode: process.terminationReason == .exit ? status : -status)
    }

    @Test("a run prints transitions and messages, and nothing that pages write to the console")
    func site() async throws {
      var agent = ""
      let server = try TestServer { path in
        .init(
          body: TestPage.html(
            "Home", configuration: TestPage.configuration(active: "home", ["home", "explore"]),
            // A terminal would obey it.
            script: #"console.error("no \u001B[31mway")"#))
      }
      server.onRequest = { agent = $0["User-Agent"] ?? agent }
      var folder: URL?
      let run = try await run(
        [
          server.url("/").absoluteString, "--log", "--width", "360", "--dark", "--background-tabs", "0", "--user-agent",
          "Trails/2.1;", "--components", "form",
        ], prepare: { folder = $0 },
        interrupt: {
          try await until("the message is logged") {
            let output = folder.flatMap { try? String(contentsOf: $0.appending(path: "output"), encoding: .utf8) }
            return output?.contains("message: ") == true
          }
        })
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(!run.errors.contains("no "), "\(run.errors)")
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines.first == "case 2 · bootstrap becomes home · explore added", "\(lines)")
      #expect(
        lines.dropFirst().allSatisfy { $0.hasPrefix("message: navigation configure delivered") } && lines.count > 1,
        "\(lines)")
      #expect(
        agent.contains("Trails/2.1; Hotwire Native Linux; Turbo Native Linux; bridge-components: [navigation form]"))
    }

    @Test("a mailto link opens the user's mail app")
    func mail() async throws {
      let server = try TestServer { _ in
        .init(body: TestPage.html("Home", configuration: nil, script: "location.href = 'mailto:ada@example.org'"))
      }
      let letter = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: letter) }
      let run = try await run([server.url("/").absoluteString]) { home in
        let applications = home.appending(path: "applications")
        try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
        let program = home.appending(path: "mail")
        try "#!/bin/sh\necho \"$1\" >\(letter.path)\n".write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try """
        [Desktop Entry]
        Type=Application
        Name=Mail
        Exec=\(program.path) %u
        MimeType=x-scheme-handler/mailto;
        """.write(to: applications.appending(path: "mail.desktop"), atomically: true, encoding: .utf8)
        try "[Default Applications]\nx-scheme-handler/mailto=mail.desktop\n"
          .write(to: applications.appending(path: "mimeapps.list"), atomically: true, encoding: .utf8)
      } interrupt: {
        try await until("the mail app starts") {
          (try? String(contentsOf: letter, encoding: .utf8)) == "mailto:ada@example.org\n"
        }
      }
      #expect(run.errors == "")
    }

    @Test("the data folder is readable by the user only, also if it existed before")
    func privateData() async throws {
      let server = try TestServer { _ in
        .init(
          body: TestPage.html("Home", configuration: nil), headers: ["Set-Cookie": "a=1; Max-Age=1000"])
      }
      var permissions: [String: Int] = [:]
      _ = try await run(
        [server.url("/").absoluteString],
        prepare: { home in
          let folder = home.appending(path: "dev.tabwire.Shell")
          try FileManager.default.createDirectory(
            at: folder.appending(path: "data"), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755])
          _ = FileManager.default.createFile(
            atPath: folder.appending(path: "old.sqlite").path, contents: Data(),
            attributes: [.posixPermissions: 0o644])
        },
        interrupt: { try await until("the page is requested") { server.hits["/"] == 1 } },
        inspect: { home in
          let folder = home.appending(path: "dev.tabwire.Shell")
          for path in ["", "data", "old.sqlite"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
            permissions[path] = attributes[.posixPermissions] as? Int
          }
        })
      #expect(permissions == ["": 0o700, "data": 0o700, "old.sqlite": 0o600])
    }

    @Test("the path configuration is requested with the User-Agent of the app")
    func pathConfigurationAgent() async throws {
      let server = try TestServer { path in
        path == "/paths.json"
          ? .init(type: "application/json", body: #"{"rules":[]}"#)
          : .init(body: TestPage.html("Home", configuration: nil))
      }
      var agents: [String: String] = [:]
      server.onRequest = { agents[$0["path"] ?? ""] = $0["User-Agent"] }
      _ = try await run(
        [server.url("/").absoluteString, "--path-configuration", "/paths.json"],
        interrupt: { try await until("both are requested") { agents["/"] != nil && agents["/paths.json"] != nil } })
      #expect(agents["/paths.json"] == agents["/"])
      #expect(agents["/"]?.contains("Hotwire Native Linux") == true)
    }

    @Test("the man page lists every option")
    func manPage() async throws {
      let help = try await run(["--help"]).output
      let root = URL(filePath: #filePath).appending(path: "../../../").standardizedFileURL
      let page = try String(
        contentsOf: root.appending(path: "Packaging/Linux/tabwire-shell.1"), encoding: .utf8
      ).replacing("\\-", with: "-")
      let options = Set(help.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })
      #expect(options.count > 15)
      let missing = options.filter { !page.contains($0) }
      #expect(missing.isEmpty, "\(missing.sorted())")
    }

    @Test("the version is printed")
    func version() async throws {
      let run = try await run(["--version"])
      #expect(run.exitCode == 0 && run.output.contains(/^\d+\.\d+\.\d+\n$/))
    }

    @Test("a path configuration of another site is refused")
    func foreignPathConfiguration() async throws {
      let run = try await run(["http://localhost:1", "--path-configuration", "https://evil.example/paths.json"])
      #expect(run.exitCode == 64)
      #expect(run.errors.contains("is not on http://localhost:1"), "\(run.errors)")
    }

    @Test("a page that cannot be loaded is an error", arguments: [false, true])
    func unreachable(isRefused: Bool) async throws {
      let server = try TestServer { _ in .init() }
      let address = isRefused ? "http://127.0.0.1:6000" : server.url("/").absoluteString
      server.stop()
      let reason = isRefused ? "cannot be loaded: WebKit blocks this address" : "cannot be loaded: Could not connect"
      var folder: URL?
      let run = try await run(
        [address], prepare: { folder = $0 },
        interrupt: {
          try await until("the error is printed") {
            let errors = folder.flatMap { try? String(contentsOf: $0.appending(path: "errors"), encoding: .utf8) }
            return errors?.contains(reason) == true
          }
        })
      #expect(run.errors.contains(reason), "\(run.errors)")
    }

    @Test(
      "invalid arguments exit with 64 and an error",
      arguments: [
        (["ftp://example.org"], "is not the URL of a site"),
        (["localhost:1", "--components", "x"], "- form"),
        (["localhost:1", "--width", "7"], "240 to 10000"), (["file:///etc/passwd"], "is not the URL of a site"),
        (["localhost:1", "--background-tabs=-1"], "must be 0 or greater"),
        (["localhost:1", "--permissions", "everything"], "- notifications"),
        (["localhost:1", "--platform", "windows"], "'linux', 'ios' or 'android'"),
        (["localhost:1", "--allow-origin", "mailto:a"], "is not the URL of a site"),
        (["--path-configuration", "/a.json"], "--path-configuration needs the URL of a site"),
      ])
    func wrongArguments(arguments: [String], message: String) async throws {
      let run = try await run(arguments)
      #expect(run.exitCode == 64)
      #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("with another platform, the server and the page see that platform", arguments: ["ios", "android"])
    func platform(name: String) async throws {
      var agent = ""
      let server = try TestServer { _ in
        .init(
          body: TestPage.html(
            "Home", configuration: nil,
            script: """
              const tell = () => {
                const platform = document.documentElement.dataset.bridgePlatform
                if (platform) fetch(`/seen-${platform}`)
                else setTimeout(tell, 20)
              }
              tell()
              """))
      }
      server.onRequest = { agent = $0["path"] == "/" ? $0["User-Agent"] ?? "" : agent }
      _ = try await run(
        [server.url("/").absoluteString, "--platform", name],
        interrupt: { try await until("the page has the platform") { server.hits["/seen-\(name)"] == 1 } })
      let display = name == "ios" ? "iOS" : "Android"
      #expect(agent.contains("Hotwire Native \(display); Turbo Native \(display);"), "\(agent)")
    }

    @Test("a further call opens its URL in the running window")
    func running() async throws {
      // An eager tab requests its page as soon as the tab bar is there.
      let tabs = TestPage.configuration(active: "home", ["home", "explore"])
        .replacing(#""id":"explore""#, with: #""id":"explore","eager":true"#)
      let server = try TestServer { path in .init(body: TestPage.html(path, configuration: tabs)) }
      let second = Second()
      let visit: () async throws -> Void = {
        try await until("the tab bar is there") { server.hits["/explore"] == 1 }
        second.run = try await run([server.url("/explore/3?x=1").absoluteString])
        try await until("the address is visited") { server.hits["/explore/3?x=1"] == 1 }
      }
      let first = try await run([server.url("/").absoluteString, "--log"], interrupt: visit)
      #expect(second.run?.exitCode == 0, "\(second.run?.errors ?? "")")
      #expect(server.hits["/"] == 1)
      #expect(first.output.contains("explore selected"), "\(first.output)")
    }

    @MainActor
    private final class Second {
      var run: Run?
    }

    @Test("by default an app opens the arguments that are URIs")
    func defaultAddresses() {
      let arguments = ["app", "--verbose", "trails:/explore/3", "-n", "3", "report.txt", "https://example.org/", ""]
      #expect(TabwireApplication.addresses(in: arguments) == ["trails:/explore/3", "https://example.org/"])
      #expect(TabwireApplication.addresses(in: ["trails:/not-an-argument"]).isEmpty)
      #expect(TabwireApplication.addresses(in: []).isEmpty)
    }

    @Test(
      "a URI with the app's scheme stands for its path",
      arguments: [
        ("trails:/explore/3?x=1#top", "/explore/3?x=1#top"), ("trails://explore/3", "/explore/3"),
        ("TRAILS:///explore", "/explore"), ("trails:", "/"), ("trails:////evil.example", "/evil.example"),
        ("https://example.org/a", "https://example.org/a"), ("/a:b", "/a:b"), ("other:/a", "other:/a"),
      ])
    func schemes(text: String, address: String) {
      #expect(TabwireApplication.address(of: text, schemes: ["trails"]) == address)
    }

    @Test(
      "the id of a running app is valid for every instance name",
      arguments: ["http://localhost:3000", "http://[::1]:80", "ä", ""])
    func runningID(name: String) throws {
      let application = TabwireApplication(id: "org.example.Trails", startURL: URL(filePath: "/")) {
        $0.instanceName = name
      }
      #expect(g_application_id_is_valid(application.runningID) != 0, "\(application.runningID)")
    }

    /// The lines that the program prints, without those about titles of message dialogs: libadwaita 1.7 has GTK 4.18 warn of its own.
    private func ownErrors(in text: String) -> [Substring] {
      text.split(separator: "\n").filter { !$0.contains("Trying to measure GtkLabel") }
    }

    @Test("without a URL the program opens the site that the user types")
    func program() async throws {
      let server = try TestServer { path in
        .init(
          body: TestPage.html("Home", configuration: TestPage.configuration(active: "home", ["home", "explore"])))
      }
      let keys = ProgramKeys()
      let first = try await run(
        [],
        interrupt: {
          try await keys.untilFocused(title: "Tabwire Shell")
          try await keys.press("type", server.host)
          try await keys.press("key", "Return")
          try await until("the site is requested") { server.hits["/"] == 1 }
          try await keys.untilFocused(title: "Home")
        })
      #expect(first.exitCode == 0)
      #expect(ownErrors(in: first.errors) == [])
      let second = try await run(
        [],
        use: {
          try await keys.untilFocused(title: "Tabwire Shell")
          try await keys.press("key", "Escape")
        })
      #expect(second.exitCode == 0)
      #expect(ownErrors(in: second.errors) == [])
      #expect(server.hits["/"] == 1)
    }
  }
}
