# frozen_string_literal: true

module Tabwire
  # Something in a path configuration that apps would not understand.
  class PathConfigurationMistake < StandardError
    # @return [String] the file
    attr_reader :file
    # @return [String] the place in it, such as `$.rules[2].patterns`
    attr_reader :path

    # @param file [String] the file
    # @param path [String] the place in it
    # @param reason [String] what is wrong and what to do about it
    def initialize(file, path, reason)
      @file = file
      @path = path
      super("#{file}, #{path}: #{reason}")
    end
  end
end
