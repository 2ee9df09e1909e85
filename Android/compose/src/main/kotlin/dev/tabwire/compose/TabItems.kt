package dev.tabwire.compose

import androidx.compose.material3.Badge
import androidx.compose.material3.BadgedBox
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.Icon
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
import dev.tabwire.client.ContainerID
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.TabIcon
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.protocol.TabData
import dev.tabwire.reconciliation.TabItem

/** Composes an item of a navigation bar or rail: whether it is selected, its click action, icon, modifier and label. */
internal typealias NavigationItem =
    @Composable (Boolean, () -> Unit, @Composable () -> Unit, Modifier, @Composable () -> Unit) -> Unit

/** The items of a navigation bar or rail. */
@Composable
internal fun TabItems(
    layout: BarLayout,
    selectedID: ContainerID,
    onSelect: (ContainerID) -> Unit,
    icons: TabIcons,
    item: NavigationItem,
) {
    for (tab in layout.shown) {
        val data = tab.represents ?: continue
        val isSelected = tab.id == selectedID
        key(tab.id) {
            item(
                isSelected,
                { onSelect(tab.id) },
                { BadgedIcon(icons.icon(data.icon), isSelected, data.badge) },
                Modifier.badgeDescription(data),
                { Text(data.title, maxLines = 1) },
            )
        }
    }
    if (layout.more.isNotEmpty()) key("more") { MoreItem(layout.more, selectedID, onSelect, item) }
}

@Composable
private fun BadgedIcon(icon: TabIcon, isSelected: Boolean, badge: String?) {
    BadgedBox(badge = { if (badge != null) Badge { Text(badge) } }) {
        // The label describes it.
        Icon((if (isSelected) icon.selected else icon.image).painter(), contentDescription = null)
    }
}

/** Describes the badge to screen readers. Material ignores the semantics of the icon if there is a label. */
@Composable
private fun Modifier.badgeDescription(tab: TabData): Modifier {
    val badge = stringResource(R.string.tabwire_badge, tab.badge ?: return this)
    return semantics { stateDescription = badge }
}

@Composable
private fun MoreItem(
    more: List<TabItem<ContainerID>>,
    selectedID: ContainerID,
    onSelect: (ContainerID) -> Unit,
    item: NavigationItem,
) {
    var isOpen by remember { mutableStateOf(false) }
    item(
        more.any { it.id == selectedID },
        { isOpen = true },
        {
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
        Modifier,
        { Text(stringResource(R.string.tabwire_more), maxLines = 1) },
    )
}
