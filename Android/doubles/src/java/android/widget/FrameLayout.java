package android.widget;

import android.content.Context;
import android.view.ViewGroup;

/** A double of the platform's class. */
public class FrameLayout extends ViewGroup {
    public FrameLayout(Context context) {
        super(context);
    }
}
