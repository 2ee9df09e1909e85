package androidx.navigation.fragment;

import androidx.navigation.NavDestination;
import androidx.navigation.Navigator;

public class FragmentNavigator extends Navigator<NavDestination> {
    public static final class Extras implements Navigator.Extras {
        private Extras() {}
    }
}
