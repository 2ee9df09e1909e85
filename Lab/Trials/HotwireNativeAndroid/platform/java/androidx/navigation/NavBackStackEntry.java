package androidx.navigation;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;

/** A double of AndroidX's class. It is started while it is in front. */
public final class NavBackStackEntry implements LifecycleOwner {
    private final String id;
    private final NavDestination destination;
    private final Bundle arguments;
    private final Lifecycle lifecycle = Lifecycle.createForTest(this);
    /** The fragment, unless the entry was restored. */
    Fragment fragment;

    NavBackStackEntry(String id, NavDestination destination, Bundle arguments) {
        this.id = id;
        this.destination = destination;
        this.arguments = arguments;
    }

    @Override
    public Lifecycle getLifecycle() {
        return lifecycle;
    }

    public String getId() {
        return id;
    }

    public NavDestination getDestination() {
        return destination;
    }

    public Bundle getArguments() {
        return arguments;
    }
}
