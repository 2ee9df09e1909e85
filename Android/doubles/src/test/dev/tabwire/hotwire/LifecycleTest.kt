package dev.tabwire.hotwire

import android.content.Context
import android.os.Looper
import android.webkit.WebView
import dev.hotwire.core.turbo.visit.VisitAction
import dev.hotwire.core.turbo.visit.VisitOptions
import dev.tabwire.client.ContainerId
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import kotlin.random.Random

/** What callbacks of Android and of Hotwire may do, and when. */
class LifecycleTest {
    /** Calls a function when the next page starts, within a transaction of fragments. */
    private fun RunningApp.onNextStart(act: () -> Unit) {
        activity.onPageStarted = {
            activity.onPageStarted = null
            act()
        }
    }

    private fun appWithTabs() = RunningApp().apply { send(configuration("home", "explore", "library")) }

    @Test
    fun `a tab can be selected while a page starts`() {
        val app = appWithTabs()
        app.onNextStart { app.tabs.selectTab(ContainerId(3)) }
        app.tap("explore")
        assertEquals(ContainerId(3), app.manager.selectedId)
        assertEquals("https://app.example/library", app.visibleHost!!.navigator.location)
    }

    @Test
    fun `an address can be opened while a page starts`() {
        val app = appWithTabs()
        app.onNextStart { app.tabs.open("/library/3") }
        app.tap("explore")
        assertEquals(
            listOf("https://app.example/library", "https://app.example/library/3"), app.visibleHost!!.navigator.stack,
        )
    }

