package androidx.lifecycle;

import java.lang.reflect.Modifier;

/**
 * A double of AndroidX's class.
 *
 * <ul>
 *   <li>It makes a model by its public constructor, without {@code setAccessible}: a class that is not public in bytecode, such as a
 *       private nested class of Kotlin, throws (NewInstanceFactory in ViewModelProvider.android.kt at 2b0f905, newer
 *       JvmViewModelProviders.kt at 31adf48).
 *   <li>A model of another class under the same key is cleared after the new one was stored (ViewModelStore.kt at 6ff110c).
 * </ul>
 */
public class ViewModelProvider {
    private final ViewModelStore store;

    public ViewModelProvider(ViewModelStoreOwner owner) {
        store = owner.getViewModelStore();
    }

    public <T extends ViewModel> T get(String key, Class<T> modelClass) {
        ViewModel model = store.models.get(key);
        if (modelClass.isInstance(model)) return modelClass.cast(model);
        T made = make(modelClass);
        store.models.put(key, made);
        if (model != null) model.clear();
        return made;
    }

    private static <T> T make(Class<T> modelClass) {
        try {
            var constructor = modelClass.getDeclaredConstructor();
            if (!Modifier.isPublic(constructor.getModifiers())) throw new IllegalAccessException("the constructor is not public");
            return constructor.newInstance();
        } catch (ReflectiveOperationException error) {
            throw new RuntimeException("Cannot create an instance of " + modelClass, error);
        }
    }
}
