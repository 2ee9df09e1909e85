package dev.tabwire.doubles

import android.view.View
import android.view.ViewGroup

/**
 * Runs composable functions as what they are without Compose's compiler: plain functions. It remembers what they
 * remember, by where in the tree and how often there they asked, and notes what they show.
 */
internal class Composition(private val root: ViewGroup, private val content: () -> Unit) {
    private val memory = HashMap<String, Any?>()
    private val counters = HashMap<String, Int>()
    private var effects = mutableListOf<() -> Unit>()
    private var path = ""

    /** What the bar shows after the last composition. */
    val items = mutableListOf<ShownItem>()

    /** What an open menu shows after the last composition: what each says, and what a click does. */
    val menuItems = mutableListOf<Pair<String, () -> Unit>>()

    /** Texts that stand where they were last composed; a label collects its own. */
    var texts = mutableListOf<String>()

    /** The icon that was composed last, and the badge; an item collects its own. */
    var shownIcon: Int? = null
    var shownBadge: String? = null

    fun compose() {
        counters.clear()
        items.clear()
        menuItems.clear()
        val before = current
        current = this
        content()
        current = before
        effects.also { effects = mutableListOf() }.forEach { it() }
    }

    fun <T> group(name: String, block: () -> T): T {
        val before = path
        path = "$path/$name"
        return block().also { path = before }
    }

    private fun slot(): String {
        val count = counters.merge(path, 1, Int::plus)
        return "$path#$count"
    }

    @Suppress("UNCHECKED_CAST")
    fun <T> remember(key: Any?, calculate: () -> T): T {
        val slot = slot()
        val remembered = memory[slot] as Pair<Any?, T>?
        if (remembered != null && remembered.first == key) return remembered.second
        return calculate().also { memory[slot] = key to it }
    }

    /** Runs an effect after the composition, once for each key. */
    fun effect(key: Any?, effect: () -> Unit) {
        remember(key) { effects += effect }
    }

    fun <T : View> view(factory: () -> T): T = remember(null) { factory().also(root::addView) }

    companion object {
        var current: Composition? = null

        val now: Composition
            get() = checkNotNull(current) { "a composable function is called outside of a composition" }
    }
}

/** An item of the bar as the user sees it. */
internal class ShownItem(
    val isSelected: Boolean,
    val label: String,
    val icon: Int?,
    val badge: String?,
    val hasBadge: Boolean,
    val spokenState: String?,
    val click: () -> Unit,
)
