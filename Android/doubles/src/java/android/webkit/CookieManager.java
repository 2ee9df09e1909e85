package android.webkit;

import java.util.HashMap;
import java.util.Map;

/** A double whose cookies are those that a test has set. */
public abstract class CookieManager {
    private static final Map<String, String> COOKIES = new HashMap<>();
    private static final CookieManager INSTANCE = new CookieManager() {
        @Override
        public String getCookie(String url) {
            return COOKIES.entrySet().stream().filter(entry -> url.startsWith(entry.getKey())).map(Map.Entry::getValue).findFirst().orElse(null);
        }

        @Override
        public void removeAllCookies(ValueCallback<Boolean> callback) {
            COOKIES.clear();
        }
    };

    private CookieManager() {}

    public static CookieManager getInstance() {
        return INSTANCE;
    }

    public abstract String getCookie(String url);

    public abstract void removeAllCookies(ValueCallback<Boolean> callback);

    /** Sets the cookies of an origin, or none. */
    public static void setForTest(String origin, String cookies) {
        COOKIES.put(origin, cookies);
    }
}
