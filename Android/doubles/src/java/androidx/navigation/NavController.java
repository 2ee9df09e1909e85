package androidx.navigation;

import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

/** A double of AndroidX's class. */
public class NavController {
    private final List<OnDestinationChangedListener> listeners = new ArrayList<>();

    public NavController() {}

    public void addOnDestinationChangedListener(OnDestinationChangedListener listener) {
        listeners.add(listener);
    }

    public void notifyForTest() {
        for (OnDestinationChangedListener listener : List.copyOf(listeners)) {
            listener.onDestinationChanged(this, new NavDestination(), null);
        }
    }

    /** A double of AndroidX's interface. */
    public interface OnDestinationChangedListener {
        void onDestinationChanged(NavController controller, NavDestination destination, Bundle arguments);
    }
}
