package android.webkit;

import android.content.Context;
import android.widget.FrameLayout;
import java.util.ArrayList;
import java.util.List;

/** A double of the platform's class. It records the scripts, and fails if it is used after it was destroyed. */
public class WebView extends FrameLayout {
    private static int live;
    private final List<String> scripts = new ArrayList<>();
    private String scriptResult = "false";
    private boolean isDestroyed;

    public WebView(Context context) {
        super(context);
        live += 1;
    }

    public void evaluateJavascript(String script, ValueCallback<String> resultCallback) {
        requireNotDestroyed();
        scripts.add(script);
        if (resultCallback != null) resultCallback.onReceiveValue(scriptResult);
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

    public void setScriptResultForTest(String result) {
        scriptResult = result;
    }

    public static int liveCountForTest() {
        return live;
    }
}
