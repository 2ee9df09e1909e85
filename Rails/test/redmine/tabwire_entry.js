import { Application } from "@hotwired/stimulus"
import { NavigationController, TabBarUpdatesController } from "./tabwire"

const application = Application.start()
application.register("navigation", NavigationController)
application.register("tab-bar-updates", TabBarUpdatesController)
