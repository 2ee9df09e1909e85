package androidx.core.graphics.drawable;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.drawable.Drawable;

public abstract class RoundedBitmapDrawable extends Drawable {
    public final Bitmap bitmapForTest;
    private boolean isCircular;

    RoundedBitmapDrawable(Bitmap bitmap) {
        bitmapForTest = bitmap;
    }

    public void setCircular(boolean circular) {
        isCircular = circular;
    }

    public boolean isCircular() {
        return isCircular;
    }

    @Override
    public void draw(Canvas canvas) {}
}
