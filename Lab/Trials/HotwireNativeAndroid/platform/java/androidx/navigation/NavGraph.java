package androidx.navigation;

import android.os.Bundle;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** A double of AndroidX's class: destinations, and arguments that each of them has by default. */
public class NavGraph extends NavDestination implements Iterable<NavDestination> {
    private final List<NavDestination> destinations;
    private final int start;
    private final Map<String, Object> defaults;

    public NavGraph(List<NavDestination> destinations, int start, Map<String, Object> defaults) {
        super(-1, null, null);
        this.destinations = destinations;
        this.start = start;
        this.defaults = defaults;
    }

    public int getStartDestinationId() {
        return start;
    }

    @Override
    public Iterator<NavDestination> iterator() {
        return destinations.iterator();
    }

    NavDestination find(int id) {
        for (NavDestination destination : destinations) if (destination.getId() == id) return destination;
        throw new IllegalArgumentException("Navigation action/destination " + id + " cannot be found");
    }

    Bundle complete(Bundle arguments) {
        Bundle complete = new Bundle();
        defaults.forEach((name, value) -> complete.putString(name, (String) value));
        if (arguments != null) for (String name : arguments.keySet()) complete.putString(name, arguments.getString(name));
        return complete;
    }
}
