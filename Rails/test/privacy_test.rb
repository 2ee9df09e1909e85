# frozen_string_literal: true

require "support/test_case"

# No user gets the title, the badge or the session key of another, whatever stores the page.
class PrivacyTest < ActionDispatch::IntegrationTest
  APP = { "User-Agent" => "Hotwire Native Android; bridge-components: [form navigation]" }.freeze

  setup do
    Rails.cache.clear
    PagesController.stored.clear
  end

  teardown { PagesController.browser_sessions = false }

  %w[fragment component_fragment page_fragment collection_fragment fetched].each do |page|
    [true, false].each do |enabled|
      # P13.12
      test "a tab bar in a cache raises: #{page}, with caching #{enabled ? 'enabled' : 'disabled'}" do
        with_caching(enabled) do
          sign_in "reader"
          error = assert_raises(StandardError) { get "/#{page}" }
          assert_kind_of Tabwire::CachedTabBarError, error.cause || error
        end
      end
    end

    test "a tab bar in a cache is omitted in production: #{page}" do
      with_caching(true) do
        sign_in "reader"
        lines = logged { with_policy(:log) { 2.times { get "/#{page}" } } }
        assert_equal 1, lines.grep(/inside a cache/).size
        sign_in "writer"
        with_policy(:log) { get "/#{page}" }
        assert_response :success
        assert_no_match(/Library|tab-badge|session/, response.body)
      end
    end
  end

  test "a view can read everything of a tab bar that is omitted" do
    request = ActionDispatch::TestRequest.create
    view = PagesController.new.tap { |controller| controller.request = request }.view_context
    omitted = with_policy(:log) { Rails.cache.fetch("omitted") { view.page_tab_bar } }
    assert_equal [[], nil, nil, 0, [], "", nil, "{}"],
                 [omitted.tabs, omitted.active, omitted.current_tab, omitted.badge_count, omitted.links,
                  omitted.links_html, omitted.session, omitted.json]
  end

  test "a tab bar that a cache has kept raises for the next user, and is omitted in production" do
    sign_in "reader"
    get "/stored"
    assert_select "nav a", 3
    sign_in "writer"
    assert_raises(Tabwire::CachedTabBarError) { get "/stored" }
    with_policy(:log) { get "/stored" }
    assert_response :success
    assert_equal "", response.body.strip
  end

  %w[shared public_by_header public_afterwards].each do |page|
    # P13.2
    test "a public page with the tab bar of a user raises, and is without it in production: #{page}" do
      sign_in "reader"
      assert_raises(Tabwire::PublicTabBarError) { get "/#{page}" }
      with_policy(:log) { get "/#{page}" }
      assert_public_without_tab_bar
    end

    test "a public page is without a tab bar when nobody is signed in, and does not raise: #{page}" do
      get "/#{page}"
      assert_public_without_tab_bar
    end
  end

  # Text of users that a page does not escape, such as in a comment of HTML.
  test "a page with many tags that have no end is checked in linear time" do
    page = "<nav " * 50_000
    whole = "<nav><nav data-a=\"1\"><nav>x</nav></nav></nav><nav data-a=\"2\"></nav>"
    Timeout.timeout(60) do
      [page, page.tr(" ", ">")].each { |html| assert_equal(html, without_navs(html) { true }) }
      assert_equal("<nav></nav>ä#{page}", without_navs("#{whole}ä#{page}") { |tag| tag.include?("data-a") })
      assert_equal("", without_navs(whole) { true })
    end
  end

  test "pages of users are never stored, and other pages may be" do
    sign_in "reader"
    %w[/ /explore /unmarked /component].each do |path|
      get path
      assert_includes response.headers["Cache-Control"], "no-store", path
    end
    sign_in nil
    get "/"
    assert_not_includes response.headers["Cache-Control"].to_s, "no-store"
    get "/app"
    assert_not_includes response.headers["Cache-Control"].to_s, "no-store"
  end

  test "a page of a user whom the session does not identify has no tabs and no mark, and is not stored" do
    sign_in "reader"
    before = ApplicationTabBar.session_source
    ApplicationTabBar.session { Object.new }
    %w[/ /unmarked].each do |path|
      assert_raises(Tabwire::SessionError, ActionView::Template::Error) { get path }
      lines = logged { with_policy(:log) { get path } }
      assert_response :success
      assert_equal 1, lines.grep(/session: Object does not identify a user/).size
      assert_equal "no-store", response.headers["Cache-Control"]
      assert_no_match(/_user|Library/, [response.body, *response.headers["Set-Cookie"]].join)
    end
  ensure
    ApplicationTabBar.session(&before)
  end

  test "the page says that it depends on the user agent" do
    get "/"
    assert_includes response.headers["Vary"], "User-Agent"
    get "/app"
    assert_not_includes response.headers["Vary"].to_s, "User-Agent"
  end

  test "a date alone is never answered with 304" do
    date = { "If-Modified-Since" => Time.utc(2027).httpdate }
    sign_in "reader"
    get "/dated", headers: date
    assert_response :success
    assert_nil response.headers["Last-Modified"]
  end

  test "a controller without Privacy has no ETag of its own and no date, and is logged" do
    sign_in "reader"
    lines = logged { get "/open" }
    assert_nil response.headers["Last-Modified"]
    assert_includes response.headers["Cache-Control"], "no-store"
    etag = response.headers["ETag"]
    assert_match(/OpenPagesController renders a tab bar.*include Tabwire::Privacy/, lines.grep(/Tabwire/).first)
    # Within some milliseconds, the page of the same user is the same.
    sign_in "writer"
    get "/open", headers: { "If-None-Match" => etag.to_s }
    assert_response :success
  end

  test "the ETag of controllers without a tab bar does not need one" do
    controller = Class.new(ActionController::Base) do
      def self.name = "FileController"
      def show = (head(:ok) if stale?(etag: "file"))
    end
    before = Tabwire.config.tab_bar
    Tabwire.config.tab_bar = "MissingTabBar"
    status, = controller.action(:show).call(Rack::MockRequest.env_for("/"))
    assert_equal 200, status
  ensure
    Tabwire.config.tab_bar = before
  end

  test "a page that leaves the session as it was does not send it" do
    PagesController.browser_sessions = true
    sign_in "reader"
    ["/", "/explore", "/flashing", "/unmarked"].each do |path|
      get path
      assert_nil response.headers["Set-Cookie"], path
    end
    get "/flashing?count=1"
    assert_includes response.headers["Set-Cookie"].to_s, "_test_session="
    get "/flashing?count=1"
    assert_nil response.headers["Set-Cookie"]
  end

  test "a user who only reads stays signed in" do
    sign_in "reader"
    6.times do
      travel 20.hours
      get "/unmarked"
      assert_equal "<p>reader</p>", response.body
    end
    travel 25.hours
    get "/unmarked"
    assert_equal "<p></p>", response.body
  end

  test "a page that renews the session while the user signs out or changes does not bring the user back" do
    [nil, "writer"].each do |user|
      sign_in "reader"
      get "/explore"
      late = cookies["_test_session"]
      assert_includes response.headers["Set-Cookie"].to_s, "_test_session="
      post "/sign-in", params: { reset: true, user: }.compact
      cookies["_test_session"] = late
      get "/unmarked"
      assert_equal "<p></p>", response.body
    end
  end

  # A late page may renew the session for as long as sessions last, also after the app has been restarted.
  test "the mark outlives the session, and no page renews it" do
    sign_in "reader"
    marks = Array(response.headers["Set-Cookie"]).join("\n").lines.grep(/_user(_copy)?=/)
    assert_equal 2, marks.size
    marks.each { |mark| assert_operator Time.zone.parse(mark[/expires=([^;]+)/, 1].to_s), :>, 1.year.from_now }
    get "/explore"
    assert_no_match(/_user/, Array(response.headers["Set-Cookie"]).join)
  end

  test "a page that was loading while the user signed out does not sign in again" do
    PagesController.browser_sessions = true
    sign_in "reader"
    late = cookies.to_hash
    get "/explore"
    arrives = response.headers["Set-Cookie"]
    sign_in nil
    assert_nil arrives, late.inspect
    get "/unmarked"
    assert_equal "<p></p>", response.body
  end

  test "a page that changed the session while the user signed out does not sign in again" do
    sign_in "reader"
    get "/flashing?count=7"
    late = cookies["_test_session"]
    [{}, { user: "writer" }, { reset: true }, { reset: true, user: "writer" }].each do |another|
      post("/sign-in", params: { reset: true, user: "reader" })
      post("/sign-in", params: another)
      cookies["_test_session"] = late
      get "/unmarked"
      assert_equal "<p></p>", response.body
      assert_equal [nil, nil], session.to_hash.values_at("user", "count")
    end
    sign_in "reader"
    get "/unmarked"
    assert_equal "<p>reader</p>", response.body
  end

  # P13.6. The page signs in itself, such as by a cookie that remembers the user: two tabs load when an app starts, and
  # the user signs out on the first one.
  test "a late page that signs in itself does not undo a sign-out, or that another user signed in" do
    PagesController.browser_sessions = true
    [{}, { user: "writer" }].product([false, true]).each do |another, marked|
      cookies.to_hash.each_key { |name| cookies.delete(name) }
      sign_in "reader" if marked
      cookies.delete("_test_session")
      before = cookies.to_hash
      late = set_cookies { get "/enter?user=reader" }
      cookies.to_hash.each_key { |name| before[name] ? cookies[name] = before[name] : cookies.delete(name) }
      get "/enter?user=reader"
      post "/sign-in", params: { reset: true, **another }
      late.each { |name, value| cookies[name] = value }
      get "/unmarked"
      assert_equal "<p></p>", response.body, [another, marked].inspect
      sign_in "reader"
      get "/unmarked"
      assert_equal "<p>reader</p>", response.body
    end
  end

  test "a cookie of a sign-out that is none ends the session, and nothing else" do
    sign_in "reader"
    ["", "x" * 4000, "%FF%00"].each do |hostile|
      sign_in nil
      sign_in "reader"
      cookies["_test_session_user_left"] = hostile
      get "/unmarked"
      assert_equal "<p></p>", response.body
      sign_in "reader"
      get "/unmarked"
      assert_equal "<p>reader</p>", response.body
    end
  end

  # Otherwise each of them sends a session of its own, and the form of one is rejected with the session of another.
  test "pages that load at the same time after a sign-out share the session that it leaves" do
    PagesController.browser_sessions = true
    sign_in "reader"
    get "/token"
    post "/sign-in", params: { reset: true }
    after = cookies["_test_session"]
    2.times do
      get "/token"
      assert_nil response.headers["Set-Cookie"]
      assert_equal after, cookies["_test_session"]
    end
    assert_nil session[:user]
  end

  test "pages that load at the same time after a sign-in share the session that it sends" do
    PagesController.browser_sessions = true
    [{ user: "reader" }, { reset: true, user: "writer" }].each do |user|
      post "/sign-in", params: user
      after = cookies["_test_session"]
      2.times do
        get "/token"
        assert_nil response.headers["Set-Cookie"]
        assert_equal after, cookies["_test_session"]
      end
    end
  end

  test "a session that came back after a sign-out is replaced by that of the first page, which the next pages share" do
    PagesController.browser_sessions = true
    sign_in "reader"
    late = cookies["_test_session"]
    post "/sign-in", params: { reset: true }
    cookies["_test_session"] = late
    get "/unmarked"
    after = cookies["_test_session"]
    assert_not_equal late, after
    get "/token"
    assert_nil response.headers["Set-Cookie"]
    assert_equal after, cookies["_test_session"]
  end

  # P13.6. Otherwise the form for signing in is rejected, since the session that came back has another token or none.
  test "a form that is open after a sign-out is accepted when a late page has brought the former session back" do
    sign_in "reader"
    get "/token"
    late = cookies["_test_session"]
    post "/sign-in", params: { reset: true }
    get "/token"
    token = response.body
    # Pages that load at the same time each reset the session, and the form is of another one than the last.
    [[], ["/token"], ["/token", "/unmarked"]].each do |paths|
      forms = paths.map { |path| (cookies["_test_session"] = late) && get(path) && response.body }
      cookies["_test_session"] = late if paths.empty?
      with_forgery_protection do
        [token, forms.first].compact.each { |form| post "/sign-in", params: { authenticity_token: form } }
      end
      assert_response :no_content
      get "/unmarked"
      assert_equal "<p></p>", response.body
    end
  end

  test "a session that begins with a sign-in has a token of its own" do
    sign_in "reader"
    post "/sign-in", params: { reset: true }
    get "/token"
    former = session[:_csrf_token]
    post "/sign-in", params: { reset: true, user: "writer" }
    assert session[:_csrf_token]
    assert_not_equal former, session[:_csrf_token]
  end

  test "the mark of a user reaches the hosts that the session reaches" do
    request = ActionDispatch::TestRequest.create("HTTP_HOST" => "one.team.example.org")
    request.session = ActionController::TestSession.new
    options = ActionDispatch::Request::Session::Options.new(nil, domain: :all, tld_length: 3)
    ActionDispatch::Request::Session::Options.set(request, options)
    Tabwire::SignOutMark.new(request).write("reader", 7)
    response = ActionDispatch::Response.new
    # From Rails 7.1 on, a jar writes to the response and not to its headers.
    request.cookie_jar.write(Rails.gem_version < Gem::Version.new("7.1") ? response.headers : response)
    assert_match(/; domain=\.?team\.example\.org(;|$)/, Array(response.headers["Set-Cookie"]).join)
  end

  test "a response without a tab bar sets no cookie, for any user" do
    get "/app", headers: { "X-Api-Key" => "reader" }
    assert_nil response.headers["Set-Cookie"]
    PagesController.browser_sessions = true
    sign_in "reader"
    get "/flashing?count=1"
    late = cookies["_test_session"]
    get "/app", headers: { "X-Api-Key" => "writer" }
    assert_nil response.headers["Set-Cookie"]
    cookies["_test_session"] = late
    get "/unmarked"
    assert_equal "<p>reader</p>", response.body
  end

  test "a response without a tab bar that signs in or out sets the cookies" do
    [["reader", true], [nil, true], [nil, false]].each do |user, sets|
      post "/sign-in", params: { reset: true, user: }.compact
      assert_nil response.media_type
      assert_equal sets, Array(response.headers["Set-Cookie"]).join.include?("_user_copy="), user.inspect
    end
  end

  test "a page asks once who is signed in, and again after the session has changed; others never ask" do
    sign_in "reader"
    get "/explore"
    { "/explore" => 1, "/cached" => 1, "/stream" => 1, "/app" => 0, "/enter?user=writer" => 1,
      "/unmarked" => 1 }.each do |path, count|
      assert_equal count, runs_of_session { get path }, path
    end
  end

  test "a visitor who never signed in gets no cookie, and streams set none" do
    get "/"
    assert_nil response.headers["Set-Cookie"]
    sign_in "reader"
    cookies.delete("_test_session_user")
    get "/stream"
    assert_nil response.headers["Set-Cookie"]
  end

  # P13.24
  test "a page names the cookie of its user, which scripts can read and which another user changes" do
    get "/"
    assert_nil cookies["_test_session_user_copy"]
    nobody = named_cookie[/\A[^.]+/]
    %w[reader writer].each do |user|
      before = named_cookie
      sign_in user
      sent = Array(response.headers["Set-Cookie"]).join("\n").lines
      assert_equal [true, false], (%w[_user= _user_copy=].map { |name| sent.grep(/#{name}/).first.match?(/httponly/i) })
      assert_not_equal before, copied_mark
      get "/explore"
      assert_equal named_cookie, copied_mark
    end
    sign_in nil
    assert_equal nobody, copied_mark[/\A[^.]+/]
  end

  # P13.26
  test "the cookie holds the revision of the change, which pages and events exceed, also without Privacy" do
    %w[reader writer].each do |user|
      before = now
      sign_in user
      revision = Integer(cookies["_test_session_user_copy"][/\A[\w-]{22}\.(\d+)\z/, 1])
      assert_operator revision, :>=, before
      assert_equal cookies["_test_session_user_copy"], cookies["_test_session_user"]
      ["/explore", "/stream?path=/explore", "/open"].each do |path|
        get path
        assert_operator page_revision, :>, revision, path
        assert_operator page_revision, :<, now + 150_000, path
      end
    end
  end

  test "a response that signs in and renders a page names the cookie that it sets" do
    sign_in "writer"
    former = Integer(cookies["_test_session_user"][/\d+\z/])
    get "/enter?user=reader"
    assert_equal named_cookie, copied_mark
    assert_operator Integer(cookies["_test_session_user"][/\d+\z/]), :>, former
    assert_operator page_revision, :>, Integer(cookies["_test_session_user"][/\d+\z/])
    get "/explore"
    assert_equal named_cookie, copied_mark
  end

  test "a session that has lost its member keeps the cookie, which other pages name" do
    sign_in "reader"
    before = copied_mark
    post "/sign-in", params: { reset: true, user: "reader" }
    assert_equal before, copied_mark
  end

  # P11.19, P13.26
  test "a revision in the cookie that is more than a day ahead is ignored, and a smaller one is not" do
    sign_in "reader"
    key = cookies["_test_session_user"].split(".").first
    { now + 3_600_000 => true, now + 90_000_000 => false, (2**53) - 1 => false, 9_999_999_999_999_999 => false,
      0 => false }.each do |revision, counts|
      cookies["_test_session_user"] = "#{key}.#{revision}"
      before = now
      get "/explore"
      assert_equal "_test_session_user_copy=#{key}.#{revision}", named_cookie
      assert_equal counts, page_revision > revision && page_revision > now + 3_000_000, revision
      assert_includes before..(now + 3_700_000), page_revision
    end
    cookies["_test_session_user"] = "#{key}.#{(2**53) - 1}"
    before = now
    sign_in nil
    assert_includes before..(now + 120_000), Integer(cookies["_test_session_user"][/\d+\z/])
  end

  # As before a sign-out, the session ends if the cookie names another user.
  test "a cookie that is no mark is that of no user" do
    key = Tabwire::SessionKey.for("reader")
    ["", "x", key, "#{key}.", "#{key}.-1", "#{key}.01", "#{key}.1e9", "#{key}.12345678901234567", "#{key}.1.2", ".5",
     "#{key}.1\n", "%FF%00.1", "x" * 4000, Tabwire::SessionKey.for("writer")].each do |hostile|
      sign_in "reader"
      cookies["_test_session_user"] = CGI.escape(hostile)
      get "/unmarked"
      assert_equal "<p></p>", response.body, hostile
      assert_match(/\A#{Tabwire::SessionKey.for(nil)}\.\d{13}\z/, cookies["_test_session_user"])
      get "/explore"
      assert_equal named_cookie, copied_mark
    end
  end

  # P13.11, P13.26
  test "a page that was stored before a user signed in and out is not answered with 304" do
    get "/cached"
    stored = { "If-None-Match" => response.headers["ETag"] }
    get "/cached", headers: stored
    assert_response :not_modified
    sign_in "reader"
    sign_in nil
    get "/cached", headers: stored
    assert_response :success
    get "/cached", headers: { "If-None-Match" => response.headers["ETag"] }
    assert_response :not_modified
  end

  test "the mark of numbers that an app declares has no revision" do
    source = ApplicationTabBar.revision_source
    ApplicationTabBar.revision { 7 }
    sign_in "reader"
    assert_match(/\.0\z/, cookies["_test_session_user"])
    get "/explore"
    assert_equal [7, named_cookie], [page_revision, copied_mark]
  ensure
    ApplicationTabBar.send(:revision_source=, source)
  end

  test "revisions after a change follow the clock, which overtakes them soon" do
    random = Random.new(26)
    500.times do
      mark = Tabwire::SessionMark.new("key", random.rand(10**12..10**12 + 10**8))
      times = Array.new(20) { random.rand(-86_000_000..200_000) }.sort
      revisions = times.map { |time| mark.revision_above(mark.revision + time) }
      assert_equal revisions.sort, revisions
      assert_operator revisions.min, :>, mark.revision
      assert_equal mark.revision + 15_000, mark.revision_above(mark.revision + 15_000)
      after = Tabwire::SessionMark.after(mark, "other", mark.revision + times.last)
      assert_operator after.revision, :>, revisions.last + 30_000
    end
  end

  test "a page names no cookie without a request or without Privacy" do
    assert_no_match(/data-session-mark/, PagesController.render(inline: "<%= tab_bar path: '/explore' %>"))
    get "/open"
    assert_select "nav[data-session-mark]", 0
  end

  test "a session of before the gem was installed stays" do
    sign_in "reader"
    cookies.delete("_test_session_user")
    get "/unmarked"
    assert_equal "<p>reader</p>", response.body
  end

  # P13.18
  test "an app is known by its cookie where the user agent names none" do
    cookies["tabwire-user-agent"] = APP["User-Agent"]
    get "/app"
    assert_equal "Android", response.parsed_body["platform"]
    get "/app", headers: { "User-Agent" => "Hotwire Native iOS; bridge-components: []" }
    assert_equal "iOS", response.parsed_body["platform"]
    ["", "x" * 9000, "%FF%00", "Hotwire Native", "a=b; c"].each do |hostile|
      cookies["tabwire-user-agent"] = hostile
      get "/app"
      assert_equal false, response.parsed_body["native"]
    end
  end

  test "the element html has the components of the app" do
    get "/", headers: APP
    assert_select "html[lang=en][data-bridge-components='form navigation']", 1
    get "/"
    assert_select "html[data-bridge-components]", 0
  end

  private

  def now = Process.clock_gettime(Process::CLOCK_REALTIME, :millisecond)

  def page_revision = Integer(CGI.unescapeHTML(response.body)[/"revision":(\d+)/, 1])

  def named_cookie = css_select("nav").first["data-session-mark"]

  def copied_mark = "_test_session_user_copy=#{cookies['_test_session_user_copy']}"

  def without_navs(html, &block) = Tabwire::PageElements.new(html).without(&block)

  # Returns how often the block of `session` runs.
  def runs_of_session
    before = ApplicationTabBar.session_source
    runs = 0
    ApplicationTabBar.session { (runs += 1) && instance_exec(&before) }
    yield
    runs
  ensure
    ApplicationTabBar.session(&before)
  end

  # Returns the cookies that a response sets.
  def set_cookies
    yield
    lines = Array(response.headers["Set-Cookie"]).join("\n").lines
    lines.to_h { |line| line[/\A[^;]*/].split("=", 2).map { |text| CGI.unescape(text) } }
  end

  def assert_public_without_tab_bar
    assert_response :success
    assert_no_match(/<nav|session/, response.body)
    assert_match(/public/, response.headers["Cache-Control"])
  end

  def sign_in(user) = post("/sign-in", params: { user: })

  def with_forgery_protection
    ActionController::Base.allow_forgery_protection = true
    yield
  ensure
    ActionController::Base.allow_forgery_protection = false
  end

  def with_caching(enabled)
    before = ActionController::Base.perform_caching
    ActionController::Base.perform_caching = enabled
    yield
  ensure
    ActionController::Base.perform_caching = before
  end
end
