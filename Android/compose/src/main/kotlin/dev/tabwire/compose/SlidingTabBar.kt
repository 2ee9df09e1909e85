package dev.tabwire.compose

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.EnterTransition
import androidx.compose.animation.ExitTransition
import androidx.compose.animation.slideInHorizontally
import androidx.compose.animation.slideInVertically
import androidx.compose.animation.slideOutHorizontally
import androidx.compose.animation.slideOutVertically
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.ime
import androidx.compose.runtime.Composable
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.unit.LayoutDirection

/** Lets a tab bar slide in and out at its edge, unless the change of its visibility is not animated. */
@Composable
internal fun SlidingTabBar(state: TabBarState, isRail: Boolean, content: @Composable () -> Unit) {
    // The rail is at the start.
    val away = if (LocalLayoutDirection.current == LayoutDirection.Rtl) 1 else -1
    AnimatedVisibility(
        visible = state.isVisible,
        enter = when {
            !state.isAnimated -> EnterTransition.None
            isRail -> slideInHorizontally { it * away }
            else -> slideInVertically { it }
        },
        exit = when {
            !state.isAnimated -> ExitTransition.None
            isRail -> slideOutHorizontally { it * away }
            else -> slideOutVertically { it }
        },
    ) {
        content()
    }
}

/** Returns whether the keyboard is open. */
@Composable
internal fun isKeyboardOpen(): Boolean {
    val ime = WindowInsets.ime
    val density = LocalDensity.current
    // The inset changes in every frame while the keyboard moves; recomposing is needed only when it opens or closes.
    val isOpen by remember(ime, density) { derivedStateOf { ime.getBottom(density) > 0 } }
    return isOpen
}
