# frozen_string_literal: true

module Tabwire
  # Stands for a tab bar that must not be shown. Apps reject its configuration, which changes nothing there.
  class OmittedTabBar
    # @return [Boolean] whether the element is left out
    def omitted? = true

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
