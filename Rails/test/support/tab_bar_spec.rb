# frozen_string_literal: true

require_relative "../app/application"
require_relative "command_double"
require "rspec/rails"
require "tabwire/rspec"

RSpec.describe "Tab bar", type: :request do
  include CommandDouble
  include Tabwire::RSpec

  def fail_with_message(message)
    raise_error(RSpec::Expectations::ExpectationNotMetError, message)
  end

  context "when a user is signed in" do
    before do
      post "/sign-in", params: { user: "reader" }
      get "/explore/3"
    end

    it "matches" do
      expect(response).to have_tab_bar
      expect(response).to have_tab_bar(active: :explore, tabs: %i[home explore library])
      expect(response.body).not_to have_tab_bar(active: :home)
    end

    it "reports another active tab" do
      expect { expect(response).to have_tab_bar(active: :home) }
        .to fail_with_message('expected the active tab :home, found "explore"')
    end

    it "reports other tabs" do
      expect { expect(response).to have_tab_bar(tabs: %i[home]) }
        .to fail_with_message("expected the tabs home, found home, explore, library")
    end

    it "saves and compares the last deploy" do
      Dir.mktmpdir do |folder|
        with_environment("TABWIRE_SAVE" => "1") { expect(response).to be_a_calm_deploy_for(:reader, folder:) }
        with_command(output: "calm") { expect(response).to be_a_calm_deploy_for(:reader, folder:) }
      end
    end

    it "shows the report of a disruptive deploy" do
      Dir.mktmpdir do |folder|
        with_environment("TABWIRE_SAVE" => "1") { expect(response).to be_a_calm_deploy_for(:reader, folder:) }
        with_command(output: "Home is lost", status: 1) do
          expect { expect(response).to be_a_calm_deploy_for(:reader, folder:) }.to fail_with_message("Home is lost\n")
        end
      end
    end

    it "passes the lint, or shows its report" do
      with_command(output: "fine") { expect(response).to pass_tab_bar_lint }
      with_command(output: "too long", status: 1) do
        expect { expect(response).to pass_tab_bar_lint }.to fail_with_message("too long\n")
      end
    end

    it "reports a missing last deploy" do
      with_command(output: "calm") do
        expect { expect(response).to be_a_calm_deploy_for(:reader, folder: "/nowhere") }
          .to fail_with_message("/nowhere/reader.json does not exist; run the tests with TABWIRE_SAVE=1 to write it")
      end
    end

    it "is pending without the command" do
      with_command do
        expect(response).to be_a_calm_deploy_for(:reader, folder: "/nowhere")
      end
    end
  end

  context "when no user is signed in" do
    before { get "/" }

    it "matches an empty tab bar" do
      expect(response).to have_tab_bar(tabs: [])
    end

    it "reports missing tabs" do
      expect { expect(response).to have_tab_bar }.to fail_with_message("expected tabs, found none")
    end
  end

  context "when a page has no tab bar" do
    it "reports it" do
      expect { expect("<p>Hello</p>").to have_tab_bar }.to fail_with_message(/\Athe page has no tab bar/)
    end

    it "reports it to the deploy matcher" do
      expect { expect("<p>Hello</p>").to be_a_calm_deploy_for(:reader) }
        .to fail_with_message(/\Athe page has no tab bar/)
    end
  end
end
