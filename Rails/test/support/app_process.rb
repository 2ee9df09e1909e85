# frozen_string_literal: true

require "json"
require "open3"

# A process of the app under test, whose clock is wrong.
class AppProcess
  # Each line is a request, and the answer to it is another one. Revisions have the time of {Process.clock_gettime}.
  PROGRAM = <<~RUBY.freeze
    require #{File.expand_path('../app/application', __dir__).inspect}
    require "rack/mock"
    AHEAD = Integer(ARGV[0])
    Process.singleton_class.prepend(Module.new do
      def clock_gettime(id, unit = :float_second)
        id == Process::CLOCK_REALTIME && unit == :millisecond ? super + AHEAD : super
      end
    end)
    $stdin.each_line do |line|
      method, path, params, cookie = JSON.parse(line)
      response = Rack::MockRequest.new(Rails.application).request(method, path, params:, "HTTP_COOKIE" => cookie)
      puts JSON.generate(body: response.body, cookies: Array(response.headers["Set-Cookie"]).join("\\n").lines(chomp: true))
      $stdout.flush
    end
  RUBY
  private_constant :PROGRAM

  # @param ahead [Integer] how far its clock is ahead, in milliseconds
  def initialize(ahead)
    @process = IO.popen(["ruby", "-e", PROGRAM, "--", ahead.to_s], "r+")
  end

  # @return [Array] the body, and the cookies that the response sets
  def request(method, path, params, cookie)
    @process.puts JSON.generate([method, path, params, cookie])
    JSON.parse(@process.gets || raise("the process has ended")).values_at("body", "cookies")
  end

  def close = @process.close
end
