# frozen_string_literal: true

module Tabwire
  # What the tab bar shows of a tab besides its title and icon (P21 to P24).
  class TabPresentation
    # The kinds of images (P22.3): a `symbol` is tinted as icons are; a `picture` keeps its colors, cut to a circle.
    IMAGE_KINDS = %w[symbol picture].freeze
    # What a tab can be for (P24.1).
    ROLES = %w[search].freeze
    # The values that mean no badge or no version.
    ABSENT = [nil, false, ""].freeze
    private_constant :ABSENT

    # @param value [Object] a value that is sent as text
    # @return [Object, nil] integers as text, and `nil` for a value that means none
    def self.text(value)
      return if ABSENT.include?(value)

      value.is_a?(Integer) ? value.to_s : value
    end

    # @!attribute [r] badge
    #   @return [String, nil] the text of the badge
    # @!attribute [r] badge_label
    #   @return [String, nil] what assistive technology says instead of the badge
    # @!attribute [r] image
    #   @return [Hash, nil] the `path` and, if it is given, the `kind` of the image instead of the icon
    # @!attribute [r] role
    #   @return [String, nil] what the tab is for
    attr_reader :badge, :badge_label, :image, :role

    # Takes the options of {Tab#initialize}.
    def initialize(badge:, badge_label:, image:, action:, role:)
      @dot = [:dot, true].include?(badge)
      @badge = self.class.text(badge) unless [0, :dot, true].include?(badge)
      @badge_label = self.class.text(badge_label) if @badge || @dot
      @image = members_of(image)
      @action = action ? true : nil
      @role = role&.to_s
    end

    # @return [Boolean] whether this is a button on the tab bar, and no tab
    def action? = !@action.nil?

    # @return [Boolean] whether the badge is a dot without text
    def dot? = @dot

    # @return [Hash] the members that accept some values only: each with its value, and with those
    # @api private
    def choices = { "image.kind" => [image&.dig(:kind), IMAGE_KINDS], "role" => [role, ROLES] }

    # @return [Hash] the members in the `configure` message
    def as_json(*) = { action: @action, badge: dot? || badge, badgeLabel: badge_label, image:, role: }

    private

    def members_of(image)
      return if image.nil?

      image.is_a?(Hash) ? { path: nil, **image.symbolize_keys } : { path: image }
    end
  end
end
