# frozen_string_literal: true

require "json"
require "nokogiri"

module Tabwire
  module Testing
    # The tab configuration that a page embeds.
    class EmbeddedTabBar
      # @param page [String, ActionDispatch::Response, nil] the HTML or the response, or `nil` before the first request
      def initialize(page)
        @page = page
        attribute = "data-#{Tabwire.config[:controller]}-configuration-value"
        html = Nokogiri::HTML(page.respond_to?(:body) ? page.body : page.to_s)
        @values = html.css("[#{attribute}]").pluck(attribute)
      end

      # @return [Hash, nil] the data of the `configure` message, or `nil` if the page has none or more than one
      def configuration = (JSON.parse(@values.first) if @values.one?)

      # @return [String, nil] the id of the active tab
      def active = configuration["active"]

      # @return [Array<String>] the ids of the tabs
      def tabs = configuration["tabs"].pluck("id")

      # Returns the reason why there is no configuration, and how to fix it.
      #
      # @return [String, nil] `nil` if there is one
      def error
        return "the page has #{@values.size} tab bars; render <%= tab_bar %> once" if @values.many?

        missing_error if @values.empty?
      end

      # Compares the tab bar with an expectation.
      #
      # @param active [Symbol, String, nil] the expected active tab; `nil` accepts any
      # @param tabs [Array<Symbol, String>, nil] the expected tabs in order; `nil` accepts any tabs, but at least one
      # @return [String, nil] the difference in a sentence, or `nil`
      def difference(active: nil, tabs: nil)
        error || difference_of_tabs(tabs) || difference_of_active(active)
      end

      private

      def difference_of_tabs(expected)
        return ("expected tabs, found none" if tabs.empty?) unless expected

        "expected the tabs #{list(expected)}, found #{list(tabs)}" if expected.map(&:to_s) != tabs
      end

      def difference_of_active(expected)
        "expected the active tab #{expected.inspect}, found #{active.inspect}" if expected && expected.to_s != active
      end

      def missing_error
        return "there is no response; make a request first" unless @page
        return response_error if @page.try(:status).to_i >= 300

        "the page has no tab bar; render <%= tab_bar %> in the body of the layout"
      end

      def response_error
        return "the response redirects to #{@page.location}; sign in first, or call follow_redirect!" if @page.redirect?

        request = @page.request
        "#{request.request_method} #{request.fullpath} answered #{@page.status}; request a page that exists"
      end

      def list(ids) = ids.empty? ? "none" : ids.join(", ")
    end
  end
end
