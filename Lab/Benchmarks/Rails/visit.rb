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
    request = Rack::MockRequest.new(app)
    form = request.get("#{ORIGIN}/sign-in")
    params = { persona:, authenticity_token: form.body[/name="csrf-token" content="([^"]+)"/, 1] }
    response = request.post("#{ORIGIN}/sign-in", params:, "HTTP_ORIGIN" => ORIGIN, "HTTP_COOKIE" => cookie(form))
    @cookie = cookie(response)
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

  # Rack 2 joins the cookies of a response with line breaks; Rack 3 returns an array.
  def cookie(response)
    Array(response["Set-Cookie"]).flat_map(&:lines).map { |cookie| cookie[/\A[^;]+/] }.join("; ")
  end

  def response(path) = @app.call(Rack::MockRequest.env_for(ORIGIN + path, "HTTP_COOKIE" => @cookie))
end
