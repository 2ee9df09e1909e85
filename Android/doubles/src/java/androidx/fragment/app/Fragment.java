package androidx.fragment.app;

import android.content.Context;
import android.os.Bundle;
import android.os.Parcelable;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.lifecycle.Lifecycle;

/** A double of AndroidX's class, with the part of its lifecycle that its manager controls. */
public class Fragment {
    private static final String CHILDREN = "childFragmentManager";
    Fragment parent;
    FragmentActivity activity;
    FragmentManager manager;
    FragmentManager children;
    int containerId;
    int state;
    boolean isDetached;
    boolean isRestored;
    String tag;
    Bundle savedState;
    Bundle arguments;
    private View view;
    final Lifecycle ownLifecycle = Lifecycle.createForTest(() -> this.ownLifecycle);
    /** The lifecycle of the view, a new one for each view. */
    Lifecycle viewLifecycle;

    public Fragment() {}

    public final int getId() {
        return containerId;
    }

    public final FragmentActivity getActivity() {
        return activity == null && parent != null ? parent.getActivity() : activity;
    }

    public final Fragment getParentFragment() {
        return parent;
    }

    public final FragmentManager getParentFragmentManager() {
        return manager;
    }

    public final FragmentManager getChildFragmentManager() {
        if (children == null) children = new FragmentManager(activity, this) {};
        return children;
    }

    public final boolean isAdded() {
        return activity != null;
    }

    public void setInitialSavedState(SavedState state) {
        if (activity != null) throw new IllegalStateException("Fragment already added");
        savedState = state == null ? null : state.state;
    }

    public void onAttach(Context context) {}

    /** Restored children are created, and attached, within it. */
    public void onCreate(Bundle savedInstanceState) {
        if (savedInstanceState != null) getChildFragmentManager().restore(savedInstanceState.getBundle(CHILDREN));
        getChildFragmentManager().dispatch(FragmentManager.CREATED);
    }

    public void onSaveInstanceState(Bundle outState) {}

    public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState) {
        return null;
    }

    public void onViewCreated(View view, Bundle savedInstanceState) {}

    public void onStart() {}

    public void onStop() {}

    public void onDestroyView() {}

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

    void create() {
        onCreate(savedState);
        ownLifecycle.moveForTest(Lifecycle.State.CREATED);
    }

    void createView(View container) {
        Lifecycle lifecycle = Lifecycle.createForTest(() -> viewLifecycle);
        viewLifecycle = lifecycle;
        view = onCreateView(LayoutInflater.ofForTest(activity), container instanceof ViewGroup group ? group : null, savedState);
        if (view != null) {
            view.lifecycleOwnerForTest = () -> lifecycle;
            attachView(container);
            // FragmentStateManager.java at ca500e0.
            view.requestInsetsWhenAttachedForTest();
            onViewCreated(view, savedState);
        }
        getChildFragmentManager().dispatch(FragmentManager.VIEW_CREATED);
        viewLifecycle.moveForTest(Lifecycle.State.CREATED);
    }

    /** A restored fragment may have its view before its container view exists. */
    void attachView(View container) {
        if (view != null && view.getParent() == null && container instanceof ViewGroup group) group.addView(view);
    }

    void start() {
        getChildFragmentManager().noteStateNotSaved();
        getChildFragmentManager().executePending();
        onStart();
        ownLifecycle.moveForTest(Lifecycle.State.STARTED);
        viewLifecycle.moveForTest(Lifecycle.State.STARTED);
        getChildFragmentManager().dispatch(FragmentManager.STARTED);
    }

    void stop() {
        getChildFragmentManager().dispatch(FragmentManager.VIEW_CREATED);
        viewLifecycle.moveForTest(Lifecycle.State.CREATED);
        ownLifecycle.moveForTest(Lifecycle.State.CREATED);
        onStop();
    }

    void destroyView() {
        getChildFragmentManager().dispatch(FragmentManager.CREATED);
        viewLifecycle.moveForTest(Lifecycle.State.DESTROYED);
        onDestroyView();
        if (view != null && view.getParent() instanceof ViewGroup group) group.removeView(view);
        view = null;
    }

    void destroy() {
        getChildFragmentManager().destroy();
        ownLifecycle.moveForTest(Lifecycle.State.DESTROYED);
        onDestroy();
    }

    Bundle save() {
        Bundle saved = new Bundle();
        onSaveInstanceState(saved);
        saved.putBundle(CHILDREN, getChildFragmentManager().save());
        return saved;
    }
}
