# frozen_string_literal: true

require "support/test_case"
require "open3"

# The adapter of Action Cable connects the processes of an app. Each test is a process of its own, since the app of the
# other tests has no Action Cable.
class ActionCableTest < ActiveSupport::TestCase
  APP = <<~RUBY.freeze
    require "action_cable/engine"
    require #{File.expand_path('app/application', __dir__).inspect}
    require "timeout"
    ActionCable.server.config.cable = { "adapter" => "async" }
    updates = Tabwire::TabBarUpdates
    # Broadcasts as another process does, until the stream is outdated: subscribing takes a moment.
    broadcast = lambda do |topic, stream|
      Timeout.timeout(15) do
        until stream.outdated
          ActionCable.server.pubsub.broadcast("tabwire", topic)
          sleep 0.01
        end
      end
    end
  RUBY
  private_constant :APP

  test "a change that another process broadcasts ends the streams of its topic" do
    assert_equal "[false, false]\ntrue\n", run_app(<<~RUBY)
      updates.listen
      reader, writer, nobody = [["user:reader"], ["user:writer"], []].map { |topics| updates.streams.reserve(topics) }
      broadcast.call("user:reader", reader)
      p [writer, nobody].map(&:outdated)
      broadcast.call("", writer)
      p nobody.outdated
    RUBY
  end

  test "a change is broadcast to other processes" do
    assert_equal %(["", "user:7"]\n), run_app(<<~RUBY)
      received = Queue.new
      subscribed = Queue.new
      ActionCable.server.pubsub.subscribe("tabwire", received.method(:push), -> { subscribed.push(true) })
      subscribed.pop
      ApplicationTabBar.broadcast_to(Struct.new(:id).new(7))
      ApplicationTabBar.broadcast_to_everybody
      p Timeout.timeout(15) { [received.pop, received.pop] }.sort
    RUBY
  end

  test "while the adapter is down, a change reaches the streams of its own process, and is logged" do
    line = "Tabwire: the change does not reach other processes: RuntimeError: connection refused"
    assert_equal "true\n#{line}\n", run_app(<<~RUBY)
      log = StringIO.new
      Rails.logger = Logger.new(log, formatter: ->(_, _, _, message) { message + "\\n" })
      stream = updates.streams.reserve(["user:7"])
      ActionCable.server.define_singleton_method(:pubsub) { raise "connection refused" }
      ApplicationTabBar.broadcast_to(7)
      puts stream.outdated
      puts log.string
    RUBY
  end

  private

  def run_app(script)
    output, errors, status = Open3.capture3("ruby", "-I", File.expand_path("../lib", __dir__), stdin_data: APP + script)
    assert status.success?, errors
    output
  end
end
