import assert from "node:assert/strict"
import { test } from "node:test"
import { form } from "./support/form.js"
import { setUp } from "./support/fixture.js"

const fixture = setUp()

// Connecting

// P2.1
test("window.HotwireNative.web and window.Strada.web are the same bridge", async () => {
  const app = await fixture.openApp("<p>")

  assert.ok(
    await app.evaluate(
      () => window.HotwireNative.web instanceof window.Tabwire.Bridge && window.Strada.web === window.HotwireNative.web,
    ),
  )
})

// P2.2
test("web-bridge:ready is dispatched once, after the bridge is installed", async () => {
  fixture.site.page("/", { script: "/listening.js" })
  fixture.site.script(
    "/listening.js",
    `window.heard = []
     document.addEventListener("web-bridge:ready", event => heard.push([event.target === document, Boolean(HotwireNative.web)]))
     await import("@tabwire/web")`,
  )
  const web = await fixture.openBrowser("/")
  await web.page.waitForFunction(() => window.heard.length > 0)

  assert.deepEqual(await web.evaluate(() => window.heard), [[true, true]])
})

const injections = { first: "first", last: "last", unregistered: "first and registers components later" }

for (const [inject, description] of Object.entries(injections)) {
  // P2.4, P2.3
  test(`the page connects to an app whose script runs ${description}`, async () => {
    const app = await fixture.openApp(form(), { components: ["form"], inject })
    if (inject === "unregistered") await app.evaluate(() => window.nativeApp.register(["form"]))
    await app.settle()

    assert.deepEqual(
      app.takeMessages().map(({ component, event }) => [component, event]),
      [["form", "connect"]],
    )
  })
}

for (const name of ["HotwireNative", "Strada"]) {
  // P2.1
  test(`an existing bridge in window.${name} is used, and no second one is announced`, async () => {
    fixture.site.page("/", { script: "/with_original.js" })
    fixture.site.script(
      "/with_original.js",
      `window.ready = 0
       document.addEventListener("web-bridge:ready", () => ready += 1)
       window.${name} = { web: { isOriginal: true } }
       const { bridge } = await import("@tabwire/web")
       window.result = [bridge === window.${name}.web, bridge.isOriginal, ready]`,
    )
    const web = await fixture.openBrowser("/")
    await web.page.waitForFunction(() => window.result)

    assert.deepEqual(await web.evaluate(() => window.result), [true, true, 0])
  })
}

test("other members of window.HotwireNative are kept", async () => {
  fixture.site.page("/", { script: "/with_others.js" })
  fixture.site.script(
    "/with_others.js",
    `window.HotwireNative = { version: 7 }
     const { bridge } = await import("@tabwire/web")
     window.result = [HotwireNative.version, HotwireNative.web === bridge]`,
  )
  const web = await fixture.openBrowser("/")
  await web.page.waitForFunction(() => window.result)

  assert.deepEqual(await web.evaluate(() => window.result), [7, true])
})

test("two copies of this library on a page share one bridge", async () => {
  const app = await fixture.openApp("<p>")

  assert.ok(
    await app.evaluate(async () => {
      const copy = await import("/bridge.js?another-copy")
      return copy.bridge === window.Tabwire.bridge && copy.Bridge !== window.Tabwire.Bridge
    }),
  )
})

// Sending

// P2.5
test("a message reaches the native app with its component, event and data, and send returns its id", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu"] })

  const id = await app.evaluate(() => window.Tabwire.bridge.send({ component: "menu", event: "show", data: { items: [1] } }))
  await app.settle()
  assert.deepEqual(app.takeMessages(), [{ id, component: "menu", event: "show", data: { items: [1] } }])
})

test("data is an empty object by default", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu"] })

  await app.evaluate(() => {
    window.Tabwire.bridge.send({ component: "menu", event: "show" })
    window.Tabwire.bridge.send({ component: "menu", event: "show", data: null })
  })
  await app.settle()
  assert.deepEqual(app.takeMessages().map(({ data }) => data), [{}, {}])
})

// P2.9
test("a message to an unsupported component is dropped, and send returns null", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu"] })

  assert.equal(await app.evaluate(() => window.Tabwire.bridge.send({ component: "form", event: "connect" })), null)
  await app.settle()
  assert.deepEqual(app.takeMessages(), [])
})

