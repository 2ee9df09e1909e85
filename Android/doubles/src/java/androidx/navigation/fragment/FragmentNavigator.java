package androidx.navigation.fragment;

/** A double of AndroidX's class. */
public class FragmentNavigator {
    private FragmentNavigator() {}

    /** A double of AndroidX's class. */
    public static final class Extras {
        private Extras() {}
    }
}
