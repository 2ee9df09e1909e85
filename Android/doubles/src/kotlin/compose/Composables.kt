package androidx.compose.runtime

import dev.tabwire.doubles.Composition

@Composable
public fun <T> remember(calculation: () -> T): T = Composition.now.remember(null, calculation)

@Composable
public fun <T> remember(key1: Any?, calculation: () -> T): T = Composition.now.remember(key1, calculation)

@Composable
public fun <T> remember(key1: Any?, key2: Any?, calculation: () -> T): T =
    Composition.now.remember(key1 to key2, calculation)

@Composable
public fun <T> key(vararg keys: Any?, block: @Composable () -> T): T =
    Composition.now.group("key ${keys.joinToString()}", block)
