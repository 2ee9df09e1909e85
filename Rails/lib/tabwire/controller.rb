# frozen_string_literal: true

module Tabwire
  # What controllers and views know of who is asking.
  module Controller
    extend ActiveSupport::Concern

    included { helper_method :native_app, :native_app? }

    # @return [NativeApp, nil] the native app that sends the request; nothing if a browser does
    def native_app
      request.fetch_header("tabwire.native_app") do |name|
        request.set_header(name, NativeApp.from(request.user_agent))
      end
    end

    # @return [Boolean] whether a native app sends the request
    def native_app? = !native_app.nil?
  end
end
