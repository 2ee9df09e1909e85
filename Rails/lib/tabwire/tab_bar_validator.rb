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
    # The paths that may leave the app's origin, by their text alone (P6.8). Browsers strip some of these characters.
    UNSAFE_PATHS = {
      /\\/ => "contains a backslash", / / => "contains a space",
      /[\u{0}-\u{1F}\u{7F}-\u{9F}]/ => "contains a control character",
      %r{\A//} => "starts with two slashes, like the URL of another host",
      %r{\A[^/?#]*:} => "has a colon in its first segment, like a URL with a scheme"
    }.freeze
    private_constant :UNSAFE_PATHS

    # @param path [String] a path, in UTF-8
    # @return [String, nil] a predicate that says why the path is unsafe, or `nil` if it is safe
    def self.violation_in(path) = UNSAFE_PATHS.find { |pattern, _| path.match?(pattern) }&.last

    # @param tabs [Array<Tab>]
    # @param revision [Integer, nil]
    # @param session [String, nil]
    # @param app_badge [Integer, nil]
    def initialize(tabs, revision, session, app_badge = nil)
      @tabs = tabs
      @revision = revision
      @session = session
      @app_badge = app_badge
    end

    # Checks every rule.
    #
    # @raise [TabBarError] the first reason why clients would reject the tab bar
    def validate
      check_tabs
      @tabs.each_with_index { |tab, index| check_types(tab, index) }
      check_integer(@revision, "revision")
      check_string(@session, "session")
      check_integer(@app_badge, "appBadge")
      check_ids
      check_count
      @tabs.each_with_index { |tab, index| check_paths(tab, index) }
      return if @tabs.size <= MAXIMUM_TABS

      reject("tooManyTabs", "tabs", "there are #{@tabs.size} tabs; clients accept at most #{MAXIMUM_TABS}")
    end

    # @return [Array<String>] what clients read in another way than it was meant. It is logged and never shown to users
    def warnings = TabBarWarnings.new(@tabs).to_a

    private

    # An app's own `tabs` method may return anything.
    def check_tabs
      unless @tabs.is_a?(Array)
        reject("malformed", "tabs", "it is #{kind_of(@tabs)}; return an array of tabs, or [] for no tab bar")
      end
      index = @tabs.index { |tab| !tab.is_a?(Tab) }
      reject("malformed", nil, "it is #{kind_of(@tabs[index])}; return a Tabwire::Tab", index) if index
    end

    def check_types(tab, index)
      check_needed(tab, index)
      optional = { "replaces" => tab.replaces, "badge" => tab.badge, "badgeLabel" => tab.badge_label,
                   "version" => tab.version }
      optional.each { |member, value| check_string(value, member, index) }
      check_choices(tab, index)
      return if tab.owned_paths.size <= MAXIMUM_OWNED_PATHS

      reject("malformed", "owns", "it has #{tab.owned_paths.size} paths; the maximum is #{MAXIMUM_OWNED_PATHS}", index)
    end

    def check_needed(tab, index)
      needed = { "id" => tab.id, "title" => tab.title, "icon" => tab.icon, **paths_of(tab) }
      missing = needed.key(nil)
      members = missing == "image.path" ? "image needs a path" : "tab needs a title, an icon and a path"
      reject("malformed", missing, "it is missing; every #{members}", index) if missing
      needed.each { |member, value| check_string(value, member, index) }
    end

    def check_string(value, member, index = nil)
      return if value.nil?
      return if value.is_a?(String) && value.valid_encoding? && (value.encoding == Encoding::UTF_8 || value.ascii_only?)

      found = value.is_a?(String) ? "a #{value.encoding} string that is not valid UTF-8" : kind_of(value)
      reject("malformed", member, "it is #{found}; use a UTF-8 string", index)
    end

    def check_choices(tab, index)
      tab.choices.each do |member, (value, known)|
        next if value.nil? || known.include?(value.to_s)

        reject("malformed", member, "it is #{value.inspect}; use :#{known.join(' or :')}", index)
      end
    end

    def check_integer(value, member)
      return if value.nil? || (value.is_a?(Integer) && value.between?(0, MAXIMUM_INTEGER))

      reject("malformed", member, "it is #{value.inspect}; use an integer from 0 to #{MAXIMUM_INTEGER}")
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
        next unless (violation = self.class.violation_in(path))

        reject("unsafePath", member, "the path #{violation}, so it may leave the app; use a path relative to the " \
                                     "start URL, such as /explore", index)
      end
    end

    def paths_of(tab)
      { "path" => tab.path, **tab.owned_paths.each_with_index.to_h { |path, index| ["owns[#{index}]", path] },
        **(tab.image ? { "image.path" => tab.image[:path] } : {}) }
    end

    def kind_of(value) = value.nil? ? "nil" : "of type #{value.class}"

    # @param member [String, nil] the invalid member: of a tab, if its index is given
    def reject(code, member, reason, index = nil)
      path = ["$", ("tabs[#{index}]" if index), member].compact.join(".")
      raise TabBarError.new(code, path, reason, tab_index: index, id: index && @tabs[index].try(:id))
    end
  end
end
