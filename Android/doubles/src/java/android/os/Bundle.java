package android.os;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

public final class Bundle implements Parcelable {
    private final Map<String, Object> values = new LinkedHashMap<>();

    public Bundle() {}

    public String getString(String key) {
        return (String) values.get(key);
    }

    public void putString(String key, String value) {
        values.put(key, value);
    }

    public void remove(String key) {
        values.remove(key);
    }

    public Bundle getBundle(String key) {
        return (Bundle) values.get(key);
    }

    public void putBundle(String key, Bundle value) {
        values.put(key, value);
    }

    public void putParcelable(String key, Parcelable value) {
        values.put(key, value);
    }

    public Set<String> keySet() {
        return values.keySet();
    }

    public Object parcelableForTest(String key) {
        return values.get(key);
    }

    /** Returns a copy as another process would receive it. */
    @Override
    public Bundle copyForTest() {
        Bundle copy = new Bundle();
        values.forEach((key, value) -> copy.values.put(key, value instanceof Parcelable parcelable ? parcelable.copyForTest() : value));
        return copy;
    }
}
