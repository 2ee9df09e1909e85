package androidx.appcompat.content.res;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.drawable.Drawable;

public final class AppCompatResources {
    private AppCompatResources() {}

    public static Drawable getDrawable(Context context, int id) {
        return new DrawableForTest(id);
    }

    /** A drawable with its resource. */
    public static class DrawableForTest extends Drawable {
        public final int id;

        DrawableForTest(int id) {
            this.id = id;
        }

        @Override
        public void draw(Canvas canvas) {}
    }
}
