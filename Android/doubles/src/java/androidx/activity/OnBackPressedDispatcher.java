package androidx.activity;

import androidx.lifecycle.LifecycleOwner;
import java.util.ArrayList;
import java.util.List;

/** A double of AndroidX's class. The enabled callback that was added last is called, and no other (OnBackPressedDispatcher.kt at 03a51b3). */
public final class OnBackPressedDispatcher {
    private final List<OnBackPressedCallback> callbacks = new ArrayList<>();

    OnBackPressedDispatcher() {}

    public void addCallback(LifecycleOwner owner, OnBackPressedCallback onBackPressedCallback) {
        callbacks.add(onBackPressedCallback);
    }

    /** Whether the app handles the user's "back" itself. Otherwise the system leaves the app. */
    public boolean hasEnabledCallbacks() {
        return callbacks.stream().anyMatch(OnBackPressedCallback::isEnabled);
    }

    public void onBackPressed() {
        callbacks.stream().filter(OnBackPressedCallback::isEnabled).reduce((first, second) -> second).ifPresent(OnBackPressedCallback::handleOnBackPressed);
    }
}
