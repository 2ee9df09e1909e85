package dev.tabwire.views

import android.view.Gravity
import android.view.MenuItem
import android.view.View
import android.widget.PopupMenu
import androidx.transition.TransitionManager
import com.google.android.material.navigation.NavigationBarView
import dev.tabwire.client.ContainerId
import dev.tabwire.hotwire.BarBadge
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.TabBar
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.TabText
import dev.tabwire.hotwire.TabbedNavigator
import dev.tabwire.reconciliation.Transition

/**
 * A tab bar in Material's bottom navigation or navigation rail. The id of a menu item is that of its container, or a number of
 * its own for an action.
 *
 * Relabelling changes the existing item. The items are rebuilt only after a structural change, without an animation.
 *
 * @param view the bottom navigation or navigation rail. No other code may change its menu or listeners.
 * @param tabbedNavigator receives the user's selections.
 * @param icons the icons by name.
 * @param capacity the maximum number of items.
 * @param onVisibility called when the tab bar is shown or hidden.
 */
public class MaterialTabBar(
    private val view: NavigationBarView,
    private val tabbedNavigator: TabbedNavigator,
    private val icons: TabIcons,
    private val capacity: Int = BarLayout.CAPACITY,
    private val onVisibility: (isVisible: Boolean) -> Unit = { view.visibility = if (it) View.VISIBLE else View.GONE },
) : TabBar {
    private var layout = BarLayout(emptyList(), capacity)

    private var isVisible = false

    /** Whether this class, rather than the user, changes the selection. */
    private var isApplying = false

    init {
        // By default, Material hides the labels of unselected items from four tabs on.
        view.labelVisibilityMode = NavigationBarView.LABEL_VISIBILITY_LABELED
        view.setOnItemSelectedListener(::onSelected)
        view.setOnItemReselectedListener(::onTapped)
    }

    override fun setVisible(isVisible: Boolean, isAnimated: Boolean) {
        if (isAnimated && isVisible != this.isVisible) view.slide()
        this.isVisible = isVisible
        onVisibility(isVisible)
    }

    override fun start(items: List<BarItem>, selectedId: ContainerId): Unit = applying { restructure(items, selectedId) }

    override fun apply(transition: Transition<ContainerId>, items: List<BarItem>, selectedId: ContainerId): Unit = applying {
        if (transition.isStructural || transition.changesActions && hasOtherPlaces(items)) {
            restructure(items, selectedId)
        } else {
            layout = BarLayout(items, capacity)
            for (item in layout.shown) if (transition.relabels(item)) relabel(item)
            labelMore()
            select(selectedId)
        }
    }

    /** Returns whether an item is at another place, or a tab has become an action. */
    private fun hasOtherPlaces(items: List<BarItem>): Boolean {
        fun places(items: List<BarItem>) = items.map { it.id to (it is BarItem.Action) }
        return places(items) != places(layout.shown + layout.more)
    }

    private fun Transition<ContainerId>.relabels(item: BarItem): Boolean = when (item) {
        is BarItem.Tab -> item.container in updated || item.container == morphed
        is BarItem.Action -> changesActions
    }

    override fun update(item: BarItem): Unit = applying {
        fun replaced(items: List<BarItem>) = items.map { if (it.id == item.id) item else it }
        layout = BarLayout(replaced(layout.shown + layout.more), capacity)
        relabel(item)
    }

    // Applying transitions

    private inline fun applying(change: () -> Unit) {
        val wasApplying = isApplying
        isApplying = true
        try {
            change()
        } finally {
            isApplying = wasApplying
        }
    }

    private fun restructure(items: List<BarItem>, selectedId: ContainerId) {
        layout = BarLayout(items, capacity)
        // Material would animate the selections made while the menu is rebuilt.
        val isIndicatorEnabled = view.isItemActiveIndicatorEnabled
        view.isItemActiveIndicatorEnabled = false
        view.menu.clear()
        layout.shown.forEachIndexed { index, item ->
            view.menu.add(0, item.itemId, index, item.title)
            relabel(item)
        }
        if (layout.more.isNotEmpty()) {
            view.menu.add(0, R.id.tabwire_more, layout.shown.size, view.context.getString(R.string.tabwire_more))
                .setIcon(R.drawable.tabwire_more)
            labelMore()
        }
        for (item in layout.shown) {
            // Material makes all views anew after each addition, and uses some again for other items.
            val description = if (item is BarItem.Action) ButtonDescription else null
            view.findViewById<View>(item.itemId)?.setAccessibilityDelegate(description)
        }
        select(selectedId)
        TransitionManager.endTransitions(view.menuViewGroup)
        view.isItemActiveIndicatorEnabled = isIndicatorEnabled
    }

    private fun relabel(item: BarItem) {
        val menuItem = view.menu.findItem(item.itemId) ?: return
        if (menuItem.title.toString() != item.title) menuItem.title = item.title
        menuItem.setIcon((item.image ?: icons.icon(item.icon)).drawable(view.context))
        showBadge(item.itemId, item.badge)
        if (item is BarItem.Action) menuItem.isEnabled = item.isEnabled
    }

    /** Shows a dot on "More" if an item behind it has a badge, and reads all of them. */
    private fun labelMore() {
        if (layout.more.isEmpty()) return
        val badges = layout.more.mapNotNull { it.badge }
        val spoken = badges.joinToString { TabText.spoken(it, view.context) }
        showBadge(R.id.tabwire_more, if (badges.isEmpty()) null else BarBadge(text = null, label = spoken))
    }

    private fun showBadge(item: Int, badge: BarBadge?) {
        if (badge == null) return view.removeBadge(item)
        val spoken = view.context.getString(R.string.tabwire_badge, TabText.spoken(badge, view.context))
        view.getOrCreateBadge(item).apply {
            val text = badge.text
            // Without a text, Material draws a dot.
            if (text == null) clearText() else this.text = text
            setContentDescriptionForText(spoken)
            setContentDescriptionNumberless(spoken)
        }
    }

    private fun select(selectedId: ContainerId) {
        val isBehindMore = layout.more.any { it is BarItem.Tab && it.container == selectedId }
        val item = if (isBehindMore) R.id.tabwire_more else selectedId.number
        if (view.selectedItemId != item) view.selectedItemId = item
    }

    // The user

    private fun onSelected(item: MenuItem): Boolean {
        if (isApplying) return layout.shown.none { it is BarItem.Action && it.itemId == item.itemId }
        onTapped(item)
        // A tap selects neither "More" nor an action, and it may have removed the item.
        return item.itemId == tabbedNavigator.tabManager.selectedId.number && view.menu.findItem(item.itemId) === item
    }

    private fun onTapped(item: MenuItem) {
        if (item.itemId == R.id.tabwire_more) openMore()
        else layout.shown.find { it.itemId == item.itemId }?.let(tabbedNavigator::select)
    }

    private fun openMore() {
        val popup = PopupMenu(view.context, view, Gravity.END)
        val items = layout.more
        items.forEachIndexed { index, item ->
            val menuItem = popup.menu.add(0, item.itemId, index, TabText.titleAndBadge(item))
            if (item is BarItem.Action) menuItem.isEnabled = item.isEnabled
        }
        popup.setOnMenuItemClickListener { chosen ->
            items.find { it.itemId == chosen.itemId }?.let(tabbedNavigator::select)
            true
        }
        popup.show()
    }

    private val BarItem.itemId: Int
        get() = when (this) {
            is BarItem.Tab -> container.number
            is BarItem.Action -> FIRST_ACTION + (layout.shown + layout.more).filterIsInstance<BarItem.Action>().indexOfFirst { it.id == id }
        }

    private companion object {
        /** The id of the first action's menu item. Containers are numbered from 1, and ids of resources are larger. */
        const val FIRST_ACTION = 0x00F0_0000
    }
}
