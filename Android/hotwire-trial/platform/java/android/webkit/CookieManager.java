package android.webkit;

import java.util.HashMap;
import java.util.Map;

/** A double of the platform's class whose cookies are those that a test has set. */
public abstract class CookieManager {
    private static final Map<String, String> COOKIES = new HashMap<>();
    private static final CookieManager INSTANCE = new CookieManager() {
        @Override
        public String getCookie(String url) {
            return COOKIES.entrySet().stream().filter(entry -> url.startsWith(entry.getKey())).map(Map.Entry::getValue).findFirst().orElse(null);
        }

        @Override
        public void setCookie(String url, String value) {}

        @Override
        public void flush() {}

        @Override
        public void removeAllCookies(ValueCallback<Boolean> callback) {}
    };

    private CookieManager() {}

    public static CookieManager getInstance() {
        return INSTANCE;
    }

    /** Sets the cookies of an origin. */
    public static void setForTest(String origin, String cookies) {
        COOKIES.put(origin, cookies);
    }

    public abstract String getCookie(String url);

    public abstract void setCookie(String url, String value);

    public abstract void flush();

    public abstract void removeAllCookies(ValueCallback<Boolean> callback);
}
