# frozen_string_literal: true

# Refuses forms that another site's page sends in the visitor's name.
#
# Browsers say where a form comes from, and no page can make them lie. What says nothing is no browser, carries no
# visitor's cookie, and is let through, so that scripts can set deploy flags: authenticity tokens would keep them out.
class SameOriginForms
  # A form comes from elsewhere.
  class Foreign < StandardError; end

  def initialize(app)
    @app = app
  end

  def call(env)
    request = ActionDispatch::Request.new(env)
    raise Foreign unless request.get? || request.head? || from_here?(request)

    @app.call(env)
  end

  private

  def from_here?(request)
    return false unless [nil, "same-origin", "none"].include?(request.get_header("HTTP_SEC_FETCH_SITE"))

    origin = request.get_header("HTTP_ORIGIN")
    # The scheme is left out: behind a proxy that speaks HTTPS, this server does not know it.
    origin.nil? || origin.match?(%r{\A[a-z]+://#{Regexp.escape(request.host_with_port)}\z}i)
  end
end
