# frozen_string_literal: true

module Tabwire
  # Adds to controllers and views the native app that sends the request, and whether the user has asked for the page.
  # Judges pages with a tab bar (see {PageGuard}).
  module Controller
    extend ActiveSupport::Concern

    # A quoted text in a header, which may contain commas. It matches at every quote, in linear time.
    QUOTED = /"(?:[^"\\]|\\.)*\\?"?/mn

    included { helper_method :native_app, :native_app?, :prefetch? }

    # Runs the action.
    def process_action(*)
      super
      PageGuard.new(self).finish
    end

    # @return [NativeApp, nil] the native app that sends the request, or `nil` for a browser
    def native_app
      request.fetch_header("tabwire.native_app") do |name|
        app = NativeApp.from(request.user_agent)
        # A service worker sends the requests of its pages with the user agent of the web view.
        by_cookie = NativeApp.from(request.cookies["tabwire-user-agent"]) unless app
        request.set_header("tabwire.native_app_by_cookie", true) if by_cookie
        request.set_header(name, app || by_cookie)
      end
    end

    # @return [Boolean] whether a native app sends the request
    def native_app? = !native_app.nil?

    # Browsers, Turbo and apps load pages that the user may never see (P13.16). Such a page marks nothing as read. Turbo
    # sends the second header, and older browsers the third.
    #
    # @return [Boolean] whether the page is loaded before the user asks for it
    def prefetch?
      %w[Sec-Purpose X-Sec-Purpose Purpose].any? do |name|
        values = request.headers[name].to_s.b.gsub(QUOTED, '""').split(",")
        # Parameters follow a value, after a semicolon.
        values.any? { |value| value[/\A[^;]*/].strip.casecmp?("prefetch") }
      end
    end
  end
end
