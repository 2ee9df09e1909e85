# frozen_string_literal: true

module Tabwire
  # The link of a tab in a browser.
  #
  # @!attribute [r] id
  #   @return [String] the stable id of the tab
  # @!attribute [r] title
  #   @return [String] the label
  # @!attribute [r] icon
  #   @return [String] the name of the icon
  # @!attribute [r] badge
  #   @return [String, nil] the badge, or `nil`
  # @!attribute [r] href
  #   @return [String] an absolute path
  # @!attribute [r] current
  #   @return ["page", "true", nil] the value of `aria-current`: `page` on the tab's first page, `true` on its other
  #     pages, `nil` on pages of other tabs
  TabLink = Struct.new(:id, :title, :icon, :badge, :href, :current, keyword_init: true) do
    # @return [Boolean] whether the page belongs to the tab
    def current? = !current.nil?
  end
end
