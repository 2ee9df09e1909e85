package androidx.compose.runtime

import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.reflect.KProperty
import kotlinx.coroutines.flow.StateFlow

private class Held<T>(override var value: T) : MutableState<T>

private class Equality<T> : SnapshotMutationPolicy<T>

public fun <T> structuralEqualityPolicy(): SnapshotMutationPolicy<T> = Equality()

@Suppress("UNUSED_PARAMETER")
public fun <T> mutableStateOf(
    value: T,
    policy: SnapshotMutationPolicy<T> = structuralEqualityPolicy(),
): MutableState<T> = Held(value)

/** Calculates its value whenever it is read, since nothing is recomposed by itself here. */
public fun <T> derivedStateOf(calculation: () -> T): State<T> = object : State<T> {
    override val value: T
        get() = calculation()
}

public operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = value

public operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: KProperty<*>, value: T) {
    this.value = value
}

/** Reads the flow in each composition. Compose recomposes for a value in a later frame, and may leave out values between. */
@Composable
@Suppress("UNUSED_PARAMETER")
public fun <T> StateFlow<T>.collectAsState(context: CoroutineContext = EmptyCoroutineContext): State<T> {
    val flow = this
    return remember(flow) {
        object : State<T> {
            override val value: T
                get() = flow.value
        }
    }
}

@Composable
public fun <T> rememberUpdatedState(newValue: T): State<T> = remember { mutableStateOf(newValue) }.apply { value = newValue }
