package com.google.android.material.bottomnavigation;

import android.content.Context;
import com.google.android.material.navigation.NavigationBarView;

public class BottomNavigationView extends NavigationBarView {
    public BottomNavigationView(Context context) {
        super(context, null, 0, 0);
    }

    @Override
    public int getMaxItemCount() {
        return 6;
    }
}
