package dev.tabwire.compose

import androidx.compose.foundation.layout.size
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
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import dev.tabwire.hotwire.BarBadge
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.IconImage
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.TabIcon
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.TabText

/** Composes an item of a navigation bar or rail: whether it is selected and enabled, its click action, icon, modifier and label. */
internal typealias NavigationItem =
    @Composable (Boolean, Boolean, () -> Unit, @Composable () -> Unit, Modifier, @Composable () -> Unit) -> Unit

/** The items of a navigation bar or rail. */
@Composable
internal fun TabItems(
    layout: BarLayout,
    state: TabBarState,
    icons: TabIcons,
    navigationItem: NavigationItem,
) {
    for (item in layout.shown) {
        val isSelected = state.isSelected(item)
        val onClick = { state.select(item) }
        key(if (item is BarItem.Tab) item.container else item.id) {
            navigationItem(
                isSelected,
                item.isEnabled,
                onClick,
                { TabItemIcon(item, isSelected, icons) },
                if (item is BarItem.Action) Modifier.button(item, onClick) else Modifier.description(spoken(item.badge)),
                { Label(item.title) },
            )
        }
    }
    if (layout.more.isNotEmpty()) key("more") { MoreItem(layout.more, state, navigationItem) }
}

private val BarItem.isEnabled: Boolean
    get() = this !is BarItem.Action || isEnabled

@Composable
internal fun BadgedIcon(icon: TabIcon, isSelected: Boolean, badge: BarBadge?) {
    BadgedBox(badge = { if (badge != null) BarBadge(badge.text) }) {
        val image = if (isSelected) icon.selected else icon.image
        // The label describes the icon.
        // Material draws a painter in its own size if it has one.
        val size = Modifier.size(24.dp)
        if (image is IconImage.Picture) Icon(image.painter(), contentDescription = null, size, tint = Color.Unspecified)
        else Icon(image.painter(), contentDescription = null, size)
    }
}

/** A badge with a text, or a dot. */
@Composable
private fun BarBadge(text: String?) {
    if (text == null) Badge() else Badge { Text(text) }
}

/** Returns what a screen reader says for a badge. */
@Composable
private fun spoken(badge: BarBadge?): String? =
    badge?.let { stringResource(R.string.tabwire_badge, TabText.spoken(it, LocalContext.current)) }

/** Describes the badge to screen readers. Material ignores the semantics of the icon if there is a label. */
private fun Modifier.description(badge: String?): Modifier =
    if (badge == null) this else semantics { stateDescription = badge }

/** Describes an action to screen readers as a button. Material's own description is that of a tab which is not selected. */
@Composable
private fun Modifier.button(action: BarItem.Action, onClick: () -> Unit): Modifier {
    val description = listOfNotNull(action.title, spoken(action.badge)).joinToString()
    return clearAndSetSemantics {
        role = Role.Button
        contentDescription = description
        if (action.isEnabled) onClick { onClick(); true } else disabled()
    }
}

@Composable
private fun Label(text: String) {
    Text(text, overflow = TextOverflow.Ellipsis, maxLines = 1)
}

@Composable
private fun MoreItem(more: List<BarItem>, state: TabBarState, navigationItem: NavigationItem) {
    var isOpen by remember { mutableStateOf(false) }
    val badges = more.mapNotNull { spoken(it.badge) }
    navigationItem(
        more.any(state::isSelected),
        true,
        { isOpen = true },
        {
            // A dot stands for the badges of the items behind it.
            BadgedBox(badge = { if (badges.isNotEmpty()) Badge() }) {
                Icon(painterResource(R.drawable.tabwire_more), contentDescription = null)
            }
            DropdownMenu(expanded = isOpen, onDismissRequest = { isOpen = false }) {
                for (item in more) {
                    DropdownMenuItem(
                        text = { Label(TabText.titleAndBadge(item)) },
                        onClick = {
                            isOpen = false
                            state.select(item)
                        },
                        enabled = item.isEnabled,
                    )
                }
            }
        },
        Modifier.description(badges.joinToString().ifEmpty { null }),
        { Label(stringResource(R.string.tabwire_more)) },
    )
}
