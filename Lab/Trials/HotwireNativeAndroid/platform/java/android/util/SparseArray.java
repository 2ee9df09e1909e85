package android.util;

import java.util.HashMap;
import java.util.Map;

public class SparseArray<E> {
    private final Map<Integer, E> values = new HashMap<>();

    public E get(int key) {
        return values.get(key);
    }

    public void put(int key, E value) {
        values.put(key, value);
    }

    public void set(int key, E value) {
        values.put(key, value);
    }

    public void clear() {
        values.clear();
    }
}
