package androidx.fragment.app;

import android.os.Bundle;
import android.view.View;
import java.util.ArrayList;
import java.util.List;

/** A double of AndroidX's class: it saves and restores fragments in container views. */
public abstract class FragmentManager {
    private final FragmentActivity activity;
    private final List<Fragment> fragments = new ArrayList<>();
    private boolean isStarted;
    private boolean isExecuting;
    private FragmentLifecycleCallbacks callbacks;

    FragmentManager(FragmentActivity activity) {
        this.activity = activity;
    }

    public boolean isDestroyed() {
        return false;
    }

    public FragmentTransaction beginTransaction() {
        return new FragmentTransaction(this) {};
    }

    public Fragment findFragmentById(int id) {
        for (Fragment fragment : fragments) if (fragment.containerId == id) return fragment;
        return null;
    }

    /** Adds the views of restored fragments to a new container view. */
    public final void onContainerAvailable(FragmentContainerView container) {
        for (Fragment fragment : fragments) if (fragment.containerId == container.getId()) fragment.attachView(container);
    }

    public List<Fragment> fragmentsForTest() {
        return List.copyOf(fragments);
    }

    public Fragment.SavedState saveFragmentInstanceState(Fragment fragment) {
        if (!fragments.contains(fragment)) throw new IllegalStateException("Fragment is not currently in the FragmentManager");
        Bundle state = new Bundle();
        fragment.onSaveInstanceState(state);
        return new Fragment.SavedState(state);
    }

    public void registerFragmentLifecycleCallbacks(FragmentLifecycleCallbacks callbacks, boolean recursive) {
        this.callbacks = callbacks;
    }

    /** Starts a fragment that this manager does not know: a page in a navigator host. */
    public void startForTest(Fragment fragment, View view) {
        fragment.setViewForTest(view);
        callbacks.onFragmentViewCreated(this, fragment, view, null);
        fragment.onStart();
        callbacks.onFragmentStarted(this, fragment);
    }

    /** A double of AndroidX's class. */
    public abstract static class FragmentLifecycleCallbacks {
        public FragmentLifecycleCallbacks() {}

        public void onFragmentViewCreated(FragmentManager manager, Fragment fragment, View view, Bundle savedInstanceState) {}

        public void onFragmentStarted(FragmentManager manager, Fragment fragment) {}
    }

    void run(List<Runnable> operations) {
        if (isExecuting) throw new IllegalStateException("FragmentManager is already executing transactions");
        isExecuting = true;
        try {
            operations.forEach(Runnable::run);
        } finally {
            isExecuting = false;
        }
    }

    void add(int container, Class<? extends Fragment> type, Bundle state, boolean isRestored) {
        try {
            add(container, type.getConstructor().newInstance(), state, isRestored);
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException("Unable to instantiate fragment " + type.getName(), error);
        }
    }

    void add(int container, Fragment fragment, Bundle state, boolean isRestored) {
        fragment.activity = activity;
        fragment.containerId = container;
        fragments.add(fragment);
        fragment.onCreate(state);
        if (isStarted) createView(fragment, isRestored);
    }

    void remove(Fragment fragment) {
        if (!fragments.remove(fragment)) throw new IllegalStateException("the fragment is not here");
        fragment.destroyView();
        fragment.onDestroy();
        fragment.activity = null;
    }

    void start() {
        isStarted = true;
        for (Fragment fragment : fragments) createView(fragment, true);
    }

    private void createView(Fragment fragment, boolean isRestored) {
        View container = activity.findViewById(fragment.containerId);
        if (container == null && !isRestored) {
            String id = Integer.toHexString(fragment.containerId);
            throw new IllegalArgumentException("No view found for id 0x" + id + " for fragment " + fragment);
        }
        fragment.createView(container);
    }

    Bundle save() {
        Bundle saved = new Bundle();
        for (Fragment fragment : fragments) {
            Bundle state = new Bundle();
            fragment.onSaveInstanceState(state);
            saved.putBundle(fragment.containerId + " " + fragment.getClass().getName(), state);
        }
        return saved;
    }

    void restore(Bundle saved) {
        for (String key : saved.keySet()) {
            String[] parts = key.split(" ");
            try {
                add(Integer.parseInt(parts[0]), Class.forName(parts[1]).asSubclass(Fragment.class), saved.getBundle(key), true);
            } catch (ClassNotFoundException error) {
                throw new IllegalStateException(error);
            }
        }
    }
}
