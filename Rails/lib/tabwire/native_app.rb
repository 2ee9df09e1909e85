# frozen_string_literal: true

module Tabwire
  # The native app that sends a request, as its user agent tells: `Trails/2.1 Hotwire Native iOS; Turbo Native iOS;
  # bridge-components: [form navigation]; …`.
  #
  # A user agent proves nothing: let it decide what a page looks like, never what a user may do.
  class NativeApp
    MARK = /\b(?:Hotwire|Turbo) Native ([A-Za-z]+)/
    COMPONENTS = /bridge-components: \[([^\]]*)\]/
    PRODUCT = %r{([^\s/;()]+)/([0-9][^\s;()]*)}
    # What belongs to a browser's engine, and not to the app.
    ENGINES = %w[AppleWebKit Chrome Gecko Mobile Mozilla Safari Version WebKit].freeze
    # Whoever sends kilobytes is no app, and searching them is not worth the time.
    LONGEST = 2048
    private_constant :MARK, :COMPONENTS, :PRODUCT, :ENGINES, :LONGEST

    # @return [String] the platform as the app names it, such as `iOS`, `Android` or `Linux`
    attr_reader :platform
    # @return [String, nil] the version of the app, if it gives itself a name: `2.1` of `Trails/2.1`
    attr_reader :version
    # @return [Set<String>] the bridge components that this build of the app has
    attr_reader :components

    # Reads a user agent.
    #
    # @param user_agent [String, nil] the header of the request, as it came
    # @return [NativeApp, nil] nothing if this is not a native app, but a browser
    def self.from(user_agent)
      text = user_agent.to_s.byteslice(0, LONGEST).force_encoding(Encoding::UTF_8).scrub
      mark = MARK.match(text)
      return unless mark

      new(
        platform: mark[1], version: version_in(mark.pre_match),
        components: text[COMPONENTS, 1].to_s.split(/[ ,]+/).reject(&:empty?)
      )
    end

    # The version in the last `Name/1.2` that does not belong to a browser's engine.
    def self.version_in(text)
      text.scan(PRODUCT).reverse_each { |product, version| return version unless ENGINES.include?(product) }
      nil
    end
    private_class_method :version_in

    # @param platform [String]
    # @param version [String, nil]
    # @param components [Enumerable<String>]
    def initialize(platform:, version: nil, components: [])
      @platform = platform
      @version = version
      @components = components.to_set
    end

    # @return [Boolean] whether this build of the app shows the tab bar itself; older ones need the one in the page
    def native_tab_bar? = components.include?("navigation")
  end
end
