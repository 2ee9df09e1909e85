package android.webkit;

import android.content.Context;

public class WebSettings {
    private String userAgent = "";

    public void setJavaScriptEnabled(boolean isEnabled) {}

    public boolean getJavaScriptEnabled() {
        return true;
    }

    public void setDomStorageEnabled(boolean isEnabled) {}

    public boolean getDomStorageEnabled() {
        return true;
    }

    public void setSupportMultipleWindows(boolean isSupported) {}

    public String getUserAgentString() {
        return userAgent;
    }

    public void setUserAgentString(String value) {
        userAgent = value;
    }

    public static String getDefaultUserAgent(Context context) {
        return "Mozilla/5.0 (Linux; Android 16; wv)";
    }
}
