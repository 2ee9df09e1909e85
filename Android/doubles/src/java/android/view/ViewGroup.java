package android.view;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;

/**
 * A double of the platform's class. Since Android 11, each child gets the insets that the group has left. Before, a child gets what
 * its sibling before it has left, and none after one has consumed them ({@code brokenDispatchApplyWindowInsets} and
 * {@code newDispatchApplyWindowInsets} in ViewGroup.java of API 30; the first is the only way of API 28 and 29).
 */
public abstract class ViewGroup extends View implements ViewParent {
    /** Whether the device has Android 9 or 10. */
    public static boolean isBeforeAndroid11ForTest;

    private final List<View> children = new ArrayList<>();

    public ViewGroup(Context context) {
        super(context);
    }

    /** Returns the parameters of a child that has none (ViewGroup.java of API 28). A frame has others. */
    protected LayoutParams generateDefaultLayoutParams() {
        return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
    }

    public void addView(View child) {
        if (child.parent != null) throw new IllegalStateException("The specified child already has a parent.");
        if (child.getLayoutParams() == null) child.setLayoutParams(generateDefaultLayoutParams());
        child.parent = this;
        children.add(child);
        if (isInWindow()) child.attach();
    }

    public void addView(View child, LayoutParams parameters) {
        child.setLayoutParams(parameters);
        addView(child);
    }

    public void addView(View child, int index, LayoutParams parameters) {
        addView(child, parameters);
        children.remove(child);
        children.add(index, child);
    }

    @Override
    public void dispatchConfigurationChanged(android.content.res.Configuration newConfig) {
        super.dispatchConfigurationChanged(newConfig);
        for (View child : List.copyOf(children)) child.dispatchConfigurationChanged(newConfig);
    }

    public void removeView(View child) {
        if (children.remove(child)) child.parent = null;
    }

    public int getChildCount() {
        return children.size();
    }

    public View getChildAt(int index) {
        return children.get(index);
    }

    @Override
    public WindowInsets dispatchApplyWindowInsets(WindowInsets insets) {
        WindowInsets left = super.dispatchApplyWindowInsets(insets);
        for (View child : List.copyOf(children)) {
            if (left.isConsumed()) break;
            WindowInsets leftByChild = child.dispatchApplyWindowInsets(left);
            if (isBeforeAndroid11ForTest) left = leftByChild;
        }
        return left;
    }

    @Override
    void attach() {
        super.attach();
        for (View child : List.copyOf(children)) child.attach();
    }

    @Override
    View findForTest(int id) {
        View found = super.findForTest(id);
        for (View child : children) if (found == null) found = child.findForTest(id);
        return found;
    }

    public static class LayoutParams {
        public static final int MATCH_PARENT = -1;
        public static final int WRAP_CONTENT = -2;

        public final int widthForTest;
        public final int heightForTest;

        public LayoutParams(int width, int height) {
            widthForTest = width;
            heightForTest = height;
        }
    }
}
