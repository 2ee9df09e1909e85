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
