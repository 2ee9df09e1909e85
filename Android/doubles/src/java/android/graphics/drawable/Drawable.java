package android.graphics.drawable;

import android.graphics.Canvas;
import android.graphics.Rect;

public abstract class Drawable {
    private final Rect bounds = new Rect();

    public Drawable() {}

    public abstract void draw(Canvas canvas);

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
