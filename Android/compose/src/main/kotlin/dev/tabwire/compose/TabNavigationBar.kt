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
 * A Material navigation bar of tabs. An item belongs to its container: when others come or go, it stays what it is.
 *
 * @param tabs the containers in the order of the bar.
 * @param selectedID the container that the user looks at.
 * @param onSelect takes the container of the tab that the user taps, selected or not.
 * @param modifier for the bar.
 * @param icons the icons by the names that the server uses.
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
        modifier = Modifier.spoken(data),
        label = { Text(data.title, maxLines = 1) },
    )
}

@Composable
private fun BadgedIcon(icon: Int, badge: String?) {
    BadgedBox(badge = { if (badge != null) Badge { Text(badge) } }) {
        // The label says what it is.
        Icon(painterResource(icon), contentDescription = null)
    }
}

/** Material leaves out what stands in the icon when a label is shown, so the badge is said with the whole item. */
@Composable
private fun Modifier.spoken(tab: TabData): Modifier {
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
            // A badge that is out of sight shows as a dot.
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
