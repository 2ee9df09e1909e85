import assert from "node:assert/strict"
import { test } from "node:test"
import { form } from "./support/form.js"
import { setUp } from "./support/fixture.js"

const fixture = setUp({ pageCache: true })

// Registers a component that sends "connect" with its element's id and records replies.
function defineComponent(app, { identifier = "button", component = "button" } = {}) {
  return app.evaluate(
    ({ identifier, component }) => {
      window.replies = []
      window.controllers = {}
      class ExampleController extends window.Tabwire.BridgeComponent {
        static component = component

        connect() {
          window.controllers[this.element.id] = this
          this.send("connect", { id: this.element.id }, ({ data }) => window.replies.push([this.element.id, data]))
        }
      }
      window.application.register(identifier, ExampleController)
    },
    { identifier, component },
  )
}

function eventsOf(app) {
  return app.takeMessages().map(({ event, data }) => [event, data.id])
}

async function openButtons(html, options) {
  const app = await fixture.openApp(html, { components: ["button"], ...options })
  await defineComponent(app)
  await app.settle()
  return app
}

// Loading

test("a component is a Stimulus controller, with targets, values, classes and actions", async () => {
  const app = await fixture.openApp(`<div data-controller="example" data-example-count-value="3" data-example-busy-class="busy">
    <button data-example-target="button" data-action="example#press">Press</button></div>`, { components: ["example"] })

  const state = await app.evaluate(async () => {
    const { Controller } = await import("@hotwired/stimulus")
    class ExampleController extends window.Tabwire.BridgeComponent {
      static component = "example"
      static targets = ["button"]
      static values = { count: Number }
      static classes = ["busy"]

      press() {
        this.countValue += 1
      }
    }
    window.application.register("example", ExampleController)
    const element = document.querySelector("[data-controller=example]")
    const controller = window.application.getControllerForElementAndIdentifier(element, "example")
    controller.buttonTarget.click()
    return [controller instanceof Controller, controller.countValue, controller.busyClass]
  })
  assert.deepEqual(state, [true, 4, "busy"])
})

const agents = {
  "the component alone": ["[form]", true],
  "the component among others": ["[menu form navigation]", true],
  "only other components": ["[menu navigation]", false],
  "a component whose name starts the same": ["[forms form-builder]", false],
  "no components": ["[]", false],
}

for (const [description, [list, isLoaded]] of Object.entries(agents)) {
  // P2.12
  test(`the user agent lists ${description}: the component is ${isLoaded ? "loaded" : "not loaded"}`, async () => {
    const app = await fixture.openApp(form(), { components: list.slice(1, -1).split(" ") })

    const controllers = await app.evaluate(() => window.application.controllers.map(({ identifier }) => identifier))
    assert.deepEqual(controllers, isLoaded ? ["bridge--form"] : [])
    assert.equal(app.takeMessages().length, isLoaded ? 1 : 0)
  })
}

// Sending and replies

// P2.5, P2.7
test("a message has the component's name, the event, the data, and the page's URL as metadata", async () => {
  const app = await openButtons(`<a id="one" data-controller="button"></a>`)

  const [{ id, ...message }] = app.takeMessages()
  assert.deepEqual(message, {
    component: "button",
    event: "connect",
    data: { id: "one", metadata: { url: fixture.site.url("/") } },
  })
})

test("send does not change its data, which is optional", async () => {
  const app = await openButtons(`<a id="one" data-controller="button"></a>`)
  app.takeMessages()

  const data = await app.evaluate(() => {
    const data = { title: "Save" }
    window.controllers.one.send("update", data)
    window.controllers.one.send("bare")
    return data
  })
  await app.settle()
  assert.deepEqual(data, { title: "Save" })
  assert.deepEqual(app.takeMessages()[1].data, { metadata: { url: fixture.site.url("/") } })
})

test("a reply reaches the instance that sent the message", async () => {
  const app = await openButtons(`<a id="one" data-controller="button"></a><a id="two" data-controller="button"></a>`)

  const [, second] = app.takeMessages()
  await app.evaluate(message => window.nativeApp.replyWith({ ...message, data: { tapped: true } }), second)
  assert.deepEqual(await app.evaluate(() => window.replies), [["two", { tapped: true }]])
})

