package androidx.navigation.fragment;

public class FragmentNavigator {
    private FragmentNavigator() {}

    public static final class Extras {
        private Extras() {}
    }
}
