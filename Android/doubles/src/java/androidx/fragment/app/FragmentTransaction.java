package androidx.fragment.app;

import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

/** A double of AndroidX's class. */
public abstract class FragmentTransaction {
    private final FragmentManager manager;
    private final List<Runnable> operations = new ArrayList<>();

    FragmentTransaction(FragmentManager manager) {
        this.manager = manager;
    }

    public final FragmentTransaction add(int container, Class<? extends Fragment> type, Bundle arguments) {
        operations.add(() -> manager.add(container, type, null, false));
        return this;
    }

    public FragmentTransaction add(int container, Fragment fragment) {
        operations.add(() -> manager.add(container, fragment, fragment.initialState, false));
        return this;
    }

    public FragmentTransaction remove(Fragment fragment) {
        operations.add(() -> manager.remove(fragment));
        return this;
    }

    public FragmentTransaction setReorderingAllowed(boolean isAllowed) {
        return this;
    }

    public void commitNowAllowingStateLoss() {
        manager.run(operations);
    }
}
