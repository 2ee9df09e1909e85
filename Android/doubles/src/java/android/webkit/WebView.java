package android.webkit;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.util.AttributeSet;
import android.widget.FrameLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A double of the platform's class. It records the scripts, and fails if it is used after it was destroyed. */
public class WebView extends FrameLayout {
    private static int live;
    private final List<String> scripts = new ArrayList<>();
    private final WebSettings settings = new WebSettings();
    private String scriptResult = "\"IDLE\"";
    private boolean isDestroyed;
    private String url;
    private int reloads;

    private final List<Map<String, String>> loads = new ArrayList<>();
    private WebChromeClient chromeClient;

    public WebView(Context context) {
        super(context);
        live += 1;
    }

    public WebView(Context context, AttributeSet attributes) {
        this(context);
    }

    public WebSettings getSettings() {
        return settings;
    }

    public void loadUrl(String url) {
        loadUrl(url, Map.of());
    }

    public void loadUrl(String url, Map<String, String> additionalHttpHeaders) {
        requireNotDestroyed();
        loads.add(additionalHttpHeaders);
    }

    public String getUrl() {
        return url;
    }

    public void reload() {
        requireNotDestroyed();
        reloads += 1;
    }

    /** Shows a page, or changes its address, as `history.replaceState` does. */
    public void showForTest(String url) {
        this.url = url;
    }

    public int reloadsForTest() {
        return reloads;
    }

    /** The additional headers of each load. */
    public List<Map<String, String>> loadsForTest() {
        return loads;
    }

    public void setWebChromeClient(WebChromeClient client) {
        requireNotDestroyed();
        chromeClient = client;
    }

    public WebChromeClient chromeClientForTest() {
        return chromeClient;
    }

    public void evaluateJavascript(String script, ValueCallback<String> resultCallback) {
        requireNotDestroyed();
        scripts.add(script);
        // The page answers later, and only while it is there and runs.
        if (resultCallback != null) new Handler(Looper.getMainLooper()).post(() -> {
            if (!isDestroyed && scriptResult != null) resultCallback.onReceiveValue(scriptResult);
        });
    }

    public void stopLoading() {
        requireNotDestroyed();
    }

    public void clearHistory() {
        requireNotDestroyed();
    }

    public void destroy() {
        requireNotDestroyed();
        if (getParent() != null) throw new IllegalStateException("the web view is still in the view tree");
        isDestroyed = true;
        live -= 1;
    }

    private void requireNotDestroyed() {
        if (isDestroyed) throw new IllegalStateException("the web view was destroyed");
    }

    public boolean isDestroyedForTest() {
        return isDestroyed;
    }

    public List<String> scriptsForTest() {
        return scripts;
    }

    /** Sets what scripts return, or `null` if the page does not respond. */
    public void setScriptResultForTest(String result) {
        scriptResult = result;
    }

    public static int liveCountForTest() {
        return live;
    }
}
