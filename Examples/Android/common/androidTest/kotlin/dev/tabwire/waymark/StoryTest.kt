package dev.tabwire.waymark

import androidx.test.ext.junit.rules.ActivityScenarioRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Runs the demo app through sign-in, feature changes and sign-out. The demo server must run on the host machine. */
@RunWith(AndroidJUnit4::class)
class StoryTest {
    @get:Rule(order = 0)
    val clearCookies = ClearCookiesRule()

    @get:Rule(order = 1)
    val activity = ActivityScenarioRule(MainActivity::class.java)

    private val app by lazy { DrivenApp(activity.scenario) }

    @Test
    fun a_server_drives_the_tabs() {
        signIn()
        visitTabs()
        writeNote()
        premiumIsAdded()
        exploreIsReplaced()
        theActiveTabIsRemoved()
        signOut()
    }

    @Test
    fun a_recreated_activity_restores_the_tabs_and_their_stacks() {
        signIn()
        app.tap("Explore")
        app.visit("/explore/2")
        activity.scenario.recreate()
        app.until("the tabs are restored") { app.titles == listOf("Home", "Explore", "Library", "Profile") }
        assertEquals("only the shown tab loads", setOf(app.selectedContainer), app.startedContainers)
        app.untilPage("/explore/2")
        app.goBack()
        app.untilPage("/explore")
        app.tap("Home")
        app.untilPage("/")
    }

    @Test
    fun a_suspended_tab_returns_with_its_stack() {
        signIn()
        app.tap("Explore")
        app.untilPage("/explore")
        app.visit("/explore/2")
        app.tap("Home")
        app.untilPage("/")
        app.suspendBackgroundTabs()
        app.until("Explore is suspended") { app.startedContainers == setOf(app.selectedContainer) }
        app.tap("Explore")
        app.untilPage("/explore/2")
        app.goBack()
        app.untilPage("/explore")
    }

    private fun signIn() {
        app.untilPage("/sign-in")
        assertEquals(emptyList<String>(), app.titles)
        val bootstrap = app.selectedContainer
        val mark = app.mark()
        app.click("button[value=regular]")
        app.untilPage("/")
        app.until("the tab bar is shown") { app.titles == listOf("Home", "Explore", "Library", "Profile") }
        assertEquals("the bootstrap container is promoted", bootstrap, app.selectedContainer)
        assertEquals("its page is not loaded again", mark, app.mark())
    }

    private fun visitTabs() {
        app.run("document.getElementById('note-text').value = 'Mist in the morning, then'")
        val home = app.mark()
        app.tap("Explore")
        app.untilPage("/explore")
        app.tap("Home")
        assertEquals(home, app.mark())
        assertEquals("Mist in the morning, then", app.evaluate("document.getElementById('note-text').value"))
        app.visit("/explore/3")
        assertEquals("a link never switches tabs", "Home", app.selectedTitle)
        app.goBack()
        app.untilPage("/")
    }

    private fun writeNote() {
        app.deploy("bar=more")
        app.visit("/")
        app.until("the action is on the tab bar") { app.actions == listOf("Write") }
        app.perform("Write")
        app.untilPage("/notes/new")
        assertEquals("an action is never selected", "Home", app.selectedTitle)
        app.goBack()
        app.untilPage("/")
        app.deploy("bar=plain")
        app.visit("/")
        app.until("the action is gone") { app.actions.isEmpty() }
    }

    private fun premiumIsAdded() {
        app.tap("Profile")
        app.untilPage("/profile")
        val containers = app.containers
        val mark = app.mark()
        app.deploy("premium=on")
        app.visit("/profile")
        app.until("Premium is added") { "Premium" in app.titles }
        assertEquals("the other tabs keep their containers", containers, app.containers.filterKeys { it in containers })
        assertEquals(mark, app.mark())
    }

    private fun exploreIsReplaced() {
        app.tap("Explore")
        app.deploy("explore=hard")
        app.visit("/explore")
        assertEquals("Explore", app.selectedTitle)
        app.tap("Home")
        app.until("Favorites replaces Explore") { "Favorites" in app.titles }
        assertFalse("Explore" in app.titles)
    }

    private fun theActiveTabIsRemoved() {
        app.tap("Library")
        app.untilPage("/library")
        val container = app.selectedContainer
        val mark = app.mark()
        app.deploy("library=off")
        app.visit("/library")
        app.until("Library is removed") { "Library" !in app.titles }
        assertEquals("the selected container stays selected", container, app.selectedContainer)
        assertEquals(mark, app.mark())
    }

    private fun signOut() {
        val container = app.selectedContainer
        app.post("/sign-out", "")
        app.visit("/sign-in")
        app.until("the tab bar is hidden") { app.titles.isEmpty() }
        assertEquals(setOf(container), app.startedContainers)
    }
}
