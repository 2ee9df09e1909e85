import "@hotwired/turbo"
import { Application } from "@hotwired/stimulus"
import { NavigationController, TabBarUpdatesController } from "tabwire"
import { AlertComponent, FormComponent, MenuComponent } from "./components.js"

const application = Application.start()
application.register("navigation", NavigationController)
application.register("tab-bar-updates", TabBarUpdatesController)
application.register("bridge--form", FormComponent)
application.register("bridge--menu", MenuComponent)
application.register("bridge--alert", AlertComponent)

// Turbo 7.1 would keep the page of this form, and going back after signing out would show it. Turbo 8 drops it by itself.
document.addEventListener("turbo:submit-start", ({ detail: { formSubmission } }) => {
  if (new URL(formSubmission.formElement.action).pathname !== "/sign-out") return

  document.head.append(Object.assign(document.createElement("meta"), { name: "turbo-cache-control", content: "no-cache" }))
})
