import "@hotwired/turbo"
import { Application } from "@hotwired/stimulus"
import { NavigationController } from "tabwire"

const application = Application.start()
application.register("navigation", NavigationController)
