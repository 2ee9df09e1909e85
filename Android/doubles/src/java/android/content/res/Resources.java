package android.content.res;

import android.util.DisplayMetrics;
import java.util.HashMap;
import java.util.Map;

public class Resources {
    private static final Map<Integer, String> STRINGS = new HashMap<>();
    private static final Map<Integer, int[]> ARRAYS = new HashMap<>();

    private final Configuration configuration = new Configuration();

    private final DisplayMetrics metrics = new DisplayMetrics();

    private Resources() {}

    public static Resources createForTest() {
        return new Resources();
    }

    public Configuration getConfiguration() {
        return configuration;
    }

    public DisplayMetrics getDisplayMetrics() {
        return metrics;
    }

    public String getString(int id) {
        return STRINGS.get(id);
    }

    public String getString(int id, Object... arguments) {
        return String.format(STRINGS.get(id), arguments);
    }

    public TypedArray obtainTypedArray(int id) {
        return new TypedArray(ARRAYS.get(id));
    }

    public static void defineForTest(int id, String text) {
        STRINGS.put(id, text);
    }

    public static void defineForTest(int id, int[] references) {
        ARRAYS.put(id, references);
    }
}
