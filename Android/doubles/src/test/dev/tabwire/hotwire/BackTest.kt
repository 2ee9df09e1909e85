package dev.tabwire.hotwire

import android.os.Looper
import dev.tabwire.client.ContainerId
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

class BackTest {
    private val app = RunningApp().apply { send(configuration("home", "explore")) }

    /** Returns whether the app handles "back", which otherwise leaves it. */
    private fun goBack(): Boolean {
        app.hosts
        val back = app.activity.onBackPressedDispatcher
        return back.hasEnabledCallbacks().also {
            back.onBackPressed()
            Looper.idleForTest()
        }
    }

    @Test
    fun `back on the first page of any tab leaves the app`() {
        app.tap("explore")
        assertFalse(goBack())
    }

    @Test
    fun `back on the first page of a tab can select the first tab`() {
        app.tabs.backOnFirstPage = BackOnFirstPage.SELECT_FIRST_TAB
        assertFalse(goBack())
        app.tap("explore")
        app.visibleHost!!.navigator.route("https://app.example/explore/1")
        assertTrue(goBack())
        assertEquals(ContainerId(2), app.manager.selectedId)
        assertEquals(listOf("https://app.example/explore"), app.visibleHost!!.navigator.stack)
        assertTrue(goBack())
        assertEquals(ContainerId(1), app.manager.selectedId)
        assertFalse(goBack())
    }

    @Test
    fun `back in bootstrap leaves the app`() {
        app.tabs.backOnFirstPage = BackOnFirstPage.SELECT_FIRST_TAB
        app.send("""{"active":null,"tabs":[]}""")
        assertFalse(goBack())
    }
}
