package androidx.activity;

import android.app.Activity;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.view.View;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;

public class ComponentActivity extends Activity implements LifecycleOwner, ViewModelStoreOwner {
    private final Lifecycle lifecycle = Lifecycle.createForTest(this);
    private final ViewModelStore models = new ViewModelStore();
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
        showForTest(view);
    }
}
