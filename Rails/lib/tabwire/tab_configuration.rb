# frozen_string_literal: true

module Tabwire
  # What the server wants the tab bar to be: every tab, and which of them the page belongs to (protocol, "Message
  # format").
  #
  # It is always valid: no tabs or at least two, unique ids, an active tab, safe paths.
  class TabConfiguration
    # The most JSON that clients read, in bytes: 256 KiB.
    MAXIMUM_SIZE = 256 * 1024
    # The most tabs that a configuration may have.
    MAXIMUM_TABS = 64
    # The largest `revision`: the largest number that JavaScript counts exactly.
    MAXIMUM_INTEGER = (2**53) - 1
    # How much JSON is left to what the web side adds to the message: the address of the page.
    ROOM_FOR_METADATA = 16 * 1024
    private_constant :ROOM_FOR_METADATA

    # @return [String, nil] the server's guess which tab the page belongs to: a hint, never a command
    attr_reader :active
    # @return [Array<Tab>] the tabs in the server's order; none asks for a single web view without a tab bar
    attr_reader :tabs
    # @return [Integer, nil] when this was rendered: any number that only grows
    attr_reader :revision
    # @return [String, nil] an opaque key of who is signed in
    attr_reader :session
    # @return [String] the data of a `configure` message that says so
    attr_reader :json
    # @return [Array<ConfigurationWarning>] what is accepted but odd
    attr_reader :warnings

    # @param active [String, nil] the tab that the page belongs to; needed if there are tabs
    # @param tabs [Array<Tab>] the tabs in the order to show them: none, or two and more
    # @param revision [Integer, nil] when this was rendered; any number that only grows
    # @param session [String, nil] an opaque key of who is signed in; never the user's id or a token
    # @param known [KnownTabs, nil] what is known of the tabs, if somebody has asked
    # @raise [ConfigurationError] the first reason for which clients would reject it
    def initialize(active:, tabs:, revision: nil, session: nil, known: nil)
      @active = active
      @tabs = tabs
      @revision = revision
      @session = session
      validation = ConfigurationValidation.new(self)
      known ||= KnownTabs.of(tabs, "/") { validation.check }
      validation.check_what_varies
      @warnings = known.warnings
      @json = json_with(known.json(tabs))
      check_size
    end

    # @return [Hash] the data of a `configure` message. Bootstrap says `"active": null` in so many words.
    def as_json(*)
      { active:, revision:, session:, tabs: tabs.map(&:as_json) }
        .reject { |name, value| value.nil? && name != :active }
    end

    private

    # The JSON of {#as_json}, by hand: it is written for every page.
    def json_with(tabs)
      json = +%({"active":#{active ? JSONText.of(active) : 'null'})
      json << %(,"revision":#{revision}) if revision
      json << %(,"session":#{JSONText.of(session)}) if session
      json << %(,"tabs":#{tabs}})
    end

    def check_size
      return if json.bytesize + ROOM_FOR_METADATA <= MAXIMUM_SIZE

      raise ConfigurationError.new(
        "tooLarge", "$",
        "it has #{json.bytesize} bytes; at most #{MAXIMUM_SIZE} are read, and #{ROOM_FOR_METADATA} of them are kept " \
        "for the address of the page"
      )
    end
  end
end
