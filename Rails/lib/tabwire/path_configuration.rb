# frozen_string_literal: true

module Tabwire
  PathConfiguration = Struct.new(:file)

  # A path configuration of Hotwire Native: a YAML file in `config/path_configurations`, such as `ios_v1.yml`. The
  # engine serves it as JSON, at `path_configurations/ios_v1.json` below its mount point.
  class PathConfiguration
    # The values of the properties that Hotwire Native reads.
    KNOWN_VALUES = {
      "context" => %w[default modal],
      "presentation" => %w[default push pop replace replace_root clear_all refresh none],
      "query_string_presentation" => %w[default replace],
      "pull_to_refresh_enabled" => [true, false]
    }.freeze
    # The types of values, with the advice for a value of another type.
    TYPES = {
      Array => "a list (use `- value` lines)", Hash => "a mapping (use `name: value` lines)",
      String => "a string (use a regular expression, such as /new$)"
    }.freeze

    # @param name [String] the name, such as `ios_v1`
    # @return [PathConfiguration, nil] the path configuration, or `nil` if the file does not exist
    def self.find(name)
      file = ::Rails.root.join("config/path_configurations/#{name[/\A[a-z0-9_-]+\z/]}.yml")
      new(file) if file.file?
    end

    # @return [Hash] the data for apps: `settings` and `rules`
    # @raise [PathConfigurationError] if the file is invalid, under the policy `config.tabwire.on_invalid = :raise`
    def as_json(*)
      content = valid_or({}) { typed(Hash, load, "$") }
      settings = valid_or({}) { typed(Hash, content.fetch("settings", {}), "$.settings") }
      rules = valid_or([]) { typed(Array, content.fetch("rules", []), "$.rules") }
      valid_rules = rules.each_with_index.filter_map { |rule, index| valid_or(nil) { rule(rule, "$.rules[#{index}]") } }
      { "settings" => settings, "rules" => valid_rules }
    end

    private

    def name = file.relative_path_from(::Rails.root).to_s

    def load = parsed("$", "YAML") { YAML.safe_load(file.read, filename: name) || {} }

    def rule(rule, path)
      patterns = typed(Array, typed(Hash, rule, path)["patterns"], "#{path}.patterns")
      reject("#{path}.patterns", "it is empty; list the paths that the rule matches") if patterns.empty?
      patterns.each_with_index { |pattern, index| check_pattern(pattern, "#{path}.patterns[#{index}]") }
      properties = typed(Hash, rule.fetch("properties", {}), "#{path}.properties")
      KNOWN_VALUES.each { |name, values| check_value(properties[name], values, "#{path}.properties.#{name}") }
      # Without properties, a rule ends apps for Android at each start.
      rule.merge("properties" => properties)
    end

    def check_pattern(pattern, path) = parsed(path, "regular expression") { Regexp.new(typed(String, pattern, path)) }

    def check_value(value, values, path)
      known = value.nil? || values.include?(value)
      reject(path, "#{value.inspect} is unknown to apps (use one of #{values.join(', ')})") unless known
    end

    def typed(type, value, path) = value.is_a?(type) ? value : reject(path, "it is not #{TYPES[type]}")

    def parsed(path, syntax)
      yield
    rescue Psych::Exception, RegexpError => e
      reject(path, "invalid #{syntax}: #{e.message}")
    end

    def valid_or(default)
      yield
    rescue PathConfigurationError => e
      InvalidTabBarPolicy.handle(e)
      default
    end

    def reject(path, reason) = raise(PathConfigurationError, "#{name}, #{path}: #{reason}")
  end
end
