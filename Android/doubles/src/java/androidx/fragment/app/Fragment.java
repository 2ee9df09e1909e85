package androidx.fragment.app;

import android.os.Bundle;
import android.os.Parcelable;
import android.view.View;
import android.view.ViewGroup;

/** A double of AndroidX's class, with the part of its lifecycle that its manager controls. */
public class Fragment {
    private Fragment parent;
    FragmentActivity activity;
    int containerId;
    private View view;
    Bundle initialState;

    public Fragment() {}

    public final int getId() {
        return containerId;
    }

    public final FragmentActivity getActivity() {
        return parent == null ? activity : parent.getActivity();
    }

    public final Fragment getParentFragment() {
        return parent;
    }

    public void setInitialSavedState(SavedState state) {
        if (activity != null) throw new IllegalStateException("Fragment already added");
        initialState = state == null ? null : state.state;
    }

    public void onCreate(Bundle savedInstanceState) {}

    public void onSaveInstanceState(Bundle outState) {}

    public void onViewCreated(View view, Bundle savedInstanceState) {}

    public void onStart() {}

    public void onDestroy() {}

    public View getView() {
        return view;
    }

    public View viewForTest() {
        return view;
    }

    public void attachForTest(FragmentActivity activity) {
        this.activity = activity;
    }

    public void nestForTest(Fragment parent) {
        this.parent = parent;
    }

    /** A double of AndroidX's class. */
    public static class SavedState implements Parcelable {
        final Bundle state;

        SavedState(Bundle state) {
            this.state = state;
        }

        @Override
        public SavedState copyForTest() {
            return new SavedState(state.copyForTest());
        }
    }

    public void setViewForTest(View view) {
        this.view = view;
    }

    void createView(View container) {
        view = new View(activity);
        attachView(container);
        onViewCreated(view, null);
    }

    /** A restored fragment may have its view before its container view exists. */
    void attachView(View container) {
        if (view != null && view.getParent() == null && container instanceof ViewGroup group) group.addView(view);
    }

    void destroyView() {
        if (view != null && view.getParent() instanceof ViewGroup group) group.removeView(view);
        view = null;
    }
}
