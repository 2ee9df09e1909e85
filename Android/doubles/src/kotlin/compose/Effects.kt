package androidx.compose.runtime

import dev.tabwire.doubles.Composition

@Composable
public fun DisposableEffect(key1: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult): Unit =
    Composition.now.effect(key1) { DisposableEffectScope().effect() }
