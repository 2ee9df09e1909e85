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
    # The other texts that count (P6.18), and what to write instead of another value.
    TEXTS = { replaces: "use a UTF-8 string", deprecated: "use :soft or :hard" }.freeze
    private_constant :NEEDED, :TEXTS

    # @param tabs [Array<Tab>]
    # @param members [Hash] further members of the `configure` message
    def initialize(tabs, **members)
      @tabs = tabs
      @members = members
    end

    # Checks every rule: first those of what counts, by which clients reject the tab bar.
    #
    # @raise [TabBarError] the first reason why clients would reject the tab bar, or leave out a part of it
    def validate
      check_tabs
      each_tab { |tab, index| check_members(tab, index) }
      check_integer("revision", "malformed")
      check_text(@members[:session], "session")
      check_ids
      check_count
      each_tab { |tab, index| check_paths(tab, index) }
      check_maximum
      each_tab { |tab, index| check_uncounted(tab, index) }
      check_integer("appBadge", "unreadable")
    end

    private

    # An app's own `tabs` method may return anything.
    def check_tabs
      unless @tabs.is_a?(Array)
        reject("malformed", "tabs", "it is #{Texts.type_of(@tabs)}; return an array of tabs, or [] for no tab bar")
      end
      index = @tabs.index { |tab| !tab.is_a?(Tab) }
      reject("malformed", nil, "it is #{Texts.type_of(@tabs[index])}; return a Tabwire::Tab", index) if index
    end

    def each_tab = @tabs.each_with_index { |tab, index| yield tab.as_json, index }

    def check_members(tab, index)
      missing = NEEDED.find { |member| tab[member].nil? }
      reject("malformed", missing, "it is missing; every tab needs a title, an icon and a path", index) if missing

      NEEDED.each { |member| check_text(tab[member], member, index) }
      each_path(tab) { |path, member| check_text(path, member, index) }
      TEXTS.each_key { |member| check_text(tab[member], member, index) }
      check_owned_count(tab, index)
    end

    def check_owned_count(tab, index)
      count = tab[:owns].to_a.size
      return if count <= MAXIMUM_OWNED_PATHS

      reject("malformed", "owns", "it has #{count} paths; the maximum is #{MAXIMUM_OWNED_PATHS}", index)
    end

    def check_text(value, member, index = nil)
      violation = Texts.violation_in(value) unless value.nil?
      return unless violation

      reject("malformed", member, "it is #{violation} (#{TEXTS.fetch(member, 'use a UTF-8 string')})", index)
    end

    def check_integer(member, code)
      value = @members[member.to_sym]
      return if value.nil? || (value.is_a?(Integer) && value.between?(0, MAXIMUM_INTEGER))

      reject(code, member, "it is #{value.inspect} (use an integer from 0 to #{MAXIMUM_INTEGER})")
    end

    def check_uncounted(tab, index)
      code, member, reason = UncountedMembers.new(tab).violation
      reject(code, member, reason, index) if code
    end

    def check_maximum
      return if @tabs.size <= MAXIMUM_TABS

      reject("tooManyTabs", "tabs", "there are #{@tabs.size} tabs; clients accept at most #{MAXIMUM_TABS}")
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
      each_path(tab) do |path, member|
        reason = Paths.reason(path)
        reject("unsafePath", member, reason, index) if reason
      end
    end

    def each_path(tab)
      yield tab[:path], :path
      tab[:owns]&.each_with_index { |path, index| yield path, "owns[#{index}]" }
    end

    # @param member [String, nil] the invalid member: of a tab, if its index is given
    def reject(code, member, reason, index = nil)
      path = ["$", ("tabs[#{index}]" if index), member].compact.join(".")
      raise TabBarError.new(code, path, reason, tab_index: index, id: index && @tabs[index].try(:id))
    end
  end
end
