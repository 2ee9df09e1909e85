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

  context "when somebody is signed in" do
    before do
      post "/sign-in", params: { user: "reader" }
      get "/explore/3"
    end

    it "is as expected" do
      expect(response).to have_tab_bar
      expect(response).to have_tab_bar(active: :explore, tabs: %i[home explore library])
      expect(response.body).not_to have_tab_bar(active: :home)
    end

    it "is not another one" do
      expect { expect(response).to have_tab_bar(active: :home) }
        .to fail_with_message('expected the active tab to be home, it is "explore"')
    end

    it "has no other tabs" do
      expect { expect(response).to have_tab_bar(tabs: %i[home]) }
        .to fail_with_message("expected the tabs home, the page carries home, explore, library")
    end

    it "says what it was at the last deploy" do
      Dir.mktmpdir do |folder|
        with_environment("TABWIRE_SAVE" => "1") { expect(response).to be_a_calm_deploy_for(:reader, folder:) }
        with_command(output: "calm") { expect(response).to be_a_calm_deploy_for(:reader, folder:) }
      end
    end

    it "shows what is lost" do
      Dir.mktmpdir do |folder|
        with_environment("TABWIRE_SAVE" => "1") { expect(response).to be_a_calm_deploy_for(:reader, folder:) }
        with_command(output: "Home is lost", status: 1) do
          expect { expect(response).to be_a_calm_deploy_for(:reader, folder:) }.to fail_with_message("Home is lost\n")
        end
      end
    end

    it "needs a last deploy" do
      with_command(output: "calm") do
        expect { expect(response).to be_a_calm_deploy_for(:reader, folder: "/nowhere") }
          .to fail_with_message("/nowhere/reader.json is missing: TABWIRE_SAVE=1 writes it")
      end
    end

    it "is skipped without the command" do
      with_command do
        expect(response).to be_a_calm_deploy_for(:reader, folder: "/nowhere")
      end
    end
  end

  context "when nobody is signed in" do
    before { get "/" }

    it "is not there" do
      expect(response).to have_tab_bar(tabs: [])
    end

    it "is missed" do
      expect { expect(response).to have_tab_bar }.to fail_with_message("expected tabs, the page carries none")
    end
  end

  context "when a page has none" do
    it "is missed" do
      expect { expect("<p>Hello</p>").to have_tab_bar }.to fail_with_message(/\Athe page carries no tab bar/)
    end

    it "is missed at a deploy" do
      expect { expect("<p>Hello</p>").to be_a_calm_deploy_for(:reader) }
        .to fail_with_message(/\Athe page carries no tab bar/)
    end
  end
end
