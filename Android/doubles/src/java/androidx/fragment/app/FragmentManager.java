package androidx.fragment.app;

import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.View;
import java.util.ArrayList;
import java.util.List;

/**
 * A double of AndroidX's class. It moves fragments through their lifecycle within transactions that may not nest, saves them
 * and restores them.
 */
public abstract class FragmentManager {
    static final int INITIALIZING = 0;
    static final int CREATED = 1;
    static final int VIEW_CREATED = 2;
    static final int STARTED = 3;

    private final FragmentActivity activity;
    private final Fragment parent;
    private final List<Fragment> fragments = new ArrayList<>();
    private final List<List<Runnable>> pending = new ArrayList<>();
    private final List<FragmentOnAttachListener> attachListeners = new ArrayList<>();
    private final List<FragmentLifecycleCallbacks> callbacks = new ArrayList<>();
    private final List<FragmentLifecycleCallbacks> recursiveCallbacks = new ArrayList<>();
    private int state = INITIALIZING;
    private boolean isExecuting;
    private boolean isDestroyed;
    private boolean isStateSaved;
    Fragment primary;
    private FragmentFactory factory;

    FragmentManager(FragmentActivity activity, Fragment parent) {
        this.activity = activity;
        this.parent = parent;
    }

    /** Without a factory of its own, a manager has that of the manager of its fragment (FragmentManager.java at 9d38a34). */
    public FragmentFactory getFragmentFactory() {
        if (factory != null) return factory;
        return parent == null ? new FragmentFactory() : parent.manager.getFragmentFactory();
    }

    public void setFragmentFactory(FragmentFactory factory) {
        this.factory = factory;
    }

    public boolean isDestroyed() {
        return isDestroyed;
    }

    public boolean isStateSaved() {
        return isStateSaved;
    }

    public FragmentTransaction beginTransaction() {
        return new FragmentTransaction(this) {};
    }

    public Fragment findFragmentById(int id) {
        for (Fragment fragment : fragments) if (fragment.containerId == id) return fragment;
        return null;
    }

    public Fragment findFragmentByTag(String tag) {
        for (Fragment fragment : fragments) if (tag.equals(fragment.tag)) return fragment;
        return null;
    }

    public List<Fragment> getFragments() {
        return List.copyOf(fragments);
    }

    public Fragment getPrimaryNavigationFragment() {
        return primary;
    }

    public void addFragmentOnAttachListener(FragmentOnAttachListener listener) {
        attachListeners.add(listener);
    }

    public void removeFragmentOnAttachListener(FragmentOnAttachListener listener) {
        attachListeners.remove(listener);
    }

    /** Adds the views of restored fragments to a new container view. */
    public final void onContainerAvailable(FragmentContainerView container) {
        for (Fragment fragment : fragments) if (fragment.containerId == container.getId()) fragment.attachView(container);
    }

    public Fragment.SavedState saveFragmentInstanceState(Fragment fragment) {
        if (!fragments.contains(fragment)) throw new IllegalStateException("Fragment is not currently in the FragmentManager");
        return new Fragment.SavedState(fragment.save());
    }

    public void registerFragmentLifecycleCallbacks(FragmentLifecycleCallbacks callbacks, boolean recursive) {
        this.callbacks.add(callbacks);
        if (recursive) recursiveCallbacks.add(callbacks);
    }

    public abstract static class FragmentLifecycleCallbacks {
        public FragmentLifecycleCallbacks() {}

        public void onFragmentViewCreated(FragmentManager manager, Fragment fragment, View view, Bundle savedInstanceState) {}

        public void onFragmentStarted(FragmentManager manager, Fragment fragment) {}

        public void onFragmentDestroyed(FragmentManager manager, Fragment fragment) {}
    }

    // Transactions

    private void execute(Runnable work) {
        if (isExecuting) throw new IllegalStateException("FragmentManager is already executing transactions");
        isExecuting = true;
        try {
            work.run();
        } finally {
            isExecuting = false;
        }
    }

    void run(List<Runnable> operations) {
        // A transaction that may lose state is dropped by a manager that was destroyed.
        if (isDestroyed) return;
        execute(() -> {
            operations.forEach(Runnable::run);
            move();
        });
    }

    void enqueue(List<Runnable> operations) {
        pending.add(operations);
        new Handler(Looper.getMainLooper()).post(this::executePending);
    }

    void executePending() {
        while (!pending.isEmpty() && !isDestroyed) run(pending.remove(0));
    }

    void add(int container, Fragment fragment, String tag) {
        if (fragment.activity != null) throw new IllegalStateException("Fragment already added: " + fragment);
        fragment.containerId = container;
        fragment.tag = tag;
        attach(fragment);
    }

