package androidx.navigation;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import androidx.fragment.app.FragmentTransaction;
import androidx.lifecycle.Lifecycle;
import androidx.navigation.fragment.FragmentNavigator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A double of AndroidX's class with its fragment navigator. The back stack exists only from the moment that the graph is set;
 * until then nothing of it is saved. Entries change at once, their fragments with the next transaction.
 *
 * <p>Popping the first entry leaves its fragment where it is: its transaction is not in the back stack of the fragments ({@code navigate}
 * and {@code popBackStack} in FragmentNavigator.kt at d4c2d5c). No listener hears of it, but the entry stops ({@code popEntryFromBackStack}
 * in NavController.android.kt at 0ae63db). The fragment goes when another page is visited.
 */
public class NavController {
    private final Supplier<FragmentManager> fragments;
    private final List<OnDestinationChangedListener> listeners = new ArrayList<>();
    private final List<NavBackStackEntry> entries = new ArrayList<>();
    private NavGraph graph;
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
        if (!entries.isEmpty()) listener.onDestinationChanged(this, top().getDestination(), top().getArguments());
    }

    public void removeOnDestinationChangedListener(OnDestinationChangedListener listener) {
        listeners.remove(listener);
    }

    public NavGraph getGraph() {
        if (graph == null) throw new IllegalStateException("You must call setGraph() before calling getGraph()");
        return graph;
    }

    public void setGraph(NavGraph graph) {
        this.graph = graph;
        pop(entries.size());
        if (restored == null) {
            navigate(graph.getStartDestinationId(), null, null);
            return;
        }
        for (String tag : restored.keySet()) {
            Bundle saved = restored.getBundle(tag);
            entries.add(new NavBackStackEntry(tag, graph.find(Integer.parseInt(saved.getString("id"))), saved.getBundle("arguments")));
            count = Math.max(count, Integer.parseInt(tag) + 1);
        }
        restored = null;
        tell();
    }

    public NavBackStackEntry getCurrentBackStackEntry() {
        return entries.isEmpty() ? null : top();
    }

    public NavBackStackEntry getPreviousBackStackEntry() {
        return entries.size() < 2 ? null : entries.get(entries.size() - 2);
    }

    public boolean popBackStack() {
        // AndroidX ignores it, too.
        if (entries.isEmpty() || fragments.get().isStateSaved()) return false;
        pop(1);
        if (!entries.isEmpty()) {
            Fragment below = fragment(top());
            fragments.get().beginTransaction().attach(below).setPrimaryNavigationFragment(below).commit();
        }
        tell();
        return !entries.isEmpty();
    }

    public void navigate(int id, Bundle arguments, NavOptions options) {
        navigate(id, arguments, options, null);
    }

    public void navigate(int id, Bundle arguments, NavOptions options, FragmentNavigator.Extras extras) {
        if (fragments.get().isStateSaved()) return;
        NavDestination destination = getGraph().find(id);
        if (options != null && options.popsGraph()) pop(entries.size());
        NavBackStackEntry entry = new NavBackStackEntry(Integer.toString(count), destination, graph.complete(arguments));
        count += 1;
        Fragment fragment = destination.makeFragment();
        fragment.setArguments(entry.getArguments());
        FragmentTransaction transaction = fragments.get().beginTransaction();
        if (!entries.isEmpty()) transaction.detach(fragment(top()));
        else transaction.removeAllForTest();
        entries.add(entry);
        entry.fragment = fragment;
        transaction.add(0, fragment, entry.getId()).setPrimaryNavigationFragment(fragment).commit();
        tell();
    }

    /** Pops entries from the top. The fragment of the first one stays. */
    private void pop(int number) {
        for (int left = number; left > 0; left -= 1) {
            NavBackStackEntry entry = top();
            // The entry of the graph is in front for a moment.
            entry.getLifecycle().moveForTest(Lifecycle.State.CREATED);
            entries.remove(entry);
            if (!entries.isEmpty()) fragments.get().beginTransaction().remove(fragment(entry)).commit();
        }
    }

    /** Starts the entry in front, and stops the others. */
    private void moveEntries() {
        for (NavBackStackEntry entry : entries) {
            entry.getLifecycle().moveForTest(entry == top() ? Lifecycle.State.STARTED : Lifecycle.State.CREATED);
        }
    }

    private Fragment fragment(NavBackStackEntry entry) {
        return entry.fragment != null ? entry.fragment : fragments.get().findFragmentByTag(entry.getId());
    }

    private NavBackStackEntry top() {
        return entries.get(entries.size() - 1);
    }

    private void tell() {
        if (entries.isEmpty()) return;
        moveEntries();
        for (OnDestinationChangedListener listener : List.copyOf(listeners)) {
            listener.onDestinationChanged(this, top().getDestination(), top().getArguments());
        }
    }

    public Bundle saveState() {
        if (entries.isEmpty()) return null;
        Bundle saved = new Bundle();
        for (NavBackStackEntry entry : entries) {
            Bundle state = new Bundle();
            state.putString("id", Integer.toString(entry.getDestination().getId()));
            state.putBundle("arguments", entry.getArguments());
            saved.putBundle(entry.getId(), state);
        }
        return saved;
    }

    public void restoreState(Bundle state) {
        restored = state;
    }

    /** The arguments of the entries. */
    public List<Bundle> argumentsForTest() {
        return entries.stream().map(NavBackStackEntry::getArguments).toList();
    }

    public interface OnDestinationChangedListener {
        void onDestinationChanged(NavController controller, NavDestination destination, Bundle arguments);
    }
}
