package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.graphics.Bitmap;
import android.graphics.Canvas;

public class BitmapDrawable extends Drawable {
    public final Bitmap bitmapForTest;
    private boolean isTinted;

    public BitmapDrawable(Resources resources, Bitmap bitmap) {
        bitmapForTest = bitmap;
    }

    @Override
    public void draw(Canvas canvas) {}

    /** Fills all that is not transparent. */
    @Override
    public void setTintList(ColorStateList tint) {
        isTinted = tint != null;
    }

    public boolean isTintedForTest() {
        return isTinted;
    }
}
