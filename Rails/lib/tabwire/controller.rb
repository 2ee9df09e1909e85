# frozen_string_literal: true

module Tabwire
  # Adds the native app that sends the request to controllers and views.
  module Controller
    extend ActiveSupport::Concern

    included { helper_method :native_app, :native_app? }

    # @return [NativeApp, nil] the native app that sends the request, or `nil` for a browser
    def native_app
      request.fetch_header("tabwire.native_app") do |name|
        request.set_header(name, NativeApp.from(request.user_agent))
      end
    end

    # @return [Boolean] whether a native app sends the request
    def native_app? = !native_app.nil?
  end
end
