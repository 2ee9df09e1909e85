package dev.tabwire.waymark

import androidx.test.ext.junit.rules.ActivityScenarioRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A day in the life of the demo app and of the people who deploy its server, which has to run beside the emulator. */
@RunWith(AndroidJUnit4::class)
class StoryTest {
    @get:Rule
    val activity = ActivityScenarioRule(MainActivity::class.java)

    private val app by lazy { DrivenApp(activity.scenario) }

    @Test
    fun a_server_drives_the_tabs() {
        signIn()
        lookAround()
        premiumComes()
        exploreGoes()
        theActiveTabIsRemoved()
        signOut()
    }

    @Test
    fun who_comes_back_finds_the_tabs_and_their_stacks() {
        signIn()
        app.tap("Explore")
        app.visit("/explore/2")
        activity.scenario.recreate()
        app.until("the bar is back") { app.titles == listOf("Home", "Explore", "Library", "Profile") }
        assertEquals(2, app.startedContainers.size)
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
        app.until("the bar is there") { app.titles == listOf("Home", "Explore", "Library", "Profile") }
        assertEquals("the first page's container became a tab", bootstrap, app.selectedContainer)
        assertEquals("its web view was not loaded anew", mark, app.mark())
    }

    private fun lookAround() {
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

    private fun premiumComes() {
        app.tap("Profile")
        app.untilPage("/profile")
        val containers = app.containers
        val mark = app.mark()
        app.deploy("premium=on")
        app.visit("/profile")
        app.until("Premium is on the bar") { "Premium" in app.titles }
        assertEquals("the others are what they were", containers, app.containers.filterKeys { it in containers })
        assertEquals(mark, app.mark())
    }

    private fun exploreGoes() {
        app.tap("Explore")
        app.deploy("explore=hard")
        app.visit("/explore")
        assertEquals("Explore", app.selectedTitle)
        app.tap("Home")
        app.until("Favorites takes its place") { "Favorites" in app.titles }
        assertFalse("Explore" in app.titles)
    }

    private fun theActiveTabIsRemoved() {
        app.tap("Library")
        app.untilPage("/library")
        val container = app.selectedContainer
        val mark = app.mark()
        app.deploy("library=off")
        app.visit("/library")
        app.until("Library is off the bar") { "Library" !in app.titles }
        assertEquals("nobody is taken elsewhere", container, app.selectedContainer)
        assertEquals(mark, app.mark())
    }

    private fun signOut() {
        val container = app.selectedContainer
        app.post("/sign-out", "")
        app.visit("/sign-in")
        app.until("the bar is gone") { app.titles.isEmpty() }
        assertEquals(setOf(container), app.startedContainers)
    }
}
