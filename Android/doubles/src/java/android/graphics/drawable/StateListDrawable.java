package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.graphics.Canvas;
import java.util.ArrayList;
import java.util.List;

public class StateListDrawable extends Drawable {
    private final List<Drawable> drawables = new ArrayList<>();

    public StateListDrawable() {}

    public void addState(int[] stateSet, Drawable drawable) {
        drawables.add(drawable);
    }

    @Override
    public void draw(Canvas canvas) {}

    @Override
    public void setTintList(ColorStateList tint) {
        for (Drawable drawable : drawables) drawable.setTintList(tint);
    }

    public List<Drawable> drawablesForTest() {
        return drawables;
    }
}
