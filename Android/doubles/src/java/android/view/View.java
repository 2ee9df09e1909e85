package android.view;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.os.Handler;
import android.os.Looper;
import androidx.core.view.OnApplyWindowInsetsListener;
import androidx.core.view.WindowInsetsCompat;

public class View {
    public static final int VISIBLE = 0;
    public static final int GONE = 8;
    public static final int NO_ID = -1;
    public static final int LAYOUT_DIRECTION_LTR = 0;
    public static final int LAYOUT_DIRECTION_RTL = 1;

    private final Context context;
    private int id = NO_ID;
    private int visibility = VISIBLE;
    private int scrollY;
    private int paddingLeft;
    private int paddingTop;
    private int paddingRight;
    private int paddingBottom;
    private float alpha = 1;
    private ViewGroup.LayoutParams layoutParams;
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

    public int getLayoutDirection() {
        return context.getResources().getConfiguration().getLayoutDirection();
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
        return new Handler(Looper.getMainLooper()).post(action);
    }

    public boolean postDelayed(Runnable action, long delayMillis) {
        return new Handler(Looper.getMainLooper()).postDelayed(action, delayMillis);
    }

    public boolean removeCallbacks(Runnable action) {
        new Handler(Looper.getMainLooper()).removeCallbacks(action);
        return true;
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
        paddingLeft = left;
        paddingTop = top;
        paddingRight = right;
        paddingBottom = bottom;
    }

    public int getPaddingLeft() {
        return paddingLeft;
    }

    public int getPaddingTop() {
        return paddingTop;
    }

    public int getPaddingRight() {
        return paddingRight;
    }

    public int getPaddingBottom() {
        return paddingBottom;
    }

    public void listenForTest(OnApplyWindowInsetsListener listener) {
        insetsListener = listener;
    }

    /** Returns what the children of the view get. */
    public WindowInsetsCompat applyInsetsForTest(WindowInsetsCompat insets) {
        return insetsListener == null ? insets : insetsListener.onApplyWindowInsets(this, insets);
    }

    View findForTest(int id) {
        return this.id == id ? this : null;
    }

    @SuppressWarnings("unchecked")
    private static <T> T cast(View view) {
        return (T) view;
    }
}
