package android.webkit;

/** A double of the platform's class without cookies. */
public abstract class CookieManager {
    private static final CookieManager INSTANCE = new CookieManager() {
        @Override
        public String getCookie(String url) {
            return null;
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

    public abstract String getCookie(String url);

    public abstract void setCookie(String url, String value);

    public abstract void flush();

    public abstract void removeAllCookies(ValueCallback<Boolean> callback);
}
