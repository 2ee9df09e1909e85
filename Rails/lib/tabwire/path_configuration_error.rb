# frozen_string_literal: true

module Tabwire
  # An invalid value in a path configuration.
  class PathConfigurationError < StandardError
    # @return [String] the file
    attr_reader :file
    # @return [String] the path of the value in the file, such as `$.rules[2].patterns`
    attr_reader :path

    # @param file [String] the file
    # @param path [String] the path of the value in the file
    # @param reason [String] what is wrong and how to fix it
    def initialize(file, path, reason)
      @file = file
      @path = path
      super("#{file}, #{path}: #{reason}")
    end
  end
end
