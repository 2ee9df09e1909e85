package androidx.appcompat.app;

import androidx.fragment.app.FragmentActivity;

/** A double of AndroidX's class. */
public class AppCompatActivity extends FragmentActivity {
    public AppCompatActivity() {}
}
