package dev.hotwire.navigation.routing

import dev.hotwire.core.turbo.visit.VisitProposal
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.navigator.NavigatorConfiguration

@Suppress("unused")
public class Router(private val decisionHandlers: List<RouteDecisionHandler>) {
    public interface RouteDecisionHandler {
        public val name: String

        public fun matches(proposal: VisitProposal, configuration: NavigatorConfiguration): Boolean

        public fun handle(proposal: VisitProposal, configuration: NavigatorConfiguration, activity: HotwireActivity): Decision
    }

    public enum class Decision { NAVIGATE, CANCEL }
}

public class AppNavigationRouteDecisionHandler : Router.RouteDecisionHandler {
    override val name: String = "app-navigation"

    override fun matches(proposal: VisitProposal, configuration: NavigatorConfiguration): Boolean = true

    override fun handle(proposal: VisitProposal, configuration: NavigatorConfiguration, activity: HotwireActivity): Router.Decision =
        Router.Decision.NAVIGATE
}

public class BrowserTabRouteDecisionHandler : Router.RouteDecisionHandler {
    override val name: String = "browser-tab"

    override fun matches(proposal: VisitProposal, configuration: NavigatorConfiguration): Boolean = false

    override fun handle(proposal: VisitProposal, configuration: NavigatorConfiguration, activity: HotwireActivity): Router.Decision =
        Router.Decision.CANCEL
}

public class SystemNavigationRouteDecisionHandler : Router.RouteDecisionHandler {
    override val name: String = "system-navigation"

    override fun matches(proposal: VisitProposal, configuration: NavigatorConfiguration): Boolean = false

    override fun handle(proposal: VisitProposal, configuration: NavigatorConfiguration, activity: HotwireActivity): Router.Decision =
        Router.Decision.CANCEL
}
