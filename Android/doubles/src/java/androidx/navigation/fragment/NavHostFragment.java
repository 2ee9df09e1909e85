package androidx.navigation.fragment;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentContainerView;
import androidx.navigation.NavController;

public class NavHostFragment extends Fragment {
    private static final String STATE = "android-support-nav:fragment:navControllerState";
    private final NavController navController = NavController.createForTest(this::getChildFragmentManager);

    public NavHostFragment() {}

    public final NavController getNavController() {
        return navController;
    }

    @Override
    public void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        if (savedInstanceState != null) navController.restoreState(savedInstanceState.getBundle(STATE));
    }

    @Override
    public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState) {
        FragmentContainerView view = new FragmentContainerView(inflater.getContext());
        view.setId(getId());
        return view;
    }

    @Override
    public void onSaveInstanceState(Bundle outState) {
        super.onSaveInstanceState(outState);
        outState.putBundle(STATE, navController.saveState());
    }
}
