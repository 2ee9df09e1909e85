package dev.tabwire.waymark

import android.os.SystemClock
import androidx.test.core.app.ActivityScenario
import androidx.test.platform.app.InstrumentationRegistry
import androidx.test.uiautomator.By
import androidx.test.uiautomator.UiDevice
import org.json.JSONTokener
import java.util.concurrent.ArrayBlockingQueue
import java.util.concurrent.TimeUnit
import java.util.regex.Pattern

/** The app as the story drives it: what users see and do, on the real screen; and what servers do. */
class DrivenApp(private val scenario: ActivityScenario<MainActivity>) {
    private val device = UiDevice.getInstance(InstrumentationRegistry.getInstrumentation())

    private fun <T> read(read: MainActivity.() -> T): T {
        val results = ArrayBlockingQueue<Result<T>>(1)
        scenario.onActivity { results.put(runCatching { it.read() }) }
        return results.take().getOrThrow()
    }

    // What there is

    /** The titles on the bar; none in bootstrap. */
    val titles: List<String>
        get() = read { tabbedNavigator.tabManager.tabs.mapNotNull { it.represents?.title } }

    /** The container of each tab, by its title. */
    val containers: Map<String, Int>
        get() = read { tabbedNavigator.tabManager.tabs.associate { it.represents?.title.orEmpty() to it.id } }

    val selectedContainer: Int
        get() = read { tabbedNavigator.tabManager.selectedID }

    val selectedTitle: String
        get() = containers.entries.first { it.value == selectedContainer }.key

    /** The containers that have a web view. */
    val startedContainers: Set<Int>
        get() = read {
            tabbedNavigator.tabManager.tabs.map { it.id }.filter { tabbedNavigator.navigator(it) != null }.toSet()
        }

    // What users do

    /** Taps an item of the bar, which is the lowest of all that have its name. */
    fun tap(title: String) {
        val named = Pattern.compile(Pattern.quote(title) + "(, .*)?")
        until("$title can be tapped") {
            val items = device.findObjects(By.desc(named)) + device.findObjects(By.text(title))
            items.maxByOrNull { it.visibleBounds.bottom }?.click()
            SystemClock.sleep(100)
            selectedTitle == title
        }
    }

    fun goBack() {
        device.pressBack()
    }

    fun click(selector: String) = run("document.querySelector('$selector').click()")

    fun visit(path: String) {
        run("Turbo.visit('$path')")
        untilPage(path)
    }

    // What pages hold

    /** A number that the selected page's window keeps as long as it is not loaded anew. */
    fun mark(): String = evaluate("window.mark = window.mark || String(Math.random())")

    fun run(script: String) {
        evaluate("$script; ''")
    }

    /** What a script in the selected page comes to, as text. */
    fun evaluate(script: String): String {
        val results = ArrayBlockingQueue<String>(1)
        until("there is a page") { read { tabbedNavigator.selectedNavigator != null } }
        scenario.onActivity { activity ->
            activity.tabbedNavigator.selectedNavigator?.session?.webView?.evaluateJavascript(script) { results.put(it) }
        }
        val result = results.poll(PATIENCE, TimeUnit.MILLISECONDS) ?: error("no answer to $script")
        return JSONTokener(result).nextValue().toString()
    }

    fun untilPage(path: String) = until("$path is shown") {
        evaluate(
            "location.pathname + ' ' + (document.readyState == 'complete' && " +
                "!document.documentElement.hasAttribute('data-turbo-preview'))",
        ) == "$path true"
    }

    // What servers do

    /** Changes what the server offers, unseen by the app until it asks for a page. */
    fun deploy(flags: String) = post("/flags", flags)

    fun post(path: String, form: String) {
        run(
            "window.posted = ''; fetch('$path', { method: 'POST', body: new URLSearchParams('$form'), redirect: 'manual' })" +
                ".then(() => window.posted = 'done', error => window.posted = String(error))",
        )
        until("$form is posted to $path") { evaluate("window.posted") == "done" }
    }

    /** Waits until something is so. */
    fun until(what: String, isSo: () -> Boolean) {
        val deadline = SystemClock.uptimeMillis() + PATIENCE
        while (!isSo()) {
            check(SystemClock.uptimeMillis() < deadline) { "after $PATIENCE ms still not: $what" }
            SystemClock.sleep(50)
        }
    }

    private companion object {
        const val PATIENCE = 30_000L
    }
}
