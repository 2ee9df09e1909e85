# frozen_string_literal: true

module Tabwire
  # Checks the rules of the protocol, in the order in which clients report them.
  class TabBarValidator
    # The maximum number of tabs.
    MAXIMUM_TABS = 64
    # The maximum number of owned paths of a tab.
    MAXIMUM_OWNED_PATHS = 32
    # The maximum `revision` and `appBadge`: the largest integer that JavaScript represents exactly.
    MAXIMUM_INTEGER = (2**53) - 1
    # The members that every tab has.
    NEEDED = %i[id title icon path].freeze
    # The other members that are text.
    TEXTS = %i[replaces badge badgeLabel version].freeze
    # The remedy for each member whose value is not text.
    REMEDIES = Hash.new("use a UTF-8 string").merge(
      badgeLabel: 'use what a screen reader says, such as "3 unread messages"'
    ).freeze
    private_constant :NEEDED, :TEXTS, :REMEDIES

    # @param tabs [Array<Tab>]
    # @param members [Hash] further members of the `configure` message
    def initialize(tabs, **members)
      @tabs = tabs
      @members = members
    end

    # Checks every rule.
    #
    # @raise [TabBarError] the first reason why clients would reject the tab bar
    def validate
      check_tabs
      @tabs.each_with_index { |tab, index| check_members(tab.as_json, index) }
      check_integer("revision")
      check_text(@members[:session], "session")
      check_integer("appBadge")
      check_ids
      check_count
      @tabs.each_with_index { |tab, index| check_paths(tab.as_json, index) }
      return if @tabs.size <= MAXIMUM_TABS

      reject("tooManyTabs", "tabs", "there are #{@tabs.size} tabs; clients accept at most #{MAXIMUM_TABS}")
    end

    private

    # An app's own `tabs` method may return anything.
    def check_tabs
      unless @tabs.is_a?(Array)
        reject("malformed", "tabs", "it is #{kind_of(@tabs)}; return an array of tabs, or [] for no tab bar")
      end
      index = @tabs.index { |tab| !tab.is_a?(Tab) }
      reject("malformed", nil, "it is #{kind_of(@tabs[index])}; return a Tabwire::Tab", index) if index
    end

    def check_members(tab, index)
      check_needed(tab, index)
      texts = { **tab.slice(*NEEDED), **paths_of(tab), **tab.slice(*TEXTS) }
      texts.delete(:badge) if tab[:badge] == true
      texts.each { |member, value| check_text(value, member, index) }
      check_choice(tab.dig(:image, :kind), Tab::IMAGE_KINDS, "image.kind", index)
      check_choice(tab[:role], Tab::ROLES, "role", index)
      count = tab.fetch(:owns, []).size
      return if count <= MAXIMUM_OWNED_PATHS

      reject("malformed", "owns", "it has #{count} paths; the maximum is #{MAXIMUM_OWNED_PATHS}", index)
    end

    def check_needed(tab, index)
      missing = NEEDED.find { |member| tab[member].nil? }
      reject("malformed", missing, "it is missing; every tab needs a title, an icon and a path", index) if missing
      return unless tab[:image] && tab[:image][:path].nil?

      reject("malformed", "image.path", "it is missing; every image needs a path", index)
    end

    def check_text(value, member, index = nil)
      return if value.nil?
      return if value.is_a?(String) && value.valid_encoding? && (value.encoding == Encoding::UTF_8 || value.ascii_only?)

      found = value.is_a?(String) ? "a #{value.encoding} string that is not valid UTF-8" : kind_of(value)
      reject("malformed", member, "it is #{found} (#{REMEDIES[member]})", index)
    end

    def check_choice(value, known, member, index)
      return if value.nil? || known.include?(value.to_s)

      reject("malformed", member, "it is #{value.inspect} (use :#{known.join(' or :')})", index)
    end

    def check_integer(member)
      value = @members[member.to_sym]
      return if value.nil? || (value.is_a?(Integer) && value.between?(0, MAXIMUM_INTEGER))

      reject("malformed", member, "it is #{value.inspect} (use an integer from 0 to #{MAXIMUM_INTEGER})")
    end

    # Actions do not count (P23.3).
    def check_count
      count = @tabs.count { |tab| !tab.action? }
      return if @tabs.empty? || count > 1

      found = count == 1 ? "there is one tab" : "there are actions, but no tabs"
      reject("singleTab", "tabs", "#{found}; declare none, or at least two")
    end

    def check_ids
      ids = @tabs.map(&:id)
      empty = ids.index("")
      reject("emptyID", "id", "the id is empty; give every tab a stable, unique id", empty) if empty
      again = ids.each_index.find { |index| ids.index(ids[index]) < index }
      reject("duplicateID", "id", "an earlier tab has the id \"#{ids[again]}\" too; ids must be unique", again) if again
    end

    def check_paths(tab, index)
      paths_of(tab).each do |member, path|
        next unless (violation = Paths.violation_in(path))

        reject("unsafePath", member, "the path #{violation}, so it may leave the app (use a path relative to the " \
                                     "start URL, such as /explore)", index)
      end
    end

    def paths_of(tab)
      owned = tab.fetch(:owns, []).each_with_index.to_h { |path, index| ["owns[#{index}]", path] }
      { "path" => tab[:path], **owned, "image.path" => tab.dig(:image, :path) }.compact
    end

    def kind_of(value) = value.nil? ? "nil" : "of type #{value.class}"

    # @param member [String, nil] the invalid member: of a tab, if its index is given
    def reject(code, member, reason, index = nil)
      path = ["$", ("tabs[#{index}]" if index), member].compact.join(".")
      raise TabBarError.new(code, path, reason, tab_index: index, id: index && @tabs[index].try(:id))
    end
  end
end
