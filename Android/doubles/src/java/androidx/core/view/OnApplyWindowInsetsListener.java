package androidx.core.view;

import android.view.View;

public interface OnApplyWindowInsetsListener {
    WindowInsetsCompat onApplyWindowInsets(View view, WindowInsetsCompat insets);
}
