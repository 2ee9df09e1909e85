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
    TEXT = "use a UTF-8 string"
    # The texts of a tab, and what to write instead of another value. Clients reject the tab bar for those that count
    # (P6.18), and leave out the others alone (P6.19, P7.7).
    COUNTING = { **NEEDED.to_h { |member| [member, TEXT] }, replaces: TEXT, deprecated: "use :soft or :hard" }.freeze
    OTHERS = {
      badge: "use an integer, a UTF-8 string or :dot", version: "use an integer or a UTF-8 string",
      badgeLabel: 'use what a screen reader says, such as "3 unread messages"', role: "use :search"
    }.freeze
    private_constant :NEEDED, :TEXT, :COUNTING, :OTHERS

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
      each_tab { |tab, index| check_counting(tab, index) }
      check_integer("revision", "malformed", "is needed")
      check_text(@members[:session], "malformed", "session", TEXT)
      check_ids
      check_count
      each_tab { |tab, index| check_paths(tab, index) }
      check_maximum
      each_tab { |tab, index| check_others(tab, index) }
      check_integer("appBadge", "unreadable", "can be read")
    end

    private

    # An app's own `tabs` method may return anything.
    def check_tabs
      unless @tabs.is_a?(Array)
        reject("malformed", "tabs", "it is #{type_of(@tabs)}; return an array of tabs, or [] for no tab bar")
      end
      index = @tabs.index { |tab| !tab.is_a?(Tab) }
      reject("malformed", nil, "it is #{type_of(@tabs[index])}; return a Tabwire::Tab", index) if index
    end

    def each_tab = @tabs.each_with_index { |tab, index| yield tab.as_json, index }

    def check_counting(tab, index)
      missing = NEEDED.find { |member| tab[member].nil? }
      reject("malformed", missing, "it is missing; every tab needs a title, an icon and a path", index) if missing

      COUNTING.each { |member, remedy| check_text(tab[member], "malformed", member, remedy, index) }
      check_owned(tab[:owns], index) if tab[:owns]
    end

    def check_owned(paths, index)
      paths.each_with_index { |path, number| check_text(path, "malformed", "owns[#{number}]", TEXT, index) }
      return if paths.size <= MAXIMUM_OWNED_PATHS

      reject("malformed", "owns", "it has #{paths.size} paths; at most #{MAXIMUM_OWNED_PATHS} are accepted", index)
    end

    def check_others(tab, index)
      texts = tab[:badge] == true ? OTHERS.except(:badge) : OTHERS
      texts.each { |member, remedy| check_text(tab[member], "unreadable", member, remedy, index) }
      role = tab[:role]
      reject("unknownRole", "role", "it is :#{role} (#{OTHERS[:role]})", index) if role && Tab::ROLES.exclude?(role)
      check_image(tab[:image], index) if tab[:image]
    end

    # One wrong member costs the image as a whole (P22.12).
    def check_image(image, index)
      path, kind = image.values_at(:path, :kind)
      reject("unreadable", "image.path", "it is missing; every image needs a path", index) if path.nil?
      check_text(path, "unreadable", "image.path", TEXT, index)
      check_path(path, "unreadable", "image.path", index)
      return if kind.nil? || Tab::IMAGE_KINDS.include?(kind.to_s)

      found = kind.is_a?(String) || kind.is_a?(Symbol) ? kind.inspect : type_of(kind)
      reject("unreadable", "image.kind", "it is #{found} (use :symbol or :picture)", index)
    end

    # JSON needs UTF-8.
    def check_text(value, code, member, remedy, index = nil)
      reject(code, member, "it is #{type_of(value)} (#{remedy})", index) unless value.nil? || value.is_a?(String)
      return if value.nil? || (value.valid_encoding? && (value.encoding == Encoding::UTF_8 || value.ascii_only?))

      reject(code, member, "it is a #{value.encoding} string that is not valid UTF-8 (#{remedy})", index)
    end

    def check_paths(tab, index)
      check_path(tab[:path], "unsafePath", "path", index)
      tab[:owns]&.each_with_index { |path, number| check_path(path, "unsafePath", "owns[#{number}]", index) }
    end

    def check_path(path, code, place, index) = Paths.reason(path)&.then { |reason| reject(code, place, reason, index) }

    def type_of(value) = value.nil? ? "nil" : "of type #{value.class}"

    def check_integer(member, code, remedy)
      value = @members[member.to_sym]
      return if value.nil? || (value.is_a?(Integer) && value.between?(0, MAXIMUM_INTEGER))

      reject(code, member, "it is #{value.inspect}; an integer from 0 to #{MAXIMUM_INTEGER} #{remedy}")
    end

    def check_maximum
      return if @tabs.size <= MAXIMUM_TABS

      reject("tooManyTabs", "tabs", "there are #{@tabs.size} tabs; at most #{MAXIMUM_TABS} are accepted")
    end

    # Actions do not count (P23.3).
    def check_count
      return if @tabs.empty? || (count = @tabs.count { |tab| !tab.action? }) > 1

      found = count == 1 ? "there is one tab#{' beside actions' if @tabs.size > 1}" : "there are actions, but no tabs"
      reject("singleTab", "tabs", "#{found}; send none, or at least two")
    end

    def check_ids
      ids = @tabs.map(&:id)
      empty = ids.index("")
      reject("emptyID", "id", "the id is empty; give every tab a stable id of its own", empty) if empty
      again = ids.each_index.find { |index| ids.index(ids[index]) < index }
      reject("duplicateID", "id", "an earlier tab has the id \"#{ids[again]}\" too; ids must be unique", again) if again
    end

    # @param member [String, nil] the invalid member: of a tab, if its index is given
    def reject(code, member, reason, index = nil)
      path = ["$", ("tabs[#{index}]" if index), member].compact.join(".")
      raise TabBarError.new(code, path, reason, tab_index: index, id: index && @tabs[index].try(:id))
    end
  end
end
