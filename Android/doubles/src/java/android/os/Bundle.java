package android.os;

import java.util.LinkedHashMap;
import java.util.Map;

/** A double of the platform's class. */
public final class Bundle {
    private final Map<String, Object> values = new LinkedHashMap<>();

    public Bundle() {}

    public String getString(String key) {
        return (String) values.get(key);
    }

    public void putString(String key, String value) {
        values.put(key, value);
    }

    public Bundle getBundle(String key) {
        return (Bundle) values.get(key);
    }

    public void putBundle(String key, Bundle value) {
        values.put(key, value);
    }

    /** Returns a copy as another process would receive it. */
    public Bundle copyForTest() {
        Bundle copy = new Bundle();
        values.forEach((key, value) -> copy.values.put(key, value instanceof Bundle bundle ? bundle.copyForTest() : value));
        return copy;
    }

    public Iterable<String> keysForTest() {
        return values.keySet();
    }
}