    void remove(Fragment fragment) {
        if (!fragments.remove(fragment)) throw new IllegalStateException("the fragment is not here");
        if (primary == fragment) primary = null;
        moveTo(fragment, INITIALIZING);
        fragment.activity = null;
    }

    private void attach(Fragment fragment) {
        fragment.activity = activity;
        fragment.parent = parent;
        fragment.manager = this;
        fragments.add(fragment);
    }

    // The lifecycle

    void noteStateNotSaved() {
        isStateSaved = false;
        for (Fragment fragment : fragments) if (fragment.children != null) fragment.children.noteStateNotSaved();
    }

    void dispatch(int next) {
        execute(() -> {
            state = next;
            move();
        });
        executePending();
    }

    void destroy() {
        isDestroyed = true;
        execute(() -> {
            for (Fragment fragment : List.copyOf(fragments)) {
                moveTo(fragment, INITIALIZING);
                fragment.activity = null;
            }
        });
    }

    private void move() {
        for (Fragment fragment : List.copyOf(fragments)) {
            if (fragments.contains(fragment)) moveTo(fragment, fragment.isDetached ? Math.min(state, CREATED) : state);
        }
    }

    private void moveTo(Fragment fragment, int target) {
        while (fragment.state < target) {
            fragment.state += 1;
            switch (fragment.state) {
                case CREATED -> {
                    fragment.onAttach(activity);
                    for (FragmentOnAttachListener listener : List.copyOf(attachListeners)) listener.onAttachFragment(this, fragment);
                    fragment.create();
                }
                case VIEW_CREATED -> {
                    fragment.createView(container(fragment));
                    View view = fragment.getView();
                    if (view != null) tell((observer, manager) -> observer.onFragmentViewCreated(manager, fragment, view, null));
                }
                default -> {
                    fragment.start();
                    tell((observer, manager) -> observer.onFragmentStarted(manager, fragment));
                }
            }
        }
        while (fragment.state > target) {
            fragment.state -= 1;
            switch (fragment.state) {
                case VIEW_CREATED -> fragment.stop();
                case CREATED -> fragment.destroyView();
                default -> {
                    fragment.destroy();
                    tell((observer, manager) -> observer.onFragmentDestroyed(manager, fragment));
                }
            }
        }
    }

    private interface Message {
        void send(FragmentLifecycleCallbacks observer, FragmentManager manager);
    }

    private void tell(Message message) {
        for (FragmentManager manager = outer(); manager != null; manager = manager.outer()) {
            for (FragmentLifecycleCallbacks observer : List.copyOf(manager.recursiveCallbacks)) message.send(observer, this);
        }
        for (FragmentLifecycleCallbacks observer : List.copyOf(callbacks)) message.send(observer, this);
    }

    private FragmentManager outer() {
        return parent == null ? null : parent.manager;
    }

    private View container(Fragment fragment) {
        if (parent != null) return parent.getView();
        View container = activity.findViewById(fragment.containerId);
        if (container == null && !fragment.isRestored) {
            String id = Integer.toHexString(fragment.containerId);
            throw new IllegalArgumentException("No view found for id 0x" + id + " for fragment " + fragment);
        }
        return container;
    }

    // State

    Bundle save() {
        executePending();
        isStateSaved = true;
        Bundle saved = new Bundle();
        for (int index = 0; index < fragments.size(); index += 1) {
            Fragment fragment = fragments.get(index);
            Bundle state = new Bundle();
            state.putString("class", fragment.getClass().getName());
            state.putString("container", Integer.toString(fragment.containerId));
            state.putString("tag", fragment.tag);
            state.putString("flags", (fragment.isDetached ? "detached " : "") + (fragment == primary ? "primary" : ""));
            state.putBundle("arguments", fragment.arguments);
            state.putBundle("state", fragment.save());
            saved.putBundle(Integer.toString(index), state);
        }
        return saved;
    }

    void restore(Bundle saved) {
        if (saved == null) return;
        for (String key : saved.keySet()) {
            Bundle state = saved.getBundle(key);
            Fragment fragment = getFragmentFactory().instantiate(getClass().getClassLoader(), state.getString("class"));
            fragment.containerId = Integer.parseInt(state.getString("container"));
            fragment.tag = state.getString("tag");
            fragment.isDetached = state.getString("flags").contains("detached");
            if (state.getString("flags").contains("primary")) primary = fragment;
            fragment.isRestored = true;
            fragment.arguments = state.getBundle("arguments");
            fragment.savedState = state.getBundle("state");
            attach(fragment);
        }
    }

    /** Without {@code setAccessible}: the class and its constructor must be public (FragmentFactory.java at 17c7758). */
    static Fragment make(Class<? extends Fragment> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException error) {
            throw new RuntimeException("Unable to instantiate fragment " + type.getName(), error);
        }
    }
}
