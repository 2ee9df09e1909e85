package androidx.activity;

import android.app.Activity;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.View;
import android.view.ViewGroup;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;

public class ComponentActivity extends Activity implements LifecycleOwner, ViewModelStoreOwner {
    private final Lifecycle lifecycle = Lifecycle.createForTest(this);
    private final ViewModelStore models = new ViewModelStore();
    private final ViewGroup window = new android.widget.FrameLayout(this);

    private Intent intent = new Intent();

    public ComponentActivity() {}

    protected void onCreate(Bundle savedInstanceState) {}

    protected void onStart() {}

    protected void onStop() {}

    protected void onDestroy() {}

    @Override
    public Lifecycle getLifecycle() {
        return lifecycle;
    }

    @Override
    public ViewModelStore getViewModelStore() {
        return models;
    }

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
        return lifecycle.getCurrentState() == Lifecycle.State.DESTROYED;
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

    /** Attaches the views to a window, after the first start. */
    public void showWindowForTest() {
        new Handler(Looper.getMainLooper()).post(window::showInWindowForTest);
    }

    public View contentForTest() {
        return window.getChildAt(0);
    }
}
