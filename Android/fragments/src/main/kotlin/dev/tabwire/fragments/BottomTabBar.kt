package dev.tabwire.fragments

import android.view.Gravity
import android.view.MenuItem
import android.view.View
import android.widget.PopupMenu
import androidx.transition.TransitionManager
import com.google.android.material.navigation.NavigationBarView
import dev.tabwire.client.TabManager
import dev.tabwire.reconciliation.TabItem
import dev.tabwire.reconciliation.Transition

/**
 * Shows tabs in Material's bottom navigation. The id of an item is its container's.
 *
 * Relabelling changes the item that is there. Only when tabs come, go or change places are the items made anew, without
 * anything moving on the screen but what has changed.
 *
 * @param view the bottom navigation, which is the tab bar's alone.
 * @param tabManager decides what a tap does.
 * @param icons the icons by their names.
 * @param onVisibility is told whether there is a bar.
 */
public class BottomTabBar(
    private val view: NavigationBarView,
    private val tabManager: TabManager,
    private val icons: TabIcons,
    private val onVisibility: (isVisible: Boolean) -> Unit = { view.visibility = if (it) View.VISIBLE else View.GONE },
) : TabBar {
    private var layout = BarLayout(emptyList())

    /** What the bar itself selects is no tap. */
    private var isApplying = false

    init {
        // Otherwise a fourth tab would make the labels of the other three go.
        view.labelVisibilityMode = NavigationBarView.LABEL_VISIBILITY_LABELED
        view.setOnItemSelectedListener(::onSelected)
        view.setOnItemReselectedListener(::onTapped)
    }

    override fun start(tabs: List<TabItem<Int>>, selectedID: Int): Unit = applying {
        restructure(tabs, selectedID)
    }

    override fun apply(transition: Transition<Int>, tabs: List<TabItem<Int>>, selectedID: Int): Unit = applying {
        if (transition.isStructural) {
            restructure(tabs, selectedID)
        } else {
            layout = BarLayout(tabs)
            for (tab in layout.shown) if (tab.id in transition.updated || tab.id == transition.morphed) relabel(tab)
            labelMore()
            select(selectedID)
        }
    }

    // Carrying out

    private inline fun applying(change: () -> Unit) {
        val wasApplying = isApplying
        isApplying = true
        try {
            change()
        } finally {
            isApplying = wasApplying
        }
    }

    private fun restructure(tabs: List<TabItem<Int>>, selectedID: Int) {
        layout = BarLayout(if (tabs.size > 1) tabs else emptyList())
        // Material would animate its way through selections that nobody made.
        view.isItemActiveIndicatorEnabled = false
        view.menu.clear()
        layout.shown.forEachIndexed { index, tab ->
            view.menu.add(0, tab.id, index, tab.represents?.title)
            relabel(tab)
        }
        if (layout.more.isNotEmpty()) {
            view.menu.add(0, R.id.tabwire_more, layout.shown.size, view.context.getString(R.string.tabwire_more))
                .setIcon(R.drawable.tabwire_more)
            labelMore()
        }
        select(selectedID)
        TransitionManager.endTransitions(view.menuViewGroup)
        view.isItemActiveIndicatorEnabled = true
        onVisibility(tabs.size > 1)
    }

    private fun relabel(tab: TabItem<Int>) {
        val data = tab.represents ?: return
        val item = view.menu.findItem(tab.id) ?: return
        if (item.title.toString() != data.title) item.title = data.title
        item.setIcon(icons.drawable(data.icon))
        showBadge(tab.id, data.badge)
    }

    /** A badge that is out of sight shows as a dot. */
    private fun labelMore() {
        if (layout.more.isEmpty()) return
        val badges = layout.more.mapNotNull { it.represents?.badge }
        showBadge(R.id.tabwire_more, badges.firstOrNull()?.let { "•" }, spoken = badges.joinToString())
    }

    private fun showBadge(item: Int, text: String?, spoken: String? = text) {
        if (text == null) return view.removeBadge(item)
        view.getOrCreateBadge(item).apply {
            this.text = text
            setContentDescriptionForText(view.context.getString(R.string.tabwire_badge, spoken))
        }
    }

    private fun select(selectedID: Int) {
        val item = if (layout.more.any { it.id == selectedID }) R.id.tabwire_more else selectedID
        if (view.selectedItemId != item) view.selectedItemId = item
    }

    // What the user does

    private fun onSelected(item: MenuItem): Boolean {
        if (isApplying) return true
        onTapped(item)
        // "More" selects nothing by itself; and a tap may have changed the bar, which the item may not outlive.
        return item.itemId == tabManager.selectedID && view.menu.findItem(item.itemId) === item
    }

    private fun onTapped(item: MenuItem) {
        if (item.itemId == R.id.tabwire_more) openMore() else tabManager.selectTab(item.itemId)
    }

    private fun openMore() {
        val popup = PopupMenu(view.context, view, Gravity.END)
        layout.more.forEachIndexed { index, tab ->
            val badge = tab.represents?.badge?.let { " · $it" }.orEmpty()
            popup.menu.add(0, tab.id, index, tab.represents?.title.orEmpty() + badge)
        }
        popup.setOnMenuItemClickListener {
            tabManager.selectTab(it.itemId)
            true
        }
        popup.show()
    }
}
