# frozen_string_literal: true

module Tabwire
  # How Hotwire Native apps treat the app's paths: a file in `config/path_configurations`, in YAML, such as
  # `ios_v1.yml`. The engine serves it as JSON, at `path_configurations/ios_v1.json` below where it is mounted.
  class PathConfiguration
    NAME = /\A[a-z0-9_-]+\z/
    # What the apps know of the properties that they read themselves.
    KNOWN_VALUES = {
      "context" => %w[default modal],
      "presentation" => %w[default push pop replace replace_root clear_all refresh none],
      "query_string_presentation" => %w[default replace],
      "pull_to_refresh_enabled" => [true, false]
    }.freeze
    private_constant :NAME, :KNOWN_VALUES

    # @param name [String] the name, such as `ios_v1`
    # @return [PathConfiguration, nil] nothing if the app has none of this name
    def self.find(name)
      return unless name.match?(NAME)

      file = ::Rails.root.join("config/path_configurations/#{name}.yml")
      new(file) if file.file?
    end

    # @param file [Pathname] the file
    def initialize(file)
      @file = file
      @name = file.relative_path_from(::Rails.root).to_s
    end

    # @return [Hash] what the apps are sent: `settings` and `rules`
    # @raise [PathConfigurationMistake] if they would not understand it, unless `config.tabwire.mistakes` says to leave
    #   out what is wrong
    def as_json(*)
      content = leaving_out({}) { mapping(load, "$") }
      settings = leaving_out({}) { mapping(content.fetch("settings", {}), "$.settings") }
      rules = leaving_out([]) { list(content.fetch("rules", []), "$.rules") }
      checked = rules.each_with_index.filter_map { |rule, index| leaving_out(nil) { rule(rule, "$.rules[#{index}]") } }
      { "settings" => settings, "rules" => checked }
    end

    private

    def load
      YAML.safe_load(@file.read, filename: @name) || {}
    rescue Psych::Exception => e
      fail_with("$", "it is not YAML: #{e.message}")
    end

    def rule(rule, path)
      mapping(rule, path)
      patterns = list(rule["patterns"], "#{path}.patterns")
      fail_with("#{path}.patterns", "it is empty; name the paths that the rule is about") if patterns.empty?
      patterns.each_with_index { |pattern, index| check_pattern(pattern, "#{path}.patterns[#{index}]") }
      check_properties(mapping(rule.fetch("properties", {}), "#{path}.properties"), "#{path}.properties")
      rule
    end

    def check_pattern(pattern, path)
      fail_with(path, "it is no text; write a regular expression, such as /new$") unless pattern.is_a?(String)
      Regexp.new(pattern)
    rescue RegexpError => e
      fail_with(path, "it is no regular expression: #{e.message}")
    end

    def check_properties(properties, path)
      KNOWN_VALUES.each do |name, values|
        value = properties[name]
        next if value.nil? || values.include?(value)

        fail_with("#{path}.#{name}", "#{value.inspect} is none that apps know; take one of #{values.join(', ')}")
      end
    end

    def mapping(value, path)
      value.is_a?(Hash) ? value : fail_with(path, "it is no mapping; write `name: value` lines")
    end

    def list(value, path)
      value.is_a?(Array) ? value : fail_with(path, "it is no list; write `- value` lines")
    end

    def leaving_out(instead)
      yield
    rescue PathConfigurationMistake => e
      MistakePolicy.handle(e)
      instead
    end

    def fail_with(path, reason)
      raise PathConfigurationMistake.new(@name, path, reason)
    end
  end
end
