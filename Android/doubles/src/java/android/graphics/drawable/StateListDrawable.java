package android.graphics.drawable;

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

    public List<Drawable> drawablesForTest() {
        return drawables;
    }
}
