package android.content;

import android.content.res.Resources;

/** A double of the platform's class. */
public abstract class Context {
    private final Resources resources = new Resources();

    public Resources getResources() {
        return resources;
    }

    public final String getString(int id) {
        return resources.getString(id);
    }

    public final String getString(int id, Object... arguments) {
        return resources.getString(id, arguments);
    }
}
