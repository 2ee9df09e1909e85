package com.google.android.material.navigationrail;

import android.content.Context;
import android.view.View;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat.Type;
import com.google.android.material.navigation.NavigationBarView;

/**
 * A double of Material's class. It adds the insets of system bars at the top and at the bottom to itself, and at its start also
 * that of a cutout (NavigationRailView.java of 1.14; its style sets fitsSystemWindows).
 */
public class NavigationRailView extends NavigationBarView {
    public NavigationRailView(Context context) {
        super(context, null, 0, 0);
        ViewCompat.setOnApplyWindowInsetsListener(this, (view, insets) -> {
            Insets bars = insets.getInsets(Type.systemBars());
            Insets start = insets.getInsets(Type.systemBars() | Type.displayCutout());
            boolean isRightToLeft = getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
            setPadding(isRightToLeft ? 0 : start.left, bars.top, isRightToLeft ? start.right : 0, bars.bottom);
            return insets;
        });
        requestInsetsWhenAttachedForTest();
    }

    @Override
    public int getMaxItemCount() {
        return 7;
    }
}
