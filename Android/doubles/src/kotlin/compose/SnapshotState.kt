package androidx.compose.runtime

import kotlin.reflect.KProperty

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
