package androidx.fragment.app;

import android.os.Bundle;
import androidx.activity.ComponentActivity;
import java.util.List;

/** A double of AndroidX's class. Restored fragments are created within its onCreate, before what follows there. */
public class FragmentActivity extends ComponentActivity {
    private static final String FRAGMENTS = "android:support:fragments";
    private final FragmentManager fragments = new FragmentManager(this) {};

    public FragmentActivity() {}

    public FragmentManager getSupportFragmentManager() {
        return fragments;
    }

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        if (savedInstanceState != null) fragments.restore(savedInstanceState.getBundle(FRAGMENTS));
    }

    @Override
    protected void onStart() {
        super.onStart();
        fragments.start();
    }

    @Override
    protected void onSaveInstanceState(Bundle outState) {
        super.onSaveInstanceState(outState);
        outState.putBundle(FRAGMENTS, fragments.save());
    }

    public void openForTest(Bundle savedInstanceState) {
        onCreate(savedInstanceState);
        onStart();
    }

    public Bundle saveForTest() {
        Bundle state = new Bundle();
        onSaveInstanceState(state);
        return state.copyForTest();
    }
}
