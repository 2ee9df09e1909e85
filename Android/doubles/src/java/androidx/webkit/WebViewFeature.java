package androidx.webkit;

import java.util.HashSet;
import java.util.Set;

/** A double of AndroidX's class. A test says which features the web view has. */
public class WebViewFeature {
    public static final String FORCE_DARK = "FORCE_DARK";
    private static final Set<String> supported = new HashSet<>();

    private WebViewFeature() {}

    public static boolean isFeatureSupported(String feature) {
        return supported.contains(feature);
    }

    public static void supportForTest(String... features) {
        supported.clear();
        supported.addAll(Set.of(features));
    }
}
