package dev.tabwire.compose

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.EnterTransition
import androidx.compose.animation.ExitTransition
import androidx.compose.animation.slideInHorizontally
import androidx.compose.animation.slideInVertically
import androidx.compose.animation.slideOutHorizontally
import androidx.compose.animation.slideOutVertically
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.ime
import androidx.compose.foundation.layout.imePadding
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.Scaffold
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.ComposeView
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.LocalView
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.viewinterop.AndroidView
import androidx.core.view.WindowInsetsCompat
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.TabbedNavigator
import dev.tabwire.hotwire.onlyTop

/**
 * The screen of an app with tabs: the containers above a Material navigation bar, or beside a navigation rail if the window is
 * wide. The tab bar is hidden in bootstrap; the navigation bar also while the keyboard is open.
 *
 * The containers are views that the [TabbedNavigator] owns. Recomposing never recreates them, and they survive when the
 * scaffold leaves the composition. An activity shows one scaffold at a time.
 *
 * @param tabbedNavigator the tabs, created before the activity's `super.onCreate`.
 * @param modifier the modifier of the scaffold.
 * @param icons the icons of the tabs.
 * @param railWidth the width of the window, in density-independent pixels, from which there is a navigation rail.
 */
@Composable
public fun TabbedScaffold(
    tabbedNavigator: TabbedNavigator,
    modifier: Modifier = Modifier,
    icons: TabIcons = TabIcons.standard,
    railWidth: Int = BarLayout.RAIL_WIDTH,
) {
    val bar = remember(tabbedNavigator) { TabBarState() }
    // Compose 1.7 and 1.8 otherwise keep all insets from the pages, as soon as the first one is read.
    (LocalView.current.parent as? ComposeView)?.consumeWindowInsets = false
    val ime = WindowInsets.ime
    val density = LocalDensity.current
    // The inset changes in every frame while the keyboard moves; recomposing is needed only when it opens or closes.
    val isKeyboardOpen by remember(ime, density) { derivedStateOf { ime.getBottom(density) > 0 } }
    val isWide = LocalConfiguration.current.screenWidthDp >= railWidth
    Scaffold(
        modifier = modifier,
        bottomBar = {
            if (!isWide && !isKeyboardOpen) Sliding(bar, isRail = false) {
                TabNavigationBar(bar.items, bar.selectedID, tabbedNavigator::tap, icons = icons)
            }
        },
    ) { padding ->
        // Each page's toolbar adds the top inset itself.
        val below = PaddingValues(bottom = padding.calculateBottomPadding())
        val sides = WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal)
        // The containers stay at the same place of the composition, or they would be detached when the window is resized.
        Row(Modifier.windowInsetsPadding(sides).padding(below).consumeWindowInsets(below).imePadding()) {
            if (isWide) Sliding(bar, isRail = true) {
                TabNavigationRail(bar.items, bar.selectedID, tabbedNavigator::tap, icons = icons)
            }
            Containers(tabbedNavigator, bar, Modifier.weight(1f))
        }
    }
}

/** Lets the tab bar slide in and out at its edge, unless the change of its visibility is not animated. */
@Composable
private fun Sliding(bar: TabBarState, isRail: Boolean, content: @Composable () -> Unit) {
    // The rail is at the start.
    val away = if (LocalLayoutDirection.current == LayoutDirection.Rtl) 1 else -1
    AnimatedVisibility(
        visible = bar.isVisible,
        enter = when {
            !bar.isAnimated -> EnterTransition.None
            isRail -> slideInHorizontally { it * away }
            else -> slideInVertically { it }
        },
        exit = when {
            !bar.isAnimated -> ExitTransition.None
            isRail -> slideOutHorizontally { it * away }
            else -> slideOutVertically { it }
        },
    ) {
        content()
    }
}

@Composable
private fun Containers(tabbedNavigator: TabbedNavigator, bar: TabBarState, modifier: Modifier) {
    AndroidView(factory = { tabbedNavigator.takeContainers(WindowInsetsCompat::onlyTop) }, modifier = modifier.fillMaxSize())
    // Fragments look for their views in the view tree, which is complete after the composition was applied.
    DisposableEffect(tabbedNavigator) {
        tabbedNavigator.attach(bar)
        onDispose { tabbedNavigator.detach() }
    }
}

private fun TabbedNavigator.tap(item: BarItem) = when (item) {
    is BarItem.Tab -> selectTab(item.container)
    is BarItem.Action -> perform(item.id)
}
