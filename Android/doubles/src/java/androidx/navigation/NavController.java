package androidx.navigation;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import androidx.fragment.app.FragmentTransaction;
import androidx.lifecycle.Lifecycle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A double of AndroidX's class: a back stack of locations, each with a fragment. The stack exists only from the moment that
 * the graph is set; until then nothing of it is saved.
 *
 * <p>Popping the first entry leaves its fragment where it is: its transaction is not in the back stack of the fragments
 * ({@code navigate} and {@code popBackStack} in FragmentNavigator.kt at d4c2d5c). No listener hears of it, but the
 * entry stops ({@code popEntryFromBackStack} in NavController.android.kt at 0ae63db). The fragment goes when another page is visited.
 */
public class NavController {
    private final Supplier<FragmentManager> fragments;
    private final List<OnDestinationChangedListener> listeners = new ArrayList<>();
    private final List<NavBackStackEntry> entries = new ArrayList<>();
    private Bundle restored;
    private int count;

    NavController(Supplier<FragmentManager> fragments) {
        this.fragments = fragments;
    }

    public static NavController createForTest(Supplier<FragmentManager> fragments) {
        return new NavController(fragments);
    }

    public void addOnDestinationChangedListener(OnDestinationChangedListener listener) {
        listeners.add(listener);
        if (!entries.isEmpty()) listener.onDestinationChanged(this, new NavDestination(), null);
    }

    public Bundle saveState() {
        if (entries.isEmpty()) return null;
        Bundle saved = new Bundle();
        for (NavBackStackEntry entry : entries) saved.putString(entry.tag, entry.location);
        return saved;
    }

    public void restoreState(Bundle state) {
        restored = state;
    }

    /** Sets a graph: restores the stack, or visits the start location. */
    public void startForTest(String location, Supplier<Fragment> make) {
        if (restored == null) {
            navigateForTest(location, make);
            return;
        }
        for (String tag : restored.keySet()) {
            entries.add(new NavBackStackEntry(restored.getString(tag), tag, fragments.get().findFragmentByTag(tag)));
            count = Math.max(count, Integer.parseInt(tag) + 1);
        }
        restored = null;
        notifyForTest();
    }

    public List<String> locationsForTest() {
        return entries.stream().map(entry -> entry.location).toList();
    }

    public NavBackStackEntry getCurrentBackStackEntry() {
        return entries.isEmpty() ? null : entries.get(entries.size() - 1);
    }

    /** Starts the entry in front, and stops the others. */
    private void moveEntries() {
        for (NavBackStackEntry entry : entries) {
            entry.getLifecycle().moveForTest(entry == getCurrentBackStackEntry() ? Lifecycle.State.STARTED : Lifecycle.State.CREATED);
        }
    }

    public void navigateForTest(String location, Supplier<Fragment> make) {
        // AndroidX ignores it, too.
        if (fragments.get().isStateSaved()) return;
        NavBackStackEntry entry = new NavBackStackEntry(location, Integer.toString(count), make.get());
        count += 1;
        FragmentTransaction transaction = fragments.get().beginTransaction();
        if (!entries.isEmpty()) transaction.detach(getCurrentBackStackEntry().fragment);
        else transaction.removeAllForTest();
        entries.add(entry);
        transaction.add(0, entry.fragment, entry.tag).setPrimaryNavigationFragment(entry.fragment).commit();
        notifyForTest();
    }

    /** Pops the first page, too: nothing is left then. */
    public boolean popBackStack() {
        if (entries.isEmpty() || fragments.get().isStateSaved()) return false;
        NavBackStackEntry popped = getCurrentBackStackEntry();
        // The entry of the graph is in front for a moment.
        popped.getLifecycle().moveForTest(Lifecycle.State.CREATED);
        entries.remove(popped);
        if (!entries.isEmpty()) {
            Fragment below = getCurrentBackStackEntry().fragment;
            fragments.get().beginTransaction().remove(popped.fragment).attach(below).setPrimaryNavigationFragment(below).commit();
        }
        notifyForTest();
        return !entries.isEmpty();
    }

    public void notifyForTest() {
        if (entries.isEmpty()) return;
        moveEntries();
        for (OnDestinationChangedListener listener : List.copyOf(listeners)) {
            listener.onDestinationChanged(this, new NavDestination(), null);
        }
    }

    public interface OnDestinationChangedListener {
        void onDestinationChanged(NavController controller, NavDestination destination, Bundle arguments);
    }
}
