package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.graphics.Canvas;
import android.graphics.Rect;

/** A double of the platform's class. By default, a drawable ignores a tint and has no constant state. */
public abstract class Drawable {
    private final Rect bounds = new Rect();

    public Drawable() {}

    public abstract void draw(Canvas canvas);

    public void setTintList(ColorStateList tint) {}

    public ConstantState getConstantState() {
        return null;
    }

    /** Makes another drawable with the same state. */
    public abstract static class ConstantState {
        public ConstantState() {}

        public abstract Drawable newDrawable();
    }

    public int getIntrinsicWidth() {
        return -1;
    }

    public int getIntrinsicHeight() {
        return -1;
    }

    public void setBounds(int left, int top, int right, int bottom) {
        bounds.left = left;
        bounds.top = top;
        bounds.right = right;
        bounds.bottom = bottom;
    }

    public final Rect getBounds() {
        return bounds;
    }
}
