package dev.tabwire.compose

import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.ime
import androidx.compose.foundation.layout.imePadding
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Scaffold
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.viewinterop.AndroidView
import dev.tabwire.fragments.TabIcons
import dev.tabwire.fragments.TabbedNavigator

/**
 * Shows tabs that the server drives: containers above a Material navigation bar, which hides in bootstrap and while the
 * user types.
 *
 * Its structure never changes. The containers are views outside of the composition's reach: nothing that is composed
 * anew makes them anew, and they are there again if it leaves the composition and comes back. An activity shows one at a
 * time.
 *
 * @param tabbedNavigator the tabs, as the activity made them before `super.onCreate`.
 * @param modifier for the whole.
 * @param icons the icons by the names that the server uses.
 */
@Composable
public fun TabbedScaffold(
    tabbedNavigator: TabbedNavigator,
    modifier: Modifier = Modifier,
    icons: TabIcons = TabIcons.standard,
) {
    val bar = remember(tabbedNavigator) { TabBarState() }
    val isTyping = WindowInsets.ime.getBottom(LocalDensity.current) > 0
    Scaffold(
        modifier = modifier,
        bottomBar = {
            if (bar.isVisible && !isTyping) {
                TabNavigationBar(bar.tabs, bar.selectedID, tabbedNavigator.tabManager::selectTab, icons = icons)
            }
        },
    ) { padding ->
        // What is above a page, its own toolbar keeps clear of.
        val below = PaddingValues(bottom = padding.calculateBottomPadding())
        Containers(tabbedNavigator, bar, Modifier.padding(below).consumeWindowInsets(below).imePadding())
    }
}

@Composable
private fun Containers(tabbedNavigator: TabbedNavigator, bar: TabBarState, modifier: Modifier) {
    AndroidView(factory = { tabbedNavigator.takeContainers() }, modifier = modifier.fillMaxSize())
    // Fragments look for their place in the view tree, where it is only once the composition was applied.
    DisposableEffect(tabbedNavigator) {
        tabbedNavigator.attach(bar)
        onDispose { tabbedNavigator.detach() }
    }
}
