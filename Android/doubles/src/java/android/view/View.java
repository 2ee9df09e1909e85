package android.view;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import androidx.core.view.OnApplyWindowInsetsListener;
import androidx.core.view.WindowInsetsCompat;
import androidx.lifecycle.LifecycleOwner;
import java.util.ArrayList;
import java.util.List;

/**
 * A double of the platform's class. What is posted to a view runs only while it is in a window.
 *
 * <p>Insets come from the window: when it is shown, when they change, and in a later message after a view in the window has
 * requested them. A listener replaces {@code onApplyWindowInsets} (View.java and ViewRootImpl.java of API 28 and 30).
 */
public class View {
    public static final int VISIBLE = 0;
    public static final int GONE = 8;
    public static final int NO_ID = -1;
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
    private boolean isWindow;
    private WindowInsetsCompat windowInsets = WindowInsetsCompat.ofForTest(0, 0);
    private boolean isDispatchPosted;
    private int requestsOfInsets;
    private boolean requestsInsetsWhenAttached;
    private WindowInsetsCompat receivedInsets;
    private WindowInsetsCompat appliedInsets;
    private AccessibilityDelegate accessibilityDelegate;
    /** What was posted while the view was in no window. It runs when the view is attached. */
    private final List<Posted> posted = new ArrayList<>();
    /** The lifecycle of the fragment that has made the view. */
    public LifecycleOwner lifecycleOwnerForTest;

    private record Posted(Runnable action, long delay) {}

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

    public void dispatchConfigurationChanged(Configuration newConfig) {
        onConfigurationChanged(newConfig);
    }

    public View getRootView() {
        return root();
    }

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
        return postDelayed(action, 0);
    }

    public boolean postDelayed(Runnable action, long delayMillis) {
        if (isInWindow()) return new Handler(Looper.getMainLooper()).postDelayed(action, delayMillis);
        return posted.add(new Posted(action, delayMillis));
    }

    final boolean isInWindow() {
        return isWindow || parent != null && parent.isInWindow();
    }

    void attach() {
        for (Posted entry : posted) new Handler(Looper.getMainLooper()).postDelayed(entry.action, entry.delay);
        posted.clear();
        if (requestsInsetsWhenAttached) requestApplyInsets();
        requestsInsetsWhenAttached = false;
    }

    /** Shows the view and its children in a window. */
    public void showInWindowForTest() {
        isWindow = true;
        attach();
        dispatchApplyWindowInsets(windowInsets.toWindowInsets());
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

    public WindowInsets dispatchApplyWindowInsets(WindowInsets insets) {
        return applyOwnInsetsForTest(insets);
    }

    public WindowInsets onApplyWindowInsets(WindowInsets insets) {
        return insets;
    }

    /** Returns what is left of the insets after the view has applied them. */
    public final WindowInsets applyOwnInsetsForTest(WindowInsets insets) {
        receivedInsets = insets.compatForTest;
        appliedInsets = insetsListener == null
                ? onApplyWindowInsets(insets).compatForTest
                : insetsListener.onApplyWindowInsets(this, insets.compatForTest);
        return appliedInsets.toWindowInsets();
    }

    public void requestApplyInsets() {
        View root = root();
        requestsOfInsets += 1;
        if (!root.isWindow || root.isDispatchPosted) return;
        root.isDispatchPosted = true;
        new Handler(Looper.getMainLooper()).post(() -> {
            root.isDispatchPosted = false;
            root.dispatchApplyWindowInsets(root.windowInsets.toWindowInsets());
        });
    }

    public void requestInsetsWhenAttachedForTest() {
        if (isInWindow()) requestApplyInsets();
        else requestsInsetsWhenAttached = true;
    }

    /** Changes the insets of the window, and returns what the children of the view get. */
    public WindowInsetsCompat applyInsetsForTest(WindowInsetsCompat insets) {
        View root = root();
        appliedInsets = WindowInsetsCompat.CONSUMED;
        root.windowInsets = insets;
        root.dispatchApplyWindowInsets(insets.toWindowInsets());
        return appliedInsets;
    }

    /** Returns how often insets were requested of this view. */
    public int requestsOfInsetsForTest() {
        return requestsOfInsets;
    }

    /** Returns the insets that the view got last, or {@code null}. */
    public WindowInsetsCompat receivedInsetsForTest() {
        return receivedInsets;
    }

    private View root() {
        View root = this;
        while (root.parent != null) root = root.parent;
        return root;
    }

    public void setAccessibilityDelegate(AccessibilityDelegate delegate) {
        accessibilityDelegate = delegate;
    }

    public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {}

    public boolean performAccessibilityAction(int action, Bundle arguments) {
        return false;
    }

    /** Returns what a screen reader gets. */
    public AccessibilityNodeInfo describeForTest() {
        AccessibilityNodeProvider provider =
            accessibilityDelegate == null ? null : accessibilityDelegate.getAccessibilityNodeProvider(this);
        if (provider != null) return provider.createAccessibilityNodeInfo(NO_ID);
        AccessibilityNodeInfo info = AccessibilityNodeInfo.obtain(this);
        onInitializeAccessibilityNodeInfo(info);
        return info;
    }

    public static class AccessibilityDelegate {
        public AccessibilityDelegate() {}

        public AccessibilityNodeProvider getAccessibilityNodeProvider(View host) {
            return null;
        }
    }

    View findForTest(int id) {
        return this.id == id ? this : null;
    }

    @SuppressWarnings("unchecked")
    private static <T> T cast(View view) {
        return (T) view;
    }
}
