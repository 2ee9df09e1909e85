package android.app;

import android.content.ContextWrapper;
import android.os.Handler;
import android.os.Looper;
import android.view.View;
import android.widget.FrameLayout;

public class Activity extends ContextWrapper {
    private final FrameLayout window = new FrameLayout(this);

    public Activity() {
        super(new Application());
    }

    public <T extends View> T findViewById(int id) {
        return window.findViewById(id);
    }

    public void setContentView(int layout) {}

    public void showForTest(View view) {
        while (window.getChildCount() > 0) window.removeView(window.getChildAt(0));
        window.addView(view);
    }

    /** Attaches the views to a window, after the first start. */
    public void showWindowForTest() {
        new Handler(Looper.getMainLooper()).post(window::showInWindowForTest);
    }

    public View contentForTest() {
        return window.getChildAt(0);
    }
}