test("the handbook's form sends its title, and a reply submits it to the server", async () => {
  let submitted = 0
  fixture.site.page("/submitted", { body: () => ((submitted += 1), "<h1>Thanks</h1>") })
  const app = await fixture.openApp(form({ attributes: `data-turbo="false"` }), { components: ["form"] })

  const [message] = app.takeMessages()
  assert.equal(message.data.submitTitle, "Submit")
  await app.evaluate(message => window.nativeApp.replyWith(message), message)
  await app.page.waitForURL(fixture.site.url("/submitted"))
  assert.equal(submitted, 1)
})

test("messages of a target that connects before its controller wait for the app", async () => {
  const app = await fixture.openApp(form(), { components: ["form"], inject: "unregistered" })
  assert.deepEqual(app.takeMessages(), [])

  await app.evaluate(() => window.nativeApp.register(["form"]))
  await app.settle()
  assert.deepEqual(app.takeMessages().map(({ event }) => event), ["connect"])
})

// Disconnecting

test("a reply to a removed element calls no callback", async () => {
  const app = await openButtons(`<a id="one" data-controller="button"></a>`)

  const [message] = app.takeMessages()
  await app.evaluate(() => document.querySelector("#one").remove())
  await app.settle()
  await app.evaluate(message => window.nativeApp.replyWith(message), message)
  assert.deepEqual(await app.evaluate(() => window.replies), [])
})

test("pending messages are removed with their element, and those of other elements stay", async () => {
  const app = await openButtons(`<a id="one" data-controller="button"></a><a id="two" data-controller="button"></a>`, {
    inject: "unregistered",
  })

  await app.evaluate(() => document.querySelector("#one").remove())
  await app.settle()
  await app.evaluate(() => window.nativeApp.register(["button"]))
  await app.settle()
  assert.deepEqual(eventsOf(app), [["connect", "two"]])
})

test("removePendingCallbacks removes callbacks, also of pending messages, and keeps the messages", async () => {
  const app = await openButtons(`<a id="one" data-controller="button"></a>`, { inject: "unregistered" })

  await app.evaluate(() => {
    window.controllers.one.removePendingCallbacks()
    window.nativeApp.register(["button"])
    window.controllers.one.send("update", { id: "one" }, () => window.replies.push("update"))
    window.controllers.one.removePendingCallbacks()
  })
  await app.settle()
  const messages = app.takeMessages()
  assert.deepEqual(messages.map(({ event }) => event), ["connect", "update"])
  for (const message of messages) await app.evaluate(message => window.nativeApp.replyWith(message), message)
  assert.deepEqual(await app.evaluate(() => window.replies), [])
})

test("removePendingMessages removes pending messages of the element alone", async () => {
  const app = await openButtons(`<a id="one" data-controller="button"></a><a id="two" data-controller="button"></a>`, {
    inject: "unregistered",
  })

  await app.evaluate(() => {
    window.controllers.one.removePendingMessages()
    window.nativeApp.register(["button"])
  })
  await app.settle()
  assert.deepEqual(eventsOf(app), [["connect", "two"]])
})

test("an element added again sends again, and its new callback is called", async () => {
  const app = await openButtons(`<a id="one" data-controller="button"></a>`)
  app.takeMessages()

  await app.evaluate(() => {
    window.removed = document.querySelector("#one")
    window.removed.remove()
  })
  await app.settle()
  await app.evaluate(() => document.body.append(window.removed))
  await app.settle()

  const [message] = app.messages
  assert.deepEqual(eventsOf(app), [["connect", "one"]])
  await app.evaluate(message => window.nativeApp.replyWith({ ...message, data: 1 }), message)
  assert.deepEqual(await app.evaluate(() => window.replies), [["one", 1]])
})

// Without an adapter the original library returns no id and removes messages by component.
async function openWithOriginal(attributes) {
  fixture.site.page("/", { body: `<a id="one" data-controller="button" ${attributes}></a>`, script: "/with_original.js" })
  fixture.site.script(
    "/with_original.js",
    `document.documentElement.dataset.bridgePlatform = "ios"
     window.sent = []
     window.removed = []
     window.HotwireNative = { web: {
       send: ({ event }) => (sent.push(event), null),
       removeCallbackFor: () => {},
       removePendingMessagesFor: component => removed.push(component),
       supportsComponent: () => false,
     } }
     await import("/test/support/app.js")
     window.isReady = true`,
  )
  const app = await fixture.openApp("/", { components: ["button"], inject: "unregistered" })
  await app.page.waitForFunction(() => window.isReady)
  await defineComponent(app)
  await app.settle()
  return app
}

