package androidx.activity;

import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;

/** A double of AndroidX's class. */
public class ComponentActivity extends Context {
    private final ViewGroup window = new android.widget.FrameLayout(this);

    private Intent intent = new Intent();

    public ComponentActivity() {}

    protected void onCreate(Bundle savedInstanceState) {}

    protected void onStart() {}

    protected void onNewIntent(Intent intent) {}

    public Intent getIntent() {
        return intent;
    }

    public void setIntent(Intent intent) {
        this.intent = intent;
    }

    public boolean isFinishing() {
        return false;
    }

    public boolean isDestroyed() {
        return false;
    }

    public void onTrimMemory(int level) {}

    public void onLowMemory() {}

    public void onConfigurationChanged(Configuration configuration) {}

    public void newIntentForTest(Intent intent) {
        onNewIntent(intent);
    }

    protected void onSaveInstanceState(Bundle outState) {}

    public void setContentView(View view) {
        while (window.getChildCount() > 0) window.removeView(window.getChildAt(0));
        window.addView(view);
    }

    public <T extends View> T findViewById(int id) {
        return window.findViewById(id);
    }

    public View contentForTest() {
        return window.getChildAt(0);
    }
}
