package androidx.navigation;

import androidx.fragment.app.Fragment;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;

/** A double of AndroidX's class: a page of the back stack. It is started while it is in front. */
public final class NavBackStackEntry implements LifecycleOwner {
    final String location;
    final String tag;
    final Fragment fragment;
    private final Lifecycle lifecycle = Lifecycle.createForTest(this);

    NavBackStackEntry(String location, String tag, Fragment fragment) {
        this.location = location;
        this.tag = tag;
        this.fragment = fragment;
    }

    @Override
    public Lifecycle getLifecycle() {
        return lifecycle;
    }
}
