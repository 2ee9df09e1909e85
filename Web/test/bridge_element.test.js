import assert from "node:assert/strict"
import { test } from "node:test"
import { setStage } from "./support/stage.js"

const stage = setStage()

// Runs a function of the BridgeElement of the body's first element.
async function onElement(html, run, options = { components: ["form"] }) {
  const app = await stage.openApp(html, options)
  await app.evaluate(() => (window.element = document.body.firstElementChild))
  return app.evaluate(`(${run})(new window.Tabwire.BridgeElement(window.element))`)
}

const titles = {
  "data-bridge-title comes first": [`<a data-bridge-title="Bridge" aria-label="Label">Text</a>`, "Bridge"],
  "aria-label comes second": [`<a aria-label="Label">Text</a>`, "Label"],
  "the text content comes third, trimmed": [`<button>\n  Text\n</button>`, "Text"],
  "an input's value comes last": [`<input type="submit" value="Save">`, "Save"],
  "a blank data-bridge-title does not count": [`<a data-bridge-title=" " aria-label="Label">Text</a>`, "Label"],
  "an element without any has an empty title": [`<p></p>`, ""],
}

for (const [rule, [html, title]] of Object.entries(titles)) {
  test(`title: ${rule}`, async () => {
    assert.equal(await onElement(html, element => element.title), title)
  })
}

const platforms = ["ios", "android", "linux"]
const disablings = { none: [], true: platforms, false: [], ios: ["ios"], android: ["android"], linux: ["linux"] }

for (const [value, disabledOn] of Object.entries(disablings)) {
  const where = disabledOn.length === 3 ? "every platform" : disabledOn.join() || "no platform"

  test(`data-bridge-disabled ${value === "none" ? "missing" : `"${value}"`}: disabled on ${where}, and enabled is the opposite`, async () => {
    const html = value === "none" ? "<a></a>" : `<a data-bridge-disabled="${value}"></a>`

    for (const platform of platforms) {
      const isDisabled = disabledOn.includes(platform)
      const state = await onElement(html, element => [element.disabled, element.enabled], { platform })
      assert.deepEqual(state, [isDisabled, !isDisabled], platform)
    }
  })
}

test("without a native app an element is disabled only by \"true\"", async () => {
  const web = await stage.openBrowser(`<a></a><a data-bridge-disabled="ios"></a><a data-bridge-disabled="true"></a>`)

  const disabled = await web.evaluate(() =>
    [...document.querySelectorAll("a")].map(element => new window.Tabwire.BridgeElement(element).disabled),
  )
  assert.deepEqual(disabled, [false, false, true])
})

for (const support of ["supports", "does not support"]) {
  test(`enableForComponent with a component the app ${support}: data-bridge-disabled is ${support === "supports" ? "removed" : "kept"}`, async () => {
    const app = await stage.openApp(`<div data-controller="bridge--form"></div><a data-bridge-disabled="true"></a>`, {
      components: ["form"],
    })
    if (support === "does not support") await app.evaluate(() => window.nativeApp.unregister("form"))

    const disabled = await app.evaluate(() => {
      const element = new window.Tabwire.BridgeElement(document.querySelector("a"))
      element.enableForComponent(window.application.controllers[0])
      return element.disabled
    })
    assert.equal(disabled, support !== "supports")
  })
}

test("hasClass looks in the class list", async () => {
  const html = `<a class="primary large"></a>`
  assert.deepEqual(await onElement(html, element => ["large", "prim"].map(name => element.hasClass(name))), [true, false])
})

test("attribute reads any attribute, null where it is missing", async () => {
  const html = `<a href="/x"></a>`
  assert.deepEqual(await onElement(html, element => ["href", "rel"].map(name => element.attribute(name))), ["/x", null])
})

test("bridgeAttribute reads data-bridge-<name>, for any name", async () => {
  const html = `<a data-bridge-icon-name="house"></a>`
  const names = element => ["icon-name", "side"].map(name => element.bridgeAttribute(name))
  assert.deepEqual(await onElement(html, names), ["house", null])
})

test("setBridgeAttribute and removeBridgeAttribute write data-bridge-<name>", async () => {
  const states = await onElement("<a></a>", element => {
    const side = () => element.element.getAttribute("data-bridge-side")
    element.setBridgeAttribute("side", "left")
    const set = side()
    element.removeBridgeAttribute("side")
    return [set, side()]
  })
  assert.deepEqual(states, ["left", null])
})

test("click clicks the element: its listeners run and its default action happens", async () => {
  const clicked = await onElement(`<input type="checkbox">`, element => {
    let clicks = 0
    element.element.addEventListener("click", () => (clicks += 1))
    element.click()
    return [clicks, element.element.checked]
  })
  assert.deepEqual(clicked, [1, true])
})
