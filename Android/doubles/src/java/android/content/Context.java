package android.content;

import android.content.res.Resources;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public abstract class Context {
    public static final int MODE_PRIVATE = 0;

    private static final List<ComponentCallbacks> CALLBACKS = new ArrayList<>();
    private static final List<Intent> STARTED = new ArrayList<>();
    private static final Map<String, String> STORED = new HashMap<>();
    private final Resources resources = Resources.createForTest();

    public Resources getResources() {
        return resources;
    }

    public void startActivity(Intent intent) {
        STARTED.add(intent);
    }

    /** Returns the intents of other activities since the last call. */
    public static List<Intent> takeStartedForTest() {
        List<Intent> started = List.copyOf(STARTED);
        STARTED.clear();
        return started;
    }

    public Context getApplicationContext() {
        return this;
    }

    public SharedPreferences getSharedPreferences(String name, int mode) {
        return new Preferences();
    }

    /** The preferences of the app. */
    private static final class Preferences implements SharedPreferences, SharedPreferences.Editor {
        @Override
        public String getString(String key, String defValue) {
            return STORED.getOrDefault(key, defValue);
        }

        @Override
        public Editor edit() {
            return this;
        }

        @Override
        public Editor putString(String key, String value) {
            STORED.put(key, value);
            return this;
        }

        @Override
        public Editor remove(String key) {
            STORED.remove(key);
            return this;
        }

        @Override
        public void apply() {}
    }

    public static Map<String, String> preferencesForTest() {
        return STORED;
    }

    public void registerComponentCallbacks(ComponentCallbacks callback) {
        CALLBACKS.add(callback);
    }

    public void unregisterComponentCallbacks(ComponentCallbacks callback) {
        CALLBACKS.remove(callback);
    }

    /** Tells the components of the app about memory. */
    public static void trimMemoryForTest(int level) {
        for (ComponentCallbacks callback : List.copyOf(CALLBACKS)) if (callback instanceof ComponentCallbacks2 trimmed) trimmed.onTrimMemory(level);
    }

    /** Tells the components of the app that the whole system is short of memory. */
    @SuppressWarnings("deprecation")
    public static void lowMemoryForTest() {
        for (ComponentCallbacks callback : List.copyOf(CALLBACKS)) callback.onLowMemory();
    }

    public static int componentCallbacksForTest() {
        return CALLBACKS.size();
    }

    /** Forgets the components, as the end of a process does. */
    public static void forgetComponentsForTest() {
        CALLBACKS.clear();
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
