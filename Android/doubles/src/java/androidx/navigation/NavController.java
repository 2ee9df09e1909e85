package androidx.navigation;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import androidx.fragment.app.FragmentTransaction;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A double of AndroidX's class: a back stack of locations, each with a fragment. The stack exists only from the moment that
 * the graph is set; until then nothing of it is saved.
 */
public class NavController {
    private final Supplier<FragmentManager> fragments;
    private final List<OnDestinationChangedListener> listeners = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();
    private Bundle restored;
    private int count;

    private record Entry(String location, String tag, Fragment fragment) {}

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
        for (Entry entry : entries) saved.putString(entry.tag, entry.location);
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
            entries.add(new Entry(restored.getString(tag), tag, fragments.get().findFragmentByTag(tag)));
            count = Math.max(count, Integer.parseInt(tag) + 1);
        }
        restored = null;
        notifyForTest();
    }

    public List<String> locationsForTest() {
        return entries.stream().map(Entry::location).toList();
    }

    public void navigateForTest(String location, Supplier<Fragment> make) {
        // AndroidX ignores it, too.
        if (fragments.get().isStateSaved()) return;
        Entry entry = new Entry(location, Integer.toString(count), make.get());
        count += 1;
        FragmentTransaction transaction = fragments.get().beginTransaction();
        if (!entries.isEmpty()) transaction.detach(entries.get(entries.size() - 1).fragment);
        entries.add(entry);
        transaction.add(0, entry.fragment, entry.tag).setPrimaryNavigationFragment(entry.fragment).commit();
        notifyForTest();
    }

    /** Pops the first page, too: nothing is left then. */
    public boolean popBackStack() {
        if (entries.isEmpty() || fragments.get().isStateSaved()) return false;
        FragmentTransaction transaction = fragments.get().beginTransaction().remove(entries.remove(entries.size() - 1).fragment);
        if (!entries.isEmpty()) {
            Fragment below = entries.get(entries.size() - 1).fragment;
            transaction.attach(below).setPrimaryNavigationFragment(below);
        }
        transaction.commit();
        notifyForTest();
        return !entries.isEmpty();
    }

    public void notifyForTest() {
        if (entries.isEmpty()) return;
        for (OnDestinationChangedListener listener : List.copyOf(listeners)) {
            listener.onDestinationChanged(this, new NavDestination(), null);
        }
    }

    public interface OnDestinationChangedListener {
        void onDestinationChanged(NavController controller, NavDestination destination, Bundle arguments);
    }
}
