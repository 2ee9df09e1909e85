package androidx.fragment.app;

import android.os.Bundle;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * A double of AndroidX's class. A fragment that AndroidX could not create again from its class is not added (doAddOp in
 * FragmentTransaction.java at 0739368).
 */
public abstract class FragmentTransaction {
    private final FragmentManager manager;
    private final List<Runnable> operations = new ArrayList<>();

    FragmentTransaction(FragmentManager manager) {
        this.manager = manager;
    }

    public final FragmentTransaction add(int container, Class<? extends Fragment> type, Bundle arguments) {
        return add(container, FragmentManager.make(type));
    }

    public FragmentTransaction add(int container, Fragment fragment) {
        return add(container, fragment, null);
    }

    public FragmentTransaction add(int container, Fragment fragment, String tag) {
        Class<?> type = fragment.getClass();
        int modifiers = type.getModifiers();
        if (type.isAnonymousClass() || !Modifier.isPublic(modifiers) || type.isMemberClass() && !Modifier.isStatic(modifiers)) {
            throw new IllegalStateException("Fragment " + type.getName() + " must be a public static class to be properly recreated");
        }
        operations.add(() -> manager.add(container, fragment, tag));
        return this;
    }

    public FragmentTransaction remove(Fragment fragment) {
        operations.add(() -> manager.remove(fragment));
        return this;
    }

    /** Removes the fragments that are there when it runs, as {@code replace} does (expandOps in BackStackRecord.java at a9b06aa). */
    public FragmentTransaction removeAllForTest() {
        operations.add(() -> manager.getFragments().forEach(manager::remove));
        return this;
    }

    public FragmentTransaction detach(Fragment fragment) {
        operations.add(() -> fragment.isDetached = true);
        return this;
    }

    public FragmentTransaction attach(Fragment fragment) {
        operations.add(() -> fragment.isDetached = false);
        return this;
    }

    public FragmentTransaction setPrimaryNavigationFragment(Fragment fragment) {
        operations.add(() -> manager.primary = fragment);
        return this;
    }

    public FragmentTransaction setReorderingAllowed(boolean isAllowed) {
        return this;
    }

    /** Runs in a later message, or when the manager next moves its fragments. */
    public int commit() {
        manager.enqueue(operations);
        return -1;
    }

    public void commitNowAllowingStateLoss() {
        manager.run(operations);
    }
}
