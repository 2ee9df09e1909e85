package androidx.core.view;

import android.view.View;
import android.view.WindowInsets;
import androidx.core.graphics.Insets;

/**
 * A double of AndroidX's class: the system bars and cutouts on four sides, and a keyboard at the bottom.
 *
 * <ul>
 *   <li>{@code inset} reduces the insets of all types. A keyboard that is open stays visible even if nothing of it is left
 *       (WindowInsets.inset of API 30, which WindowInsetsCompat.java at 04a4cca calls).
 *   <li>Consumed insets are none, and a group does not pass them on to its children (WindowInsetsCompat.CONSUMED).
 * </ul>
 */
public class WindowInsetsCompat {
    public static final WindowInsetsCompat CONSUMED = new WindowInsetsCompat(Insets.NONE, Insets.NONE, 0, false);

    private final Insets systemBars;
    private final Insets cutout;
    private final int ime;
    private final boolean isImeVisible;

    private WindowInsetsCompat(Insets systemBars, Insets cutout, int ime, boolean isImeVisible) {
        this.systemBars = systemBars;
        this.cutout = cutout;
        this.ime = ime;
        this.isImeVisible = isImeVisible;
    }

    public static WindowInsetsCompat ofForTest(int systemBars, int ime) {
        return ofForTest(Insets.of(0, 0, 0, systemBars), Insets.NONE, ime);
    }

    public static WindowInsetsCompat ofForTest(Insets systemBars, Insets cutout, int ime) {
        return new WindowInsetsCompat(systemBars, cutout, ime, ime > 0);
    }

    public static WindowInsetsCompat toWindowInsetsCompat(WindowInsets insets, View view) {
        return insets.compatForTest;
    }

    public WindowInsets toWindowInsets() {
        return WindowInsets.ofForTest(this);
    }

    public boolean isConsumed() {
        return this == CONSUMED;
    }

    public Insets getInsets(int types) {
        Insets bars = (types & Type.systemBars()) != 0 ? systemBars : Insets.NONE;
        Insets hole = (types & Type.displayCutout()) != 0 ? cutout : Insets.NONE;
        int keyboard = (types & Type.ime()) != 0 ? ime : 0;
        return Insets.of(
                Math.max(bars.left, hole.left), Math.max(bars.top, hole.top), Math.max(bars.right, hole.right),
                Math.max(Math.max(bars.bottom, hole.bottom), keyboard));
    }

    public boolean isVisible(int types) {
        return (types & Type.ime()) != 0 && isImeVisible;
    }

    public WindowInsetsCompat inset(int left, int top, int right, int bottom) {
        if (isConsumed()) return this;
        return new WindowInsetsCompat(
                less(systemBars, left, top, right, bottom), less(cutout, left, top, right, bottom), Math.max(0, ime - bottom), isImeVisible);
    }

    private static Insets less(Insets insets, int left, int top, int right, int bottom) {
        return Insets.of(
                Math.max(0, insets.left - left), Math.max(0, insets.top - top), Math.max(0, insets.right - right),
                Math.max(0, insets.bottom - bottom));
    }

    public static final class Type {
        private Type() {}

        public static int systemBars() {
            return 7;
        }

        public static int ime() {
            return 8;
        }

        public static int displayCutout() {
            return 128;
        }
    }
}
