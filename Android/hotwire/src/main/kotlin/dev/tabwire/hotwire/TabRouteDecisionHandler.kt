package dev.tabwire.hotwire

import android.net.Uri
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfigurationProperties
import dev.hotwire.core.turbo.config.context
import dev.hotwire.core.turbo.config.presentation
import dev.hotwire.core.turbo.nav.Presentation
import dev.hotwire.core.turbo.nav.PresentationContext
import dev.hotwire.core.turbo.visit.VisitProposal
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.hotwire.navigation.routing.AppNavigationRouteDecisionHandler
import dev.hotwire.navigation.routing.BrowserTabRouteDecisionHandler
import dev.hotwire.navigation.routing.Router
import dev.hotwire.navigation.routing.SystemNavigationRouteDecisionHandler

/**
 * Decides about visits as other handlers do, and presents the first page of a navigator as no modal page, whatever the path
 * configuration says.
 *
 * Hotwire throws if a modal page replaces the first one: if the path configuration says both `modal` and `replace_root`, or if such
 * a first page visits itself. If it visits another page, Hotwire removes it as a modal one, and the tab is blank.
 *
 * Register it alone, with `Hotwire.registerRouteDecisionHandlers(TabRouteDecisionHandler())`.
 *
 * @param handlers the handlers that decide, in their order.
 */
public class TabRouteDecisionHandler(private vararg val handlers: Router.RouteDecisionHandler) : Router.RouteDecisionHandler {
    /** Creates a handler that decides as Hotwire does by default. */
    public constructor() : this(
        AppNavigationRouteDecisionHandler(), BrowserTabRouteDecisionHandler(), SystemNavigationRouteDecisionHandler(),
    )

    override val name: String = "tabs"

    override fun matches(proposal: VisitProposal, configuration: NavigatorConfiguration): Boolean =
        handlers.any { it.matches(proposal, configuration) }

    override fun handle(
        proposal: VisitProposal,
        configuration: NavigatorConfiguration,
        activity: HotwireActivity,
    ): Router.Decision {
        val handler = handlers.firstOrNull { it.matches(proposal, configuration) } ?: return Router.Decision.CANCEL
        return handler.handle(proposal, configuration, activity).also { decision ->
            if (decision == Router.Decision.NAVIGATE) presentFirstPage(proposal, configuration, activity)
        }
    }

    private fun presentFirstPage(proposal: VisitProposal, configuration: NavigatorConfiguration, activity: HotwireActivity) {
        val properties = proposal.properties
        if (properties.presentation == Presentation.REPLACE_ROOT) properties.becomeDefault()
        val navigator = activity.delegate.findNavigatorHost(configuration.navigatorHostId)?.navigator ?: return
        val first = navigator.takeIf { it.isAtStartDestination() }?.location ?: return
        Hotwire.config.pathConfiguration.properties(first).becomeDefault()
        if (Uri.parse(first).path == Uri.parse(proposal.location).path) properties.becomeDefault()
    }

    private fun PathConfigurationProperties.becomeDefault() {
        if (context == PresentationContext.MODAL) removeForNow("context")
    }
}
