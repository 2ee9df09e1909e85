package android.view;

import androidx.core.view.WindowInsetsCompat;

/** A double of the platform's class. {@link WindowInsetsCompat} has the insets. */
public final class WindowInsets {
    public final WindowInsetsCompat compatForTest;

    private WindowInsets(WindowInsetsCompat compat) {
        compatForTest = compat;
    }

    public static WindowInsets ofForTest(WindowInsetsCompat compat) {
        return new WindowInsets(compat);
    }

    public boolean isConsumed() {
        return compatForTest.isConsumed();
    }
}
