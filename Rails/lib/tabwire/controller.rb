# frozen_string_literal: true

module Tabwire
  # Adds the native app that sends the request to controllers and views, and the tab bar to the `ETag` of pages.
  module Controller
    extend ActiveSupport::Concern

    included do
      helper_method :native_app, :native_app?
      etag { tab_bar_etag }
    end

    # @return [NativeApp, nil] the native app that sends the request, or `nil` for a browser
    def native_app
      request.fetch_header("tabwire.native_app") do |name|
        request.set_header(name, NativeApp.from(request.user_agent))
      end
    end

    # @return [Boolean] whether a native app sends the request
    def native_app? = !native_app.nil?

    private

    # The part of the `ETag` for the tab bar, so that `fresh_when` and `stale?` never answer 304 with the tabs or badges
    # of another user. Controllers with another tab bar override it and pass its class.
    def tab_bar_etag(tab_bar = Tabwire.config[:tab_bar].safe_constantize)
      return unless tab_bar && tabwire_html_accepted?

      [helpers.page_tab_bar(tab_bar).etag, native_app&.native_tab_bar?]
    end

    # Rails renders HTML for `Accept: */*`.
    def tabwire_html_accepted? = request.format&.html? || request.format == Mime::ALL
  end
end
