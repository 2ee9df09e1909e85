package androidx.navigation;

import android.os.Bundle;
import androidx.fragment.app.Fragment;

public final class NavBackStackEntry {
    private final String id;
    private final NavDestination destination;
    private final Bundle arguments;
    /** The fragment, unless the entry was restored. */
    Fragment fragment;

    NavBackStackEntry(String id, NavDestination destination, Bundle arguments) {
        this.id = id;
        this.destination = destination;
        this.arguments = arguments;
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
