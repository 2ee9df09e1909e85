package androidx.compose.runtime

import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlinx.coroutines.flow.StateFlow

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
