package com.google.android.material.navigationrail;

import android.content.Context;
import com.google.android.material.navigation.NavigationBarView;

public class NavigationRailView extends NavigationBarView {
    public NavigationRailView(Context context) {
        super(context, null, 0, 0);
    }

    @Override
    public int getMaxItemCount() {
        return 7;
    }
}
