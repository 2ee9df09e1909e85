package androidx.core.view;

import androidx.core.graphics.Insets;

/** A double of AndroidX's class. */
public class WindowInsetsCompat {
    private final int systemBars;
    private final int ime;

    private WindowInsetsCompat(int systemBars, int ime) {
        this.systemBars = systemBars;
        this.ime = ime;
    }

    public static WindowInsetsCompat ofForTest(int systemBars, int ime) {
        return new WindowInsetsCompat(systemBars, ime);
    }

    public Insets getInsets(int types) {
        int bars = (types & Type.systemBars()) != 0 ? systemBars : 0;
        return Insets.of(0, 0, 0, (types & Type.ime()) != 0 ? Math.max(bars, ime) : bars);
    }

    public boolean isVisible(int types) {
        return (types & Type.ime()) != 0 && ime > 0;
    }

    /** A double of AndroidX's class. */
    public static final class Type {
        private Type() {}

        public static int systemBars() {
            return 7;
        }

        public static int ime() {
            return 8;
        }
    }
}
