import { Application, Controller } from "@hotwired/stimulus"
import "@hotwired/turbo"
import { NavigationController } from "@tabwire/web"

const application = Application.start()
application.register("navigation", NavigationController)

application.register("filter", class extends Controller {
  static targets = ["item"]

  filter({ target: { value } }) {
    for (const item of this.itemTargets) item.hidden = !item.textContent.toLowerCase().includes(value.toLowerCase())
  }
})

application.register("unread", class extends Controller {
  async connect() {
    const answer = await fetch("/unread.json")
    this.element.textContent = (await answer.json()).count
  }
})

// A page is usable when it has loaded and, if it is visible, is painted.
addEventListener("load", () => {
  const say = () => {
    window.isUsable = true
    window.webkit?.messageHandlers?.usable?.postMessage(location.pathname)
  }
  if (document.hidden) say()
  else requestAnimationFrame(() => requestAnimationFrame(say))
})
