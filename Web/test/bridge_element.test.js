import assert from "node:assert/strict"
import { test } from "node:test"
import { setUp } from "./support/fixture.js"

const fixture = setUp()

// Calls a function with the BridgeElement of the body's first element.
async function onElement(html, run) {
  const app = await fixture.openApp(html, { components: ["form"] })
  await app.evaluate(() => (window.element = document.body.firstElementChild))
  return app.evaluate(`(${run})(new window.Tabwire.BridgeElement(window.element))`)
}

test("title: data-bridge-title, else aria-label, else the text content, else the value; trimmed, blank ones skipped", async () => {
  const titles = {
    Bridge: `<a data-bridge-title="Bridge" aria-label="Label">Text</a>`,
    Label: `<a aria-label="Label">Text</a>`,
    Text: `<button>\n  Text\n</button>`,
    Value: `<input type="submit" value="Value">`,
    "Label behind a blank title": `<a data-bridge-title=" " aria-label="Label behind a blank title">Text</a>`,
    "": `<p></p>`,
  }
  const app = await fixture.openApp(Object.values(titles).join(""), { components: ["form"] })

  const read = () => [...document.body.children].map(element => new window.Tabwire.BridgeElement(element).title)
  assert.deepEqual(await app.evaluate(read), Object.keys(titles))
})

// The values of data-bridge-disabled, and the platforms each disables an element on.
const disablings = { true: ["ios", "android", "linux"], false: [], ios: ["ios"], android: ["android"], linux: ["linux"], "": [] }

const linksWithEachValue =
  Object.keys(disablings).map(value => `<a data-bridge-disabled="${value}"></a>`).join("") + `<a></a>`

function disabledAndEnabled() {
  const elements = [...document.querySelectorAll("a")].map(element => new window.Tabwire.BridgeElement(element))
  return { disabled: elements.map(({ disabled }) => disabled), enabled: elements.map(({ enabled }) => enabled) }
}

for (const platform of ["ios", "android", "linux"]) {
  test(`disabled on ${platform}: with data-bridge-disabled "true" or "${platform}"; enabled is the opposite`, async () => {
    const app = await fixture.openApp(linksWithEachValue, { components: ["form"], platform })

    const expected = [...Object.values(disablings).map(platforms => platforms.includes(platform)), false]
    const { disabled, enabled } = await app.evaluate(disabledAndEnabled)
    assert.deepEqual(disabled, expected)
    assert.deepEqual(enabled, expected.map(isDisabled => !isDisabled))
  })
}

test(`without a native app an element is disabled by "true" alone`, async () => {
  const web = await fixture.openBrowser(linksWithEachValue)

  const { disabled } = await web.evaluate(disabledAndEnabled)
  assert.deepEqual(disabled, [...Object.keys(disablings).map(value => value === "true"), false])
})

for (const support of ["supports", "does not support"]) {
  test(`enableForComponent with a component the app ${support}: data-bridge-disabled is ${support === "supports" ? "removed" : "kept"}`, async () => {
    const app = await fixture.openApp(`<div data-controller="bridge--form"></div><a data-bridge-disabled="true"></a>`, {
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

test("platform is the app's platform, undefined in a browser", async () => {
  const platform = () => new window.Tabwire.BridgeElement(document.body).platform
  assert.equal(await (await fixture.openApp("<p>", { components: ["form"], platform: "linux" })).evaluate(platform), "linux")
  assert.equal(await (await fixture.openBrowser("<p>")).evaluate(platform), undefined)
})

for (const platform of ["ios", "android", "linux"]) {
  const isRemoved = platform === "android"
  test(`click ${isRemoved ? "removes" : "keeps"} the target attribute on ${platform}`, async () => {
    const html = `<a href="#" target="_blank" onclick="event.preventDefault(); window.clicked = this.target"></a>`
    const app = await fixture.openApp(html, { components: ["form"], platform })

    await app.evaluate(() => new window.Tabwire.BridgeElement(document.querySelector("a")).click())
    assert.equal(await app.evaluate(() => window.clicked), isRemoved ? "" : "_blank")
  })
}
