package androidx.core.view;

import android.view.View;

public class ViewCompat {
    private ViewCompat() {}

    public static void setOnApplyWindowInsetsListener(View view, OnApplyWindowInsetsListener listener) {
        view.listenForTest(listener);
    }
}
