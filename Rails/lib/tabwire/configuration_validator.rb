# frozen_string_literal: true

module Tabwire
  # Checks the rules of the protocol, in the order in which clients report them.
  class ConfigurationValidator
    # @param configuration [TabConfiguration, SanitizedConfiguration]
    def initialize(configuration)
      @configuration = configuration
      @tabs = configuration.tabs
    end

    # Checks every rule.
    #
    # @raise [ConfigurationError] the first reason why clients would reject the configuration
    def validate
      @tabs.each_with_index { |tab, index| check_types_of(tab, index) }
      check_types_of_page
      check_ids
      reject("singleTab", "tabs", "there is one tab; declare none, or at least two") if @tabs.one?
      check_active
      check_paths
      check_count
    end

    # Checks only the members that differ between requests with the same tabs.
    #
    # @raise (see #validate)
    def validate_request
      @tabs.each_with_index { |tab, index| check_types_of_user(tab, index) }
      check_types_of_page
      check_active
    end

    private

    def check_types_of_page
      check_string(@configuration.active, "active")
      check_revision
      check_string(@configuration.session, "session")
    end

    def check_types_of(tab, index)
      check_string(tab.id, "id", index)
      %w[title icon path].each { |member| check_required_string(tab.public_send(member), member, index) }
      check_string(tab.replaces, "replaces", index)
      check_owned_paths(tab.owned_paths, index)
      check_types_of_user(tab, index)
    end

    # The members that are not part of {Tab#shared_part}.
    def check_types_of_user(tab, index)
      check_string(tab.badge, "badge", index)
      check_string(tab.version, "version", index)
    end

    def check_owned_paths(paths, index)
      paths.each_with_index { |path, position| check_string(path, "owns[#{position}]", index) }
      return if paths.size <= Tab::MAXIMUM_OWNED_PATHS

      reject("malformed", "owns", "it has #{paths.size} paths; the maximum is #{Tab::MAXIMUM_OWNED_PATHS}", index)
    end

    def check_required_string(value, member, index)
      reject("malformed", member, "it is missing; every tab needs a title, an icon and a path", index) if value.nil?
      check_string(value, member, index)
    end

    def check_string(value, member, index = nil)
      return if value.nil?
      return if value.is_a?(String) && value.valid_encoding? && (value.encoding == Encoding::UTF_8 || value.ascii_only?)

      found = value.is_a?(String) ? "a #{value.encoding} string that is not valid UTF-8" : "of type #{value.class}"
      reject("malformed", member, "it is #{found}; use a UTF-8 string", index)
    end

    def check_revision
      revision = @configuration.revision
      return if revision.nil? || (revision.is_a?(Integer) && revision.between?(0, TabConfiguration::MAXIMUM_INTEGER))

      reject(
        "malformed", "revision",
        "it is #{revision.inspect}; use an integer from 0 to #{TabConfiguration::MAXIMUM_INTEGER}"
      )
    end

    def check_ids
      index = @tabs.index { |tab| tab.id.empty? }
      reject("emptyID", "id", "the id is empty; give every tab a stable, unique id", index) if index
      index = index_of_duplicate
      return unless index

      reject(
        "duplicateID", "id", "an earlier tab has the id \"#{@tabs[index].id}\" too; ids must be unique", index
      )
    end

    def index_of_duplicate
      seen = Set.new
      @tabs.index { |tab| !seen.add?(tab.id) }
    end

    def check_active
      return if @tabs.empty? || @configuration.active

      reject("missingActive", "active", "there are tabs but no active one; name the tab that the page belongs to")
    end

    def check_paths
      @tabs.each_with_index do |tab, index|
        check_path(tab.path, "path", index)
        tab.owned_paths.each_with_index { |path, position| check_path(path, "owns[#{position}]", index) }
      end
    end

    def check_path(path, member, index)
      violation = PathSafety.violation_in(path)
      return unless violation

      reject(
        "unsafePath", member,
        "the path #{violation}, so it may leave the app; use a path relative to the start URL, such as /explore", index
      )
    end

    def check_count
      maximum = TabConfiguration::MAXIMUM_TABS
      return if @tabs.size <= maximum

      reject("tooManyTabs", "tabs", "there are #{@tabs.size} tabs; clients accept at most #{maximum}")
    end

    # @param member [String] the invalid member: of a tab, if its index is given
    def reject(code, member, reason, index = nil)
      path = index ? "$.tabs[#{index}].#{member}" : "$.#{member}"
      raise ConfigurationError.new(code, path, reason, tab_index: index)
    end
  end
end
