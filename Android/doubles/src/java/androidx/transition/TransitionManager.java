package androidx.transition;

import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class TransitionManager {
    private static final Set<ViewGroup> PENDING = new HashSet<>();
    private static final List<String> BEGUN = new ArrayList<>();

    public TransitionManager() {}

    public static void beginDelayedTransition(ViewGroup sceneRoot, Transition transition) {
        for (int index = 0; index < sceneRoot.getChildCount(); index += 1) {
            if (transition.targets.contains(sceneRoot.getChildAt(index))) BEGUN.add(transition.toString());
        }
    }

    public static void endTransitions(ViewGroup sceneRoot) {
        PENDING.remove(sceneRoot);
    }

    public static void beginForTest(ViewGroup sceneRoot) {
        PENDING.add(sceneRoot);
    }

    public static boolean isPendingForTest(ViewGroup sceneRoot) {
        return PENDING.contains(sceneRoot);
    }

    /** Returns the transitions of views that have begun since the last call. */
    public static List<String> takeBegunForTest() {
        List<String> begun = List.copyOf(BEGUN);
        BEGUN.clear();
        return begun;
    }
}
