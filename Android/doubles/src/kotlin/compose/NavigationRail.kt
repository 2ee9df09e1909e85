package androidx.compose.material3

import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.unit.LayoutDirection
import dev.tabwire.doubles.BAR_SIZE
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.Edges
import dev.tabwire.doubles.PlainScope
import dev.tabwire.doubles.edges
import dev.tabwire.doubles.showItem
import dev.tabwire.doubles.systemBarInsets

public class NavigationRailItemColors private constructor() {
    internal companion object {
        val plain = NavigationRailItemColors()
    }
}

public object NavigationRailItemDefaults {
    @Composable
    public fun colors(): NavigationRailItemColors = NavigationRailItemColors.plain
}

public object NavigationRailDefaults {
    public val ContainerColor: Color
        @Composable get() = Color(4u)

    public val windowInsets: WindowInsets
        @Composable get() = systemBarInsets()
}

@Composable
public fun NavigationRail(
    modifier: Modifier = Modifier,
    containerColor: Color = NavigationRailDefaults.ContainerColor,
    contentColor: Color = contentColorFor(containerColor),
    header: @Composable (ColumnScope.() -> Unit)? = null,
    windowInsets: WindowInsets = NavigationRailDefaults.windowInsets,
    content: @Composable ColumnScope.() -> Unit,
) {
    val composition = Composition.now
    composition.barColor = containerColor
    composition.group("NavigationRail") {
        header?.let { PlainScope.it() }
        PlainScope.content()
    }
    val insets = windowInsets.edges() - composition.place.consumed
    // The next parts of the row are beside the rail.
    val isLeftToRight = LocalLayoutDirection.current == LayoutDirection.Ltr
    val beside = if (isLeftToRight) Edges(left = BAR_SIZE + insets.left) else Edges(right = BAR_SIZE + insets.right)
    composition.place = composition.place.run { copy(edges = edges + beside) }
}

@Composable
public fun NavigationRailItem(
    selected: Boolean,
    onClick: () -> Unit,
    icon: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    label: @Composable (() -> Unit)? = null,
    alwaysShowLabel: Boolean = true,
    colors: NavigationRailItemColors = NavigationRailItemDefaults.colors(),
    interactionSource: MutableInteractionSource? = null,
): Unit = showItem(selected, enabled, onClick, icon, modifier, label)
