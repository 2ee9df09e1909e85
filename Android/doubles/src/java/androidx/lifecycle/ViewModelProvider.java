package androidx.lifecycle;

/** A double of AndroidX's class. A model of another class under the same key is cleared and replaced. */
public class ViewModelProvider {
    private final ViewModelStore store;

    public ViewModelProvider(ViewModelStoreOwner owner) {
        store = owner.getViewModelStore();
    }

    public <T extends ViewModel> T get(String key, Class<T> modelClass) {
        ViewModel model = store.models.get(key);
        if (modelClass.isInstance(model)) return modelClass.cast(model);
        try {
            var constructor = modelClass.getDeclaredConstructor();
            constructor.setAccessible(true);
            T made = constructor.newInstance();
            store.models.put(key, made);
            if (model != null) model.clear();
            return made;
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException("Cannot create an instance of " + modelClass, error);
        }
    }
}
