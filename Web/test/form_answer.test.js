import assert from "node:assert/strict"
import { test as define } from "node:test"
import { configuration, tabBar } from "./support/tab_bar.js"
import { setUp } from "./support/fixture.js"
import { onTurbo7, onTurbo8 } from "./support/turbo.js"
import { Updates } from "./support/updates.js"

// A form changes the user, and its answer takes long. Meanwhile the page learns that it belongs to the former user.

const fixture = setUp()
let revision = 0

function streaming(session, attributes = "") {
  return tabBar({ ...configuration("home", ++revision), session }, `data-tab-bar-updates-url-value="/tabs/updates" ${attributes}`)
    .replace(`"navigation"`, `"navigation tab-bar-updates"`)
}

function live() {
  return { ...configuration("home", ++revision), session: "nobody" }
}

// A promise and what ends it.
function held() {
  let release
  const promise = new Promise(resolve => (release = resolve))
  return { promise, release }
}

// Writes to the console when the page learns of another session, and after it has deleted stored pages: a page that waits for
// another one cannot be asked.
const notes = `<script>
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, text) {
    setItem.call(this, key, text)
    if (key === "tabwire-reported-session") console.log("learned " + text)
  }
  const { keys } = CacheStorage.prototype
  CacheStorage.prototype.keys = async function () {
    setTimeout(() => setTimeout(() => console.log("deleted")))
    return keys.call(this)
  }
</script>`

// A page of bobby's with a form, whose answer waits for `answer.release()`. The site notes how often the page is loaded.
async function sendForm({ send, attributes = "", redirect = "/bye", body = () => `<p>You have signed out.</p>${streaming("nobody")}` }) {
  const updates = new Updates(fixture.site)
  const [asked, answer, loads] = [held(), held(), []]
  fixture.site.redirect("/sign-out", redirect)
  fixture.site.page("/bye", { body: async () => { asked.release(); await answer.promise; return body() } })
  fixture.site.page("/mine", {
    head: notes,
    body: () => (loads.push("/mine"), `${streaming(loads.length === 1 ? "bobby" : "nobody")}<p>Page ${loads.length}</p>
      <form method="post" action="/sign-out" ${attributes}><button>Sign out</button></form>`),
  })
  const web = await fixture.openBrowser("/mine")
  await updates.open(1)
  await web.evaluate(send)
  await asked.promise
  return { web, updates, answer, loads }
}

const sends = {
  "a form of Turbo's": { send: () => document.querySelector("button").click() },
  "a form of the browser's": { send: () => document.querySelector("button").click(), attributes: `data-turbo="false"` },
  "a form that a script sends": { send: () => document.querySelector("form").submit() },
}

function test(name, run) {
  for (const [kind, options] of Object.entries(sends)) {
    define(...onTurbo7(fixture, `${name}: ${kind}`, () => run(options)))
    define(...onTurbo8(fixture, `${name}: ${kind}, on Turbo 8`, () => run(options)))
  }
}

// Runs what tells the page that somebody else is signed in, and waits until it has deleted the stored pages.
async function learning(web, tell) {
  const line = text => web.page.waitForEvent("console", message => message.text() === text)
  const learned = line("learned nobody").then(() => line("deleted"))
  await tell()
  await learned
}

async function isAnswered(web, loads) {
  await web.page.getByText("You have signed out.").waitFor()
  assert.equal(new URL(web.page.url()).pathname, "/bye")
  await web.settle()
  assert.equal(await web.page.getByText("You have signed out.").isVisible(), true)
  assert.deepEqual(loads, ["/mine"])
}

// P12.13, P12.10
test("an answer is shown although the stream says meanwhile that somebody else is signed in", async options => {
  const { web, updates, answer, loads } = await sendForm(options)
  await learning(web, () => updates.send(live()))
  answer.release()
  await isAnswered(web, loads)
})

// P12.13, P13.23
test("an answer is shown although another window shows another user meanwhile", async options => {
  const { web, answer, loads } = await sendForm(options)
  fixture.site.page("/elsewhere", { body: tabBar({ ...configuration("home", ++revision), session: "nobody" }) })
  const other = await web.page.context().newPage()
  await learning(web, () => other.goto(fixture.site.url("/elsewhere")))
  answer.release()
  await isAnswered(web, loads)
  await other.close()
})

function defineForTurbo(name, run) {
  define(...onTurbo7(fixture, name, run))
  define(...onTurbo8(fixture, `${name}, on Turbo 8`, run))
}

// The page after the form is loaded again where it gives another session, and the page of the form where no page follows.
const ends = {
  "an answer of the former user": { body: () => `${streaming("bobby")}<p>Stays</p>`, reloaded: "/bye" },
  "an error": { redirect: "/invalid", reloaded: "/mine" },
  "an answer that is no page": { redirect: "/stream", reloaded: "/mine" },
  "an answer that never comes": { redirect: "/lost", reloaded: "/mine" },
}

