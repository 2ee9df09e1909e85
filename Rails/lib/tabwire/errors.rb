# frozen_string_literal: true

module Tabwire
  # A declared tab bar that clients would reject, so that they keep their state, or of which they would leave out a
  # member, because they cannot read it.
  class TabBarError < StandardError
    # The codes of what clients leave out (P7.5, P7.7).
    LEFT_OUT = %w[unreadable unknownRole].freeze
    private_constant :LEFT_OUT

    # @return [String] the code of the protocol, such as `duplicateID`
    attr_reader :code
    # @return [String] the JSON path of the invalid value, such as `$.tabs[2].id`
    attr_reader :path
    # @return [Integer, nil] the index of the invalid tab, or `nil` if the error concerns no single tab
    attr_reader :tab_index

    # @param code [String] the code of the protocol
    # @param path [String] the JSON path of the invalid value
    # @param reason [String] what is wrong and how to fix it
    # @param tab_index [Integer, nil] the index of the invalid tab
    # @param id [String, nil] the id of the invalid tab
    def initialize(code, path, reason, tab_index: nil, id: nil)
      @code = code
      @path = path
      @tab_index = tab_index
      effect = left_out? ? "leave it out" : "reject it"
      super("#{id ? "tab #{id.inspect}" : 'tab bar'}: apps would #{effect}: #{code} at #{path}: #{reason}")
    end

    # @return [Boolean] whether clients would leave out the member alone, and not reject the tab bar
    def left_out? = LEFT_OUT.include?(code)

    # @return [Symbol] the invalid member, of the tab or of the tab bar
    def member = path[/\A\$\.(?:tabs\[\d+\]\.)?(\w+)/, 1].to_sym
  end

  # A tab bar does not tell users apart, so apps could show one user the pages of another.
  class SessionError < ArgumentError; end

  # A tab bar uses a translation that does not exist.
  class TranslationError < StandardError; end

  # An invalid value in a path configuration.
  class PathConfigurationError < StandardError; end

  # A tab bar is rendered outside a request, in a job or a broadcast, and needs one.
  class MissingRequestError < StandardError; end

  # A cache stores a tab bar, or has stored it in an earlier request.
  class CachedTabBarError < StandardError
    def initialize
      super("the tab bar is inside a cache, which shows one user's tabs to others; move tab_bar or page_tab_bar out " \
            "of the cached part")
    end
  end

  # Turbo would keep the tab bar of an older page, also that of another user (P9.5).
  class PermanentTabBarError < StandardError
    def initialize
      super("the tab bar, or an element around it, is data-turbo-permanent, so Turbo would keep that of an older " \
            "page, also of another user; leave the attribute out")
    end
  end

  # Shared caches store a page with the tab bar of a user.
  class PublicTabBarError < StandardError
    def initialize
      super("the page is public and has the tab bar of a user, so caches would show it to others; leave the tab bar " \
            "out, or do not make the page public")
    end
  end
end
