package dev.tabwire.compose

import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.imePadding
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.viewinterop.AndroidView
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsCompat.Type
import dev.tabwire.hotwire.onlyTop

/**
 * The pages of the tabs. It keeps them clear of the sides of the window, of the padding and of the keyboard.
 *
 * The containers are views that the `TabbedNavigator` owns. Recomposing never recreates them, and they survive when they leave the
 * composition. An activity composes them once at a time, and where they stay when the window is resized.
 *
 * @param state the state of the tab bar.
 * @param modifier the modifier of the containers.
 * @param contentPadding the padding of the scaffold around. Its top is left out unless there is a top bar.
 * @param isBelowTopBar whether the app has a bar of its own at the top. Otherwise the toolbar of each page adds the inset at the top to
 *   itself.
 */
@Composable
public fun TabbedContainers(
    state: TabBarState,
    modifier: Modifier = Modifier,
    contentPadding: PaddingValues = PaddingValues(0.dp),
    isBelowTopBar: Boolean = false,
) {
    val tabbedNavigator = state.tabbedNavigator
    val top = if (isBelowTopBar) contentPadding.calculateTopPadding() else 0.dp
    val padding = PaddingValues(top = top, bottom = contentPadding.calculateBottomPadding())
    val sides = WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal)
    val hasTopBar by rememberUpdatedState(isBelowTopBar)
    AndroidView(
        factory = { tabbedNavigator.takeContainers { if (hasTopBar) it.onlyTop().withoutTop() else it.onlyTop() } },
        modifier = modifier.windowInsetsPadding(sides).padding(padding).consumeWindowInsets(padding).imePadding().fillMaxSize(),
    )
    // Fragments look for their views in the view tree, which is complete after the composition was applied.
    DisposableEffect(tabbedNavigator) {
        tabbedNavigator.attach()
        onDispose { tabbedNavigator.detach() }
    }
}

private fun WindowInsetsCompat.withoutTop(): WindowInsetsCompat = inset(0, getInsets(Type.systemBars() or Type.displayCutout()).top, 0, 0)
