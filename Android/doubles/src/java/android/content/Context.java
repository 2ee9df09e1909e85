package android.content;

import android.content.res.Resources;

/** A double of the platform's class. */
public abstract class Context {
    private final Resources resources = new Resources();

    public Resources getResources() {
        return resources;
    }

    public final <T> T getSystemService(Class<T> type) {
        try {
            return type.cast(type.getMethod("createForTest").invoke(null));
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    public final String getString(int id) {
        return resources.getString(id);
    }

    public final String getString(int id, Object... arguments) {
        return resources.getString(id, arguments);
    }
}
