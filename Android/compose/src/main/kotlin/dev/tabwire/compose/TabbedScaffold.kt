package dev.tabwire.compose

import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.imePadding
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.FabPosition
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.contentColorFor
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.TabbedNavigator

/**
 * The screen of an app with tabs: the containers above a Material navigation bar, or beside a navigation rail if the window is
 * wide. The tab bar is hidden in bootstrap; the navigation bar also while the keyboard is open.
 *
 * The parameters without a description are those of Material's `Scaffold`. For a scaffold of your own, compose [TabbedContainers] and
 * [TabNavigationBar].
 *
 * @param tabbedNavigator the tabs, created before the activity's `super.onCreate`.
 * @param modifier the modifier of the scaffold.
 * @param icons the icons of the tabs.
 * @param railWidth the width of the window from which there is a navigation rail.
 * @param topBar the app's own bar at the top, or `null`. The pages then get no inset at the top.
 * @param navigationBar the tab bar at the bottom.
 * @param navigationRail the tab bar beside the containers of a wide window.
 */
@Composable
public fun TabbedScaffold(
    tabbedNavigator: TabbedNavigator,
    modifier: Modifier = Modifier,
    icons: TabIcons = TabIcons.standard,
    railWidth: Dp = BarLayout.RAIL_WIDTH.dp,
    topBar: @Composable (() -> Unit)? = null,
    snackbarHost: @Composable () -> Unit = {},
    floatingActionButton: @Composable () -> Unit = {},
    floatingActionButtonPosition: FabPosition = FabPosition.End,
    containerColor: Color = MaterialTheme.colorScheme.background,
    contentColor: Color = contentColorFor(containerColor),
    navigationBar: @Composable (TabBarState) -> Unit = { TabNavigationBar(it, icons = icons) },
    navigationRail: @Composable (TabBarState) -> Unit = { TabNavigationRail(it, icons = icons) },
) {
    val state = rememberTabBarState(tabbedNavigator)
    val isWide = LocalConfiguration.current.screenWidthDp >= railWidth.value
    Scaffold(
        modifier = modifier,
        topBar = { topBar?.invoke() },
        bottomBar = { if (!isWide) navigationBar(state) },
        snackbarHost = snackbarHost,
        floatingActionButton = floatingActionButton,
        floatingActionButtonPosition = floatingActionButtonPosition,
        containerColor = containerColor,
        contentColor = contentColor,
    ) { padding ->
        val top = if (topBar == null) 0.dp else padding.calculateTopPadding()
        val around = PaddingValues(top = top, bottom = padding.calculateBottomPadding())
        val sides = WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal)
        // The containers stay at the same place of the composition, or they would be detached when the window is resized.
        Row(Modifier.windowInsetsPadding(sides).padding(around).consumeWindowInsets(around).imePadding()) {
            if (isWide) navigationRail(state)
            TabbedContainers(state, Modifier.weight(1f), isBelowTopBar = topBar != null)
        }
    }
}
