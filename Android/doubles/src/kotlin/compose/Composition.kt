package dev.tabwire.doubles

import android.view.View
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.painter.Painter

/**
 * Runs composable functions as plain functions, as they are without Compose's compiler. It stores remembered values by
 * their position in the tree and records the shown items.
 */
internal class Composition(val view: AndroidComposeView, private val content: () -> Unit) {
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
    var shownIconSize = 0f
    var isIconTinted = true
    var shownBadge: String? = null

    /** Where the composable that runs is. */
    var place = Place()

    /** The color of the bar composed last. */
    var barColor: Color? = null

    /** The height of the bar at the bottom, or 0 without one. */
    var barHeight = 0

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

    fun <T> at(place: Place, block: () -> T): T {
        val before = this.place
        this.place = place
        return block().also { this.place = before }
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

    fun <T : View> view(factory: () -> T): AndroidViewHolder<T> =
        remember(null) { AndroidViewHolder(view.context, factory()).also(view::addView) }

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
    val iconSize: Float,
    val isEnabled: Boolean,
    val click: () -> Unit,
) {
    val spokenState: String?
        get() = semantics?.state
}
