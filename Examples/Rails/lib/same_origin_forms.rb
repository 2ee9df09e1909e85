# frozen_string_literal: true

# Refuses the forms of other sites by the headers that browsers add, in addition to Rails' authenticity tokens.
#
# Pages cannot forge these headers. Requests without them do not come from a browser, so they have no user's cookie.
class SameOriginForms
  # A form of another origin.
  class CrossOriginError < StandardError; end

  def initialize(app)
    @app = app
  end

  def call(env)
    request = ActionDispatch::Request.new(env)
    raise CrossOriginError unless request.get? || request.head? || same_origin?(request)

    @app.call(env)
  end

  private

  def same_origin?(request)
    return false unless [nil, "same-origin", "none"].include?(request.get_header("HTTP_SEC_FETCH_SITE"))

    origin = request.get_header("HTTP_ORIGIN")
    # The scheme is ignored: behind a TLS proxy, this server does not know it.
    origin.nil? || origin.match?(%r{\A[a-z]+://#{Regexp.escape(request.host_with_port)}\z}i)
  end
end
