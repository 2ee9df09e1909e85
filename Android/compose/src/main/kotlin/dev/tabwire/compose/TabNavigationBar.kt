package dev.tabwire.compose

import androidx.compose.foundation.layout.RowScope
import androidx.compose.material3.Badge
import androidx.compose.material3.BadgedBox
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.Icon
import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import dev.tabwire.fragments.BarLayout
import dev.tabwire.fragments.R
import dev.tabwire.fragments.TabIcons
import dev.tabwire.protocol.TabData
import dev.tabwire.reconciliation.TabItem

/**
 * A Material navigation bar of tabs. The state of an item is keyed by its container, so it survives changes around it.
 *
 * @param tabs the containers in order.
 * @param selectedID the selected container.
 * @param onSelect called with the container of the tab that the user taps, also if it is selected.
 * @param modifier the modifier of the bar.
 * @param icons the icons of the tabs.
 */
@Composable
public fun TabNavigationBar(
    tabs: List<TabItem<Int>>,
    selectedID: Int,
    onSelect: (Int) -> Unit,
    modifier: Modifier = Modifier,
    icons: TabIcons = TabIcons.standard,
) {
    val layout = BarLayout(tabs)
    NavigationBar(modifier) {
        for (tab in layout.shown) {
            key(tab.id) { TabNavigationItem(tab, tab.id == selectedID, onSelect, icons) }
        }
        if (layout.more.isNotEmpty()) {
            key("more") { MoreNavigationItem(layout.more, selectedID, onSelect) }
        }
    }
}

@Composable
private fun RowScope.TabNavigationItem(
    tab: TabItem<Int>,
    isSelected: Boolean,
    onSelect: (Int) -> Unit,
    icons: TabIcons,
) {
    val data = tab.represents ?: return
    NavigationBarItem(
        selected = isSelected,
        onClick = { onSelect(tab.id) },
        icon = { BadgedIcon(icons.drawable(data.icon), data.badge) },
        modifier = Modifier.badgeDescription(data),
        label = { Text(data.title, maxLines = 1) },
    )
}

@Composable
private fun BadgedIcon(icon: Int, badge: String?) {
    BadgedBox(badge = { if (badge != null) Badge { Text(badge) } }) {
        // The label describes it.
        Icon(painterResource(icon), contentDescription = null)
    }
}

/** Describes the badge to screen readers. Material ignores the semantics of the icon if there is a label. */
@Composable
private fun Modifier.badgeDescription(tab: TabData): Modifier {
    val badge = stringResource(R.string.tabwire_badge, tab.badge ?: return this)
    return semantics { stateDescription = badge }
}

@Composable
private fun RowScope.MoreNavigationItem(more: List<TabItem<Int>>, selectedID: Int, onSelect: (Int) -> Unit) {
    var isOpen by remember { mutableStateOf(false) }
    NavigationBarItem(
        selected = more.any { it.id == selectedID },
        onClick = { isOpen = true },
        icon = {
            // A dot stands for the badges of the tabs behind it.
            BadgedBox(badge = { if (more.any { it.represents?.badge != null }) Badge() }) {
                Icon(painterResource(R.drawable.tabwire_more), contentDescription = null)
            }
            DropdownMenu(expanded = isOpen, onDismissRequest = { isOpen = false }) {
                for (tab in more) {
                    val badge = tab.represents?.badge?.let { " · $it" }.orEmpty()
                    DropdownMenuItem(
                        text = { Text(tab.represents?.title.orEmpty() + badge) },
                        onClick = {
                            isOpen = false
                            onSelect(tab.id)
                        },
                    )
                }
            }
        },
        label = { Text(stringResource(R.string.tabwire_more), maxLines = 1) },
    )
}
