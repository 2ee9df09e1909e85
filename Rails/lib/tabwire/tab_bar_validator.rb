# frozen_string_literal: true

module Tabwire
  TabBarValidator = Struct.new(:tabs, :optional)

  # Checks the rules of the protocol, in the order in which clients report them.
  class TabBarValidator
    # The maximum number of tabs.
    MAXIMUM_TABS = 64
    # The maximum number of owned paths of a tab.
    MAXIMUM_OWNED_PATHS = 32
    # The maximum `revision` and `appBadge`: the largest integer that JavaScript represents exactly.
    MAXIMUM_INTEGER = (2**53) - 1
    # The advice for each member whose value has another type.
    REMEDIES = Hash.new("use a UTF-8 string").merge(
      deprecated: "use :soft or :hard", role: "use :search", "image.kind": "use :symbol or :picture",
      badge: "use an integer, a UTF-8 string or :dot", version: "use an integer or a UTF-8 string",
      badgeLabel: 'use what a screen reader says, such as "3 unread messages"'
    ).freeze
    # The advice for an unsafe path.
    RELATIVE = "write it relative to the app's start URL, such as /explore"

    # Checks every rule: first those of what counts, by which clients reject the tab bar.
    #
    # @return [nil]
    # @raise [TabBarError] the first reason why clients would reject the tab bar, or leave out a part of it
    def validate
      check_tabs
      each_tab { |tab, index| check_counting(tab, index) }
      check_integer(:revision, "malformed", "is needed")
      check_text(optional[:session], "malformed", :session)
      check_ids
      check_count
      each_tab { |tab, index| check_paths(tab, index) }
      check_maximum
      each_tab { |tab, index| check_others(tab, index) }
      check_integer(:appBadge, "unreadable", "can be read")
    end

    private

    # An app's own `tabs` method may return anything.
    def check_tabs
      remedy = "return an array of tabs, or [] for no tab bar"
      reject("malformed", :tabs, "it is #{type_of(tabs)}; #{remedy}") unless tabs.is_a?(Array)
      index = tabs.index { |tab| !tab.is_a?(Tab) }
      reject("malformed", nil, "it is #{type_of(tabs[index])}; return a Tabwire::Tab", index) if index
    end

    def each_tab = tabs.each_index { |index| yield tabs[index].as_json, index }

    def check_counting(tab, index)
      missing = "it is missing; every tab needs a title, an icon and a path"
      Tab::NEEDED.each { |member| reject("malformed", member, missing, index) if tab[member].nil? }
      Tab::COUNTING.each { |member| check_text(tab[member], "malformed", member, index) }
      each_owned(tab) { |path, place| check_text(path, "malformed", place, index) }
      count = tab[:owns]&.size.to_i
      return if count <= MAXIMUM_OWNED_PATHS

      reject("malformed", :owns, "it has #{count} paths; at most #{MAXIMUM_OWNED_PATHS} are accepted", index)
    end

    def check_others(tab, index)
      # A badge without text is a dot.
      Tab::SHOWN.each { |key| check_text(tab[key], "unreadable", key, index) unless tab[key] == true && key == :badge }
      role = tab[:role]
      reject("unknownRole", :role, "it is :#{role} (use :search)", index) if role && Tab::ROLES.exclude?(role)
      check_image(tab[:image], index) if tab[:image]
    end

    # One wrong member costs the image as a whole (P22.12).
    def check_image(image, index)
      path, kind = image.values_at(:path, :kind)
      kind = kind.to_s if kind.is_a?(Symbol)
      reject("unreadable", :"image.path", "it is missing; every image needs a path", index) if path.nil?
      check_text(path, "unreadable", :"image.path", index)
      check_path(path, "unreadable", :"image.path", index)
      check_text(kind, "unreadable", :"image.kind", index)
      known = kind.nil? || Tab::IMAGE_KINDS.include?(kind)
      reject("unreadable", :"image.kind", "it is :#{kind} (use :symbol or :picture)", index) unless known
    end

    # JSON needs UTF-8.
    def check_text(value, code, place, index = nil)
      return if value.nil?

      reject(code, place, "it is #{type_of(value)} (#{REMEDIES[place]})", index) unless value.is_a?(String)
      return if value.valid_encoding? && (value.encoding == Encoding::UTF_8 || value.ascii_only?)

      reject(code, place, "it is a #{value.encoding} string that is not valid UTF-8 (#{REMEDIES[place]})", index)
    end

    def check_paths(tab, index)
      check_path(tab[:path], "unsafePath", :path, index)
      each_owned(tab) { |path, place| check_path(path, "unsafePath", place, index) }
    end

    def check_path(path, code, place, index)
      violation = Paths.violation_in(path)
      reject(code, place, "the path may lead away from the app: #{violation}; #{RELATIVE}", index) if violation
    end

    def each_owned(tab) = tab[:owns]&.each_with_index { |path, number| yield path, "owns[#{number}]" }

    def type_of(value) = value.nil? ? "nil" : "of type #{value.class}"

    def check_integer(member, code, remedy)
      value = optional[member]
      return if value.nil? || (value.is_a?(Integer) && value.between?(0, MAXIMUM_INTEGER))

      reject(code, member, "it is #{value.inspect}; an integer from 0 to #{MAXIMUM_INTEGER} #{remedy}",
             instead: { member => nil })
    end

    def check_maximum
      return if tabs.size <= MAXIMUM_TABS

      reject("tooManyTabs", :tabs, "there are #{tabs.size} tabs; at most #{MAXIMUM_TABS} are accepted",
             instead: { tabs: tabs.first(MAXIMUM_TABS) })
    end

    # Actions do not count (P23.3).
    def check_count
      return if tabs.empty? || (count = tabs.count { |tab| !tab.action? }) > 1

      found = count == 1 ? "there is one tab#{' beside actions' if tabs.size > 1}" : "there are actions, but no tabs"
      reject("singleTab", :tabs, "#{found}; send none, or at least two")
    end

    def check_ids
      ids = tabs.map(&:id)
      empty = ids.index("")
      reject("emptyID", :id, "the id is empty; give every tab a stable id of its own", empty) if empty
      again = ids.each_index.find { |index| ids.index(ids[index]) < index }
      reject("duplicateID", :id, "an earlier tab has the id \"#{ids[again]}\" too; ids must be unique", again) if again
    end

    def reject(code, place, reason, index = nil, **instead)
      raise TabBarError.new(code, place, reason, tabs:, index:, **instead)
    end
  end
end