test("supportsComponent is the app's answer, and false without an app", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu"], inject: "unregistered" })
  const supports = () => app.evaluate(() => ["menu", "form"].map(name => window.Tabwire.bridge.supportsComponent(name)))

  assert.deepEqual(await supports(), [false, false])
  await app.evaluate(() => window.nativeApp.register(["menu"]))
  assert.deepEqual(await supports(), [true, false])
})

// P2.8
test("pending messages arrive in order, with the ids that send returned", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu"], inject: "unregistered" })

  const ids = await app.evaluate(() =>
    ["first", "second", "third"].map(event => window.Tabwire.bridge.send({ component: "menu", event })),
  )
  await app.settle()
  assert.deepEqual(app.takeMessages(), [])

  await app.evaluate(() => window.nativeApp.register(["menu"]))
  await app.settle()
  assert.deepEqual(
    app.takeMessages().map(({ id, event }) => [id, event]),
    [[ids[0], "first"], [ids[1], "second"], [ids[2], "third"]],
  )
})

test("pending messages to unsupported components are dropped", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu"], inject: "unregistered" })

  await app.evaluate(() => window.Tabwire.bridge.send({ component: "form", event: "connect" }))
  await app.evaluate(() => window.nativeApp.register(["menu"]))
  await app.settle()
  assert.deepEqual(app.takeMessages(), [])
})

// P2.8
test("pending messages are delivered once, even if the adapter is set twice", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu"], inject: "unregistered" })

  await app.evaluate(() => window.Tabwire.bridge.send({ component: "menu", event: "show" }))
  await app.evaluate(() => window.nativeApp.register(["menu"]))
  await app.evaluate(() => window.Tabwire.bridge.setAdapter(window.nativeApp))
  await app.settle()
  assert.equal(app.takeMessages().length, 1)
})

test("removed pending messages are not delivered: one by its id, or all of a component", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu", "form"], inject: "unregistered" })

  await app.evaluate(() => {
    const { bridge } = window.Tabwire
    const removed = bridge.send({ component: "menu", event: "removed" })
    bridge.send({ component: "menu", event: "kept" })
    bridge.send({ component: "form", event: "removed" })
    bridge.removePendingMessage(removed)
    bridge.removePendingMessagesFor("form")
    window.nativeApp.register(["menu", "form"])
  })
  await app.settle()
  assert.deepEqual(app.takeMessages().map(({ event }) => event), ["kept"])
})

// Replies

async function openAndSend(app = fixture.openApp("<p>", { components: ["menu"] })) {
  const page = await app
  const id = await page.evaluate(() => {
    window.replies = []
    return window.Tabwire.bridge.send({ component: "menu", event: "show", callback: reply => window.replies.push(reply) })
  })
  const reply = message => page.evaluate(message => window.nativeApp.replyWith(message), message)
  return { page, id, reply, replies: () => page.evaluate(() => window.replies) }
}

test("a reply calls the callback of its message, with the reply's data", async () => {
  const { id, reply, replies } = await openAndSend()
  const answer = { id, component: "menu", event: "show", data: { selected: 2 } }

  await reply(answer)
  assert.deepEqual(await replies(), [answer])
})

// P2.10
test("a native component may reply more than once, and with another event", async () => {
  const { id, reply, replies } = await openAndSend()

  await reply({ id, component: "menu", event: "show", data: {} })
  await reply({ id, component: "menu", event: "closed", data: {} })
  assert.deepEqual((await replies()).map(({ event }) => event), ["show", "closed"])
})

test("a reply to an unknown message does nothing", async () => {
  const { page, reply, replies } = await openAndSend()

  await reply({ id: "unknown", component: "menu", event: "show", data: {} })
  assert.deepEqual(await replies(), [])
  assert.deepEqual(page.console, [])
})

test("the callback of a pending message can be removed, and the message is delivered", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu"], inject: "unregistered" })

  const id = await app.evaluate(() => {
    window.replies = []
    const callback = reply => window.replies.push(reply)
    const id = window.Tabwire.bridge.send({ component: "menu", event: "show", callback })
    window.Tabwire.bridge.removeCallbackFor(id)
    window.nativeApp.register(["menu"])
    return id
  })
  await app.settle()
  const [message] = app.takeMessages()
  assert.equal(message.id, id)
  await app.evaluate(message => window.nativeApp.replyWith(message), message)
  assert.deepEqual(await app.evaluate(() => window.replies), [])
})

