# frozen_string_literal: true

require "support/test_case"
require "puma"
require "minitest/mock"
require "puma/server"
require "socket"

# Streams over real connections to Puma, which has fewer threads than there are streams.
class StreamTest < ActiveSupport::TestCase
  THREADS = 2
  TIMEOUT = 60
  # How many clients leave.
  LEAVING = Integer(ENV.fetch("TABWIRE_LEAVING", 100))
  ALIVE = "event: alive\ndata: 15\n\n"

  # A clock that only a test moves.
  class Clock
    attr_accessor :seconds

    def initialize = @seconds = 0.0
    def call = seconds
  end

  # A client that reads what the server writes.
  class Client
    def initialize(port, path, headers = {})
      @socket = connect(port)
      @text = +""
      lines = ["GET #{path} HTTP/1.1", "Host: localhost", *headers.map { |name, value| "#{name}: #{value}" }]
      @socket.write("#{lines.join("\r\n")}\r\n\r\n")
    end

    # Returns everything that has arrived since the last call, as soon as a text is in it.
    def read(last)
      Timeout.timeout(TIMEOUT) { @text << @socket.readpartial(65_536) until @text.include?(last) }
      @text.slice!(0..)
    end

    # Returns everything that arrives until the server closes the connection.
    def read_to_end
      Timeout.timeout(TIMEOUT) { @text + @socket.read }
    end

    def close = @socket.close

    # Closes the connection with a reset, as a phone without a network does.
    def abort
      @socket.setsockopt(Socket::SOL_SOCKET, Socket::SO_LINGER, [1, 0].pack("ii"))
      close
    end

    private

    def connect(port) = TCPSocket.new("127.0.0.1", port)
  end

  # A client of a server with TLS.
  class TLSClient < Client
    private

    def connect(port) = OpenSSL::SSL::SSLSocket.new(super).tap(&:connect)
  end

  setup do
    @clock = Clock.new
    @streams = Tabwire::OpenStreams.new(maximum_streams: 20, maximum_streams_per_session: 2, clock: @clock)
    Tabwire::TabBarUpdates.current = Tabwire::TabBarUpdates.new(@streams)
    @servers = []
    @port = serve { |server| server.add_tcp_listener("127.0.0.1", 0) }
    @clients = []
  end

  teardown do
    @clients.each(&:close)
    @servers.each { |server| server.stop(true) }
  end

  # P11.10, P11.12, P11.13, P11.14
  test "a stream sends the tab bar of its user at once, and ends when it may have changed" do
    stream = open("/stream?path=/explore/3", "reader")
    text = stream.read("</turbo-stream>\n\n")
    head, body = text.split("\r\n\r\n", 2)
    assert_match(%r{\AHTTP/1\.1 200 OK\r$}, head)
    assert_match(%r{^content-type: text/event-stream}i, head)
    assert_match(/^cache-control: .*no-store/i, head)
    assert_match(/^x-accel-buffering: no\r?$/i, head)
    assert_match(/^retry: \d+$/, body)
    assert_equal true, configuration(body)["live"]
    assert_equal "explore", configuration(body)["active"]
    assert_streams 1
    ApplicationTabBar.broadcast_to("reader")
    assert_match(/^retry: \d+\n\n\z/, stream.read_to_end)
    assert_equal 0, streams.size
  end

  # P11.10
  test "a stream has no length where middleware adds the length to responses" do
    assert_match(/^content-length: \d+/i, open("/explore", "reader").read("</html>"))
    assert_no_match(/^content-length:/i, open("/stream", "reader").read("</turbo-stream>"))
  end

  # Such as that of `rackup`.
  test "a stream has no length where middleware around the app adds the length" do
    [Rails.application, Rack::Lint.new(Rails.application)].each do |app|
      server = { "rack.hijack?" => true, "rack.hijack" => -> {}, "HTTP_COOKIE" => cookie("reader") }
      _, headers, = Rack::ContentLength.new(app).call(Rack::MockRequest.env_for("/stream", server))
      assert_equal %w[text/event-stream], headers.slice("Content-Type", "content-type").values
      assert_empty headers.keys.grep(/content-length/i)
    end
  end

  test "a stream stays as it is where middleware compresses responses" do
    stream = ->(env) { TabBarUpdatesController.action(:show).call(env) }
    [nil, cookie("reader")].each do |cookie|
      environment = { "rack.hijack?" => true, "HTTP_ACCEPT_ENCODING" => "gzip", "HTTP_COOKIE" => cookie }
      deflated = Rack::Deflater.new(Rails.application)
      _, headers, = deflated.call(Rack::MockRequest.env_for("/stream", environment.compact))
      assert_nil headers["Content-Encoding"]
      _, headers, = Rack::Deflater.new(stream).call(Rack::MockRequest.env_for("/stream", environment.compact))
      assert_nil headers["Content-Encoding"]
    end
  end

  test "other responses that an app keeps open have the length that it gave" do
    headers = { "Content-Type" => "text/plain", "Content-Length" => "3", "rack.hijack" => ->(io) { io.write("abc") } }
    app = Tabwire::TabBarStream::Middleware.new(->(_) { [200, headers.dup, []] })
    assert_equal headers, app.call({})[1]
  end

  test "a stream is not ended by the changes of other users, but by those for everybody" do
    stream = open("/stream", "reader")
    stream.read("</turbo-stream>")
    assert_streams 1
    ApplicationTabBar.broadcast_to("writer")
    ApplicationTabBar.broadcast_to(Struct.new(:id).new("somebody"))
    2.times { let_pass(15) && stream.read(ALIVE) }
    assert_equal 1, streams.size
    ApplicationTabBar.broadcast_to_everybody
    stream.read_to_end
  end

  # P11.13, P11.6
  test "a page that comes back is sent only what it does not have" do
    first = open("/stream", "reader").read("</turbo-stream>\n\n")
    id = first[/^id: (.*)$/, 1]
    known = open("/stream", "reader", "Last-Event-ID" => id)
    assert_match(/\r\n\r\nretry: \d+\n\n#{ALIVE}\z/, known.read(ALIVE))
    ApplicationTabBar.broadcast_to_everybody
    assert_match(/\Aretry: \d+\n\n\z/, known.read_to_end)
    # The server answers a forged id, or the id of another user, with the current tab bar.
    ["x", "9007199254740991-1", "1-1", "user:writer", id.sub("-", "-0"), "a" * 5000].each do |forged|
      assert_includes open("/stream", "reader", "Last-Event-ID" => forged).read("</turbo-stream>"), "turbo-stream"
    end
    assert_includes open("/stream", "writer", "Last-Event-ID" => id).read("</turbo-stream>"), "turbo-stream"
  end

  # P11.19
  test "an event has a higher revision than all that the page has seen, unless that is more than a day ahead" do
    ahead = (Time.now.to_f * 1000).to_i + 3_600_000
    text = open("/stream?revision=#{ahead}", "reader").read("</turbo-stream>")
    assert_equal ahead + 1, configuration(text)["revision"]
    text = open("/stream?revision=9007199254740991", "reader").read("</turbo-stream>")
    assert_operator configuration(text)["revision"], :<, ahead
    text = open("/stream?path[]=1&revision[a]=2&user=writer", "reader").read("</turbo-stream>")
    assert_equal "home", configuration(text)["active"]
    assert_equal 3, configuration(text)["tabs"].size
  end

  test "more streams than threads are open, and pages are served beside them" do
    clients = Array.new(5 * THREADS) { open("/stream", "reader").tap { |stream| stream.read("</turbo-stream>") } }
    assert_streams clients.size
    assert_includes open("/explore", "reader").read("</html>"), "HTTP/1.1 200 OK"
    ApplicationTabBar.broadcast_to("reader")
    clients.each(&:read_to_end)
  end

  # P11.23
  test "a stream without room receives the time of its next attempt" do
    Array.new(20) { open("/stream", "reader").tap { |stream| stream.read("</turbo-stream>") } }
    assert_streams 20
    text = open("/stream", "reader").read("retry: 30000\n\n")
    assert_match(%r{\AHTTP/1\.1 200 OK\r$.*\r\n\r\nretry: 30000\n\n\z}m, text)
  end

  test "a new stream replaces the oldest of its session, and no stream of other sessions" do
    other, *clients = [cookie("reader"), *([cookie("reader")] * 3)].map do |session|
      open_with("/stream", session).tap { |stream| stream.read("</turbo-stream>") }
    end
    assert_equal "retry: 30000\n\n", clients.first.read_to_end[/retry: .*\z/m]
    ApplicationTabBar.broadcast_to("reader")
    [other, *clients.drop(1)].each { |stream| assert_match(/^retry: \d{2,3}\n\n\z/, stream.read_to_end) }
  end

  test "a stream whose client is gone is replaced before older ones" do
    streams = Tabwire::OpenStreams.new(maximum_streams: 20, maximum_streams_per_session: 2)
    (oldest, _client), (gone, gone_client) = Array.new(2) { open_directly(streams, "a") }
    gone_client.close
    open_directly(streams, "a")
    assert_equal [false, true], [oldest, gone].map(&:replaced)
    open_directly(streams, "a")
    assert_equal true, oldest.replaced
  end

  test "streams without a session are limited by their process alone" do
    streams = Tabwire::OpenStreams.new(maximum_streams: 3, maximum_streams_per_session: 2)
    opened = Array.new(3) { open_directly(streams, nil).first }
    assert_nil streams.reserve([])
    assert_equal [false, false, false], opened.map(&:replaced)
  end

  test "clients that send no cookie share the limit of a session, by their address" do
    clients = Array.new(3) do
      Client.new(@port, "/stream").tap { |client| @clients << client }.tap { |client| client.read("</turbo-stream>") }
    end
    assert_equal "retry: 30000\n\n", clients.first.read_to_end[/retry: 30000.*\z/m]
    assert_streams 2
  end

  test "an address has a maximum of streams in all its sessions" do
    limits = { maximum_streams: 20, maximum_streams_per_session: 2, maximum_streams_per_address: 3 }
    streams = Tabwire::OpenStreams.new(**limits)
    %w[a b c].each { |session| open_directly(streams, session, address: "192.0.2.1") }
    assert_nil streams.reserve([], session: "d", address: "192.0.2.1")
    assert streams.reserve([], session: "e", address: "192.0.2.2")
  end

  test "the maximum leaves open files to the rest of the process, and a stream ends before files run out" do
    many = Tabwire::OpenStreams.new(maximum_streams: 10**9, maximum_streams_per_session: 16)
    assert_operator many.maximum, :<, Process.getrlimit(:NOFILE).first
    streams = Tabwire::OpenStreams.new(maximum_streams: 20, maximum_streams_per_session: 2, highest_file: 2)
    server, client = UNIXSocket.pair
    streams.open(streams.reserve([]), server, "")
    assert_equal "retry: 30000\n\n", Timeout.timeout(TIMEOUT) { client.read }
  end

  test "while changes of other processes are missed, streams end after seconds instead of minutes" do
    opened = Tabwire::OpenStream.new { false }
    opened.open(UNIXSocket.pair.tap { |pair| @clients += pair }.first, 0)
    assert_nil opened.last_text(140, 300)
    assert_match(/\Aretry: \d+\n\n\z/, opened.last_text(301, 300))
    assert_match(/\Aretry: \d+\n\n\z/, opened.last_text(21, 20))
  end

  test "a session with its maximum gets another stream in a process without room" do
    streams = Tabwire::OpenStreams.new(maximum_streams: 2, maximum_streams_per_session: 2)
    oldest, newer = Array.new(2) { open_directly(streams, "a").first }
    assert_nil streams.reserve([], session: "b")
    assert_equal false, open_directly(streams, "a").first.replaced
    assert_equal [true, false], [oldest, newer].map(&:replaced)
  end

  test "a stream whose room is taken while its tab bar is rendered is told to come back" do
    streams = Tabwire::OpenStreams.new(maximum_streams: 1, maximum_streams_per_session: 1)
    late = streams.reserve([], session: "a")
    open_directly(streams, "b")
    server, client = UNIXSocket.pair
    streams.open(late, server, "retry: 500\n\n")
    assert_equal "retry: 500\n\nretry: 30000\n\n", Timeout.timeout(TIMEOUT) { client.read }
  end

  # The client is gone before the headers are sent: no server calls anything then.
  test "a response that is never sent takes no room" do
    environment = { "rack.hijack?" => true, "REMOTE_ADDR" => "192.0.2.1" }
    300.times { TabBarUpdatesController.action(:show).call(Rack::MockRequest.env_for("/stream", environment)) }
    assert_equal 0, streams.size
    assert streams.reserve([], address: "192.0.2.1")
  end

  test "clients that leave in every phase leave no stream behind" do
    cookie = cookie("reader")
    LEAVING.times do |number|
      client = Client.new(@port, "/stream", "Cookie" => cookie)
      client.read(["HTTP/1.1", "event: alive", "</turbo-stream>"][(number % 4) - 1]) unless (number % 4).zero?
      client.abort
    end
    (2 * THREADS).times { open("/explore", "reader").read("</html>") }
    assert_all_streams_end
  end

  test "a stream that is being opened misses no change, and more than are remembered count as one of everything" do
    reserved = %w[user:reader user:writer].map { |topic| streams.reserve([topic]) }
    streams.publish("user:writer")
    999.times { |number| streams.publish("user:#{number}") }
    assert_equal [false, true], reserved.map(&:outdated)
    late = streams.reserve(["user:reader"])
    1001.times { |number| streams.publish("user:#{number}") }
    assert late.outdated
  end

  test "a stream that never opens is not kept" do
    2000.times { streams.reserve(["user:reader"]) && streams.publish("user:reader") }
    GC.start
    assert_operator ObjectSpace.each_object(Tabwire::OpenStream).count, :<, 1000
  end

  test "changes come from any thread while others reserve streams and the collector runs" do
    publishing = Thread.new { loop { streams.publish("user:reader") } }
    threads = Array.new(3) { Thread.new { 20_000.times { streams.reserve(["user:writer"]) } } }
    threads.each { |thread| Timeout.timeout(TIMEOUT) { thread.join } }
    assert_equal 0, streams.size
  ensure
    publishing.kill
  end

  test "all threads share the streams of their process, also in the first requests" do
    Tabwire::TabBarUpdates.current = nil
    slow = Tabwire::OpenStreams.method(:new)
    Tabwire::OpenStreams.stub(:new, ->(**options) { sleep(0.01) && slow.call(**options) }) do
      assert_equal 1, Array.new(8) { Thread.new { Tabwire::TabBarUpdates.streams } }.map(&:value).uniq.size
    end
  end

  test "an app without sessions opens streams" do
    # No middleware has added a session.
    environment = Rack::MockRequest.env_for("/stream", "rack.hijack?" => true)
    status, headers, = TabBarUpdatesController.action(:show).call(environment)
    assert_equal 200, status
    server, = UNIXSocket.pair
    headers["rack.hijack"].call(server)
    assert_equal 1, streams.size
  end

  # P11.11
  test "a stream does not send the session: arriving after signing out, it would sign the user in again" do
    session = ActionDispatch::Integration::Session.new(Rails.application)
    session.post "/sign-in", params: { user: "reader" }
    assert_includes session.response.headers["Set-Cookie"].to_s, "_test_session="
    session.get "/stream", params: { path: "/library" }
    assert_equal 200, session.response.status
    assert_nil session.response.headers["Set-Cookie"]

    assert_no_match(/^set-cookie:/i, open("/stream", "reader").read("</turbo-stream>"))
  end

  test "a session has as many streams as in Swift" do
    options = File.read(File.expand_path("../../Sources/TabwireServer/Updates/Hub/TabBarUpdatesOptions.swift", __dir__))
    maximum = Integer(options[/maximumSubscriberCountPerSession = (\d+)/, 1])
    assert_equal maximum, Tabwire.config.maximum_streams_per_session
  end

  # P11.28
  test "a stream starts with a sign of life, and sends one when it has sent nothing else for 15 seconds" do
    first, second = Array.new(2) do |index|
      let_pass(6)
      open("/stream", "reader").tap do |stream|
        assert_match(/\r\n\r\nretry: \d+\n\n#{ALIVE}id: [^\n]+\ndata: [^\n]+\n\n\z/, stream.read("</turbo-stream>\n\n"))
        assert_streams index + 1
      end
    end
    2.times do
      let_pass(8)
      assert_equal ALIVE, first.read(ALIVE)
      let_pass(6)
      assert_equal ALIVE, second.read(ALIVE)
    end
    ApplicationTabBar.broadcast_to("reader")
    [first, second].each { |stream| assert_match(/\Aretry: \d+\n\n\z/, stream.read_to_end) }
  end

  # P11.21
  test "a client that never reads is disconnected when a sign of life cannot be sent" do
    server, client = UNIXSocket.pair
    streams.open(streams.reserve([]), server, "retry: 500\n\n")
    nil until server.write_nonblock("x" * 1024, exception: false) == :wait_writable
    let_pass(15)
    assert_all_streams_end
    assert_predicate server, :closed?
    client.close
  end

  # Puma's TLS waits for the client in each of its methods for writing.
  test "a stream over TLS stays open, ends by a change, and waits for no client that does not read" do
    port = tls_port
    stuck, stream = Array.new(2) { open_by_tls(port, "/stream").tap { |client| client.read("</turbo-stream>") } }
    assert_streams 2
    io = opened.first.instance_variable_get(:@io).to_io
    nil until io.write_nonblock("x" * 65_536, exception: false) == :wait_writable
    let_pass(15)
    assert_equal ALIVE, stream.read(ALIVE)
    ApplicationTabBar.broadcast_to_everybody
    assert_match(/\Aretry: \d+\n\n\z/, stream.read_to_end)
    assert_all_streams_end
    stuck.close
  end

  test "a stream whose connection fails ends, and no other one" do
    failing, = open_directly(streams, "a")
    failing.instance_variable_set(:@io, Class.new do
      def method_missing(*) = raise(OpenSSL::SSL::SSLError, "bad record")
      def respond_to_missing?(*) = true
    end.new)
    _, client = open_directly(streams, "b")
    let_pass(15)
    assert_equal "retry: 500\n\n#{ALIVE}", Timeout.timeout(TIMEOUT) { client.read(12 + ALIVE.size) }
    assert_equal 1, streams.size
  end

  # `rackup` checks what an app does with the connection in development. From Rack 3.1 on only these methods are left.
  Checked = Struct.new(:stream) do
    delegate :read, :write, :<<, :flush, :close, :close_read, :close_write, :closed?, to: :stream
  end

  checks = %w[StreamTest::Checked Rack::Lint::HijackWrapper Rack::Lint::Wrapper::StreamWrapper]
  checks.filter_map(&:safe_constantize).each do |checked|
    test "a connection that Rack checks stays open, and ends by a change: #{checked.name}" do
      server, client = UNIXSocket.pair
      streams.open(streams.reserve(["user:reader"]), checked.new(server), "retry: 500\n\n")
      let_pass(15)
      assert_equal "retry: 500\n\n#{ALIVE}", Timeout.timeout(TIMEOUT) { client.read(12 + ALIVE.size) }
      ApplicationTabBar.broadcast_to("reader")
      assert_match(/\Aretry: \d+\n\n\z/, Timeout.timeout(TIMEOUT) { client.read })
      assert_all_streams_end
    end

    test "the client of a connection that Rack checks is gone when a sign of life cannot be sent: #{checked.name}" do
      server, client = UNIXSocket.pair
      streams.open(streams.reserve([]), checked.new(server), "retry: 500\n\n")
      client.close
      let_pass(15)
      assert_all_streams_end
    end
  end

  test "a connection that fails while it is opened is closed" do
    server, client = UNIXSocket.pair
    server.define_singleton_method(:write) { |*| raise OpenSSL::SSL::SSLError, "bad record" }
    streams.open(streams.reserve([]), server, "retry: 500\n\n")
    assert_equal "", Timeout.timeout(TIMEOUT) { client.read }
    assert_equal 0, streams.size
  end

  test "a client that disconnects is gone when a sign of life cannot be sent" do
    _, client = open_directly(streams, "a")
    client.close
    let_pass(15)
    assert_all_streams_end
  end

  # Such as by Puma's `fork_worker`. A connection is open until every process has closed it.
  test "a process that is forked keeps no connection of its parent, and says nothing on it" do
    stream = open("/stream", "reader").tap { |client| client.read("</turbo-stream>\n\n") }
    assert_streams 1
    child, input, output = fork_process
    assert_equal "0\n", Timeout.timeout(TIMEOUT) { output.gets }
    assert_equal 1, streams.size
    ApplicationTabBar.broadcast_to("reader")
    assert_match(/\Aretry: \d+\n\n\z/, stream.read_to_end)
  ensure
    input.close
    Process.wait(child)
  end

  test "a change while the tab bar is rendered ends the stream as soon as it is open" do
    reservation = streams.reserve(["user:reader"])
    streams.publish("user:reader")
    server, client = UNIXSocket.pair
    streams.open(reservation, server, "retry: 500\n\n")
    assert_match(/\Aretry: 500\n\nretry: \d+\n\n\z/, Timeout.timeout(TIMEOUT) { client.read })
  end

  test "a tab bar that fails to render leaves no stream behind" do
    with_policy(:raise) do
      single = tab_bar_class { tab :only, title: "a", icon: "b", path: "/" }
      assert_raises(Tabwire::TabBarError) { get_stream_of(single) }
    end
    assert_equal 0, streams.size
  end

  # P11.25
  test "a server that cannot keep a stream open sends the tab bar, and is asked again" do
    session = ActionDispatch::Integration::Session.new(Rails.application)
    session.post "/sign-in", params: { user: "reader" }
    session.get "/stream", params: { path: "/library" }
    assert_match(/\Aretry: 15000\n\nid: /, session.response.body)
    assert_equal "library", configuration(session.response.body)["active"]
  end

  private

  # A server that prints nothing. Before Puma 6 the events write the log.
  def quiet_server(**options)
    return Puma::Server.new(Rails.application, Puma::Events.strings, **options) unless defined?(Puma::LogWriter)

    Puma::Server.new(Rails.application, nil, log_writer: Puma::LogWriter.strings, **options)
  end

  # Returns a process that says how many streams it has and waits until its input is closed.
  def fork_process
    input, wait = IO.pipe
    output, say = IO.pipe
    child = fork do
      wait.close
      say.puts streams.size
      input.read
      exit!
    end
    [child, wait, output]
  end

  # Starts a server.
  #
  # @yieldreturn [TCPServer] its listener
  # @return [Integer] its port
  def serve
    server = quiet_server(min_threads: THREADS, max_threads: THREADS)
    @servers << server
    yield(server).addr[1].tap { server.run }
  end

  # Returns the port of a server with TLS and a certificate of its own.
  def tls_port
    key = OpenSSL::PKey::RSA.new(2048)
    certificate = OpenSSL::X509::Certificate.new
    certificate.public_key = key.public_key
    certificate.not_before = 1.day.ago
    certificate.not_after = 1.day.from_now
    certificate.sign(key, "SHA256")
    context = Puma::MiniSSL::Context.new
    Dir.mktmpdir do |folder|
      { key:, cert: certificate }.each do |name, value|
        File.write("#{folder}/#{name}", value.to_pem)
        context.public_send("#{name}=", "#{folder}/#{name}")
      end
      serve { |server| server.add_ssl_listener("127.0.0.1", 0, context) }
    end
  end

  def open_by_tls(port, path)
    TLSClient.new(port, path, { "Cookie" => cookie("reader") }).tap { |client| @clients << client }
  end

  def opened = streams.instance_variable_get(:@streams)

  # A change that concerns no stream makes the server look at the clock.
  def let_pass(seconds)
    @clock.seconds += seconds
    streams.publish("user:nobody")
    true
  end

  def assert_all_streams_end = assert_streams(0)

  # The server counts a stream soon after it has sent the beginning.
  def assert_streams(count)
    limit = TIMEOUT.seconds.from_now
    sleep 0.01 while streams.size != count && limit.future?
    assert_equal count, streams.size
  end

  def streams = Tabwire::TabBarUpdates.streams

  # Opens a stream in a session of its own.
  def open(path, user, headers = {}) = open_with(path, cookie(user), headers)

  def open_with(path, cookie, headers = {})
    Client.new(@port, path, { "Cookie" => cookie, **headers }).tap { |client| @clients << client }
  end

  # Returns a stream of a session without a server, and its client.
  def open_directly(streams, session, address: nil)
    server, client = UNIXSocket.pair
    @clients << client
    streams.open(streams.reserve([], session:, address:), server, "retry: 500\n\n")
    [streams.instance_variable_get(:@streams).last, client]
  end

  def cookie(user)
    session = ActionDispatch::Integration::Session.new(Rails.application)
    session.post "/sign-in", params: { user: }
    session.cookies.to_hash.map { |name, value| "#{name}=#{CGI.escape(value)}" }.join("; ")
  end

  def configuration(text)
    JSON.parse(CGI.unescapeHTML(text[/data-navigation-configuration-value="([^"]*)"/, 1]))
  end

  def get_stream_of(tab_bar)
    before = Tabwire.config.tab_bar
    stub = Class.new { %i[constantize safe_constantize].each { |name| define_singleton_method(name) { tab_bar } } }
    Tabwire.config.tab_bar = stub
    app = Rails.application
    app.call(Rack::MockRequest.env_for("/stream", "rack.hijack?" => true))
  ensure
    Tabwire.config.tab_bar = before
  end
end
