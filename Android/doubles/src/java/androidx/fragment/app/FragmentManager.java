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

    FragmentManager(FragmentActivity activity) {
        this.activity = activity;
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
        Fragment fragment;
        try {
            fragment = type.getConstructor().newInstance();
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException("Unable to instantiate fragment " + type.getName(), error);
        }
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
        for (String key : saved.keysForTest()) {
            String[] parts = key.split(" ");
            try {
                add(Integer.parseInt(parts[0]), Class.forName(parts[1]).asSubclass(Fragment.class), saved.getBundle(key), true);
            } catch (ClassNotFoundException error) {
                throw new IllegalStateException(error);
            }
        }
    }
}
