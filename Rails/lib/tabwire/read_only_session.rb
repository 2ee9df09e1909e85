# frozen_string_literal: true

module Tabwire
  # Lets a controller read the session, and keeps the session out of its responses.
  #
  # Rails' cookie store sends the whole session with every response that has read it. A stream that opens while the user
  # signs out would bring the former session back: the user would be signed in again.
  # @api private
  module ReadOnlySession
    extend ActiveSupport::Concern

    included do
      # Runs first, since another callback may send the response.
      prepend_before_action :keep_session
    end

    private

    def keep_session
      # An app without session middleware has no options.
      options = request.session_options
      options[:skip] = true if options
    end
  end
end
