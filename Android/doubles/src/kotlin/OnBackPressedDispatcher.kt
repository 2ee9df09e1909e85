package androidx.activity

import androidx.lifecycle.LifecycleOwner

public abstract class OnBackPressedCallback(enabled: Boolean) {
    public var isEnabled: Boolean = enabled

    public abstract fun handleOnBackPressed()
}

/** A double of AndroidX's class: the enabled callback that was added last is called, and no other (OnBackPressedDispatcher.kt at 03a51b3). */
public class OnBackPressedDispatcher {
    private val callbacks = mutableListOf<OnBackPressedCallback>()

    @Suppress("UNUSED_PARAMETER")
    public fun addCallback(owner: LifecycleOwner, onBackPressedCallback: OnBackPressedCallback) {
        callbacks += onBackPressedCallback
    }

    /** Whether the app handles the user's "back" itself. Otherwise the system leaves the app. */
    public fun hasEnabledCallbacks(): Boolean = callbacks.any { it.isEnabled }

    public fun onBackPressed() {
        callbacks.lastOrNull { it.isEnabled }?.handleOnBackPressed()
    }
}
