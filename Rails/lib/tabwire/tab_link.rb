# frozen_string_literal: true

module Tabwire
  # A tab as a browser shows it.
  #
  # @!attribute [r] id
  #   @return [String] the stable name of the tab
  # @!attribute [r] title
  #   @return [String] the label
  # @!attribute [r] icon
  #   @return [String] the name of the icon
  # @!attribute [r] badge
  #   @return [String, nil] what the badge shows, if there is one
  # @!attribute [r] href
  #   @return [String] where the link leads: an absolute path
  # @!attribute [r] current
  #   @return ["page", "true", nil] the value of `aria-current`: `page` where the tab starts, `true` on its other pages,
  #     nothing on pages of other tabs
  TabLink = Struct.new(:id, :title, :icon, :badge, :href, :current, keyword_init: true) do
    # @return [Boolean] whether the page belongs to the tab
    def current? = !current.nil?
  end
end
