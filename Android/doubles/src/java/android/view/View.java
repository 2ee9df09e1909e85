package android.view;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import androidx.core.view.OnApplyWindowInsetsListener;
import androidx.core.view.WindowInsetsCompat;
import java.util.ArrayList;
import java.util.List;

/** A double of the platform's class. */
public class View {
    public static final int VISIBLE = 0;
    public static final int GONE = 8;
    public static final int NO_ID = -1;

    private final Context context;
    private int id = NO_ID;
    private int visibility = VISIBLE;
    private int scrollY;
    private int paddingBottom;
    private float alpha = 1;
    private ViewGroup.LayoutParams layoutParams;
    private final List<Runnable> delayed = new ArrayList<>();
    ViewGroup parent;
    private OnApplyWindowInsetsListener insetsListener;

    public View(Context context) {
        this.context = context;
    }

    public final Context getContext() {
        return context;
    }

    public Resources getResources() {
        return context.getResources();
    }

    protected void onConfigurationChanged(Configuration newConfig) {}

    public void configureForTest(Configuration configuration) {
        onConfigurationChanged(configuration);
    }

    public ViewGroup.LayoutParams getLayoutParams() {
        return layoutParams;
    }

    public void setLayoutParams(ViewGroup.LayoutParams parameters) {
        layoutParams = parameters;
    }

    public int getId() {
        return id;
    }

    public void setId(int id) {
        this.id = id;
    }

    public int getVisibility() {
        return visibility;
    }

    public void setVisibility(int visibility) {
        this.visibility = visibility;
    }

    public <T extends View> T findViewById(int id) {
        return cast(findForTest(id));
    }

    public void scrollTo(int x, int y) {
        scrollY = y;
    }

    public final int getScrollY() {
        return scrollY;
    }

    public boolean post(Runnable action) {
        action.run();
        return true;
    }

    public boolean postDelayed(Runnable action, long delayMillis) {
        delayed.add(action);
        return true;
    }

    public boolean removeCallbacks(Runnable action) {
        return delayed.removeIf(posted -> posted == action);
    }

    /** Runs what is posted now with a delay. */
    public void runDelayedForTest() {
        List<Runnable> due = List.copyOf(delayed);
        delayed.clear();
        due.forEach(Runnable::run);
    }

    public float getAlpha() {
        return alpha;
    }

    public void setAlpha(float alpha) {
        this.alpha = alpha;
    }

    public final ViewParent getParent() {
        return parent;
    }

    public void setPadding(int left, int top, int right, int bottom) {
        paddingBottom = bottom;
    }

    public int getPaddingBottom() {
        return paddingBottom;
    }

    public void listenForTest(OnApplyWindowInsetsListener listener) {
        insetsListener = listener;
    }

    public void applyInsetsForTest(WindowInsetsCompat insets) {
        if (insetsListener != null) insetsListener.onApplyWindowInsets(this, insets);
    }

    View findForTest(int id) {
        return this.id == id ? this : null;
    }

    @SuppressWarnings("unchecked")
    private static <T> T cast(View view) {
        return (T) view;
    }
}
