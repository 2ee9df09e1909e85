package androidx.activity

import androidx.lifecycle.LifecycleOwner

public abstract class OnBackPressedCallback(enabled: Boolean) {
    public var isEnabled: Boolean = enabled

    public abstract fun handleOnBackPressed()
}

/** A double of AndroidX's class. The callback that was added last is asked first. */
public class OnBackPressedDispatcher {
    private val callbacks = mutableListOf<OnBackPressedCallback>()

    @Suppress("UNUSED_PARAMETER")
    public fun addCallback(owner: LifecycleOwner, onBackPressedCallback: OnBackPressedCallback) {
        callbacks += onBackPressedCallback
    }

    /** Whether the app handles the user's "back" itself. */
    public fun hasEnabledCallbacks(): Boolean = callbacks.any { it.isEnabled }

    public fun onBackPressed() {
        callbacks.lastOrNull { it.isEnabled }?.handleOnBackPressed()
    }
}
