import { setProgressBarDelay } from "@hotwired/turbo"
import { Application } from "@hotwired/stimulus"
import { NavigationController } from "tabwire"

// Turbo's progress bar brings a <style> element, which the Content-Security-Policy forbids; app.css draws one instead.
setProgressBarDelay(2 ** 31 - 1)

const application = Application.start()
application.register("navigation", NavigationController)
