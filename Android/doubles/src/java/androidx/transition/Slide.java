package androidx.transition;

import android.view.Gravity;

public class Slide extends Transition {
    private final int edge;

    public Slide(int slideEdge) {
        if (slideEdge != Gravity.BOTTOM && slideEdge != Gravity.START) throw new IllegalArgumentException("Invalid slide direction");
        edge = slideEdge;
    }

    @Override
    public String toString() {
        return edge == Gravity.BOTTOM ? "slide at the bottom" : "slide at the start";
    }
}
