# frozen_string_literal: true

module Tabwire
  # Adds the native app that sends the request to controllers and views, and judges pages with a tab bar (see
  # {PageGuard}).
  module Controller
    extend ActiveSupport::Concern

    # The cookie with the user agent of the app, where a service worker sends the requests of its pages.
    USER_AGENT_COOKIE = "tabwire-user-agent"
    private_constant :USER_AGENT_COOKIE

    included { helper_method :native_app, :native_app? }

    # Runs the action.
    def process_action(*)
      super
      PageGuard.new(self).finish
    end

    # @return [NativeApp, nil] the native app that sends the request, or `nil` for a browser
    def native_app
      request.fetch_header("tabwire.native_app") do |name|
        app = NativeApp.from(request.user_agent)
        by_cookie = app ? nil : NativeApp.from(request.cookies[USER_AGENT_COOKIE])
        request.set_header("tabwire.native_app_by_cookie", true) if by_cookie
        request.set_header(name, app || by_cookie)
      end
    end

    # @return [Boolean] whether a native app sends the request
    def native_app? = !native_app.nil?
  end
end
