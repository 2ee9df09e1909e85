package androidx.core.view;

import android.view.View;

/** A double of AndroidX's interface. */
public interface OnApplyWindowInsetsListener {
    WindowInsetsCompat onApplyWindowInsets(View view, WindowInsetsCompat insets);
}
