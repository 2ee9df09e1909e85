# frozen_string_literal: true

module Tabwire
  # The app's attributes for the element of the tab bar, with symbols as keys, so that they can be merged with the
  # element's own: `"data-id" => 1` and `"data" => { "id" => 1 }` become `data: { id: 1 }`.
  class ElementAttributes
    NESTED_NAME = /\A(aria|data)-(.+)\z/
    private_constant :NESTED_NAME

    # @param attributes [Hash]
    def initialize(attributes)
      @attributes = {}
      attributes.each { |name, value| add(name.to_s, value) }
    end

    # @return [Hash] the attributes except those in `aria` and `data`
    def others = @attributes.except(:aria, :data)

    # @return [Hash] the attributes in `aria`
    def aria = @attributes.fetch(:aria, {})

    # @return [Hash] the attributes in `data`
    def data = @attributes.fetch(:data, {})

    private

    def add(name, value)
      group, key = name.match(NESTED_NAME)&.captures
      if group
        merge(group, key => value)
      elsif value.is_a?(Hash)
        merge(name, value)
      else
        @attributes[name.to_sym] = value
      end
    end

    def merge(group, attributes)
      (@attributes[group.to_sym] ||= {}).merge!(attributes.to_h.transform_keys { |key| key.to_s.dasherize.to_sym })
    end
  end
end
