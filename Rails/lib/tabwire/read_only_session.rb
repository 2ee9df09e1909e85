# frozen_string_literal: true

module Tabwire
  # Lets a controller read the session, and keeps the session out of its responses.
  #
  # Rails' cookie store sends the whole session with every response that has read it. A stream that opens while the user
  # signs out would bring the former session back: the user would be signed in again.
  # @api private
  module ReadOnlySession
    # Runs the action. An app without session middleware has no options.
    def process_action(*)
      request.session_options[:skip] = true if request.session_options
      super
    end
  end
end
