package androidx.activity;

import android.app.Activity;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.view.View;
import androidx.core.util.Consumer;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;
import java.util.ArrayList;
import java.util.List;

public class ComponentActivity extends Activity implements LifecycleOwner, ViewModelStoreOwner {
    private final Lifecycle lifecycle = Lifecycle.createForTest(this);
    private final ViewModelStore models = new ViewModelStore();
    private final List<Consumer<Configuration>> configurationListeners = new ArrayList<>();
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

    public void onConfigurationChanged(Configuration configuration) {
        for (Consumer<Configuration> listener : List.copyOf(configurationListeners)) listener.accept(configuration);
    }

    public final void addOnConfigurationChangedListener(Consumer<Configuration> listener) {
        configurationListeners.add(listener);
    }

    /** Changes the night mode as AppCompat does if the activity handles {@code uiMode}: the views hear nothing of it. */
    public void setNightModeForTest(int uiMode) {
        getResources().getConfiguration().uiMode = uiMode;
        onConfigurationChanged(getResources().getConfiguration());
    }

    public void newIntentForTest(Intent intent) {
        onNewIntent(intent);
    }

    protected void onSaveInstanceState(Bundle outState) {}

    public void setContentView(View view) {
        showForTest(view);
    }
}
