# frozen_string_literal: true

require "support/test_case"
require "open3"

class JavaScriptTest < ActiveSupport::TestCase
  GEM_ROOT = File.expand_path("..", __dir__)

  test "the bundle is up to date with Web/" do
    bundle, = Open3.capture2(File.join(GEM_ROOT, "bin/bundle-javascript"), "-")
    assert_equal bundle, File.read(File.join(GEM_ROOT, "app/assets/javascripts/tabwire.js")),
                 "Web/ has changed: run Rails/bin/bundle-javascript"
  end

  test "the bundle exports the same names as the npm package" do
    script = <<~JAVASCRIPT
      const [web, bundle] = await Promise.all([import("#{GEM_ROOT}/../Web/index.js"), import(process.argv[1])])
      console.log(JSON.stringify([Object.keys(web), Object.keys(bundle), bundle.NavigationController.component]))
    JAVASCRIPT
    Dir.mktmpdir do |folder|
      # Node recognizes a module by its file name.
      FileUtils.cp File.join(GEM_ROOT, "app/assets/javascripts/tabwire.js"), File.join(folder, "tabwire.mjs")
      output, status = Open3.capture2e(
        "node", "--import", "#{GEM_ROOT}/../Web/test/support/resolve_stimulus.js",
        "--input-type=module", "--eval", script, File.join(folder, "tabwire.mjs")
      )
      assert status.success?, output
      web, bundle, component = JSON.parse(output)
      assert_equal web, bundle
      assert_equal "navigation", component
    end
  end
end