for (const [kind, { reloaded, ...options }] of Object.entries(ends)) {
  // P12.13, P12.10
  defineForTurbo(`the page is loaded again after ${kind}`, async () => {
    const updates = new Updates(fixture.site)
    const [asked, answer, loads] = [held(), held(), []]
    const { redirect = "/bye", body } = options
    const respond = (path, run) => fixture.site.route(path, async (request, response) => {
      asked.release()
      await answer.promise
      run(request, response)
    })
    respond("/sign-out", (request, response) => {
      if (redirect === "/lost") request.socket.destroy()
      else if (redirect === "/invalid") response.writeHead(422, { "Content-Type": "text/html" }).end(`<p>Invalid</p>${streaming("bobby")}`)
      else if (redirect === "/stream") response.writeHead(200, { "Content-Type": "text/vnd.turbo-stream.html" }).end("")
      else response.writeHead(303, { Location: redirect }).end()
    })
    fixture.site.page("/bye", { body: () => (loads.push("/bye"), loads.length === 2 ? body() : streaming("nobody")) })
    fixture.site.page("/mine", {
      head: notes,
      body: () => (loads.push("/mine"), streaming(loads.length === 1 ? "bobby" : "nobody") +
        `<form method="post" action="/sign-out"><button>Sign out</button></form>`),
    })
    const web = await fixture.openBrowser("/mine")
    await updates.open(1)
    await web.evaluate(() => document.querySelector("button").click())
    await asked.promise
    await learning(web, () => updates.send(live()))
    assert.deepEqual(loads, ["/mine"])
    answer.release()
    await web.page.waitForFunction(() => document.querySelector("nav")?.dataset.navigationConfigurationValue.includes("nobody"))
    assert.deepEqual(loads, reloaded === "/bye" ? ["/mine", "/bye", "/bye"] : ["/mine", "/mine"])
    await web.page.waitForFunction(() => getComputedStyle(document.documentElement).display !== "none")
  })
}

// P12.13
defineForTurbo("a form whose answer is shown elsewhere, or that a script sends itself, keeps no page waiting", async () => {
  for (const prepare of [
    () => document.querySelector("form").setAttribute("target", "answers"),
    () => document.querySelector("form").setAttribute("method", "dialog"),
    () => addEventListener("submit", event => event.preventDefault()),
  ]) {
    const updates = new Updates(fixture.site)
    let loads = 0
    fixture.site.route("/sign-out", () => {})
    fixture.site.page("/mine", {
      body: () => `${streaming(++loads === 1 ? "bobby" : "nobody")}<iframe name="answers"></iframe>
        <form method="post" action="/sign-out" data-turbo="false"><button>Send</button></form>`,
    })
    const web = await fixture.openBrowser("/mine")
    await updates.open(1)
    await web.evaluate(prepare)
    await web.evaluate(() => document.querySelector("button").click())
    await web.settle()
    updates.send(live())
    await web.page.waitForFunction(() => document.querySelector("nav")?.dataset.navigationConfigurationValue.includes("nobody"))
    assert.equal(loads, 2)
    await fixture.clear()
  }
})

// P12.13
define("a form that is not answered for a minute keeps no page waiting", async () => {
  const updates = new Updates(fixture.site)
  const asked = held()
  let loads = 0
  fixture.site.route("/sign-out", (request, response) => { asked.release(); response.writeHead(204).end() })
  fixture.site.page("/mine", {
    head: notes,
    body: () => `${streaming(++loads === 1 ? "bobby" : "nobody")}<p>Page ${loads}</p>
      <form method="post" action="/sign-out" data-turbo="false"><button>Send</button></form>`,
  })
  const web = await fixture.openBrowser("/mine")
  await updates.open(1)
  await web.page.clock.install()
  await web.evaluate(() => document.querySelector("button").click())
  await asked.promise
  await learning(web, () => updates.send(live()))
  assert.equal(loads, 1)
  await web.page.clock.runFor(61_000)
  await web.page.getByText("Page 2").waitFor()
})

// P12.13
define("a preview of a page of the former user is not loaded again in place of the page that is under way", async () => {
  new Updates(fixture.site)
  const loads = []
  let user = "bobby"
  const answer = held()
  for (const path of ["/a", "/b"]) {
    fixture.site.page(path, {
      body: async () => {
        loads.push(path)
        if (user === "nobody") await answer.promise
        return streaming(user, `data-session-mark="mark=${user}"`) + `<p>${path} of ${user}</p>`
      },
    })
  }
  const web = await fixture.openBrowser("/a")
  await web.visit("/b")
  user = "nobody"
  await web.evaluate(() => (document.cookie = "mark=nobody; Path=/"))
  await web.evaluate(() => window.Turbo.visit("/a"))
  await web.page.locator("html[data-turbo-preview]").waitFor()
  await web.settle()
  answer.release()
  await web.page.getByText("/a of nobody").waitFor()
  assert.deepEqual(loads, ["/a", "/b", "/a"])
})
