package androidx.fragment.app;

/** A double of AndroidX's class. It creates the fragments that are restored, by their public constructor. */
public class FragmentFactory {
    public FragmentFactory() {}

    public Fragment instantiate(ClassLoader classLoader, String className) {
        try {
            return FragmentManager.make(Class.forName(className, true, classLoader).asSubclass(Fragment.class));
        } catch (ClassNotFoundException error) {
            throw new IllegalStateException(error);
        }
    }
}
