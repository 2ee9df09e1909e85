import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  @MainActor
  @Suite("A component")
  struct BridgeComponentTests {
    struct Choice: Codable, Equatable { var index: Int }

    let delegate = DelegateDouble()
    let component: FormRecorder

    init() {
      component = FormRecorder(destination: Destination(), delegate: delegate)
    }

    // MARK: Receiving

    @Test("receives messages and remembers the last of each event")
    func receiving() {
      component.didReceive(message: .connect(id: "1"))
      component.didReceive(message: .connect(id: "2"))
      component.didReceive(message: .connect(id: "3", event: "submit"))
      #expect(component.messages.map(\.id) == ["1", "2", "3"])
      #expect(component.receivedMessage(for: "connect")?.id == "2")
      #expect(component.receivedMessage(for: "submit")?.id == "3")
      #expect(component.receivedMessage(for: "other") == nil)
    }

    @Test("remembers a bounded number of events, the latest")
    func boundedMemory() {
      for number in 0..<1_000 {
        component.didReceive(message: .connect(id: "\(number)", event: "event\(number)"))
        component.didReceive(message: .connect(id: "\(number)"))
      }
      #expect(component.receivedMessage(for: "event999") != nil)
      #expect(component.receivedMessage(for: "connect")?.id == "999")
      #expect((0..<1_000).filter { component.receivedMessage(for: "event\($0)") != nil }.count < 100)
    }

    @Test("keeps a rare event while another is frequent")
    func frequentEvent() {
      component.didReceive(message: .connect(event: "rare"))
      for number in 0..<1_000 { component.didReceive(message: .connect(id: "\(number)", event: "frequent")) }
      #expect(component.receivedMessage(for: "rare") != nil)
      #expect(component.receivedMessage(for: "frequent")?.id == "999")
    }

    @Test("without an override of onReceive logs an error")
    func withoutOverrides() {
      let component = ComponentWithoutOverrides(destination: Destination(), delegate: delegate)
      component.didReceive(message: .connect())
      component.onViewDidLoad()
      component.onViewWillAppear()
      component.onViewDidAppear()
      component.onViewWillDisappear()
      component.onViewDidDisappear()
      #expect(ComponentWithoutOverrides.name == "")
      #expect(
        Log.lines == [
          #"error: ComponentWithoutOverrides must override onReceive(message:) to handle the event "connect""#
        ])
    }

    @Test("can be taken through its lifecycle by its own tests")
    func lifecycle() {
      component.viewDidLoad()
      component.viewWillAppear()
      component.viewDidAppear()
      component.viewWillDisappear()
      component.viewDidDisappear()
      #expect(
        component.steps == ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
    }

    // MARK: Replying

    @Test("replies to an event with the data it came with")
    func replyToEvent() async throws {
      component.didReceive(message: .connect(id: "7"))
      #expect(try await component.reply(to: "connect"))
      #expect(delegate.replies == [.connect(id: "7")])
    }

    @Test("replies to an event with JSON text")
    func replyWithJSON() async throws {
      component.didReceive(message: .connect(id: "7"))
      #expect(try await component.reply(to: "connect", with: #"{"index":3}"#))
      #expect(delegate.replies == [.connect(id: "7", jsonData: #"{"index":3}"#)])
    }

    @Test("replies to an event with a value")
    func replyWithValue() async throws {
      component.didReceive(message: .connect(id: "7"))
      #expect(try await component.reply(to: "connect", with: Choice(index: 3)))
      #expect(delegate.replies == [.connect(id: "7", jsonData: #"{"index":3}"#)])
    }

    @Test("replies with a message, unchanged or derived")
    func replyWithMessage() async throws {
      let message = Message.connect(id: "7")
      #expect(try await component.reply(with: message))
      #expect(try await component.reply(with: message.replacing(data: Choice(index: 3))))
      #expect(try await component.reply(with: message.replacing(event: "newEvent")))
      #expect(
        delegate.replies == [
          message, .connect(id: "7", jsonData: #"{"index":3}"#), .connect(id: "7", event: "newEvent"),
        ])
    }

    @Test("does not reply to an event it never received, and logs a warning")
    func replyToUnreceivedEvent() async throws {
      #expect(try await component.reply(to: "connect") == false)
      #expect(try await component.reply(to: "connect", with: "{}") == false)
      #expect(try await component.reply(to: "connect", with: Choice(index: 3)) == false)
      #expect(delegate.replies.isEmpty)
      #expect(
        Log.lines
          == Array(
            repeating: #"warning: FormRecorder cannot reply to "connect": no such message was received"#, count: 3))
    }

    @Test("does not reply after its destination is gone")
    func replyWithoutDestination() async throws {
      var short: DelegateDouble? = DelegateDouble()
      let component = short.map { FormRecorder(destination: Destination(), delegate: $0) }
      component?.didReceive(message: .connect())
      short = nil
      #expect(try await component?.reply(to: "connect") == false)
      let result = await completion { component?.reply(with: .connect(), completion: $0) }
      #expect(throws: BridgeComponentError.delegateNil) { try result.get() }
      let toEvent = await completion { component?.reply(to: "connect", completion: $0) }
      #expect(try toEvent.get() == false)
    }

    @Test("returns whether the page received the reply, or throws", arguments: [true, false])
    func replyResult(isTaken: Bool) async throws {
      component.didReceive(message: .connect())
      delegate.result = .success(isTaken)
      #expect(try await component.reply(to: "connect") == isTaken)
      delegate.result = .failure(PageError())
      await #expect(throws: PageError.self) { try await component.reply(to: "connect") }
    }

    // MARK: Replying without await

    /// Calls the form without `async`, as a button's action does.
    func completion(of reply: (@escaping BridgeComponent.ReplyCompletionHandler) -> Void) async -> Result<
      Bool, any Error
    > {
      await withCheckedContinuation { continuation in reply { continuation.resume(returning: $0) } }
    }

    @Test("replies in every form with a completion handler")
    func completionHandlers() async throws {
      component.didReceive(message: .connect(id: "7"))
      let results = [
        await completion { component.reply(to: "connect", completion: $0) },
        await completion { component.reply(to: "connect", with: #"{"index":3}"#, completion: $0) },
        await completion { component.reply(to: "connect", with: Choice(index: 3), completion: $0) },
        await completion { component.reply(with: .connect(id: "8"), completion: $0) },
      ]
      for result in results { #expect(try result.get()) }
      let changed = Message.connect(id: "7", jsonData: #"{"index":3}"#)
      #expect(delegate.replies == [.connect(id: "7"), changed, changed, .connect(id: "8")])
    }

    @Test("calls completion handlers when the event was never received")
    func completionForUnreceivedEvent() async throws {
      let results = [
        await completion { component.reply(to: "connect", completion: $0) },
        await completion { component.reply(to: "connect", with: "{}", completion: $0) },
        await completion { component.reply(to: "connect", with: Choice(index: 3), completion: $0) },
      ]
      for result in results { #expect(try result.get() == false) }
    }

    @Test("calls completion handlers with errors")
    func completionOfFailure() async {
      delegate.result = .failure(PageError())
      let result = await completion { component.reply(with: .connect(), completion: $0) }
      #expect(throws: PageError.self) { try result.get() }
    }

    @Test("sends replies without waiting, in order")
    func fireAndForget() async throws {
      component.didReceive(message: .connect(id: "0"))
      tap()
      try await eventually { delegate.replies.count == 4 }
      #expect(delegate.replies.map(\.jsonData) == [#"{"title":"Submit"}"#, "1", #"{"index":2}"#, "3"])
    }

    private func tap() {
      component.reply(to: "connect")
      component.reply(to: "connect", with: "1")
      component.reply(to: "connect", with: Choice(index: 2))
      component.reply(with: .connect(id: "0", jsonData: "3"))
    }
  }
}
