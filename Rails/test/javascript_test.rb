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

  # Bundles modules, by their names.
  def bundle(modules)
    Dir.mktmpdir do |folder|
      modules.each { |name, source| File.write(File.join(folder, "#{name}.js"), source) }
      Open3.capture2e(File.join(GEM_ROOT, "bin/bundle-javascript"), "-", folder)
    end
  end

  test "an import over several lines is bundled as one in a line" do
    body = "export const [a, b] = [c, d]\n"
    other = "export const c = 1, d = 2\n"
    one, = bundle(index: %(export { a, b } from "./module.js"\n), other:,
                  module: %(import { c, d } from "./other.js"\n#{body}))
    several, status = bundle(index: %(export {\n  a,\n  b,\n} from "./module.js"\n), other:,
                             module: %(import {\n  c,\n  d,\n} from "./other.js"\n#{body}))
    assert status.success?, several
    assert_equal one, several
    assert_includes one, "export { a, b }"
  end

  test "a module that cannot be bundled fails with its line" do
    [%(export * from "./module.js"), %(import a from "./module.js"), %(import { a as b } from "./module.js"),
     "export default function () {}"].each do |line|
      output, status = bundle(index: %(export { x } from "./module.js"\n), module: "const x = 1\n#{line}\n")
      assert_not status.success?, "#{line} is bundled: #{output}"
      assert_includes output, line
      assert_includes output, "module.js:2"
    end
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
