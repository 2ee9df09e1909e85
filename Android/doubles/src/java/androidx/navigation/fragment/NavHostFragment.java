package androidx.navigation.fragment;

import androidx.fragment.app.Fragment;

/** Stands in for AndroidX's class. */
public class NavHostFragment extends Fragment {
    public NavHostFragment() {}
}
