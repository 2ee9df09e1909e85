package androidx.compose.material3

import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp
import dev.tabwire.doubles.BAR_SIZE
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.PlainScope
import dev.tabwire.doubles.edges
import dev.tabwire.doubles.showItem
import dev.tabwire.doubles.systemBarInsets

public class NavigationBarItemColors private constructor() {
    internal companion object {
        val plain = NavigationBarItemColors()
    }
}

public object NavigationBarItemDefaults {
    @Composable
    public fun colors(): NavigationBarItemColors = NavigationBarItemColors.plain
}

public object NavigationBarDefaults {
    public val Elevation: Dp = Dp(0f)

    public val containerColor: Color
        @Composable get() = Color(4u)

    public val windowInsets: WindowInsets
        @Composable get() = systemBarInsets()
}

@Composable
public fun NavigationBar(
    modifier: Modifier = Modifier,
    containerColor: Color = NavigationBarDefaults.containerColor,
    contentColor: Color = contentColorFor(containerColor),
    tonalElevation: Dp = NavigationBarDefaults.Elevation,
    windowInsets: WindowInsets = NavigationBarDefaults.windowInsets,
    content: @Composable RowScope.() -> Unit,
) {
    val composition = Composition.now
    composition.barColor = containerColor
    composition.barHeight = BAR_SIZE + (windowInsets.edges() - composition.place.consumed).bottom
    composition.group("NavigationBar") { PlainScope.content() }
}

@Composable
public fun RowScope.NavigationBarItem(
    selected: Boolean,
    onClick: () -> Unit,
    icon: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    label: @Composable (() -> Unit)? = null,
    alwaysShowLabel: Boolean = true,
    colors: NavigationBarItemColors = NavigationBarItemDefaults.colors(),
    interactionSource: MutableInteractionSource? = null,
): Unit = showItem(selected, enabled, onClick, icon, modifier, label)
