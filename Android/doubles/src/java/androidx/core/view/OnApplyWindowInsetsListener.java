package androidx.core.view;

import android.view.View;

/** Stands in for AndroidX's interface. */
public interface OnApplyWindowInsetsListener {
    WindowInsetsCompat onApplyWindowInsets(View view, WindowInsetsCompat insets);
}
