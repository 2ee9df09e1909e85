# frozen_string_literal: true

require "rack/mock"

# A signed-in user who requests pages without a network.
class Visit
  # In production the app requires HTTPS.
  ORIGIN = "https://example.org"
  private_constant :ORIGIN

  # @param app [#call] the app
  # @param persona [String] the persona to sign in as
  def initialize(app, persona:)
    @app = app
    response = Rack::MockRequest.new(app).post("#{ORIGIN}/sign-in", params: { persona: }, "HTTP_ORIGIN" => ORIGIN)
    @cookie = response["Set-Cookie"][/\A[^;]+/]
  end

  # Loads a page once and checks that it has its tab bar.
  def prepare(path)
    body = response(path).last
    html = +""
    body.each { |part| html << part }
    raise "#{path} has no tab bar" unless html.include?('data-tab="home"')
  end

  # @return [Float] the processor time of a page, in milliseconds
  def time(path)
    start = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID, :float_millisecond)
    response(path).last.close
    Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID, :float_millisecond) - start
  end

  private

  def response(path) = @app.call(Rack::MockRequest.env_for(ORIGIN + path, "HTTP_COOKIE" => @cookie))
end