    @Test
    fun `a page that starts can leave its hard-deprecated tab`() {
        val app = appWithTabs()
        app.tap("explore")
        app.send(configuration("home", "explore", "library") { if (it == "explore") ""","deprecated":"hard"""" else "" })
        val left = app.visibleHost!!
        app.onNextStart { app.manager.selectTab(ContainerId(1)) }
        left.navigator.route("https://app.example/explore/1")
        assertEquals(listOf("HOME", "LIBRARY"), app.titles)
        assertTrue(left.isDestroyed)
    }

    @Test
    fun `a tab that is selected while the app is not on the screen is shown when it returns`() {
        val app = appWithTabs()
        app.activity.stopForTest()
        app.manager.selectTab(ContainerId(2))
        assertEquals(setOf(1), app.hosts.keys)
        app.activity.startForTest()
        assertEquals("https://app.example/explore", app.visibleHost!!.navigator.location)
    }

    @Test
    fun `a tab that is selected while the app is not on the screen is selected after process death`() {
        val app = appWithTabs()
        app.activity.stopForTest()
        app.manager.selectTab(ContainerId(2))
        val restarted = app.restarted()
        assertEquals("https://app.example/explore", restarted.visibleHost!!.navigator.location)
        restarted.tap("home")
        assertEquals(START_URL, restarted.visibleHost!!.navigator.location)
    }

    @Test
    fun `a visit that waits is made after process death`() {
        val app = appWithTabs()
        app.activity.stopForTest()
        app.tabs.open("/library/3")
        assertEquals("https://app.example/library/3", app.restarted().visibleHost!!.navigator.location)
    }

    @Test
    fun `no stack is lost if the state is saved before the pages have views`() {
        val app = appWithTabs()
        app.visibleHost!!.navigator.route("https://app.example/home/1")
        app.tap("explore")
        app.visibleHost!!.navigator.route("https://app.example/explore/1")
        Looper.idleForTest()
        app.activity.stopForTest()
        val created = AppActivity().apply { createForTest(app.activity.saveForTest()) }
        val restarted = RunningApp(created.saveForTest())
        assertEquals("https://app.example/explore/1", restarted.visibleHost!!.navigator.location)
        restarted.tap("home")
        assertEquals(listOf(START_URL, "https://app.example/home/1"), restarted.visibleHost!!.navigator.stack)
    }

    @Test
    fun `the web views end with the activity`() {
        val before = WebView.liveCountForTest()
        val app = appWithTabs()
        app.tap("explore")
        app.hosts
        app.activity.destroyForTest()
        assertEquals(before, WebView.liveCountForTest())
        assertEquals(0, Context.componentCallbacksForTest())
    }

    @Test
    fun `nothing of a removed tab stays in the activity`() {
        val app = RunningApp()
        repeat(20) { round ->
            app.send(configuration("a$round", "b$round"))
            app.tap("b$round")
            app.hosts
        }
        val models = app.activity.viewModelStore.modelsForTest()
        assertEquals(2, models.values.count { it.javaClass.simpleName == "SessionViewModel" })
    }

    @Test
    fun `a tab whose last page was popped starts again`() {
        val app = appWithTabs()
        app.tap("explore")
        val explore = app.visibleHost!!
        explore.navigator.route("https://app.example/explore/1")
        Looper.idleForTest()
        // As two presses of the back button at once do.
        repeat(2) { explore.navController.popBackStack() }
        assertEquals(listOf("https://app.example/explore"), app.visibleHost!!.navigator.stack)
        assertTrue(explore.isDestroyed)
    }

    @Test
    fun `a background tab whose last page was popped starts again when it is selected`() {
        val app = appWithTabs()
        app.tap("explore")
        val explore = app.visibleHost!!
        app.tap("home")
        explore.navController.popBackStack()
        assertEquals(setOf(1), app.hosts.keys)
        app.tap("explore")
        assertEquals(listOf("https://app.example/explore"), app.visibleHost!!.navigator.stack)
    }

    @Test
    fun `a tab whose first page was popped starts again`() {
        val app = appWithTabs()
        app.tap("explore")
        val explore = app.visibleHost!!
        // As Hotwire does if the first page is redirected to another origin.
        explore.navigator.pop()
        Looper.idleForTest()
        assertEquals(listOf("https://app.example/explore"), app.visibleHost!!.navigator.stack)
        assertTrue(explore.isDestroyed)
    }

    @Test
    fun `a first page that another one replaces does not start again`() {
        val app = appWithTabs()
        app.tap("explore")
        val explore = app.visibleHost!!
        explore.navigator.route("https://app.example/other", VisitOptions(VisitAction.REPLACE))
        assertEquals(explore, app.visibleHost)
        assertEquals(listOf("https://app.example/other"), explore.navigator.stack)
    }

    @Test
    fun `nothing waits for an activity that has ended`() {
        val app = appWithTabs()
        for ((session, isLive) in listOf("ada" to false, "bob" to true, "bob" to false, "ada" to true)) {
            val members = ""","session":"$session","live":$isLive"""
            app.manager.receive(configuration("home", "explore", "library", members = members), app.manager.selectedId, START_URL, isFirstPage = false)
        }
        app.activity.destroyForTest()
        Looper.idleForTest()
        assertEquals(0, Looper.waitingForTest())
    }

    // P14.4
    @Test
    fun `a delayed refresh comes also while the containers are in no window`() {
        val app = appWithTabs()
        val refreshed = mutableListOf<ContainerId>()
        app.manager.addObserver { transition -> transition.refreshed?.let(refreshed::add) }
        app.tabs.takeContainers()
        for ((session, isLive) in listOf("ada" to false, "bob" to true, "bob" to false, "ada" to true)) {
            val members = ""","session":"$session","live":$isLive"""
            app.manager.receive(configuration("home", "explore", "library", members = members), app.manager.selectedId, START_URL, isFirstPage = false)
        }
        assertEquals(1, refreshed.size)
        Looper.passForTest(2_000)
        assertEquals(2, refreshed.size)
    }

    @Test
    fun `random steps keep the model and the screen equal`() {
        val seed = System.getProperty("tabwire.seed")?.toLong() ?: System.nanoTime()
        val steps = System.getProperty("tabwire.steps")?.toInt() ?: 20_000
        RandomSteps(Random(seed), "seed $seed").take(steps)
    }

    /** A user, a server and a system that do anything at any time. */
    private inner class RandomSteps(private val random: Random, private val what: String) {
        private var app = RunningApp()
        private val names = listOf("a", "b", "c", "d", "e", "f", "g")

        fun take(count: Int) = repeat(count) { number ->
            val step = "$what, step $number"
            try {
                take()
                // Some steps follow one another before the main thread has done anything.
                if (random.nextInt(3) > 0) check(step)
            } catch (error: RuntimeException) {
                throw AssertionError(step, error)
            }
        }

        private fun take() {
            if (random.nextInt(8) == 0) app.onNextStart(::act)
            when (random.nextInt(13)) {
                0 -> app = app.restarted()
                1 -> app = app.rotated()
                2 -> {
                    app.activity.stopForTest()
                    repeat(random.nextInt(3)) { act() }
                    if (random.nextBoolean()) app.trimMemory(listOf(10, 15, 20, 40, 60, 80).random(random))
                    if (random.nextInt(3) == 0) app = app.restarted() else app.activity.startForTest()
                }
                3 -> app.trimMemory(listOf(10, 15, 20, 40, 60, 80).random(random))
                4 -> Looper.passForTest(random.nextLong(3_000))
                5 -> app.visibleHost?.navigator?.takeIf { it.isReady() }?.route("https://app.example/page-${random.nextInt(9)}")
                6 -> app.tabs.maximumBackgroundTabs = listOf(null, 0, 1, 2).random(random)
                7 -> {
                    app.tabs.detach()
                    act()
                    app.activity.showTabsAgain()
                }
                8 -> app.leave(random.nextLong(2 * A_MINUTE))
                else -> act()
            }
        }

        /** Does what code may do at any time, also within a callback. */
        private fun act() {
            when (random.nextInt(4)) {
                0 -> app.manager.receive(randomConfiguration(), app.manager.selectedId, START_URL, isFirstPage = random.nextBoolean())
                1 -> app.tabs.selectTab(app.manager.tabs.random(random).id)
                2 -> app.tabs.open("/${names.random(random)}/${random.nextInt(9)}")
                else -> app.tabs.route("https://app.example/route-${random.nextInt(9)}")
            }
        }

        private fun randomConfiguration(): String {
            val tabs = names.shuffled(random).take(random.nextInt(names.size))
            return configuration(*tabs.toTypedArray(), members = listOf("", ""","live":true""").random(random)) {
                listOf("", "", ""","deprecated":"hard"""", ""","deprecated":"soft"""", ""","badge":"1"""", ""","version":"${random.nextInt(3)}"""").random(random)
            }
        }

        private fun check(step: String) {
            val selected = app.visibleHost
            assertEquals(step, app.tabs.selectedNavigator?.host, selected)
            assertTrue(step, selected != null)
            assertEquals(step, selected?.id, app.activity.delegate.currentHostId)
            assertEquals("$step: a host for each live container, and no other", app.hosts.size, app.allHosts.size)
            assertEquals(step, app.allHosts.map { it.id }.toSet(), app.views.map { it.id }.toSet())
            val items = BarItem.all(app.manager.tabs, app.manager.actions, { null }, { true })
            val layout = BarLayout(items)
            assertEquals(step, layout.shown.map { it.title } + listOf("More").filter { layout.more.isNotEmpty() }, app.titles)
            for (host in app.allHosts) {
                assertFalse(step, host.navigator.session.webView.isDestroyedForTest)
                assertTrue("$step: a stack", host.navigator.stack.isNotEmpty())
            }
        }
    }
}
