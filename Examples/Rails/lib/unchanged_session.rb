# frozen_string_literal: true

# Sends the session with a page only if the page changes it.
#
# Rails' cookie store sends it with every response that has read it. In an app with several tabs, a page that is still
# loading while the user signs out would bring the former session back, and the user would be signed in again.
class UnchangedSession
  def initialize(app)
    @app = app
  end

  def call(env)
    request = ActionDispatch::Request.new(env)
    return @app.call(env) unless request.get? || request.head?

    before = request.session.to_h.deep_dup
    @app.call(env).tap do
      # From Rails 7.1 on, the token of forms is added to the session after the last middleware.
      request.try(:commit_csrf_token)
      request.session_options[:skip] = true if request.session.to_h == before
    end
  end
end
