# frozen_string_literal: true

module Tabwire
  NativeApp = Struct.new(:platform, :version, :components, keyword_init: true)

  # The native app that sends a request, according to its user agent: `Trails/2.1 Hotwire Native iOS; Turbo Native iOS;
  # bridge-components: [form navigation]; …`.
  #
  # A user agent can be forged. Use it to decide what a page looks like, never what a user may do.
  class NativeApp
    # The platform of an app.
    MARK = /\b(?:Hotwire|Turbo) Native ([A-Za-z]+)/
    # A product, of the app or of a browser engine: `Trails/2.1`.
    PRODUCT = %r{([^\s/;()]+)/([0-9][^\s;()]*)}
    # Products of browser engines, not of the app.
    ENGINES = %w[AppleWebKit Chrome Gecko Mobile Mozilla Safari Version WebKit].freeze

    # @!attribute [r] platform
    #   @return [String] `iOS`, `Android`, `Linux`, …
    # @!attribute [r] version
    #   @return [String, nil] the version of the app: `2.1` for `Trails/2.1`
    # @!attribute [r] components
    #   @return [Set<String>] the bridge components of this build of the app

    # Parses a user agent.
    #
    # @param user_agent [String, nil] the `User-Agent` header
    # @return [NativeApp, nil] the app, or `nil` for a browser
    def self.from(user_agent)
      return unless user_agent

      # Bounds the search: real user agents are short.
      text = user_agent.byteslice(0, 2048).force_encoding(Encoding::UTF_8).scrub
      return unless (mark = MARK.match(text))

      # The last `Name/1.2` that does not belong to a browser engine.
      _, version = mark.pre_match.scan(PRODUCT).reverse_each.find { |product, _| ENGINES.exclude?(product) }
      components = text[/bridge-components: \[([^\]]*)\]/, 1].to_s.split(/[ ,]+/).compact_blank
      new(platform: mark[1], version:, components:)
    end

    # @param platform [String]
    # @param version [String, nil]
    # @param components [Enumerable<String>]
    def initialize(platform:, version: nil, components: []) = super(platform:, version:, components: components.to_set)

    # @return [Boolean] whether this build of the app has a native tab bar; older builds need the one in the page
    def native_tab_bar? = components.include?("navigation")
  end
end
