# frozen_string_literal: true

module Tabwire
  # The tabs that the server wants, and the active one (P4.1).
  #
  # It is always valid: no tabs or at least two, unique ids, an active tab, safe paths.
  class TabConfiguration
    # The maximum size of the JSON that clients read: 256 KiB.
    MAXIMUM_BYTE_COUNT = 256 * 1024
    # The maximum number of tabs.
    MAXIMUM_TABS = 64
    # The maximum `revision`: the largest integer that JavaScript represents exactly.
    MAXIMUM_INTEGER = (2**53) - 1
    # The part of the maximum size that is left to the address of the page, which the web side adds to the message.
    METADATA_BYTE_COUNT = 16 * 1024
    private_constant :METADATA_BYTE_COUNT

    # @return [String, nil] the id of the tab that the page belongs to; apps never switch tabs because of it
    attr_reader :active
    # @return [Array<Tab>] the tabs in the server's order; empty for a single web view without a tab bar
    attr_reader :tabs
    # @return [Integer, nil] when the page was rendered; a number that only grows
    attr_reader :revision
    # @return [String, nil] an opaque key for the signed-in user
    attr_reader :session
    # @return [Boolean] whether the configuration reaches its page later, by a stream
    attr_reader :live
    # @return [Boolean] whether the page wants no tab bar
    attr_reader :tab_bar_hidden
    # @return [String] the data of the `configure` message, as JSON
    attr_reader :json
    # @return [Array<ConfigurationWarning>]
    attr_reader :warnings

    # @param active [String, nil] the id of the active tab; required if there are tabs
    # @param tabs [Array<Tab>] the tabs in order: none, or at least two
    # @param revision [Integer, nil] when the page is rendered; a number that only grows
    # @param session [String, nil] an opaque key for the signed-in user; never the user's id or a token
    # @param live [Boolean] whether the configuration reaches its page later, by a stream
    # @param tab_bar_hidden [Boolean] whether the page wants no tab bar
    # @param validated [ValidatedTabs, nil] the tabs, if they are validated already
    # @raise [ConfigurationError] the first reason why clients would reject the configuration
    def initialize(
      active:, tabs:, revision: nil, session: nil, live: false, tab_bar_hidden: false, validated: nil
    )
      @active = active
      @tabs = tabs
      @revision = revision
      @session = session
      @live = live
      @tab_bar_hidden = tab_bar_hidden
      validate(validated)
      @json = JSON.generate(as_json)
      check_size
    end

    # @return [Hash] the data of the `configure` message. Bootstrap encodes an explicit `"active": null`.
    def as_json(*)
      {
        active:, live: live || nil, revision:, session:, tabBarHidden: tab_bar_hidden || nil, tabs: tabs.map(&:as_json)
      }.reject { |name, value| value.nil? && name != :active }
    end

    private

    def validate(validated)
      validator = ConfigurationValidator.new(self)
      validated ||= ValidatedTabCache.fetch(tabs, "/") { validator.validate }
      validator.validate_request
      @warnings = validated.warnings
    end

    def check_size
      return if json.bytesize + METADATA_BYTE_COUNT <= MAXIMUM_BYTE_COUNT

      raise ConfigurationError.new(
        "tooLarge", "$",
        "it has #{json.bytesize} bytes; the maximum is #{MAXIMUM_BYTE_COUNT}, less #{METADATA_BYTE_COUNT} for the " \
        "address of the page"
      )
    end
  end
end
