package androidx.fragment.app;

import android.content.Context;
import android.view.WindowInsets;
import android.widget.FrameLayout;

/**
 * A double of AndroidX's class. Each fragment's view gets the insets of the container, and the siblings of the container those
 * that it got (FragmentContainerView.kt at 31adf48).
 */
public final class FragmentContainerView extends FrameLayout {
    public FragmentContainerView(Context context) {
        super(context);
    }

    @Override
    public WindowInsets dispatchApplyWindowInsets(WindowInsets insets) {
        WindowInsets left = applyOwnInsetsForTest(insets);
        for (int index = 0; index < getChildCount() && !left.isConsumed(); index += 1) getChildAt(index).dispatchApplyWindowInsets(left);
        return insets;
    }
}
