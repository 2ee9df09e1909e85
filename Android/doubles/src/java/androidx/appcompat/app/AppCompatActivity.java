package androidx.appcompat.app;

import androidx.fragment.app.FragmentActivity;

/** Stands in for AndroidX's class. */
public class AppCompatActivity extends FragmentActivity {
    public AppCompatActivity() {}
}
