package androidx.core.view;

import android.view.View;

/** Stands in for AndroidX's class. */
public class ViewCompat {
    private ViewCompat() {}

    public static void setOnApplyWindowInsetsListener(View view, OnApplyWindowInsetsListener listener) {
        view.listenForTest(listener);
    }
}
