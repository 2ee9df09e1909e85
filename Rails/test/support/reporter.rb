# frozen_string_literal: true

require "minitest"

GEM = File.expand_path("../..", __dir__)

# Turns warnings about the gem's own files into failures.
module Warning
  def self.warn(message, *)
    raise message if message.include?(GEM)
  end
end

# Prints one line per test, its failures, and the counts.
class LineReporter < Minitest::AbstractReporter
  def start
    @passed = 0
    @failed = 0
  end

  def record(result)
    result.passed? ? @passed += 1 : @failed += 1
    name = "#{result.klass.delete_suffix('Test').titleize}: #{result.name.delete_prefix('test_').tr('_', ' ')}"
    puts "#{result.passed? ? '✔' : '✘'} #{name} (#{(result.time * 1000).round} ms)"
    result.failures.each { |failure| explain(failure) }
  end

  def report
    puts "#{@passed} passed, #{@failed} failed"
  end

  def explain(failure)
    error = failure.error
    message = error.is_a?(Minitest::Assertion) ? error.message : "#{error.class}: #{error.message}"
    puts message.gsub(/^/, "    ")
    error.backtrace.each { |line| puts "    at #{line}" if line.start_with?(GEM) }
  end

  # A run without tests fails, and so does a skipped test.
  def passed? = @failed.zero? && @passed.positive?
end

module Minitest
  def self.plugin_line_reporter_init(_options)
    reporter.reporters.replace([LineReporter.new])
  end
  extensions << "line_reporter"
end
