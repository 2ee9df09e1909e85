package android.webkit;

public abstract class CookieManager {
    private CookieManager() {}

    public static native CookieManager getInstance();

    public abstract void removeAllCookies(ValueCallback<Boolean> callback);
}
