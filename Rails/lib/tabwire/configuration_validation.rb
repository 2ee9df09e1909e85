# frozen_string_literal: true

module Tabwire
  # The rules of a configuration, in the order in which clients report them.
  class ConfigurationValidation
    # @param configuration [TabConfiguration, Draft]
    def initialize(configuration)
      @configuration = configuration
      @tabs = configuration.tabs
    end

    # @raise [ConfigurationError] the first reason for which clients would reject it
    def check
      check_types
      check_ids
      fail_with("singleTab", "tabs", "there is one tab; send none, or two and more") if @tabs.one?
      check_active
      check_paths
      check_count
    end

    # Checks what differs between requests that have the same tabs.
    #
    # @raise (see #check)
    def check_what_varies
      @tabs.each_with_index { |tab, index| check_text(tab.badge, "badge", index) }
      check_types_of_page
      check_active
    end

    private

    def check_types
      @tabs.each_with_index { |tab, index| check_types_of(tab, index) }
      check_types_of_page
    end

    def check_types_of_page
      check_text(@configuration.active, "active")
      check_revision
      check_text(@configuration.session, "session")
    end

    def check_types_of(tab, index)
      check_text(tab.id, "id", index)
      check_needed_text(tab.title, "title", index)
      check_needed_text(tab.icon, "icon", index)
      check_needed_text(tab.path, "path", index)
      check_text(tab.replaces, "replaces", index)
      check_text(tab.badge, "badge", index)
    end

    def check_needed_text(value, member, index)
      fail_with("malformed", member, "it is missing; every tab needs a title, an icon and a path", index) if value.nil?
      check_text(value, member, index)
    end

    def check_text(value, member, index = nil)
      return if value.nil?
      return if value.is_a?(String) && value.valid_encoding? && (value.encoding == Encoding::UTF_8 || value.ascii_only?)

      what = value.is_a?(String) ? "text in #{value.encoding} that is not UTF-8" : "of the type #{value.class}"
      fail_with("malformed", member, "it is #{what}; text in UTF-8 is needed", index)
    end

    def check_revision
      revision = @configuration.revision
      return if revision.nil? || (revision.is_a?(Integer) && revision.between?(0, TabConfiguration::MAXIMUM_INTEGER))

      fail_with(
        "malformed", "revision",
        "it is #{revision.inspect}; an integer from 0 to #{TabConfiguration::MAXIMUM_INTEGER} is needed"
      )
    end

    def check_ids
      index = @tabs.index { |tab| tab.id.empty? }
      fail_with("emptyID", "id", "the id is empty; give every tab a lasting name of its own", index) if index
      index = index_of_duplicate
      return unless index

      fail_with(
        "duplicateID", "id",
        "a tab before it has the id \"#{@tabs[index].id}\" too; ids must be unique", index
      )
    end

    def index_of_duplicate
      seen = Set.new
      @tabs.index { |tab| !seen.add?(tab.id) }
    end

    def check_active
      return if @tabs.empty? || @configuration.active

      fail_with("missingActive", "active", "there are tabs but none is active; name the tab that the page belongs to")
    end

    def check_paths
      @tabs.each_with_index do |tab, index|
        objection = PathSafety.objection_to(tab.path)
        next unless objection

        fail_with(
          "unsafePath", "path",
          "the path may lead away from the app: #{objection}; write it relative to the app's start, such as /explore",
          index
        )
      end
    end

    def check_count
      maximum = TabConfiguration::MAXIMUM_TABS
      return if @tabs.size <= maximum

      fail_with("tooManyTabs", "tabs", "there are #{@tabs.size} tabs; at most #{maximum} are accepted")
    end

    # @param member [String] the member that is wrong: of a tab, if its index is given
    def fail_with(code, member, reason, index = nil)
      path = index ? "$.tabs[#{index}].#{member}" : "$.#{member}"
      raise ConfigurationError.new(code, path, reason, tab_index: index)
    end
  end
end
