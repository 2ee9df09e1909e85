package androidx.transition;

import android.view.ViewGroup;
import java.util.HashSet;
import java.util.Set;

/** A double of AndroidX's class. */
public class TransitionManager {
    private static final Set<ViewGroup> PENDING = new HashSet<>();

    public TransitionManager() {}

    public static void endTransitions(ViewGroup sceneRoot) {
        PENDING.remove(sceneRoot);
    }

    public static void beginForTest(ViewGroup sceneRoot) {
        PENDING.add(sceneRoot);
    }

    public static boolean isPendingForTest(ViewGroup sceneRoot) {
        return PENDING.contains(sceneRoot);
    }
}
