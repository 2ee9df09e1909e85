package dev.tabwire.waymark

import android.os.SystemClock
import androidx.test.core.app.ActivityScenario
import androidx.test.platform.app.InstrumentationRegistry
import androidx.test.uiautomator.By
import androidx.test.uiautomator.UiDevice
import androidx.test.uiautomator.UiObject2
import dev.tabwire.client.ContainerId
import org.json.JSONTokener
import java.util.concurrent.ArrayBlockingQueue
import java.util.concurrent.TimeUnit
import java.util.regex.Pattern

/** The app under test: reads its state, acts as the user on the real screen, and changes the server. */
class DrivenApp(private val scenario: ActivityScenario<MainActivity>) {
    private val device = UiDevice.getInstance(InstrumentationRegistry.getInstrumentation())

    private fun <T> read(read: MainActivity.() -> T): T {
        val results = ArrayBlockingQueue<Result<T>>(1)
        scenario.onActivity { results.put(runCatching { it.read() }) }
        return results.take().getOrThrow()
    }

    // The tabs

    /** The titles of the tabs, empty in bootstrap. */
    val titles: List<String>
        get() = read { tabbedNavigator.tabManager.tabs.mapNotNull { it.represents?.title } }

    /** The titles of the actions on the tab bar. */
    val actions: List<String>
        get() = read { tabbedNavigator.tabManager.actions.map { it.action.title } }

    /** The containers by title. */
    val containers: Map<String, ContainerId>
        get() = read { tabbedNavigator.tabManager.tabs.associate { it.represents?.title.orEmpty() to it.id } }

    val selectedContainer: ContainerId
        get() = read { tabbedNavigator.tabManager.selectedId }

    val selectedTitle: String
        get() = containers.entries.first { it.value == selectedContainer }.key

    /** The containers with a web view: started, and not suspended. */
    val startedContainers: Set<ContainerId>
        get() = read {
            tabbedNavigator.tabManager.tabs.map { it.id }.filter { tabbedNavigator.navigator(it) != null }.toSet()
        }

    /** Suspends every background tab, as when the system is short of memory. */
    fun suspendBackgroundTabs() = read { tabbedNavigator.handleLowMemory() }

    // The user

    /** Taps a tab. */
    fun tap(title: String) = until("$title can be tapped") {
        item(title)?.click()
        SystemClock.sleep(100)
        selectedTitle == title
    }

    /** Taps an action. */
    fun perform(title: String) = until("$title can be tapped") { item(title)?.click() != null }

    /** Returns an item of the tab bar: the lowest of all views with its title. */
    private fun item(title: String): UiObject2? {
        val named = Pattern.compile(Pattern.quote(title) + "(, .*)?")
        return (device.findObjects(By.desc(named)) + device.findObjects(By.text(title))).maxByOrNull { it.visibleBounds.bottom }
    }

    fun goBack() {
        device.pressBack()
    }

    fun click(selector: String) = run("document.querySelector('$selector').click()")

    fun visit(path: String) {
        run("Turbo.visit('$path')")
        untilPage(path)
    }

    // The page

    /** Returns a random number that the page keeps until it is loaded again. */
    fun mark(): String = evaluate("window.mark = window.mark || String(Math.random())")

    fun run(script: String) {
        evaluate("$script; ''")
    }

    /** Returns the result of a script in the selected page, as text. */
    fun evaluate(script: String): String {
        val results = ArrayBlockingQueue<String>(1)
        until("there is a page") { read { tabbedNavigator.selectedNavigator != null } }
        scenario.onActivity { activity ->
            activity.tabbedNavigator.selectedNavigator?.session?.webView?.evaluateJavascript(script) { results.put(it) }
        }
        val result = results.poll(TIMEOUT_MILLISECONDS, TimeUnit.MILLISECONDS) ?: error("no answer to $script")
        return JSONTokener(result).nextValue().toString()
    }

    fun untilPage(path: String) = until("$path is shown") {
        evaluate(
            "location.pathname + ' ' + (document.readyState == 'complete' && " +
                "!document.documentElement.hasAttribute('data-turbo-preview'))",
        ) == "$path true"
    }

    // The server

    /** Sets the server's feature flags. The app notices with its next page. */
    fun deploy(flags: String) = post("/flags", flags)

    fun post(path: String, form: String) {
        run(
            "window.posted = ''; fetch('$path', { method: 'POST', body: new URLSearchParams('$form'), redirect: 'manual' })" +
                ".then(() => window.posted = 'done', error => window.posted = String(error))",
        )
        until("$form is posted to $path") { evaluate("window.posted") == "done" }
    }

    /** Waits until a condition holds, or fails after the timeout. */
    fun until(what: String, condition: () -> Boolean) {
        val deadline = SystemClock.uptimeMillis() + TIMEOUT_MILLISECONDS
        while (!condition()) {
            check(SystemClock.uptimeMillis() < deadline) { "timeout after $TIMEOUT_MILLISECONDS ms: $what" }
            SystemClock.sleep(50)
        }
    }

    private companion object {
        const val TIMEOUT_MILLISECONDS = 30_000L
    }
}
