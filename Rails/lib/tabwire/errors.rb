# frozen_string_literal: true

module Tabwire
  # The reason why clients reject a configuration, and its place in the configuration.
  #
  # A client that rejects a configuration keeps its state.
  class ConfigurationError < StandardError
    # The error codes of the protocol. If several apply, the first one in this list is reported.
    CODES = %w[
      tooLarge malformed emptyID duplicateID singleTab missingActive unsafePath tooManyTabs
    ].freeze

    # @return [String] one of {CODES}
    attr_reader :code
    # @return [String] the JSON path of the invalid value, such as `$.tabs[2].id`
    attr_reader :path
    # @return [Integer, nil] the index of the invalid tab, or `nil` if the error concerns no single tab
    attr_reader :tab_index
    # @return [String] what is wrong and how to fix it
    attr_reader :reason

    # @param code [String] one of {CODES}
    # @param path [String] the JSON path of the invalid value
    # @param reason [String] what is wrong and how to fix it
    # @param tab_index [Integer, nil] the index of the invalid tab
    def initialize(code, path, reason, tab_index: nil)
      @code = code
      @path = path
      @reason = reason
      @tab_index = tab_index
      super("#{code} at #{path}: #{reason}")
    end
  end

  # A declared tab bar that clients would reject.
  class TabBarError < StandardError
    # @return [String, nil] the id of the invalid tab, or `nil` if the error concerns no single tab
    attr_reader :tab
    # @return [ConfigurationError] what is wrong, its place in the configuration, and how to fix it
    attr_reader :reason

    # @param reason [ConfigurationError]
    # @param tab [String, nil] the id of the invalid tab
    def initialize(reason, tab: nil)
      @reason = reason
      @tab = tab
      super("#{tab ? "tab #{tab.inspect}" : 'tab bar'}: apps would reject it: #{reason.message}")
    end
  end

  # A tab bar does not tell users apart, so apps could show one user the pages of another.
  class SessionError < ArgumentError
    # The value of `session` does not identify a user. Under the policy `:log` the page then gets no tabs.
    #
    # @param user [Object] the value of `session`
    # @return [SessionError]
    def self.for_value(user)
      new("session: #{user.class} does not identify a user; return an id, such as current_user.id")
    end

    # The tab bar does not declare `session`. Under the policy `:log` the page keeps its tabs and has no session.
    #
    # @param tab_bar [Class<TabBar>]
    # @return [SessionError]
    def self.undeclared(tab_bar)
      new("#{tab_bar.name} does not declare session; use session { current_user&.id }, or session false if the app " \
          "has no users")
    end
  end

  # A tab bar uses a translation that does not exist.
  class TranslationError < StandardError
    # @param locale [Symbol]
    # @param key [String]
    def initialize(locale, key)
      super("translation missing: #{locale}.#{key}; add it, or pass default:")
    end
  end

  # An invalid value in a path configuration.
  class PathConfigurationError < StandardError
    # @return [String] the file
    attr_reader :file
    # @return [String] the path of the value in the file, such as `$.rules[2].patterns`
    attr_reader :path

    # @param file [String] the file
    # @param path [String] the path of the value in the file
    # @param reason [String] what is wrong and how to fix it
    def initialize(file, path, reason)
      @file = file
      @path = path
      super("#{file}, #{path}: #{reason}")
    end
  end

  # A tab bar is rendered outside a request, in a job or a broadcast, and needs one.
  class MissingRequestError < StandardError
  end

  # A cache stores a tab bar, or has stored it in an earlier request.
  class CachedTabBarError < StandardError
    def initialize
      super("the tab bar is inside a cache, which shows one user's tabs to others; move tab_bar or page_tab_bar out " \
            "of the cached part")
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
