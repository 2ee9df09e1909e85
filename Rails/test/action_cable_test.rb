# frozen_string_literal: true

require "support/test_case"
require "support/cable_servers"
require "open3"

# The adapter of Action Cable connects the processes of an app: here a real server, which is killed and started again.
class ActionCableTest < ActiveSupport::TestCase
  # How often the server is killed.
  KILLS = Integer(ENV.fetch("TABWIRE_KILLS", 3))
  PROCESSES = 2
  STREAMS = 8
  # The seconds in which every stream must have the change that was made while the server was down. It is mostly there
  # within three; busy processors need more.
  LIMIT = 60

  SERVERS = { "Redis" => RedisServer, "PostgreSQL" => PostgresServer }.freeze

  # A process of the app of the other tests, with Action Cable.
  APP = <<~RUBY.freeze
    require "action_cable/engine"
    require "timeout"
    require #{File.expand_path('app/application', __dir__).inspect}
    updates = Tabwire::TabBarUpdates
  RUBY

  # Pages that open the next stream when one ends. Each answers with the content of a file, as it was when its stream
  # was opened.
  PAGES = <<~RUBY.freeze
    pages = Array.new(#{STREAMS}) { Struct.new(:seen, :topic).new }
    pages.each_with_index do |page, index|
      page.topic = index.even? ? "user:reader" : "user:other"
      Thread.new do
        loop do
          stream = updates.streams.reserve([page.topic])
          updates.listen
          page.seen = File.read(ARGV[0])
          server, client = UNIXSocket.pair
          updates.streams.open(stream, server, "")
          client.read
          sleep rand(0.02..0.2)
        end
      end
    end
    $stdout.sync = true
    puts "ready"
    $stdin.each_line { |line| puts pages.map(&:seen).join(",") }
  RUBY

  # Publishes a change for each line.
  PUBLISHER = <<~RUBY
    $stdin.each_line do |topic|
      p ApplicationTabBar.broadcast_to(topic.chomp)
      $stdout.flush
    end
  RUBY
  private_constant :APP, :PAGES, :PUBLISHER, :SERVERS

  setup do
    @folder = Dir.mktmpdir
    @processes = []
  end

  teardown do
    @processes.each do |process|
      process.close
    rescue SystemCallError
      next
    end
    @server&.remove
    FileUtils.rm_rf(@folder)
  end

  SERVERS.each do |name, server|
    test "a change reaches the streams of its topic in other processes, also after #{name} was killed" do
      @server = server.new.tap(&:start)
      write(0)
      @processes = Array.new(PROCESSES) { start(PAGES) }
      publisher = start(PUBLISHER)
      @processes.each { |process| assert_equal "ready\n", process.gets, errors }
      KILLS.times do |number|
        @server.kill
        # The change is made while the server is down, or while processes connect again.
        sleep rand(0.0..3.0)
        change(publisher, (2 * number) + 1) { @server.start }
        change(publisher, (2 * number) + 2) { nil }
      end
      puts "#{KILLS} kills of #{name}; the slowest stream was right after #{@slowest.round(2)} s"
    end

    test "while #{name} is down, a change reaches the streams of its own process, and is logged" do
      @server = server.new
      output = run_app(<<~RUBY)
        log = StringIO.new
        Rails.logger = Logger.new(log)
        stream = updates.streams.reserve(["user:7"])
        ApplicationTabBar.broadcast_to(7)
        puts stream.outdated, log.string[/Tabwire: the change does not reach other processes: (\\w+)/, 1]
      RUBY
      assert_match(/\Atrue\n(Redis|RedisClient|PG|ActiveRecord)$/, output)
    end
  end

  # As behind some firewalls. Without the echo, this is noticed only when the operating system gives up.
  test "a connection that is lost without an error is noticed, and replaced by another one" do
    @server = RedisServer.new.tap(&:start)
    output = run_app(<<~RUBY)
      require "socket"
      port = URI(ActionCable.server.config.cable["url"]).port
      firewall = TCPServer.new("127.0.0.1", 0)
      subscriptions = Queue.new
      drops = false
      # Everything between the process and Redis, until it drops what Redis sends to subscribers.
      Thread.new do
        loop do
          client, server = firewall.accept, TCPSocket.new("127.0.0.1", port)
          silent = false
          Thread.new { loop { server.write(client.readpartial(4096)) } rescue server.close }
          Thread.new do
            loop do
              text = server.readpartial(4096)
              subscriptions << true if text.include?("subscribe")
              silent ||= drops && text.include?("message")
              client.write(text) unless silent
            end
          rescue SystemCallError, IOError
            client.close
          end
        end
      end
      ActionCable.server.config.cable["url"] = "redis://127.0.0.1:\#{firewall.addr[1]}"
      log = StringIO.new
      Rails.logger = Logger.new(log)
      streams = Tabwire::OpenStreams.new
      updates.current = Tabwire::TabBarUpdates.new(streams, echo_interval: 0.1, echo_timeout: 0.5)
      updates.listen
      Timeout.timeout(#{LIMIT}) do
        subscriptions.pop
        sleep 0.01 until streams.instance_variable_get(:@catching_up) == false
        drops = true
        sleep 0.01 until log.string.include?("is lost")
        drops = false
        sleep 0.01 until log.string.scan("is lost").any? && streams.instance_variable_get(:@catching_up) == false
      end
      stream = streams.reserve(["user:7"])
      TCPSocket.open("127.0.0.1", port) { |redis| redis.write("PUBLISH tabwire user:7\r\n") && redis.gets }
      Timeout.timeout(#{LIMIT}) { sleep 0.01 until stream.outdated }
      puts "received"
    RUBY
    assert_equal "received\n", output
  end

  test "a broadcast never raises, also where the gem of the adapter is missing" do
    output = run_app(<<~RUBY)
      ActionCable.server.config.cable = { "adapter" => "tabwire_missing" }
      log = StringIO.new
      Rails.logger = Logger.new(log)
      stream = updates.streams.reserve(["user:7"])
      p ApplicationTabBar.broadcast_to(7), ApplicationTabBar.broadcast_to_everybody, stream.outdated
      updates.listen
      puts log.string.scan(/the adapter "tabwire_missing" in config.cable.yml cannot be loaded, .*LoadError/).size
    RUBY
    assert_equal "nil\nnil\ntrue\n1\n", output
  end

  # Such as AnyCable: it sends, and never receives. Errors of Ruby for methods that are missing are no StandardError.
  { "does not implement" => "", "refuses" => "def subscribe(*) = raise(NotImplementedError)" }.each do |verb, subscribe|
    test "where the adapter #{verb} subscriptions, pages ask for changes, and the log says so once" do
      output = run_app(<<~RUBY)
        Thread.report_on_exception = false
        class SendingAdapter < ActionCable::SubscriptionAdapter::Base
          def initialize(*); end
          def broadcast(*); end
          def shutdown; end
          #{subscribe}
        end
        ActionCable.server.config.define_singleton_method(:pubsub_adapter) { SendingAdapter }
        ActionCable.server.config.cable = { "adapter" => "any_cable" }
        Rails.logger = Logger.new($stdout, formatter: ->(severity, _, _, message) { severity + " " + message + "\n" })
        threads = []
        Thread.singleton_class.prepend(Module.new { define_method(:new) { |*all, &run| super(*all, &run).tap { |it| threads << it } } })
        lifetimes = []
        updates.streams.define_singleton_method(:catching_up=) { |missed| lifetimes << missed }
        updates.listen
        # Ruby starts one of its own for timeouts, which never ends.
        own = -> { threads.reject { |thread| thread.name&.start_with?("Timeout") } }
        own.call.each(&:join)
        3.times { ApplicationTabBar.broadcast_to(7) }
        3.times { updates.listen }
        puts own.call.count(&:alive?), own.call.size <= 1, lifetimes.last
      RUBY
      warning, *rest = output.lines(chomp: true)
      assert_match(/\AWARN Tabwire: the adapter "any_cable" in .* cannot receive changes, so pages ask/, warning)
      assert_equal %w[0 true true], rest
    end
  end

  # Such as AnyCable.
  test "an adapter that never receives is reported when the app starts" do
    output = run_app(<<~RUBY)
      adapter = Class.new(ActionCable::SubscriptionAdapter::Base)
      ActionCable.server.config.define_singleton_method(:pubsub_adapter) { adapter }
      ActionCable.server.config.cable = { "adapter" => "any_cable" }
      Rails.logger = Logger.new($stdout, formatter: ->(severity, _, _, message) { "\#{severity} \#{message}\n" })
      2.times { ActiveSupport.run_load_hooks(:after_initialize, Rails.application.dup) }
    RUBY
    assert_equal 1, output.lines.size
    assert_match(/\AWARN Tabwire: the adapter "any_cable" in .* cannot receive changes, so pages ask/, output)
  end

  test "an adapter that cannot be loaded is reported when the app starts" do
    output = run_app(<<~RUBY)
      ActionCable.server.config.cable = { "adapter" => "tabwire_missing" }
      Rails.logger = Logger.new($stdout, formatter: ->(severity, _, _, message) { "\#{severity} \#{message}" })
      p Tabwire::CableAdapter.type
    RUBY
    assert_match(/\AWARN Tabwire: the adapter "tabwire_missing" in .* cannot be loaded, .*LoadError/, output)
  end

  test "an adapter whose gem has an unsuitable version is reported with that version" do
    adapter = File.join(@folder, "action_cable/subscription_adapter/tabwire_old.rb")
    FileUtils.mkdir_p(File.dirname(adapter))
    File.write(adapter, 'gem "minitest", "< 0.1"')
    output = run_app(<<~RUBY)
      $LOAD_PATH << #{@folder.inspect}
      ActionCable.server.config.cable = { "adapter" => "tabwire_old" }
      Rails.logger = Logger.new($stdout, formatter: ->(_, _, _, message) { message })
      ApplicationTabBar.broadcast_to(7)
    RUBY
    assert_match(/\ATabwire: the adapter "tabwire_old" in .* cannot be loaded, .*Gem::\w+: .*minitest.*< 0\.1/, output)
  end

  test "a server that is lost while a process subscribes does not end the process" do
    @server = RedisServer.new
    output = run_app(<<~RUBY)
      require "socket"
      lost = Queue.new
      server = TCPServer.new("127.0.0.1", 0)
      # A Redis that answers everything but subscriptions, and closes their connections.
      Thread.new do
        loop do
          Thread.new(server.accept) do |client|
            while (count = client.gets)
              command = Array.new(count[1..].to_i) { client.gets && client.gets.chomp }.first.downcase
              next client.write(command == "publish" ? ":0\\r\\n" : "+OK\\r\\n") unless command == "subscribe"

              sleep 1.5
              client.close
              break lost << true
            end
          end
        end
      end
      ActionCable.server.config.cable = { "adapter" => "redis", "url" => "redis://127.0.0.1:\#{server.addr[1]}" }
      Rails.logger = Logger.new(nil)
      updates.listen
      Timeout.timeout(#{LIMIT}) { 3.times { lost.pop } }
      puts "alive"
    RUBY
    assert_equal "alive\n", output
  end

  test "adapters that connect no processes are not used" do
    output = run_app(<<~RUBY)
      p(%w[async inline test].map { |name|
        ActionCable.server.config.cable = { "adapter" => name }
        [ApplicationTabBar.broadcast_to(7), updates.listen]
      }.flatten.compact)
      p Thread.list.map(&:inspect).grep(/broker/)
    RUBY
    assert_equal "[]\n[]\n", output
  end

  private

  def ruby(script)
    cable = @server && "ActionCable.server.config.cable = #{@server.cable.inspect}\n"
    ["ruby", "-I", File.expand_path("../lib", __dir__), "-e", [@server&.setup, APP, cable, script].join("\n")]
  end

  def run_app(script)
    output, errors, status = Open3.capture3(*ruby(script))
    assert status.success?, errors
    output
  end

  def start(script) = IO.popen([*ruby(script), File.join(@folder, "version")], "r+", err: [errors_file, "a"])

  def errors_file = File.join(@folder, "errors")

  def errors = File.exist?(errors_file) ? File.read(errors_file) : ""

  def write(version) = File.write(File.join(@folder, "version"), version.to_s)

  # Makes a change, and waits until every stream has it.
  def change(publisher, version)
    write(version)
    publisher.puts "reader"
    assert_equal "nil\n", publisher.gets
    yield
    began = now
    sleep 0.05 until (late = late(version)).zero? || now - began > LIMIT
    assert_equal 0, late, "streams without the change #{version}"
    @slowest = [@slowest.to_f, now - began].max
  end

  # Returns the number of streams of the topic without a change.
  def late(version)
    @processes.sum do |process|
      process.puts "?"
      process.gets.chomp.split(",", -1).each_slice(2).count { |seen, _| seen != version.to_s }
    end
  end

  def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
end
