import { application } from "./application"
import { TabBarUpdatesController } from "../tabwire"

application.register("tab-bar-updates", TabBarUpdatesController)
