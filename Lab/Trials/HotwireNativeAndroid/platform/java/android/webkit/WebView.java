package android.webkit;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.util.AttributeSet;
import android.widget.FrameLayout;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A web view with a page that runs Turbo. Whatever the page does comes later, in a message of the main thread, and only while
 * the web view is there. It records the scripts, and fails if it is used after it was destroyed.
 */
public class WebView extends FrameLayout {
    private static final Pattern CALL = Pattern.compile("^turboNative\\.(\\w+)\\((.*)\\)$", Pattern.DOTALL);
    private static final Pattern STRING = Pattern.compile("[\"']((?:[^\"'\\\\]|\\\\.)*)[\"']");
    private static int live;
    private final List<String> scripts = new ArrayList<>();
    private final List<Map<String, String>> loads = new ArrayList<>();
    private final Map<String, Object> interfaces = new HashMap<>();
    private final WebSettings settings = new WebSettings();
    private String scriptResult = "\"IDLE\"";
    private boolean isDestroyed;
    private WebChromeClient chromeClient;
    private WebViewClient client = new WebViewClient();
    private String url;
    private boolean hasTurbo;
    private int loadCount;
    private int reloadCount;
    private int visitCount;

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

    public static void setWebContentsDebuggingEnabled(boolean isEnabled) {}

    public void setWebViewClient(WebViewClient client) {
        requireNotDestroyed();
        this.client = client;
    }

    public WebViewClient getWebViewClient() {
        return client;
    }

    public void setWebChromeClient(WebChromeClient client) {
        requireNotDestroyed();
        chromeClient = client;
    }

    public WebChromeClient getWebChromeClient() {
        return chromeClient;
    }

    public WebChromeClient chromeClientForTest() {
        return chromeClient;
    }

    public void setDownloadListener(DownloadListener listener) {}

    public void addJavascriptInterface(Object object, String name) {
        requireNotDestroyed();
        interfaces.put(name, object);
    }

    public void requestFocusNodeHref(android.os.Message message) {}

    public String getUrl() {
        return url;
    }

    public void replaceAddressForTest(String address) {
        url = address;
    }

    public String getTitle() {
        return url;
    }

    public int getProgress() {
        return 100;
    }

    // Loading

    public void loadUrl(String url) {
        loadUrl(url, Map.of());
    }

    public void loadUrl(String url, Map<String, String> additionalHttpHeaders) {
        requireNotDestroyed();
        loads.add(additionalHttpHeaders);
        load(url);
    }

    public void reload() {
        requireNotDestroyed();
        reloadCount += 1;
        load(url);
    }

    private void load(String url) {
        loadCount += 1;
        int number = loadCount;
        later(() -> {
            if (number != loadCount) return;
            this.url = url;
            hasTurbo = false;
            client.onPageStarted(this, url, null);
            later(() -> {
                if (number == loadCount) client.onPageFinished(this, url);
            });
        });
    }

    public void stopLoading() {
        requireNotDestroyed();
        loadCount += 1;
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

    // Scripts

    public void evaluateJavascript(String script, ValueCallback<String> resultCallback) {
        requireNotDestroyed();
        scripts.add(script);
        later(() -> {
            String result = run(script);
            if (resultCallback != null && result != null) resultCallback.onReceiveValue(result);
        });
    }

    /** Returns what the page answers, or `null` if it does not respond. */
    private String run(String script) {
        if (script.equals("window.turboNative == null")) return String.valueOf(!hasTurbo);
        if (script.contains("class TurboNative")) {
            hasTurbo = true;
            // The page has loaded Turbo before.
            later(() -> {
                call("turboIsReady", true);
                call("pageLoaded", restoration());
            });
            return "null";
        }
        Matcher matcher = CALL.matcher(script);
        if (!matcher.find()) return scriptResult;
        if (hasTurbo) runTurbo(matcher.group(1), strings(matcher.group(2)));
        return "null";
    }

    private void runTurbo(String function, List<String> arguments) {
        switch (function) {
            case "visitRenderedForColdBoot" -> later(() -> call("visitRendered", arguments.get(0)));
            case "visitLocationWithOptionsAndRestorationIdentifier" -> visit(arguments.get(0));
            default -> {}
        }
    }

    private void visit(String location) {
        visitCount += 1;
        String visit = "visit-" + visitCount;
        url = location;
        call("visitStarted", visit, false, false, location);
        later(() -> {
            call("visitRequestFinished", visit);
            call("visitRendered", visit);
            call("visitCompleted", visit, restoration());
        });
    }

    private String restoration() {
        return "restoration-" + visitCount;
    }

    private static List<String> strings(String arguments) {
        List<String> strings = new ArrayList<>();
        Matcher matcher = STRING.matcher(arguments);
        while (matcher.find()) strings.add(matcher.group(1));
        return strings;
    }

    /** Calls the interface that Hotwire has added for Turbo. */
    private void call(String name, Object... arguments) {
        Object session = interfaces.get("TurboSession");
        if (session == null || isDestroyed) return;
        for (Method method : session.getClass().getMethods()) {
            if (!method.getName().equals(name)) continue;
            try {
                method.invoke(session, arguments);
            } catch (ReflectiveOperationException error) {
                throw new IllegalStateException(name, error.getCause() == null ? error : error.getCause());
            }
            return;
        }
        throw new IllegalStateException("Turbo's interface has no " + name);
    }

    private void later(Runnable action) {
        new Handler(Looper.getMainLooper()).post(() -> {
            if (!isDestroyed) action.run();
        });
    }

    private void requireNotDestroyed() {
        if (isDestroyed) throw new IllegalStateException("the web view was destroyed");
    }

    // For tests

    /** The additional headers of each load. */
    public List<Map<String, String>> loadsForTest() {
        return loads;
    }

    /** How often the page was loaded again. */
    public int reloadsForTest() {
        return reloadCount;
    }

    public boolean isDestroyedForTest() {
        return isDestroyed;
    }

    public List<String> scriptsForTest() {
        return scripts;
    }

    /** Sets what other scripts return, or `null` if the page does not respond. */
    public void setScriptResultForTest(String result) {
        scriptResult = result;
    }

    public static int liveCountForTest() {
        return live;
    }
}