test("with the original library's bridge, pending messages are removed with their element", async () => {
  const app = await openWithOriginal("")
  assert.deepEqual(await app.evaluate(() => window.sent), ["connect"])

  await app.evaluate(() => document.querySelector("#one").remove())
  await app.settle()
  assert.deepEqual(await app.evaluate(() => window.removed), ["button"])
})

test("with the original library's bridge, an element that opts out sends nothing", async () => {
  const app = await openWithOriginal("data-controller-optout-ios")

  assert.deepEqual(await app.evaluate(() => window.sent), [])
})

// Opting out

const optOuts = {
  "bare, on its platform": [`data-controller-optout-ios`, "ios", true],
  "naming the controller, on its platform": [`data-controller-optout-ios="button"`, "ios", true],
  "naming it among others": [`data-controller-optout-linux="menu button"`, "linux", true],
  "naming only another controller": [`data-controller-optout-ios="menu"`, "ios", false],
  "for another platform": [`data-controller-optout-android`, "ios", false],
  "missing": ["", "android", false],
}

for (const [description, [attribute, platform, isOut]] of Object.entries(optOuts)) {
  // P2.15
  test(`opt-out ${description}: ${isOut ? "nothing is sent and enabled is false" : "the component works"}`, async () => {
    const html = `<a id="one" data-controller="button" ${attribute}></a>`
    const app = await openButtons(html, { platform })

    const state = await app.evaluate(() => [window.controllers.one.platformOptingOut, window.controllers.one.enabled])
    assert.deepEqual(state, [isOut, !isOut])
    assert.equal(app.takeMessages().length, isOut ? 0 : 1)
  })
}

test("an opt-out applies to messages sent before the platform is known", async () => {
  const html = `<a id="one" data-controller="button" data-controller-optout-ios></a><a id="two" data-controller="button"></a>`
  const app = await openButtons(html, { inject: "unregistered" })

  await app.evaluate(() => window.nativeApp.register(["button"]))
  await app.settle()
  assert.deepEqual(eventsOf(app), [["connect", "two"]])
})

test("enabled follows the app's registrations", async () => {
  const app = await openButtons(`<a id="one" data-controller="button"></a>`)
  const enabled = () => app.evaluate(() => window.controllers.one.enabled)

  assert.equal(await enabled(), true)
  await app.evaluate(() => window.nativeApp.unregister("button"))
  assert.equal(await enabled(), false)
})

test("bridgeElement is the controller's own element", async () => {
  const app = await openButtons(`<a id="one" data-controller="button" data-bridge-title="Save"></a>`)

  assert.deepEqual(
    await app.evaluate(() => {
      const { bridgeElement, element } = window.controllers.one
      return [bridgeElement.element === element, bridgeElement.title]
    }),
    [true, "Save"],
  )
})

// Restoring

test("a component sends again when its page is restored from the browser's page cache, and its new callback is called", async () => {
  fixture.site.page("/", { body: form(), script: "/form.js" })
  fixture.site.page("/other", { script: "" })
  fixture.site.script(
    "/form.js",
    `import { Application } from "@hotwired/stimulus"
     import { BridgeComponent } from "@tabwire/web"
     Application.start().register("bridge--form", class extends BridgeComponent {
       static component = "form"
       static targets = ["submit"]
       submitTargetConnected() { this.send("connect", {}, () => window.wasAnswered = (window.wasAnswered ?? 0) + 1) }
     })
     addEventListener("pageshow", event => window.wasRestored = event.persisted)`,
  )
  const app = await fixture.openApp("/", { components: ["form"] })
  const [first] = app.takeMessages()

  await app.page.goto(fixture.site.url("/other"))
  await app.goBack()
  await app.page.waitForFunction(() => window.wasRestored === true)
  await app.settle()
  const messages = app.takeMessages()
  assert.deepEqual(messages.map(({ event }) => event), ["connect"])
  assert.notEqual(messages[0].id, first.id)
  for (const message of [first, messages[0]]) {
    await app.evaluate(message => window.nativeApp.replyWith(message), message)
  }
  assert.equal(await app.evaluate(() => window.wasAnswered), 1)
})
