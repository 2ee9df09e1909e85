# frozen_string_literal: true

module Tabwire
  # Stands for a tab bar that must not be shown. Apps reject its configuration, which changes nothing there.
  class OmittedTabBar
    # Reports an error.
    #
    # @param error [StandardError]
    # @return [OmittedTabBar]
    # @raise the error itself, under the policy `:raise`
    def self.report(error)
      InvalidTabBarPolicy.handle(error)
      new
    end

    # @return [Boolean] whether the element is left out
    def omitted? = true

    # @return [Boolean] whether a browser shows no tab bar
    def hidden? = true

    # @return [Array] no links
    def links = []

    # @return [ActiveSupport::SafeBuffer] no links
    def links_html(**) = "".html_safe

    # @return [String] a configuration that apps reject
    def json = "{}"

    # @return [Array] nothing for the `ETag`
    def etag = []
  end
end
