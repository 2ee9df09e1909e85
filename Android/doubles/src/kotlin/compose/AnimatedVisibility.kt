package androidx.compose.animation

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import dev.tabwire.doubles.Composition

public interface AnimatedVisibilityScope

private object Scope : AnimatedVisibilityScope

private class Shown(var isVisible: Boolean)

@Composable
public fun AnimatedVisibility(
    visible: Boolean,
    modifier: Modifier = Modifier,
    enter: EnterTransition = EnterTransition.None,
    exit: ExitTransition = ExitTransition.None,
    label: String = "AnimatedVisibility",
    content: @Composable AnimatedVisibilityScope.() -> Unit,
) {
    val composition = Composition.now
    // Compose remembers it by its place in the source.
    val shown = composition.group(label) { composition.remember(null) { Shown(visible) } }
    if (shown.isVisible != visible) composition.animations += if (visible) enter.toString() else exit.toString()
    shown.isVisible = visible
    if (visible) composition.group("$label of content") { Scope.content() }
}
