package dev.tabwire.hotwire

import android.os.Looper
import dev.hotwire.core.turbo.config.PathConfigurationProperties
import dev.hotwire.core.turbo.visit.VisitOptions
import dev.hotwire.core.turbo.visit.VisitProposal
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.hotwire.navigation.routing.Router
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Test

class TabRouteDecisionHandlerTest {
    private val app = RunningApp().apply { hosts }
    private val configuration = app.visibleHost!!.navigator.configuration

    /** A handler for locations that contain a text. */
    private class Handler(val text: String, val decision: Router.Decision) : Router.RouteDecisionHandler {
        override val name = text

        override fun matches(proposal: VisitProposal, configuration: NavigatorConfiguration) = text in proposal.location

        override fun handle(proposal: VisitProposal, configuration: NavigatorConfiguration, activity: HotwireActivity) = decision
    }

    private val handler = TabRouteDecisionHandler(Handler("shop", Router.Decision.CANCEL), Handler("app.example", Router.Decision.NAVIGATE))

    private fun proposal(location: String, vararg properties: Pair<String, String>) =
        VisitProposal(location, VisitOptions(), PathConfigurationProperties(mapOf(*properties)), null)

    private fun decide(proposal: VisitProposal): Map<String, Any> {
        assertEquals(Router.Decision.NAVIGATE, handler.handle(proposal, configuration, app.activity))
        return proposal.properties
    }

    @Test
    fun `the first handler that matches decides`() {
        assertEquals(Router.Decision.CANCEL, handler.handle(proposal("https://app.example/shop"), configuration, app.activity))
        assertEquals(Router.Decision.NAVIGATE, handler.handle(proposal("https://app.example/"), configuration, app.activity))
        assertFalse(handler.matches(proposal("https://other.example/"), configuration))
        assertEquals(Router.Decision.CANCEL, handler.handle(proposal("https://other.example/"), configuration, app.activity))
    }

    @Test
    fun `the page that replaces the first one is not modal`() {
        assertEquals(
            mapOf("presentation" to "replace_root"),
            decide(proposal("https://app.example/new", "context" to "modal", "presentation" to "replace_root")),
        )
        assertEquals(emptyMap<String, Any>(), decide(proposal("$START_URL#a", "context" to "modal")))
    }

    @Test
    fun `another tab opens the page as the path configuration says`() {
        val page = proposal(START_URL, "context" to "modal")
        assertEquals(emptyMap<String, Any>(), decide(page))
        Looper.idleForTest()
        assertEquals(mapOf("context" to "modal"), page.properties)
    }

    @Test
    fun `other pages stay modal`() {
        assertEquals(mapOf("context" to "modal"), decide(proposal("https://app.example/new", "context" to "modal")))
        app.visibleHost!!.navigator.stack += "https://app.example/new"
        assertEquals(mapOf("context" to "modal"), decide(proposal("https://app.example/new", "context" to "modal")))
    }
}
