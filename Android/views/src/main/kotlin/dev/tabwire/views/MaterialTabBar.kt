package dev.tabwire.views

import android.view.Gravity
import android.view.MenuItem
import android.view.View
import android.widget.PopupMenu
import androidx.transition.TransitionManager
import com.google.android.material.navigation.NavigationBarView
import dev.tabwire.client.ContainerID
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.TabBar
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.TabText
import dev.tabwire.hotwire.TabbedNavigator
import dev.tabwire.reconciliation.TabItem
import dev.tabwire.reconciliation.Transition

/**
 * A tab bar in Material's bottom navigation or navigation rail. The id of a menu item is that of its container.
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

    override fun start(tabs: List<TabItem<ContainerID>>, selectedID: ContainerID): Unit = applying {
        restructure(tabs, selectedID)
    }

    override fun apply(transition: Transition<ContainerID>, tabs: List<TabItem<ContainerID>>, selectedID: ContainerID): Unit = applying {
        if (transition.isStructural) {
            restructure(tabs, selectedID)
        } else {
            layout = BarLayout(tabs, capacity)
            for (tab in layout.shown) if (tab.id in transition.updated || tab.id == transition.morphed) relabel(tab)
            labelMore()
            select(selectedID)
        }
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

    private fun restructure(tabs: List<TabItem<ContainerID>>, selectedID: ContainerID) {
        layout = BarLayout(if (tabs.size > 1) tabs else emptyList(), capacity)
        // Material would animate the selections made while the menu is rebuilt.
        val isIndicatorEnabled = view.isItemActiveIndicatorEnabled
        view.isItemActiveIndicatorEnabled = false
        view.menu.clear()
        layout.shown.forEachIndexed { index, tab ->
            view.menu.add(0, tab.id.number, index, TabText.title(tab.represents))
            relabel(tab)
        }
        if (layout.more.isNotEmpty()) {
            view.menu.add(0, R.id.tabwire_more, layout.shown.size, view.context.getString(R.string.tabwire_more))
                .setIcon(R.drawable.tabwire_more)
            labelMore()
        }
        select(selectedID)
        TransitionManager.endTransitions(view.menuViewGroup)
        view.isItemActiveIndicatorEnabled = isIndicatorEnabled
    }

    private fun relabel(tab: TabItem<ContainerID>) {
        val data = tab.represents ?: return
        val item = view.menu.findItem(tab.id.number) ?: return
        val title = TabText.title(data)
        if (item.title.toString() != title) item.title = title
        item.setIcon(icons.icon(data.icon).drawable(view.context))
        showBadge(tab.id.number, TabText.badge(data))
    }

    /** Shows a dot on "More" if a tab behind it has a badge. */
    private fun labelMore() {
        if (layout.more.isEmpty()) return
        val badges = layout.more.mapNotNull { TabText.badge(it.represents) }
        showBadge(R.id.tabwire_more, badges.firstOrNull()?.let { "•" }, spoken = badges.joinToString())
    }

    private fun showBadge(item: Int, text: String?, spoken: String? = text) {
        if (text == null) return view.removeBadge(item)
        view.getOrCreateBadge(item).apply {
            this.text = text
            setContentDescriptionForText(view.context.getString(R.string.tabwire_badge, spoken))
        }
    }

    private fun select(selectedID: ContainerID) {
        val item = if (layout.more.any { it.id == selectedID }) R.id.tabwire_more else selectedID.number
        if (view.selectedItemId != item) view.selectedItemId = item
    }

    // The user

    private fun onSelected(item: MenuItem): Boolean {
        if (isApplying) return true
        onTapped(item)
        // "More" is not selected by a tap, and the tap may have removed the item.
        return item.itemId == tabbedNavigator.tabManager.selectedID.number && view.menu.findItem(item.itemId) === item
    }

    private fun onTapped(item: MenuItem) {
        if (item.itemId == R.id.tabwire_more) openMore() else tabbedNavigator.selectTab(ContainerID(item.itemId))
    }

    private fun openMore() {
        val popup = PopupMenu(view.context, view, Gravity.END)
        layout.more.forEachIndexed { index, tab ->
            popup.menu.add(0, tab.id.number, index, TabText.titleAndBadge(tab.represents))
        }
        popup.setOnMenuItemClickListener {
            tabbedNavigator.selectTab(ContainerID(it.itemId))
            true
        }
        popup.show()
    }
}
