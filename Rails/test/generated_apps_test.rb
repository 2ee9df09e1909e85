# frozen_string_literal: true

require "support/test_case"
require "support/generated_app"
require "socket"

# Cases that need more than the app of the other tests, in apps that `rails new` creates.
class GeneratedAppsTest < ActiveSupport::TestCase
  STREAMS = 1000
  FILES = 1024
  LOG_SIZE = 200_000 # bytes
  # Before Rails 7.1, :all begins with a dot, which the cookies of Rack's tests may not: Ruby fixed CVE-2021-33621.
  SUBDOMAINS = Rails.gem_version < Gem::Version.new("7.1") ? "example.com" : :all

  setup { @folder = Dir.mktmpdir }
  teardown do
    Process.kill(:KILL, @server) && Process.wait(@server) if @server
    FileUtils.rm_rf(@folder)
  end

  test "forms, streams, nonces, engines, APIs, subdomains, URL roots, files, mails and jobs work" do
    app = GeneratedApp.new(File.join(@folder, "cases"))
    app.create(skipping: ["action-cable", GeneratedApp::WITHOUT_PIPELINE],
               gems: %w[activerecord activejob actionmailer activestorage sqlite3])
    app.add_members
    FileUtils.cp_r("#{File.expand_path('cases', __dir__)}/.", app.folder)
    routes = File.read(File.expand_path("members/config/routes.rb", __dir__))
    app.edit "config/routes.rb", "draw do\n", routes[/draw do\n(.*)^end/m, 1]
    tabs = app.read("app/tab_bars/application_tab_bar.rb")
    app.write "app/tab_bars/application_tab_bar.rb",
              tabs.sub('path: "/"', "path: :root_path").sub('path: "/profile"', "path: :profile_path")
    app.edit "config/application.rb", "class Application < Rails::Application\n", <<-RUBY
    config.session_store :cookie_store, key: "_app", domain: #{SUBDOMAINS.inspect}
    config.hosts.clear
    RUBY
    app.run("bin/rails", "active_storage:install", "db:migrate", env: { "RAILS_ENV" => "test" })
    bundle = app.read("public/application.js")
    %w[navigation tab-bar-updates].each { |identifier| assert_includes bundle, "register(\"#{identifier}\"" }
    output = app.run("bin/rails", "test", "test/integration/cases_test.rb")
    assert_match(/\d+ runs, \d+ assertions, 0 failures, 0 errors, 0 skips/, output)
  end

  # What `rails new` ships for Action Cable: an adapter whose gem is commented out.
  test "a record is saved and a change is published where the gem of the cable adapter is missing" do
    app = GeneratedApp.new(File.join(@folder, "cable"))
    app.create(skipping: %w[active-job action-mailer active-storage].push(GeneratedApp::WITHOUT_PIPELINE),
               gems: %w[activerecord actioncable sqlite3])
    app.install
    # Rails 7.2 ships no database for production.
    output = app.runner(<<~RUBY, env: { "DATABASE_URL" => "sqlite3:db/notes.sqlite3" })
      ActiveRecord::Schema.verbose = false
      ActiveRecord::Schema.define do
        create_table :notes do |table|
          table.string :text
          table.integer :readers, default: 0
        end
      end
      class Note < ActiveRecord::Base
        after_commit -> { ApplicationTabBar.broadcast_to(7) }
      end
      stream = Tabwire::TabBarUpdates.streams.reserve(["user:7"])
      Note.create!(text: "old").update!(text: "new")
      puts [ActionCable.server.config.cable["adapter"], Note.last.text, stream.outdated].join(" ")
      stream = Tabwire::TabBarUpdates.streams.reserve(["user:7"])
      note = Note.last
      note.increment!(:readers)
      note.update_column(:text, "newer")
      Note.update_all(text: "newest")
      Note.insert_all([{ text: "another" }])
      puts [Note.order(:id).map { |row| [row.text, row.readers].join(" ") }, stream.outdated].join(", ")
    RUBY
    # As the README says, some methods skip after_commit.
    assert_equal ["redis new true", "newest 1, another 0, false"], output.lines(chomp: true).last(2)
    assert_match(/Tabwire: the adapter "redis" in config.cable.yml cannot be loaded, .*LoadError: .*redis/, output)
  end

  test "an API-only app gets no privacy of pages, and serves its path configurations" do
    app = GeneratedApp.new(File.join(@folder, "api"))
    app.create("--api", skipping: GeneratedApp::WITHOUT_DATABASE)
    assert_match(/Add include Tabwire::Privacy to the controllers that render pages/, app.install)
    assert_equal "200 application/json; charset=utf-8\n", app.runner(<<~RUBY).lines.last
      session = ActionDispatch::Integration::Session.new(Rails.application)
      session.https!
      session.get("/tabwire/path_configurations/ios_v1.json")
      puts "\#{session.response.status} \#{session.response.headers['Content-Type']}"
    RUBY
  end

  # jsbundling-rails builds every file at the top of app/javascript.
  test "an app with a bundler can be built, also without Stimulus" do
    app = GeneratedApp.new(File.join(@folder, "bundler"))
    app.create(skipping: [*GeneratedApp::WITHOUT_DATABASE, GeneratedApp::WITHOUT_PIPELINE])
    app.write "package.json", "{}"
    app.write "app/javascript/application.js", "document.title = \"Built\"\n"
    assert_includes app.install, "Add Stimulus"
    entries = Dir[File.join(app.folder, "app/javascript/*.*")]
    app.run("esbuild", *entries, "--bundle", "--format=esm", "--outdir=public/assets", "--log-level=warning")
    assert_equal %w[application.js], Dir.children(File.join(app.folder, "public/assets"))
  end

  test "with #{STREAMS} streams and #{FILES} open files, pages are answered, and the log stays small" do
    app = GeneratedApp.new(File.join(@folder, "members"))
    app.create(skipping: [*GeneratedApp::WITHOUT_DATABASE, GeneratedApp::WITHOUT_PIPELINE], gems: %w[puma])
    app.add_members
    # The log has warnings and errors, and not each request.
    app.edit "config/environments/production.rb", /config\.log_level = .*\n/, "  config.log_level = :warn\n"
    start(app)
    streams = Array.new(STREAMS) { |number| open_stream(number) }
    texts = streams.map { |stream| first_line(stream) }
    seconds = Array.new(20) { |number| seconds_of_page(number) }
    # Without a thread that is free it would not be answered before a stream ends.
    assert_operator seconds.max, :<, 20, "seconds until a page is answered"
    # Those without room were told to come back.
    kept = texts.zip(streams).count { |text, stream| (text + arrived(stream)).exclude?("retry: 30000") }
    assert_includes 500..(0.6 * FILES), kept
    assert_operator File.size(File.join(app.folder, "log.txt")), :<, LOG_SIZE
  ensure
    streams&.each(&:close)
  end

  # It counts the bytes of each body, and checks in development what an app does with its connection.
  %w[development deployment].each do |environment|
    test "a stream is sent and stays open under rackup in #{environment}" do
      app = GeneratedApp.new(File.join(@folder, "members"))
      app.create(skipping: [*GeneratedApp::WITHOUT_DATABASE, GeneratedApp::WITHOUT_PIPELINE], gems: %w[puma])
      app.add_members
      start(app, *%w[rackup --quiet --server puma --host 127.0.0.1 --port PORT --env], environment)
      stream = open_stream(1)
      text = Timeout.timeout(60) { stream.gets("</turbo-stream>") }
      assert_no_match(/^content-length/i, text)
      assert_includes text, "event: alive"
      # The rest of the event, and nothing for two seconds, in which a stream would be ended.
      stream.readpartial(1000)
      assert_nil stream.wait_readable(2)
    ensure
      stream&.close
    end
  end

  private

  # Starts the app.
  #
  # @param command [Array<String>] the server, by default Puma, with PORT for its port
  def start(app, *command)
    command = %w[puma --quiet --bind tcp://127.0.0.1:PORT] if command.empty?
    @port = TCPServer.open("127.0.0.1", 0) { |server| server.addr[1] }
    log = File.join(app.folder, "log.txt")
    command = ["bundle", "exec", *command.map { |word| word.sub("PORT", @port.to_s) }]
    environment = GeneratedApp::PRODUCTION.merge("BUNDLE_GEMFILE" => File.join(app.folder, "Gemfile"))
    @server = Process.spawn(environment, *command, chdir: app.folder, %i[out err] => log, rlimit_nofile: FILES)
    Timeout.timeout(60) { sleep 0.1 until answers? }
  end

  def answers?
    TCPSocket.new("127.0.0.1", @port).close
    true
  rescue Errno::ECONNREFUSED
    false
  end

  # The address differs, as that of many clients.
  def open_stream(number) = request("/tab_bar_updates", "127.0.0.#{2 + (number % 200)}")

  def request(path, address)
    TCPSocket.new("127.0.0.1", @port, address, 0).tap do |socket|
      socket.write("GET #{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    end
  end

  # The first line of the body.
  def first_line(stream)
    head = []
    Timeout.timeout(60) { head << stream.gets until head.last == "\r\n" }
    stream.gets&.chomp || flunk("no body after #{head}")
  end

  # Everything that has arrived.
  def arrived(stream)
    text = +""
    while (part = stream.read_nonblock(65_536, exception: false)).is_a?(String)
      text << part
    end
    text
  end

  def seconds_of_page(number)
    began = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    socket = request("/explore/#{number}", "127.0.0.1")
    assert_match(%r{\AHTTP/1\.1 200 OK}, Timeout.timeout(30) { socket.read })
    Process.clock_gettime(Process::CLOCK_MONOTONIC) - began
  ensure
    socket&.close
  end
end
