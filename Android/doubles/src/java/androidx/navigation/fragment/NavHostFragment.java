package androidx.navigation.fragment;

import androidx.fragment.app.Fragment;

/** A double of AndroidX's class. */
public class NavHostFragment extends Fragment {
    public NavHostFragment() {}
}
