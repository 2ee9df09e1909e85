# frozen_string_literal: true

require "support/test_case"
require "tabwire/testing"

# Runs the real command `tabwire`. `./test rails` builds it; without it these tests fail.
class DeployPlanTest < ActiveSupport::TestCase
  BEFORE = %w[home explore library].freeze
  # The values of `fail_on:` with which each deploy fails: its own severity and all lower ones.
  SEVERITIES = %i[none calm noticeable disruptive].freeze
  DEPLOYS = {
    %w[home explore library] => %i[none],
    # Noticeable, because an app may have kept an earlier order of the tabs, and reorders them now.
    %w[home explore library profile] => %i[none calm noticeable],
    %w[home library] => %i[none calm noticeable disruptive]
  }.freeze

  setup do
    assert system("tabwire", "--version", out: File::NULL), "the command tabwire is missing; ./test rails builds it"
    @folder = Dir.mktmpdir
  end
  teardown { FileUtils.rm_rf(@folder) }

  DEPLOYS.each do |after, severities|
    test "a deploy of #{after.join(', ')} after #{BEFORE.join(', ')} fails from its severity downwards" do
      save(page(BEFORE))
      assert_equal severities, (SEVERITIES.select { |fail_on| deploy_error(page(after), fail_on:) })
    end
  end

  test "what differs between requests is not part of a deploy" do
    save(page(BEFORE, appBadge: 3, live: true, revision: 7, session: "x", tabBarHidden: true))
    assert_equal %w[active tabs], JSON.parse(File.read(File.join(@folder, "user.json"))).keys
  end

  test "the error of a deploy is the report of the command" do
    save(page(BEFORE))
    assert_match(/disruptive.*Explore/m, deploy_error(page(%w[home library])))
    assert_match(/'bad' is invalid .*'none', 'calm', 'noticeable'/, deploy_error(page(BEFORE), fail_on: :bad))
  end

  test "the real command finds a title that is too long, and what apps ignore" do
    assert_nil Tabwire::Testing.new(page(BEFORE, icon: "house.fill")).lint_error
    long = page(["home", "a title that no phone has room for"], icon: "house.fill")
    assert_match(/title/, Tabwire::Testing.new(long).lint_error)
    ignored = [plain_tab(:a, icon: "house", replacing: :nobody), plain_tab(:b, icon: "house", deprecated: "softly"),
               plain_tab(:c, icon: "house", role: :search), plain_tab(:d, icon: "house", role: :search),
               plain_tab(:e, icon: "house", action: true, owns: ["/x"])]
    warnings = Tabwire::Testing.new(element(ignored)).lint_error
    %w[invalidReplaces unknownDeprecation repeatedRole ignoredMember].each { |code| assert_includes warnings, code }
  end

  private

  def deploy_error(page, fail_on: :disruptive) = Tabwire::Testing.new(page).deploy_error(:user, @folder, fail_on:)

  def save(page)
    ENV["TABWIRE_SAVE"] = "1"
    assert_nil deploy_error(page)
  ensure
    ENV.delete("TABWIRE_SAVE")
  end

  # Returns a page with these tabs.
  def page(ids, icon: "circle", **members)
    element(ids.map { |id| Tabwire::Tab.new(id, title: id.titleize, icon:, path: "/#{id.parameterize}") }, **members)
  end

  def element(tabs, **members)
    json = Tabwire::PageTabBar.new("/home", tabs:, **members).json
    %(<nav data-navigation-configuration-value="#{ERB::Util.html_escape(json)}"></nav>)
  end
end
