// Real Chromium, by Playwright. An app page is one with a native app's user agent, and what it injects.
import { injectNativeApp } from "./native_app.js"

const { chromium } = await import(process.env.PLAYWRIGHT)

const milliseconds = 10_000

export async function launchBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  })
}

// `components` are in the user agent; `inject` says when the native app's script comes: "first", "last" (after the page
// has loaded) or "unregistered" (first, but its components come later, by `register`).
export async function openApp(browser, url, options = {}) {
  const { platform = "ios", components = ["navigation"], inject = "first" } = options
  const agent = `Test/1.0 Hotwire Native; Turbo Native; bridge-components: [${components.join(" ")}]`
  const app = new AppPage(await newPage(browser, agent))
  const native = { platform, components: inject === "unregistered" ? undefined : components }

  await app.page.exposeFunction("messageToNative", message => app.messages.push(message))
  if (inject !== "last") await app.page.addInitScript(injectNativeApp, native)
  await app.page.goto(url)
  if (inject === "last") await app.page.evaluate(injectNativeApp, native)
  await app.settle()
  return app
}

// A browser without any native app.
export async function openBrowser(browser, url) {
  const web = new AppPage(await newPage(browser))
  await web.page.goto(url)
  await web.settle()
  return web
}

async function newPage(browser, userAgent) {
  const context = await browser.newContext({ userAgent })
  context.setDefaultTimeout(milliseconds)
  return context.newPage()
}

class AppPage {
  messages = []
  console = []
  thrown = []

  constructor(page) {
    this.page = page
    page.on("console", message => this.console.push(message.text()))
    page.on("pageerror", error => this.thrown.push(String(error)))
  }

  close() {
    return this.page.context().close()
  }

  evaluate(script, argument) {
    return this.page.evaluate(script, argument)
  }

  // The messages since the last call.
  takeMessages() {
    return this.messages.splice(0)
  }

  // Returns once the page has done everything that was due, and every message has arrived.
  async settle() {
    await this.evaluate(async () => {
      const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      await nextFrame()
      await nextFrame()
      await window.messageToNative?.("settled")
    })
    this.messages = this.messages.filter(message => message !== "settled")
  }

  // Does what leads to a Turbo visit, and returns when the page it leads to has loaded.
  async visiting(script, argument) {
    await this.evaluate(() => {
      window.turboLoaded = new Promise(resolve => document.addEventListener("turbo:load", resolve, { once: true }))
    })
    await this.evaluate(script, argument)
    await this.evaluate(() => window.turboLoaded.then(() => undefined))
    await this.settle()
  }

  visit(path) {
    return this.visiting(path => window.Turbo.visit(path), path)
  }
}
