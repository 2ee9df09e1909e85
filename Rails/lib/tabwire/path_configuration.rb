# frozen_string_literal: true

module Tabwire
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

    # @param name [String] the name, such as `ios_v1`
    # @return [PathConfiguration, nil] the path configuration, or `nil` if the file does not exist
    def self.find(name)
      file = ::Rails.root.join("config/path_configurations/#{name[/\A[a-z0-9_-]+\z/]}.yml")
      new(file) if file.file?
    end

    # @param file [Pathname] the file
    def initialize(file)
      @file = file
      @name = file.relative_path_from(::Rails.root).to_s
    end

    # @return [Hash] the data for apps: `settings` and `rules`
    # @raise [PathConfigurationError] if the file is invalid, under the policy `config.tabwire.on_invalid = :raise`
    def as_json(*)
      content = valid_or({}) { mapping(load, "$") }
      settings = valid_or({}) { mapping(content.fetch("settings", {}), "$.settings") }
      rules = valid_or([]) { list(content.fetch("rules", []), "$.rules") }
      valid_rules = rules.each_with_index.filter_map { |rule, index| valid_or(nil) { rule(rule, "$.rules[#{index}]") } }
      { "settings" => settings, "rules" => valid_rules }
    end

    private

    def load
      YAML.safe_load(@file.read, filename: @name) || {}
    rescue Psych::Exception => e
      reject("$", "invalid YAML: #{e.message}")
    end

    def rule(rule, path)
      mapping(rule, path)
      patterns = list(rule["patterns"], "#{path}.patterns")
      reject("#{path}.patterns", "it is empty; list the paths that the rule matches") if patterns.empty?
      patterns.each_with_index { |pattern, index| check_pattern(pattern, "#{path}.patterns[#{index}]") }
      properties = mapping(rule.fetch("properties", {}), "#{path}.properties")
      check_properties(properties, "#{path}.properties")
      # Without properties, a rule ends apps for Android at each start.
      rule.merge("properties" => properties)
    end

    def check_pattern(pattern, path)
      reject(path, "it is not a string (use a regular expression, such as /new$)") unless pattern.is_a?(String)
      Regexp.new(pattern)
    rescue RegexpError => e
      reject(path, "invalid regular expression: #{e.message}")
    end

    def check_properties(properties, path)
      KNOWN_VALUES.each do |name, values|
        value = properties[name]
        next if value.nil? || values.include?(value)

        reject("#{path}.#{name}", "#{value.inspect} is unknown to apps (use one of #{values.join(', ')})")
      end
    end

    def mapping(value, path) = typed(Hash, value, path, "it is not a mapping (use `name: value` lines)")

    def list(value, path) = typed(Array, value, path, "it is not a list (use `- value` lines)")

    def typed(type, value, path, problem) = value.is_a?(type) ? value : reject(path, problem)

    def valid_or(default)
      yield
    rescue PathConfigurationError => e
      InvalidTabBarPolicy.handle(e)
      default
    end

    def reject(path, reason) = raise(PathConfigurationError, "#{@name}, #{path}: #{reason}")
  end
end
