package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.graphics.Canvas;

/** A double of the platform's class. Its state makes a plain wrapper, not one of the same class. */
public abstract class DrawableWrapper extends Drawable {
    private final Drawable drawable;

    public DrawableWrapper(Drawable drawable) {
        this.drawable = drawable;
    }

    public Drawable getDrawable() {
        return drawable;
    }

    @Override
    public void setTintList(ColorStateList tint) {
        drawable.setTintList(tint);
    }

    @Override
    public int getIntrinsicWidth() {
        return drawable.getIntrinsicWidth();
    }

    @Override
    public int getIntrinsicHeight() {
        return drawable.getIntrinsicHeight();
    }

    @Override
    public void draw(Canvas canvas) {
        drawable.draw(canvas);
    }

    @Override
    public ConstantState getConstantState() {
        return new ConstantState() {
            @Override
            public Drawable newDrawable() {
                return new DrawableWrapper(drawable) {};
            }
        };
    }
}
