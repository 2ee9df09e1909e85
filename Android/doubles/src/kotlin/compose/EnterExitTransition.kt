package androidx.compose.animation

import androidx.compose.animation.core.FiniteAnimationSpec
import androidx.compose.ui.unit.IntOffset

private object Spring : FiniteAnimationSpec<IntOffset>

public sealed class EnterTransition {
    public companion object {
        public val None: EnterTransition = Enter("none")
    }
}

public sealed class ExitTransition {
    public companion object {
        public val None: ExitTransition = Exit("none")
    }
}

private class Enter(private val name: String) : EnterTransition() {
    override fun toString() = name
}

private class Exit(private val name: String) : ExitTransition() {
    override fun toString() = name
}

/** The edge that something of 100 pixels comes from or goes to. */
private fun edge(isVertical: Boolean, offset: (Int) -> Int) = when (offset(100) to isVertical) {
    100 to true -> "bottom"
    -100 to false -> "left"
    100 to false -> "right"
    else -> "elsewhere"
}

public fun slideInHorizontally(
    animationSpec: FiniteAnimationSpec<IntOffset> = Spring,
    initialOffsetX: (fullWidth: Int) -> Int = { -it / 2 },
): EnterTransition = Enter("from " + edge(isVertical = false, initialOffsetX))

public fun slideInVertically(
    animationSpec: FiniteAnimationSpec<IntOffset> = Spring,
    initialOffsetY: (fullHeight: Int) -> Int = { -it / 2 },
): EnterTransition = Enter("from " + edge(isVertical = true, initialOffsetY))

public fun slideOutHorizontally(
    animationSpec: FiniteAnimationSpec<IntOffset> = Spring,
    targetOffsetX: (fullWidth: Int) -> Int = { -it / 2 },
): ExitTransition = Exit("to " + edge(isVertical = false, targetOffsetX))

public fun slideOutVertically(
    animationSpec: FiniteAnimationSpec<IntOffset> = Spring,
    targetOffsetY: (fullHeight: Int) -> Int = { -it / 2 },
): ExitTransition = Exit("to " + edge(isVertical = true, targetOffsetY))
