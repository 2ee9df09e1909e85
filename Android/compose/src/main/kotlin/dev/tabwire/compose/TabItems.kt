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
import androidx.compose.ui.text.style.TextOverflow
import dev.tabwire.client.ContainerID
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.TabIcon
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.TabText
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
                { BadgedIcon(icons.icon(data.icon), isSelected, TabText.badge(data)) },
                Modifier.badgeDescription(TabText.badge(data)),
                { Label(TabText.title(data)) },
            )
        }
    }
    if (layout.more.isNotEmpty()) key("more") { MoreItem(layout.more, selectedID, onSelect, item) }
}

@Composable
private fun BadgedIcon(icon: TabIcon, isSelected: Boolean, badge: String?) {
    BadgedBox(badge = { if (badge != null) Badge { Text(badge) } }) {
        // The label describes the icon.
        Icon((if (isSelected) icon.selected else icon.image).painter(), contentDescription = null)
    }
}

/** Describes the badge to screen readers. Material ignores the semantics of the icon if there is a label. */
@Composable
private fun Modifier.badgeDescription(badge: String?): Modifier {
    val description = stringResource(R.string.tabwire_badge, badge ?: return this)
    return semantics { stateDescription = description }
}

@Composable
private fun Label(text: String) {
    Text(text, overflow = TextOverflow.Ellipsis, maxLines = 1)
}

@Composable
private fun MoreItem(
    more: List<TabItem<ContainerID>>,
    selectedID: ContainerID,
    onSelect: (ContainerID) -> Unit,
    item: NavigationItem,
) {
    var isOpen by remember { mutableStateOf(false) }
    val badges = more.mapNotNull { TabText.badge(it.represents) }
    item(
        more.any { it.id == selectedID },
        { isOpen = true },
        {
            // A dot stands for the badges of the tabs behind it.
            BadgedBox(badge = { if (badges.isNotEmpty()) Badge() }) {
                Icon(painterResource(R.drawable.tabwire_more), contentDescription = null)
            }
            DropdownMenu(expanded = isOpen, onDismissRequest = { isOpen = false }) {
                for (tab in more) {
                    DropdownMenuItem(
                        text = { Label(TabText.titleAndBadge(tab.represents)) },
                        onClick = {
                            isOpen = false
                            onSelect(tab.id)
                        },
                    )
                }
            }
        },
        Modifier.badgeDescription(badges.joinToString().ifEmpty { null }),
        { Label(stringResource(R.string.tabwire_more)) },
    )
}
