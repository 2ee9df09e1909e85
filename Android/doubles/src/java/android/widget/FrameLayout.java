package android.widget;

import android.content.Context;
import android.view.ViewGroup;

/** Stands in for the platform's class. */
public class FrameLayout extends ViewGroup {
    public FrameLayout(Context context) {
        super(context);
    }
}
