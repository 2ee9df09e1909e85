package androidx.fragment.app;

import android.os.Bundle;
import androidx.activity.ComponentActivity;
import androidx.lifecycle.Lifecycle;

/**
 * A double of AndroidX's class. Restored fragments are created within its onCreate, and all fragments get their views within
 * its first onStart. The lifecycle's observers hear of a start after it, and of a stop and an end before it.
 */
public class FragmentActivity extends ComponentActivity {
    private static final String FRAGMENTS = "android:support:fragments";
    private final FragmentManager fragments = new FragmentManager(this, null) {};

    public FragmentActivity() {}

    public FragmentManager getSupportFragmentManager() {
        return fragments;
    }

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        if (savedInstanceState != null) fragments.restore(savedInstanceState.getBundle(FRAGMENTS));
        fragments.dispatch(FragmentManager.CREATED);
    }

    @Override
    protected void onStart() {
        super.onStart();
        fragments.noteStateNotSaved();
        fragments.dispatch(FragmentManager.VIEW_CREATED);
        fragments.dispatch(FragmentManager.STARTED);
    }

    @Override
    protected void onStop() {
        super.onStop();
        fragments.dispatch(FragmentManager.VIEW_CREATED);
    }

    @Override
    protected void onDestroy() {
        super.onDestroy();
        fragments.destroy();
    }

    @Override
    protected void onSaveInstanceState(Bundle outState) {
        super.onSaveInstanceState(outState);
        outState.putBundle(FRAGMENTS, fragments.save());
    }

    public void createForTest(Bundle savedInstanceState) {
        onCreate(savedInstanceState);
        getLifecycle().moveForTest(Lifecycle.State.CREATED);
    }

    public void startForTest() {
        onStart();
        getLifecycle().moveForTest(Lifecycle.State.STARTED);
    }

    public void openForTest(Bundle savedInstanceState) {
        createForTest(savedInstanceState);
        startForTest();
        showWindowForTest();
    }

    public void stopForTest() {
        if (getLifecycle().getCurrentState() != Lifecycle.State.STARTED) return;
        getLifecycle().moveForTest(Lifecycle.State.CREATED);
        onStop();
    }

    /** Ends the activity, as the user or a rotation does. */
    public void destroyForTest() {
        stopForTest();
        getLifecycle().moveForTest(Lifecycle.State.DESTROYED);
        onDestroy();
    }

    public Bundle saveForTest() {
        Bundle state = new Bundle();
        onSaveInstanceState(state);
        return state.copyForTest();
    }
}
