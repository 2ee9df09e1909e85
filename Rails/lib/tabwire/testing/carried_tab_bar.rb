# frozen_string_literal: true

require "json"
require "nokogiri"

module Tabwire
  module Testing
    # The tab configuration that a page carries, as apps find it.
    class CarriedTabBar
      CARRIER = "[data-controller~='navigation'][data-navigation-configuration-value]"
      private_constant :CARRIER

      # @param page [String, ActionDispatch::Response, nil] the page, or the response that it is; nothing if there was
      #   no request yet
      def initialize(page)
        @page = page
        @carriers = Nokogiri::HTML(page.respond_to?(:body) ? page.body : page.to_s).css(CARRIER)
      end

      # @return [Hash, nil] the data of the `configure` message; nothing if the page carries none, or more than one
      def configuration
        @configuration ||= JSON.parse(@carriers.first["data-navigation-configuration-value"]) if @carriers.one?
      end

      # @return [String, nil] the id of the tab that the page belongs to
      def active = configuration["active"]

      # @return [Array<String>] the ids of the tabs
      def tabs = configuration["tabs"].map { |tab| tab["id"] }

      # Why there is no configuration, and what to do about it.
      #
      # @return [String, nil] nothing if there is one
      def problem
        if @carriers.empty?
          reason_for_none
        elsif @carriers.many?
          "the page carries #{@carriers.size} tab bars; write <%= tab_bar %> once"
        end
      end

      # What differs from an expectation, in a sentence.
      #
      # @param active [Symbol, String, nil] the tab that the page should belong to; nothing leaves it open
      # @param tabs [Array<Symbol, String>, nil] the tabs that should be there, in order; nothing is any, but not none
      # @return [String, nil] nothing if it is as expected
      def difference(active: nil, tabs: nil)
        problem || difference_of_tabs(tabs) || difference_of_active(active)
      end

      private

      # Whoever forgets to sign in meets with a redirect and not with a page.
      def reason_for_none
        return "there is no page yet; get one first" unless @page
        return "the page carries no tab bar; write <%= tab_bar %> in the layout's body" unless @page.try(:redirect?)

        "the response is no page but leads to #{@page.location}; sign in first, or follow_redirect!"
      end

      def difference_of_tabs(expected)
        return ("expected tabs, the page carries none" if tabs.empty?) unless expected

        "expected the tabs #{list(expected)}, the page carries #{list(tabs)}" if expected.map(&:to_s) != tabs
      end

      def difference_of_active(expected)
        "expected the active tab to be #{expected}, it is #{active.inspect}" if expected && expected.to_s != active
      end

      def list(ids) = ids.empty? ? "none" : ids.join(", ")
    end
  end
end
