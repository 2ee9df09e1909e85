package androidx.core.view;

import android.view.View;

/** A double of AndroidX's class. */
public class ViewCompat {
    private ViewCompat() {}

    public static void setOnApplyWindowInsetsListener(View view, OnApplyWindowInsetsListener listener) {
        view.listenForTest(listener);
    }
}
