package androidx.navigation.fragment;

import androidx.fragment.app.Fragment;
import androidx.navigation.NavController;

/** A double of AndroidX's class. */
public class NavHostFragment extends Fragment {
    private final NavController navController = new NavController();

    public NavHostFragment() {}

    public final NavController getNavController() {
        return navController;
    }
}
