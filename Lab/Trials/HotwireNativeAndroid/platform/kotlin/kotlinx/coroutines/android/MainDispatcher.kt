package kotlinx.coroutines.android

import android.os.Handler
import android.os.Looper
import kotlin.coroutines.CoroutineContext
import kotlinx.coroutines.InternalCoroutinesApi
import kotlinx.coroutines.MainCoroutineDispatcher
import kotlinx.coroutines.internal.MainDispatcherFactory

/** A double of the dispatcher of Android: what it dispatches is a message of the main thread. */
internal class MainDispatcher(private val isImmediate: Boolean) : MainCoroutineDispatcher() {
    override val immediate: MainCoroutineDispatcher
        get() = if (isImmediate) this else MainDispatcher(isImmediate = true)

    // A test runs on the main thread.
    override fun isDispatchNeeded(context: CoroutineContext): Boolean = !isImmediate

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        Handler(Looper.getMainLooper()).post(block)
    }
}

@OptIn(InternalCoroutinesApi::class)
internal class Factory : MainDispatcherFactory {
    override val loadPriority: Int
        get() = 0

    override fun createDispatcher(allFactories: List<MainDispatcherFactory>): MainCoroutineDispatcher = MainDispatcher(isImmediate = false)
}
