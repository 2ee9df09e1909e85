package androidx.compose.material3

import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.Keyboard
import dev.tabwire.doubles.PlainScope
import dev.tabwire.doubles.showItem

public class NavigationRailItemColors private constructor() {
    internal companion object {
        val plain = NavigationRailItemColors()
    }
}

@Composable
public fun NavigationRail(
    modifier: Modifier = Modifier,
    containerColor: Color = Color(0u),
    contentColor: Color = Color(0u),
    header: @Composable (ColumnScope.() -> Unit)? = null,
    windowInsets: WindowInsets = Keyboard,
    content: @Composable ColumnScope.() -> Unit,
): Unit = Composition.now.group("NavigationRail") { PlainScope.content() }

@Composable
public fun NavigationRailItem(
    selected: Boolean,
    onClick: () -> Unit,
    icon: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    label: @Composable (() -> Unit)? = null,
    alwaysShowLabel: Boolean = true,
    colors: NavigationRailItemColors = NavigationRailItemColors.plain,
    interactionSource: MutableInteractionSource? = null,
): Unit = showItem(selected, enabled, onClick, icon, modifier, label)
