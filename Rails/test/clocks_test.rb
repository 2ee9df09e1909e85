# frozen_string_literal: true

require "support/test_case"
require "support/app_process"

# Two processes of an app, whose clocks are 30 seconds apart.
class ClocksTest < ActiveSupport::TestCase
  SEED = Integer(ENV.fetch("SEED", Random.new_seed % 1_000_000))
  ORDERS = 200
  TABS = { nil => [], "reader" => %w[home explore library], "writer" => %w[home explore] }.freeze

  # A client with cookies, which drops stale configurations (R5.2).
  class Client
    attr_reader :revision, :tabs

    def initialize
      @cookies = {}
      @revision = 0
      @tabs = []
    end

    def cookie = @cookies.map { |pair| pair.join("=") }.join("; ")

    def sign_in(process, user)
      _, cookies = process.request("POST", "/sign-in", { reset: true, user: }.compact, cookie)
      cookies.each { |line| @cookies.store(*line[/\A[^;]*/].split("=", 2)) }
    end

    def accept(html)
      page = JSON.parse(CGI.unescapeHTML(html[/data-navigation-configuration-value="([^"]*)"/, 1]))
      return if page["revision"] < revision

      @revision = page["revision"]
      @tabs = page["tabs"].map { |tab| tab["id"] }
    end
  end

  setup { @processes = { "right" => AppProcess.new(0), "late" => AppProcess.new(-30_000) } }
  teardown { @processes.each_value(&:close) }

  # P13.26, P13.8
  test "a client never keeps the tabs of the former user, whichever process answers" do
    puts "seed #{SEED}"
    wrong = Array.new(ORDERS) { |number| former_tabs(Random.new(SEED + number)) }.compact
    assert_empty wrong, "#{wrong.size} of #{ORDERS} orders"
  end

  private

  # Signs in and out, and loads pages and events, in a random order, by a random process each time.
  #
  # @return [String, nil] the order after which the client has other tabs than those of its user
  def former_tabs(random)
    @random = random
    client = Client.new
    user = nil
    @order = []
    3.times do
      user = change(client, user) if random.rand < 0.5
      client.accept(load(client.cookie, client.revision))
      return @order.join(", ") if client.tabs != TABS[user]
    end
    nil
  end

  # Two pages of the former user are late: the process answers one before the change, and the other after it.
  def change(client, former)
    user = TABS.keys.without(former).sample(random: @random)
    sent = [client.cookie, client.revision]
    late = load(*sent)
    client.sign_in(process("#{user || 'nobody'} signs in"), user)
    client.accept(late) if @random.rand < 0.5
    client.accept(load(client.cookie, client.revision))
    [late, load(*sent)].each { |page| client.accept(page) }
    user
  end

  # @return [String] a page, or the event of its stream
  def load(cookie, revision)
    path, params = [["/explore", {}], ["/stream", { path: "/explore", revision: }]].sample(random: @random)
    process(path).request("GET", path, params, cookie).first
  end

  def process(what)
    name, process = @processes.to_a.sample(random: @random)
    @order << "#{what} (#{name})"
    process
  end
end
