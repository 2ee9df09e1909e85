package androidx.webkit;

import android.webkit.WebSettings;
import java.util.Map;
import java.util.WeakHashMap;

/** A double of AndroidX's class: what is set stays, in every theme. It fails without the feature (WebSettingsCompat.java at 11523b8). */
public class WebSettingsCompat {
    public static final int FORCE_DARK_OFF = 0;
    public static final int FORCE_DARK_AUTO = 1;
    public static final int FORCE_DARK_ON = 2;
    private static final Map<WebSettings, Integer> modes = new WeakHashMap<>();

    private WebSettingsCompat() {}

    public static void setForceDark(WebSettings settings, int forceDarkMode) {
        requireFeature();
        modes.put(settings, forceDarkMode);
    }

    public static int getForceDark(WebSettings settings) {
        requireFeature();
        return modes.getOrDefault(settings, FORCE_DARK_AUTO);
    }

    private static void requireFeature() {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.FORCE_DARK)) throw new UnsupportedOperationException("FORCE_DARK");
    }
}
