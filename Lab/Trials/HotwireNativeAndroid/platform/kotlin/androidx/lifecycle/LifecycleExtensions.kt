package androidx.lifecycle

import android.view.View
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.suspendCancellableCoroutine

private val scopes = java.util.WeakHashMap<Lifecycle, CoroutineScope>()

/** A double of AndroidX's scope: its coroutines run on the main thread, and end with the lifecycle. */
public val LifecycleOwner.lifecycleScope: CoroutineScope
    get() = scopes.getOrPut(lifecycle) {
        CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate).also { scope ->
            if (lifecycle.currentState == Lifecycle.State.DESTROYED) scope.cancel()
            lifecycle.addObserver(object : DefaultLifecycleObserver {
                override fun onDestroy(owner: LifecycleOwner) = scope.cancel()
            })
        }
    }

/** A double of AndroidX's function: waits for the state, and is cancelled if it never comes. */
public suspend fun <R> Lifecycle.withStateAtLeast(state: Lifecycle.State, block: () -> R): R {
    if (currentState.isAtLeast(state)) return block()
    return suspendCancellableCoroutine { continuation ->
        if (currentState == Lifecycle.State.DESTROYED) continuation.cancel()
        addObserver(object : DefaultLifecycleObserver {
            override fun onStart(owner: LifecycleOwner) {
                removeObserver(this)
                try {
                    continuation.resume(block())
                } catch (error: RuntimeException) {
                    continuation.resumeWithException(error)
                }
            }

            override fun onDestroy(owner: LifecycleOwner) {
                continuation.cancel()
            }
        })
    }
}

public fun View.findViewTreeLifecycleOwner(): LifecycleOwner? =
    generateSequence(this) { it.parent as? View }.firstNotNullOfOrNull { it.lifecycleOwnerForTest }