test("start, receive and send go through the methods of the original library", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu"] })

  const calls = await app.evaluate(() => {
    const calls = []
    class ObservedBridge extends window.Tabwire.Bridge {
      notifyApplicationAfterStart() { calls.push("notifyApplicationAfterStart") }
      executeCallbackFor({ id }) { calls.push(`executeCallbackFor ${id}`) }
      generateMessageId() { return calls.push("generateMessageId").toString() }
    }
    const bridge = new ObservedBridge()
    bridge.start()
    calls.push(`sent ${bridge.send({ component: "menu", event: "show" })}`)
    bridge.receive({ id: "2" })
    return calls
  })
  assert.deepEqual(calls, ["notifyApplicationAfterStart", "generateMessageId", "sent 2", "executeCallbackFor 2"])
})

test("a removed callback is not called", async () => {
  const { page, id, reply, replies } = await openAndSend()

  await page.evaluate(id => window.Tabwire.bridge.removeCallbackFor(id), id)
  await reply({ id, component: "menu", event: "show", data: {} })
  assert.deepEqual(await replies(), [])
})

test("a reply during delivery of its message calls the callback", async () => {
  const app = await fixture.openApp("<p>", { components: ["menu"] })

  const replies = await app.evaluate(() => {
    const replies = []
    window.nativeApp.receive = message => window.nativeApp.replyWith(message)
    window.Tabwire.bridge.send({ component: "menu", event: "show", callback: reply => replies.push(reply.event) })
    return replies
  })
  assert.deepEqual(replies, ["show"])
})

// P2.6
test("a reply to a message sent before a reload calls no callback after it", async () => {
  const { page, id } = await openAndSend()

  await page.page.reload()
  const { reply, replies, id: newID } = await openAndSend(page)
  await reply({ id, component: "menu", event: "show", data: {} })
  assert.notEqual(newID, id)
  assert.deepEqual(await replies(), [])
})

// Attributes of <html>

function shown(app) {
  return app.evaluate(() => ({ ...document.documentElement.dataset }))
}

test("<html> has the app's platform and components, and follows registrations", async () => {
  const app = await fixture.openApp("<p>", { components: ["form", "menu"], platform: "linux" })
  assert.deepEqual(await shown(app), { bridgePlatform: "linux", bridgeComponents: "form menu" })

  await app.evaluate(() => window.nativeApp.register(["alert"]))
  assert.equal((await shown(app)).bridgeComponents, "form menu alert")

  await app.evaluate(() => window.nativeApp.unregister("form"))
  assert.equal((await shown(app)).bridgeComponents, "menu alert")
})

test("<html> has no bridge attributes before an app connects", async () => {
  const app = await fixture.openApp("<p>", { components: ["form"], inject: "unregistered" })
  await app.evaluate(() => window.Tabwire.bridge.adapterDidUpdateSupportedComponents())

  assert.deepEqual(await shown(app), {})
})

// P2.11
test("<html> gets its bridge attributes back when a script replaces or removes them", async () => {
  const app = await fixture.openApp("<p>", { components: ["form"] })

  await app.evaluate(() => {
    document.documentElement.removeAttribute("data-bridge-platform")
    document.documentElement.setAttribute("data-bridge-components", "")
  })
  await app.settle()
  assert.deepEqual(await shown(app), { bridgePlatform: "ios", bridgeComponents: "form" })
})

test("<html> of a document that the page writes anew gets the bridge attributes, and keeps them", async () => {
  const app = await fixture.openApp("<p>", { components: ["form"] })

  await app.evaluate(() => {
    document.open()
    document.write("<title>New</title><p>New")
    document.close()
  })
  await app.settle()
  assert.deepEqual(await shown(app), { bridgePlatform: "ios", bridgeComponents: "form" })

  await app.evaluate(() => document.documentElement.removeAttribute("data-bridge-components"))
  await app.settle()
  assert.deepEqual(await shown(app), { bridgePlatform: "ios", bridgeComponents: "form" })
})

// P9.9
test("the documented CSS hides the web button only in apps with a native one", async () => {
  const css = `<style>[data-bridge-components~="form"] [data-controller~="bridge--form"] [type="submit"] { display: none }</style>`
  const body = css + form() + `<form id="plain"><button type="submit">Plain</button></form>`
  const hidden = page =>
    page.evaluate(() => [...document.querySelectorAll("button")].map(button => getComputedStyle(button).display === "none"))

  assert.deepEqual(await hidden(await fixture.openApp(body, { components: ["form"] })), [true, false])
  assert.deepEqual(await hidden(await fixture.openApp(body, { components: ["menu"] })), [false, false])
  assert.deepEqual(await hidden(await fixture.openBrowser(body)), [false, false])
})
