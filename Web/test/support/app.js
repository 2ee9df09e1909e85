// The entry point of the test pages.
import * as Turbo from "@hotwired/turbo"
import { Application } from "@hotwired/stimulus"
import * as Tabwire from "@tabwire/web"
import FormController from "./form_controller.js"

window.Turbo = Turbo
window.Tabwire = Tabwire
window.application = Application.start()
window.application.register("navigation", Tabwire.NavigationController)
window.application.register("tab-bar-updates", Tabwire.TabBarUpdatesController)
window.application.register("bridge--form", FormController)
