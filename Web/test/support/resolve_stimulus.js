// Resolves `@hotwired/stimulus` to Web/vendor in Node, as the import map does in the browser.
import { register } from "node:module"

const stimulus = new URL("../../vendor/stimulus.js", import.meta.url).href

register(
  `data:text/javascript,${encodeURIComponent(`
    export function resolve(specifier, context, next) {
      return specifier === "@hotwired/stimulus"
        ? { url: ${JSON.stringify(stimulus)}, shortCircuit: true }
        : next(specifier, context)
    }`)}`,
)
