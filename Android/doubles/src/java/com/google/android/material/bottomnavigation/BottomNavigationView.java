package com.google.android.material.bottomnavigation;

import android.content.Context;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat.Type;
import com.google.android.material.navigation.NavigationBarView;

/** A double of Material's class. It adds the insets at its sides and at the bottom to itself (BottomNavigationView.java of 1.14). */
public class BottomNavigationView extends NavigationBarView {
    public BottomNavigationView(Context context) {
        super(context, null, 0, 0);
        ViewCompat.setOnApplyWindowInsetsListener(this, (view, insets) -> {
            Insets system = insets.getInsets(Type.systemBars() | Type.displayCutout() | Type.ime());
            setPadding(system.left, 0, system.right, system.bottom);
            return insets;
        });
        requestInsetsWhenAttachedForTest();
    }

    @Override
    public int getMaxItemCount() {
        return 6;
    }
}
