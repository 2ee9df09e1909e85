package dev.tabwire.doubles

import android.view.View
import android.view.ViewGroup
import androidx.compose.ui.graphics.painter.Painter

/**
 * Runs composable functions as plain functions, as they are without Compose's compiler. It stores remembered values by
 * their position in the tree and records the shown items.
 */
internal class Composition(private val root: ViewGroup, private val content: () -> Unit) {
    private val memory = HashMap<String, Any?>()
    private val counters = HashMap<String, Int>()
    private var effects = mutableListOf<() -> Unit>()
    private var path = ""

    /** The items of the bar after the last composition. */
    val items = mutableListOf<ShownItem>()

    /** The items of an open menu after the last composition: their text and click action. */
    val menuItems = mutableListOf<Pair<String, () -> Unit>>()

    /** How the bar appeared and disappeared, in order: "from bottom", "to left", "none". */
    val animations = mutableListOf<String>()

    /** The texts composed last. A label collects its own. */
    var texts = mutableListOf<String>()

    /** The icon and the badge composed last. An item collects its own. */
    var shownIcon: Painter? = null
    var isIconTinted = true
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

/** An item of the bar on the screen. */
internal class ShownItem(
    val isSelected: Boolean,
    val label: String,
    val icon: Painter?,
    val badge: String?,
    val hasBadge: Boolean,
    val semantics: Semantics?,
    val isIconTinted: Boolean,
    val isEnabled: Boolean,
    val click: () -> Unit,
) {
    val spokenState: String?
        get() = semantics?.state
}
