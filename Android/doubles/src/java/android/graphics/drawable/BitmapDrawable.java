package android.graphics.drawable;

import android.content.res.Resources;
import android.graphics.Bitmap;
import android.graphics.Canvas;

public class BitmapDrawable extends Drawable {
    public final Bitmap bitmapForTest;

    public BitmapDrawable(Resources resources, Bitmap bitmap) {
        bitmapForTest = bitmap;
    }

    @Override
    public void draw(Canvas canvas) {}
}
