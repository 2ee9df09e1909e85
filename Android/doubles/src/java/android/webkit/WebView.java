package android.webkit;

import android.content.Context;
import android.widget.FrameLayout;

/** A double of the platform's class. */
public class WebView extends FrameLayout {
    public WebView(Context context) {
        super(context);
    }

    public native void evaluateJavascript(String script, ValueCallback<String> resultCallback);
}
