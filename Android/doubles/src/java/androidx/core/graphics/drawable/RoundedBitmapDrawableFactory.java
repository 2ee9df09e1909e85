package androidx.core.graphics.drawable;

import android.content.res.Resources;
import android.graphics.Bitmap;

public final class RoundedBitmapDrawableFactory {
    private RoundedBitmapDrawableFactory() {}

    public static RoundedBitmapDrawable create(Resources resources, Bitmap bitmap) {
        return new RoundedBitmapDrawable(bitmap) {};
    }
}
