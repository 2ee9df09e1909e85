# frozen_string_literal: true

require "support/test_case"

class PrefetchTest < ActionDispatch::IntegrationTest
  HEADERS = %w[Sec-Purpose X-Sec-Purpose Purpose].freeze

  # P13.16
  test "a page knows that it is loaded before the user asks for it" do
    ["prefetch", "prefetch ", "\tprefetch", "prefetch;prerender", "prefetch ; anonymous-client-ip", "other, prefetch",
     "other;a=1 ,prefetch;b=\"x, y\",third", "other;a=\"\\\"\", prefetch", "Prefetch"].each do |value|
      HEADERS.each { |name| assert_equal "true true", asked(name => value), "#{name}: #{value}" }
    end
  end

  test "every other page is one that the user asked for" do
    assert_equal "false false", asked({})
    ["", ",", ";", "other", "prefetching", "no-prefetch", "other;prefetch", "other;a=\"b, prefetch, c\"",
     "\"prefetch\"", "\xFF, \xFE", "\", prefetch"].each do |value|
      HEADERS.each { |name| assert_equal "false false", asked(name => value), "#{name}: #{value.inspect}" }
    end
    assert_equal "false false", asked("X-Purpose" => "prefetch")
  end

  test "a hostile header is read in linear time" do
    hostile = ["\"", "\"\\", "\"a,", ","].map { |text| { "Purpose" => text * 40_000 } }
    began = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
    hostile.each { |headers| assert_equal "false false", asked(headers) }
    assert_operator Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) - began, :<, 2
  end

  private

  # Returns what the controller and the view answer.
  def asked(headers)
    get("/prefetched", headers:)
    response.body
  end
end
