# frozen_string_literal: true

module Tabwire
  # Tells a page that a browser, Turbo or an app loads before the user asks for it (P13.16).
  # @api private
  module Prefetch
    # Turbo sends the second, and older browsers the third.
    HEADERS = %w[Sec-Purpose X-Sec-Purpose Purpose].freeze
    # A quoted text, which may contain commas. It matches at every quote, in linear time.
    QUOTED = /"(?:[^"\\]|\\.)*\\?"?/mn
    private_constant :HEADERS, :QUOTED

    class << self
      # @param request [ActionDispatch::Request]
      # @return [Boolean]
      def requested?(request) = HEADERS.any? { |name| in_list?(request.headers[name].to_s.b) }

      private

      # Parameters follow a value, after a semicolon.
      def in_list?(list)
        list.gsub(QUOTED, '""').split(",").any? { |value| value[/\A[^;]*/].strip.casecmp?("prefetch") }
      end
    end
  end
end
